import { isUnreachable } from "./failures.ts";
import { type Found, type Sql, sql } from "./sql.ts";

/** `apart`: no trustworthy member of its group (any more), so neither reads nor writes should go there. */
export type Role = "primary" | "replica" | "apart";

/** The second one is known, and set, where there is Group Replication. */
const SETTINGS = "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('read_only', 'group_replication_group_name')";
const MEMBERS = `SELECT member_id = @@server_uuid AS is_self, member_state, member_role
  FROM performance_schema.replication_group_members`;

/**
 * What a server of several is, as it sees it.
 * @throws {Error} when it belongs to a group and does not tell who its members are
 */
export async function roleOf(on: Sql): Promise<Role> {
  const found = await on.all(sql(SETTINGS));
  const settings = new Map(found.map((one) => [String(one.Variable_name), String(one.Value)]));
  const takesWrites = ["0", "OFF"].includes(settings.get("read_only") ?? "");
  if (!settings.get("group_replication_group_name")) return takesWrites ? "primary" : "replica";
  const members = await membersOf(on);
  if (!isInGroup(members)) return "apart";
  return takesWrites && selfOf(members)?.member_role === "PRIMARY" ? "primary" : "replica";
}

/** Without them a restarted server, which takes writes that its group never gets, would pass for the primary. */
async function membersOf(on: Sql): Promise<readonly Found[]> {
  try {
    return await on.all(sql(MEMBERS));
  } catch (cause) {
    if (isUnreachable(cause)) throw cause;
    const advice = "GRANT SELECT ON performance_schema.replication_group_members to the user";
    throw new Error(`it does not tell who is in its group: ${advice}`, { cause });
  }
}

/** A restarted server that has not joined again takes writes; one that was cut off from most others does so too. */
function isInGroup(members: readonly Found[]): boolean {
  const lost = members.filter((member) => member.member_state === "UNREACHABLE").length;
  return selfOf(members)?.member_state === "ONLINE" && 2 * lost < members.length;
}

const selfOf = (members: readonly Found[]): Found | undefined =>
  members.find((member) => Number(member.is_self) === 1);
