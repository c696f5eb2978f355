import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { anEvent } from "../suites/storage/drafts.ts";
import { onServers } from "./on_servers.ts";
import { atEnd, LIMITS } from "./opened.ts";

await onServers((fresh, { name }) => {
  it("says which rights are missing, and takes a half done schema up when they are there", async () => {
    const { url, source } = await fresh();
    const database = `${new URL(url).pathname.slice(1)}_rights`;
    const user = `kalends_${process.pid}_${name}`;
    const host = "'127.0.0.1', 'localhost'".split(", ");
    const all = (text: string) =>
      Promise.all(host.map((at) => source.query(text.replace("%", `${user}@${at}`))));
    await source.query(`CREATE DATABASE ${database}`);
    await all("CREATE USER % IDENTIFIED BY 'guess'");
    atEnd(async () => {
      await source.query(`DROP DATABASE ${database}`);
      await all("DROP USER %");
    });
    const parsed = new URL(url);
    [parsed.username, parsed.password, parsed.pathname] = [user, "guess", `/${database}`];
    const store = typeormStore({ url: parsed.href, ...LIMITS });
    atEnd(() => store.close());
    await expect(store.version()).rejects.toThrow(/may not use this database: GRANT it all rights/);
    await all(`GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, INDEX ON ${database}.* TO %`);
    await expect(store.version()).rejects.toThrow(/may not create or change tables: GRANT it CREATE, ALTER/);
    const applied = `SELECT MAX(version) AS version FROM ${database}.kalends_migrations`;
    expect(Number((await source.query(applied))[0].version)).toBe(1);
    await all(`GRANT ALL ON ${database}.* TO %`);
    await store.events.insert(anEvent());
    expect(await store.version()).toBe(1);
  });
});
