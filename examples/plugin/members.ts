/** Members of the club, known by a key: `Authorization: Member <key>`. */
import { CalendarError, type Plugin } from "kalends";
import { createFingerprint } from "kalends/plugin";

export interface Member {
  /** User id, from 1. */
  readonly id: number;
  /** Long and random. */
  readonly key: string;
}

type Auth = Pick<Plugin, "authenticate" | "challenge" | "users">;

export function membership(members: readonly Member[]): Auth {
  const fingerprint = createFingerprint();
  const entry = async ({ id, key }: Member) => [await fingerprint(key), id] as const;
  let table: Promise<Map<string, number>> | undefined;
  return {
    challenge: 'Member realm="calendar"',
    users: { exists: (id) => members.some((one) => one.id === id) },
    async authenticate(incoming) {
      const [, key] = /^Member +(\S+)$/i.exec(incoming.header("authorization") ?? "") ?? [];
      if (key === undefined) return undefined;
      table ??= Promise.all(members.map(entry)).then((entries) => new Map(entries));
      const id = (await table).get(await fingerprint(key));
      if (id === undefined) throw new CalendarError("incorrect_password");
      return { id, role: "subscriber" };
    },
  };
}
