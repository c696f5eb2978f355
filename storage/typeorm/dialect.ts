/** What the databases do not have in common. */
export interface Dialect {
  readonly name: "mysql" | "mariadb" | "sqlite";
  /** Column types. Texts compare by code point and tell a trailing blank apart; times, words and links are ASCII. */
  readonly types: Readonly<
    Record<"id" | "flag" | "real" | "time" | "word" | "slug" | "text" | "links", string>
  >;
  readonly tableOptions: string;
  /** Of a transaction that writes. */
  readonly begin: string;
  /** Ends the SELECT that makes all other writers wait. */
  readonly forUpdate: string;
  /** Keeps the tables in the order written: the optimiser cannot know that only a page of them is wanted. */
  readonly orderedJoin: string;
  /** Begins the INSERT that leaves out rows of which the key is there. */
  readonly insertNew: string;
  /** Ends the INSERT into blocks of words: bits are added to the row of which the key is there. */
  readonly addBits: string;
  /** Of a group of numbers below 2^32 the bits that any has. */
  bitsOf(column: string): string;
  /** One connection for all, so that nothing may run beside a transaction. */
  readonly isSingle: boolean;
  /** After a table and its alias: the index to read it by. */
  useIndex(table: string, index: string): string;
  /** The beginning of a long text as part of an index. */
  start(column: string): string;
}

function server(name: "mysql" | "mariadb", collation: string): Dialect {
  const text = `CHARACTER SET utf8mb4 COLLATE ${collation}`;
  const ascii = "CHARACTER SET ascii COLLATE ascii_bin";
  return {
    name,
    types: {
      id: "BIGINT",
      flag: "TINYINT",
      real: "DOUBLE",
      time: `CHAR(19) ${ascii}`,
      word: `VARCHAR(100) ${ascii}`,
      slug: `VARCHAR(255) ${text}`,
      text: `MEDIUMTEXT ${text}`,
      links: `MEDIUMTEXT ${ascii}`,
    },
    tableOptions: `ENGINE=InnoDB ROW_FORMAT=DYNAMIC DEFAULT ${text}`,
    begin: "START TRANSACTION",
    forUpdate: " FOR UPDATE",
    orderedJoin: "STRAIGHT_JOIN",
    insertNew: "INSERT IGNORE INTO",
    addBits: " ON DUPLICATE KEY UPDATE bits = bits | VALUES(bits)",
    bitsOf: (column) => `BIT_OR(${column})`,
    isSingle: false,
    useIndex: (_, index) => ` FORCE INDEX (${index})`,
    start: (column) => `${column}(100)`,
  };
}

const SQLITE: Dialect = {
  name: "sqlite",
  types: {
    id: "INTEGER",
    flag: "INTEGER",
    real: "REAL",
    time: "TEXT",
    word: "TEXT",
    slug: "TEXT",
    text: "TEXT",
    links: "TEXT",
  },
  tableOptions: "",
  begin: "BEGIN IMMEDIATE",
  forUpdate: "",
  orderedJoin: "CROSS JOIN",
  insertNew: "INSERT OR IGNORE INTO",
  addBits: " ON CONFLICT (kind, word, block) DO UPDATE SET bits = bits | excluded.bits",
  // It has no aggregate for that.
  bitsOf: (column) => Array.from({ length: 32 }, (_, n) => `MAX(${column} & ${2 ** n})`).join(" | "),
  isSingle: true,
  useIndex: (table, index) =>
    ` INDEXED BY ${index === "PRIMARY" ? `sqlite_autoindex_${table}_1` : `${table}_${index}`}`,
  start: (column) => column,
};

/** By the name that TypeORM and we give a database. */
export const DIALECTS = {
  mysql: server("mysql", "utf8mb4_0900_bin"),
  mariadb: server("mariadb", "utf8mb4_nopad_bin"),
  sqlite: SQLITE,
} as const satisfies Record<Dialect["name"], Dialect>;
