import { isUnreachable } from "./failures.ts";
import { type Found, type Sql, sql } from "./sql.ts";

/** `apart`: no trustworthy member of its group (any more), so neither reads nor writes should go there. */
export type Role = "primary" | "replica" | "apart";

const MEMBERS = `SELECT member_id = @@server_uuid AS is_self, member_state, member_role
  FROM performance_schema.replication_group_members`;

/** What a server of several is, as it sees it. */
export async function roleOf(on: Sql): Promise<Role> {
  const [found] = await on.all(sql("SELECT @@global.read_only AS read_only"));
  const isReadOnly = !["0", "OFF"].includes(String(found?.read_only));
  const members = await membersOf(on);
  if (members.length && !isInGroup(members)) return "apart";
  return isReadOnly ? "replica" : "primary";
}

/** Of its Group Replication; none where there is no such thing, or the user may not see it. */
async function membersOf(on: Sql): Promise<readonly Found[]> {
  try {
    return await on.all(sql(MEMBERS));
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return [];
  }
}

/** A restarted server that has not joined again takes writes; one that was cut off from most others does so too. */
function isInGroup(members: readonly Found[]): boolean {
  const self = members.find((member) => Number(member.is_self) === 1);
  const lost = members.filter((member) => member.member_state === "UNREACHABLE").length;
  return self?.member_state === "ONLINE" && 2 * lost < members.length;
}
