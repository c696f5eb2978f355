/** Checks that both authentication plugins make of their options, with sentences that say what to do. */
import { type Caller, isRole, type Role } from "../../caller.ts";

/** Who somebody is for the calendar, whatever the proof. */
export interface Identity {
  /** User id, from 1. */
  readonly id: number;
  readonly role: Role;
  readonly capabilities?: readonly string[] | undefined;
}

/** @throws {TypeError} when the list is empty or no list. */
export function checkList(plugin: string, member: string, list: unknown): void {
  if (!Array.isArray(list) || list.length === 0)
    throw new TypeError(`Cannot set up ${plugin}: give at least one entry in \`${member}\``);
}

/**
 * The caller that an entry stands for.
 * @throws {RangeError} when its id or role is none.
 */
export function callerOf(plugin: string, entry: Identity, readOnly?: boolean): Caller {
  const { id, role, capabilities } = entry;
  if (!Number.isSafeInteger(id) || id < 1)
    throw new RangeError(`Cannot set up ${plugin}: \`id\` must be a whole number from 1, got ${shown(id)}`);
  if (!isRole(role) || role === "anonymous")
    throw new RangeError(
      `Cannot set up ${plugin}: \`role\` of id ${id} must be subscriber, contributor, author, editor or admin, got ${shown(role)}`,
    );
  return Object.freeze({ id, role, ...(readOnly && { readOnly }), ...(capabilities && { capabilities }) });
}

/** @throws {TypeError} unless exactly one of the two is given. */
export function checkSecret(
  plugin: string,
  id: number,
  names: readonly [string, string],
  values: readonly unknown[],
): void {
  const given = values.filter((value) => typeof value === "string" && value !== "").length;
  if (given !== 1)
    throw new TypeError(`Cannot set up ${plugin}: give id ${id} either \`${names[0]}\` or \`${names[1]}\``);
}

/**
 * The `WWW-Authenticate` value.
 * @throws {TypeError} when the realm could break out of its quotes.
 */
export function challengeOf(plugin: string, scheme: string, realm: string, more = ""): string {
  if (!/^[\x20\x21\x23-\x5b\x5d-\x7e]*$/.test(realm))
    throw new TypeError(
      `Cannot set up ${plugin}: \`realm\` must be plain ASCII without quotes and backslashes`,
    );
  return `${scheme} realm="${realm}"${more}`;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
