import { memoryStore } from "/work/main/storage/memory/mod.ts";
const N = Number(process.argv[2] ?? 1_000_000);
const store = memoryStore();
let seed = 7; const rnd = (n: number) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
const pad = (n: number) => String(n).padStart(2, "0");
const base = Date.UTC(2018, 0, 1);
const txt = (ms: number) => { const d = new Date(ms); return `${d.getUTCFullYear()}-${pad(d.getUTCMonth() + 1)}-${pad(d.getUTCDate())} ${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}:00`; };
const words = "summer jazz market open air yoga class book club city walk kids theatre food wine garden tour night music dance".split(" ");
const word = () => words[rnd(words.length)]!;
const draft = (i: number) => {
  const start = base + rnd(365 * 12 * 96) * 900_000; const days = rnd(100) < 90 ? 0 : rnd(100) < 97 ? rnd(5) : 60;
  const end = start + days * 864e5 + 7200_000; const made = start - rnd(100) * 864e5;
  const title = `${word()} ${word()} ${word()} ${i}`;
  return { author: 1 + rnd(50), status: (rnd(100) < 96 ? "publish" : "draft") as "publish" | "draft", slug: title.replaceAll(" ", "-"), former_slug: "", date: txt(made + 3600e3), date_utc: txt(Math.min(made, Date.UTC(2025,0,1)+rnd(1e6))), modified: txt(made + 3600e3), modified_utc: txt(made), changed_utc: txt(made),
    title, description: `${Array.from({ length: 18 }, word).join(" ")} ${i}`.slice(0, 100), excerpt: "", password_hash: "", timezone: "Europe/Paris", all_day: false,
    start_date: txt(start), end_date: txt(end), utc_start_date: txt(start - 3600e3), utc_end_date: txt(end - 3600e3), cost: "", website: "", image: null, show_map: true, show_map_link: true, hide_from_listings: false, sticky: false, featured: rnd(50) === 0,
    categories: [1 + rnd(40)], tags: [] as number[], venue: [1 + rnd(5000)], organizer: [] as number[], post_parent: 0 };
};
const gc = () => { (globalThis as any).gc?.(); (globalThis as any).gc?.(); };
if (process.argv[3]) { const a=performance.now(); const keep=[]; for (let i=0;i<N;i++) keep.push(draft(i)); console.log("draft only", performance.now()-a); gc(); console.log(process.memoryUsage().heapUsed/N, keep.length);}
gc(); const h0 = process.memoryUsage().heapUsed; let t = performance.now();
await store.transaction(async () => {});
for (let i = 0; i < N; i++) await store.events.insert(draft(i) as any);
console.log("build s", ((performance.now() - t) / 1000).toFixed(1)); gc();
console.log("heap/event", ((process.memoryUsage().heapUsed - h0) / N).toFixed(0));
if (process.argv[4]) process.exit(0);
const gate = { now: "2025-06-01 12:00:00", everything: false, author: undefined };
const order = { by: "start_date", descending: false } as const;
const win = { startFrom: "2025-05-31 00:00:00", endBefore: "2027-06-02 00:00:00" };
async function p50(name: string, f: (i: number) => Promise<unknown>, n = 300) {
  const ts: number[] = []; let first = 0;
  for (let i = 0; i < n; i++) { const a = performance.now(); await f(i); const d = performance.now() - a; if (i === 0) first = d; ts.push(d); }
  ts.sort((a, b) => a - b); console.log(name.padEnd(34), "p50 ms", ts[n >> 1]!.toFixed(4), "p99", ts[Math.floor(n * .99)]!.toFixed(3), "first", first.toFixed(2));
}
const list = (f: any, o: any = order, w: any = { offset: 0, limit: 10 }) => store.events.list({ gate, order: o, ...f }, w);
await p50("default list", () => list(win));
await p50("default, bounds vary", (i) => list({ startFrom: `2025-05-${pad(1 + i % 28)} ${pad(i % 24)}:00:00`, endBefore: win.endBefore }));
await p50("default, as author", () => list({ ...win, gate: { ...gate, author: 7 } }));
await p50("default, as editor", () => list({ ...win, gate: { ...gate, everything: true } }));
await p50("default, descending", () => list(win, { by: "start_date", descending: true }));
await p50("page at offset 100k", () => list(win, order, { offset: 100_000, limit: 10 }));
await p50("all, offset N/2", () => list({}, order, { offset: N / 2, limit: 10 }));
await p50("category", (i) => list({ ...win, categories: [1 + i % 40] }));
await p50("3 categories", (i) => list({ ...win, categories: [1 + i % 30, 2 + i % 30, 3 + i % 30] }));
await p50("venue", (i) => list({ ...win, venue: [1 + i] }));
await p50("category+venue", (i) => list({ ...win, venue: [1 + i], categories: [1 + i % 40] }));
await p50("featured", () => list({ ...win, featured: true }));
await p50("not featured", () => list({ ...win, featured: false }));
await p50("status draft, editor", () => list({ ...win, statuses: ["draft"], gate: { ...gate, everything: true } }));
await p50("status future, editor", () => list({ ...win, statuses: ["future"], gate: { ...gate, everything: true } }));
await p50("overlaps", (i) => list({ endFrom: `2025-05-${pad(1 + i % 28)} 00:00:00`, startBefore: "2025-06-02 00:00:00" }));
await p50("changedAfter late", () => list({ changedAfter: "2029-12-01 00:00:00" }));
await p50("order date desc", () => list(win, { by: "date", descending: true }));
await p50("order title", () => list(win, { by: "title", descending: false }), 20);
await p50("search jazz market", () => list({ ...win, search: { all: ["jazz", "market"], none: [] } }), 20);
await p50("read by id", (i) => store.events.get({ id: 1 + i * 7 }), 1000);
const some = await store.events.many(Array.from({ length: 1000 }, (_, i) => 1 + i * 17 % N));
await p50("read by slug", (i) => store.events.get({ slug: some[i % some.length]!.slug }), 1000);
await p50("nextPublication", () => store.nextPublication(gate.now));
await p50("journal.since late", () => store.journal.since("event", "2029-12-30 00:00:00"));
await p50("journal.after", () => store.journal.after(N - 100, 50));
await p50("create", (i) => store.events.insert(draft(N + i) as any), 2000);
await p50("create same slug", () => store.events.insert({ ...draft(5), slug: "same" } as any), 3000);
await p50("update title", (i) => store.events.update(1 + i * 11, { title: "x" }), 1000);
await p50("create + default list", (i) => store.events.insert(draft(2 * N + i) as any).then(() => list(win)), 1000);
gc(); console.log("heap/event at end", ((process.memoryUsage().heapUsed - h0) / N).toFixed(0));
await store.close();
