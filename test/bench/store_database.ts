import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";

/** A database that a benchmark can measure. */
export type Name = "mysql" | "mariadb" | "sqlite";

/** A database of its own, empty unless it was kept. */
export async function fresh(
  name: Name,
  label: string,
  isKept: boolean,
): Promise<{ url: string; drop(): Promise<void> }> {
  const database = `kalends_bench_${isKept ? "kept" : process.pid}_${label}`;
  if (name === "sqlite") {
    const file = join(tmpdir(), `${database}.db`);
    const drop = async () => {
      if (isKept) return;
      for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    };
    return { url: `sqlite:${file}`, drop };
  }
  const variable = `KALENDS_TEST_${name.toUpperCase()}_URL`;
  const server = process.env[variable] ?? (name === "mariadb" ? "mysql://root@127.0.0.1:3306" : undefined);
  if (!server) throw new Error(`Cannot measure ${name}: name a server in ${variable}`);
  const admin = await new DataSource({ type: name, url: `${server}/mysql` }).initialize();
  await admin.query(`CREATE DATABASE IF NOT EXISTS ${database}`);
  const drop = async () => {
    if (!isKept) await admin.query(`DROP DATABASE ${database}`);
    await admin.destroy();
  };
  return { url: `${server.replace(/^\w+:/, `${name}:`)}/${database}`, drop };
}
