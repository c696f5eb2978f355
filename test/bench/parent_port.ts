/** A measured process' side of the talk: it says where it listens, and what it has used whenever it is asked. */
export function report(url: string): void {
  process.on("message", (message) => {
    if (message === "cpu") process.send!(usedMicroseconds());
  });
  process.once("disconnect", () => process.exit());
  process.send!(url);
}

/** All threads, garbage collection and compilation included. */
function usedMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
