/** Roles × operations × kinds × whose × status: what must happen is worked out from the rules, not listed. */
import { describe, expect, it } from "vitest";
import type { Role } from "../../src/mod.ts";
import { call, FAIR, make, makeSite, NAME, ROLES, refusal, type Site, USERS } from "./site.ts";

const POSTS = ["events", "venues", "organizers"] as const;
const TERMS = ["categories", "tags"] as const;
const STATUSES = ["publish", "draft", "pending", "private", "future"] as const;
const OPERATIONS = ["create", "read", "update", "delete", "force delete", "list", "list by status"] as const;
const OTHER = 8;

type Post = (typeof POSTS)[number];
type Status = (typeof STATUSES)[number];
type Operation = (typeof OPERATIONS)[number];

interface Case {
  readonly role: Role;
  readonly operation: Operation;
  readonly kind: Post;
  readonly own: boolean;
  readonly status: Status;
}

const isEditor = (role: Role) => role === "editor" || role === "admin";
const mayPublish = (role: Role) => isEditor(role) || role === "author";
const mayWrite = (role: Role) => mayPublish(role) || role === "contributor";

/** D9, D11: published for all, everything for editors, the own for who has an edit right. */
const reads = ({ role, own, status }: Case) =>
  status === "publish" || isEditor(role) || (own && mayWrite(role));
/** D12: editors everything, authors their own, contributors their own unpublished; scheduled is as good as published. */
const edits = ({ role, own, status }: Case) =>
  isEditor(role) ||
  (own && (mayPublish(role) || (role === "contributor" && status !== "publish" && status !== "future")));

/** D3: who has no right at all is told so before anything else. */
function refused(role: Role): string | undefined {
  if (role === "anonymous") return "401 rest_forbidden";
  return mayWrite(role) ? undefined : "403 rest_forbidden";
}

const CODE = { events: "event", venues: "venue", organizers: "organizer" };

function expected(one: Case): string {
  const { role, operation, kind, own, status } = one;
  const forbidden = "403 rest_forbidden";
  switch (operation) {
    case "create":
      return refused(role) ?? (own || isEditor(role) ? "201" : forbidden);
    case "read":
      return reads(one) ? "200" : `403 ${CODE[kind]}-not-accessible`;
    case "update":
    case "delete":
      return refused(role) ?? (edits(one) ? "200" : forbidden);
    case "force delete":
      return refused(role) ?? (isEditor(role) ? "200" : forbidden);
    case "list":
      return `200 ${reads(one) ? "with" : "without"}`;
    case "list by status":
      if (status !== "publish" && !mayWrite(role)) return "400 rest_invalid_param";
      return `200 ${reads(one) ? "with" : "without"}`;
  }
}

const dataOf = ({ kind, status }: Case) => ({
  ...(kind === "events" ? FAIR : { [NAME[kind]]: "A" }),
  ...(status === "future" ? { date: "2027-01-01" } : { status }),
});

/** A record of the case, made by an editor in the owner's name; anonymous callers own what nobody else does. */
async function record(site: Site, one: Case): Promise<number> {
  const author = one.own && one.role !== "anonymous" ? USERS[one.role].id : OTHER;
  return make(site, one.kind, { ...dataOf(one), author }, "admin");
}

async function ask(site: Site, one: Case, path = ""): Promise<string> {
  const { role: as, kind, operation, status, own } = one;
  const said = async (what: string, body?: object) => {
    const got = await call(site, what, { as, ...(body && { body }) });
    return got.status < 300 ? String(got.status) : refusal(got);
  };
  if (operation === "create")
    return said(`POST ${kind}`, { ...dataOf(one), ...(own ? {} : { author: OTHER }) });
  if (operation === "read") return said(`GET ${kind}/${path}`);
  if (operation === "update") return said(`PATCH ${kind}/${path}`, { [NAME[kind]]: "B" });
  if (operation === "delete") return said(`DELETE ${kind}/${path}`);
  if (operation === "force delete") return said(`DELETE ${kind}/${path}?force=true`);
  const got = await call(site, `GET ${kind}${operation === "list" ? "" : `?status=${status}`}`, { as });
  if (got.status !== 200) return refusal(got);
  return `200 ${(got.at(`${kind}.id`) as unknown[]).length > 0 ? "with" : "without"}`;
}

