/**
 * Makes the fixtures of the schema that this code knows, before a later version is added:
 * `node --import tsx test/storage/schemas/make.ts VERSION mysql://… mariadb://… sqlite:FILE`, each an empty database.
 * The file `vN.json` of what the records are comes from the first of them; all must agree.
 */
import { deepStrictEqual } from "node:assert";
import { writeFile } from "node:fs/promises";
import { typeormStore } from "../../../storage/typeorm/mod.ts";
import { answers, fill } from "./content.ts";
import { dump, rawSource } from "./dump.ts";

const [, , version, ...urls] = process.argv;
let expected: string | undefined;
for (const url of urls) {
  const store = typeormStore({ url });
  await fill(store);
  const found = `${JSON.stringify(await answers(store), undefined, 1)}\n`;
  await store.close();
  expected ??= found;
  deepStrictEqual(JSON.parse(found), JSON.parse(expected));
  const type = url.split(":", 1)[0];
  const source = await rawSource(url).initialize();
  await writeFile(new URL(`v${version}.${type}.sql`, import.meta.url), await dump(source));
  await source.destroy();
}
await writeFile(new URL(`v${version}.json`, import.meta.url), String(expected));
