/** What the package gives, or an error with the line that installs it. */
async function loaded<T>(load: () => Promise<T>, install: string): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`a package is missing, install it with \`npm install ${install}\``, { cause });
  }
}

/** TypeORM, only loaded where a store is to be opened by its address. */
export const loadTypeorm = (driver: string) => loaded(() => import("typeorm"), `typeorm ${driver}`);

/** The driver of MySQL and MariaDB. */
export const loadMysql = async (): Promise<unknown> =>
  (await loaded(() => import("mysql2"), "typeorm mysql2")).default;

type Load = () => Promise<{ readonly default: unknown }>;
type Opens = new (file: string) => { close(): void };

// Not a literal, so that neither bundlers nor the compiler look for the package that is not there.
const BETTER: string = "better-sqlite3";

/** In the order in which they are tried: libsql has the same interface and needs no compiler. */
const SQLITE: Readonly<Record<string, Load>> = {
  [BETTER]: () => import(BETTER),
  libsql: () => import("libsql"),
};

/**
 * The first driver of SQLite that works: a native package may be installed and yet fit neither this machine nor this
 * version of Node.
 * @throws {Error} that says which package to install or to build again.
 */
export async function loadSqlite(packages = SQLITE): Promise<unknown> {
  const broken: string[] = [];
  for (const [name, load] of Object.entries(packages)) {
    try {
      const { default: Driver } = await load();
      new (Driver as Opens)(":memory:").close();
      return Driver;
    } catch (error) {
      if (!isMissing(error, name)) broken.push(`${name} cannot be loaded (${firstLine(error)})`);
    }
  }
  throw new Error(
    broken.length
      ? `Cannot open the store: ${broken.join(", ")}. Run \`npm rebuild\`; if that is not enough, delete node_modules and run \`npm install\` on this machine with this version of Node, without --omit=optional`
      : "Cannot open the store: SQLite needs a package, install it with `npm install typeorm libsql`",
  );
}

const isMissing = (error: unknown, name: string): boolean =>
  /^(ERR_)?MODULE_NOT_FOUND$/.test(String((error as NodeJS.ErrnoException).code)) &&
  new RegExp(`Cannot find (package|module) '${name}'`).test(String(error));

const firstLine = (error: unknown): string => String((error as Error).message ?? error).split("\n", 1)[0]!;