const RULES: Record<Operation, string> = {
  ...{ create: "D3 D12", read: "D11", update: "D3 D12", delete: "D3 D12 D20", "force delete": "D3 D20" },
  ...{ list: "D9", "list by status": "D9" },
};

/** Whether the record is left as an operation that was refused or done must leave it. */
async function after(site: Site, { operation, kind }: Case, id: number, isDone: boolean): Promise<void> {
  const got = await call(site, `GET ${kind}/${id}`, { as: "admin" });
  const { status, body } = got;
  if (operation === "force delete" && isDone) expect(status).toBe(404);
  else if (operation === "delete") expect((body as { status: string }).status === "trash").toBe(isDone);
  else if (operation === "update") expect(got.at(NAME[kind]) === "B").toBe(isDone);
  else expect(status).toBe(200);
}

const DRAFTLESS = new Set<Status>(["draft", "pending"]);

describe.each(POSTS.flatMap((kind) => OPERATIONS.map((operation) => ({ kind, operation }))))(
  "Matrix $operation $kind",
  ({ kind, operation }) => {
    const cases = ROLES.flatMap((role) =>
      [true, false].flatMap((own) =>
        STATUSES.map((status): Case => ({ role, operation, kind, own, status })),
      ),
    ).map((one) => ({
      ...one,
      name: `${one.role}, ${one.own ? "own" : "other's"} ${one.status}`,
      want: expected(one),
    }));

    it.each(cases)(`${RULES[operation]} $name → $want`, async ({ name: _name, want, ...one }) => {
      const site = makeSite();
      if (operation === "create") {
        expect(await ask(site, one)).toBe(want);
        return;
      }
      const id = await record(site, one);
      expect(await ask(site, one, String(id))).toBe(want);
      await after(site, one, id, want === "200");
      if (operation.startsWith("list") || (kind === "events" && DRAFTLESS.has(one.status))) return;
      const other = makeSite();
      const slug = (await call(other, `GET ${kind}/${await record(other, one)}`, { as: "admin" })).at("slug");
      expect(await ask(other, one, `by-slug/${slug}`)).toBe(want);
    });
  },
);

describe.each(TERMS)("Matrix %s", (kind) => {
  const by = (role: Role, operation: string) =>
    operation === "read" || operation === "list"
      ? "200"
      : (refused(role) ?? (operation === "create" ? "201" : isEditor(role) ? "200" : "403 rest_forbidden"));
  const cases = ROLES.flatMap((role) =>
    ["create", "read", "list", "update", "delete", "force delete"].map((operation) => ({
      role,
      operation,
      want: by(role, operation),
    })),
  );

  it.each(cases)("D3 D12 D20 $role $operation → $want", async ({ role: as, operation, want }) => {
    const site = makeSite();
    const id = await make(site, kind, {}, mayWrite(as) ? (as as "author") : "author");
    const what: Record<string, [string, object?]> = {
      ...{
        create: [`POST ${kind}`, { name: "B" }],
        read: [`GET ${kind}/${id}`],
        list: [`GET ${kind}?hide_empty=0`],
      },
      ...{ update: [`PATCH ${kind}/${id}`, { name: "B" }], delete: [`DELETE ${kind}/${id}`] },
      "force delete": [`DELETE ${kind}/${id}?force=1`],
    };
    const [path, body] = what[operation]!;
    const got = await call(site, path, { as, ...(body && { body }) });
    expect(got.status < 300 ? String(got.status) : refusal(got)).toBe(want);
  });
});
