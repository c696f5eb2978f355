/** What the package gives, or an error with the line that installs it. */
async function loaded<T>(load: () => Promise<T>, install: string): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `Cannot open the store: a package is missing, install it with \`npm install ${install}\``,
      {
        cause,
      },
    );
  }
}

/** TypeORM, only loaded where a store is to be opened by its address. */
export const loadTypeorm = (driver: string) => loaded(() => import("typeorm"), `typeorm ${driver}`);

/** The driver of MySQL and MariaDB. */
export const loadMysql = async (): Promise<unknown> =>
  (await loaded(() => import("mysql2"), "typeorm mysql2")).default;

/** The driver of SQLite: better-sqlite3, or libsql, which has the same interface and needs no compiler. */
export async function loadSqlite(): Promise<unknown> {
  // Not a literal, so that neither bundlers nor the compiler look for the package that is not there.
  const first = "better-sqlite3";
  const better = (await import(first).catch(() => undefined)) as { readonly default: unknown } | undefined;
  return better?.default ?? (await loaded(() => import("libsql"), "typeorm libsql")).default;
}
