/** Something was asked for in a wrong way: its message is shown as it is, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Something could not be done: its message is shown as it is, and the exit code is 1. */
export class OperationError extends Error {
  override readonly name = "OperationError";
}
