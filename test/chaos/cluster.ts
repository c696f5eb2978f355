import { type Database, query, scripted } from "./database.ts";
import { freePort } from "./ports.ts";

const GROUP = "0c1c2c3c-0000-4000-8000-00000000ca1e";
const RECOVERY = "for channel 'group_replication_recovery'";

/** Three nodes of MySQL's Group Replication, one of which takes writes. */
export class Cluster {
  readonly nodes: readonly Database[];
  private returning: Promise<void> = Promise.resolve();

  private constructor(nodes: readonly Database[]) {
    this.nodes = nodes;
  }

  /** `script` as of {@link scripted}. */
  static async start(script: string): Promise<Cluster> {
    const ports = [await freePort(), await freePort(), await freePort()];
    const seeds = ports.map((port) => `127.0.0.1:${port}`).join();
    const nodes: Database[] = [];
    const cluster = new Cluster(nodes);
    try {
      for (const [i, port] of ports.entries()) {
        const node = await scripted(script, `kalends-chaos-${process.pid}-${i}`, (own) =>
          optionsOf(i, own, port, seeds),
        );
        nodes.push(node);
        await node.start();
        await query(node.url, ...SETUP);
        await query(node.url, ...(i === 0 ? BOOTSTRAP : ["START GROUP_REPLICATION"]));
      }
      await cluster.whole();
      return cluster;
    } catch (error) {
      await cluster.wipe();
      throw error;
    }
  }

  /** An address with all nodes. */
  url(database: string): string {
    return `mysql://root@${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/${database}`;
  }

  async primary(): Promise<Database> {
    const text =
      "SELECT member_port FROM performance_schema.replication_group_members WHERE member_role = 'PRIMARY'";
    for (const node of this.nodes) {
      const [row] = await query(node.url, text).catch(() => []);
      const primary = this.nodes.find(({ port }) => port === Number(row?.member_port));
      if (primary) return primary;
    }
    throw new Error("the cluster has no primary");
  }

  /**
   * Starts a killed node again and lets it join, meanwhile. Until then it takes no writes, not even those of the script
   * that starts it: a group takes back no member that has transactions of its own.
   */
  comesBack(node: Database): void {
    this.returning = node.start("--super-read-only=ON").then(() => joined(node));
    this.returning.catch(() => undefined);
  }

  /** Waits until all nodes are members. */
  async whole(): Promise<void> {
    await this.returning;
    const text =
      "SELECT COUNT(*) AS n FROM performance_schema.replication_group_members WHERE member_state = 'ONLINE'";
    for (let i = 0; i < 600; i++) {
      const [row] = await query(this.nodes[0]!.url, text).catch(() => []);
      if (Number(row?.n) === this.nodes.length) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the cluster does not become whole");
  }

  async wipe(): Promise<void> {
    await this.returning.catch(() => undefined);
    await Promise.allSettled(this.nodes.map((node) => node.wipe()));
  }
}

/** The group takes nobody back while it still counts on who was killed. */
async function joined({ url }: Database): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return void (await query(url, "START GROUP_REPLICATION"));
    } catch (error) {
      if (i > 30) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

const optionsOf = (i: number, port: number, group: number, seeds: string): string[] => [
  ...[`--server-id=${i + 1}`, "--gtid-mode=ON", "--enforce-gtid-consistency=ON", "--log-bin=binlog"],
  ...["--report-host=127.0.0.1", `--report-port=${port}`, "--plugin-load-add=group_replication.so"],
  ...[
    `group-name=${GROUP}`,
    "start-on-boot=OFF",
    `local-address=127.0.0.1:${group}`,
    `group-seeds=${seeds}`,
    "ip-allowlist=127.0.0.1/8",
    "recovery-get-public-key=ON",
    // A dead member is given up after 5 seconds rather than 10: that, not the store, is what a failover waits for.
    "member-expel-timeout=0",
  ].map((option) => `--loose-group-replication-${option}`),
];

const SETUP = [
  "SET sql_log_bin = 0",
  "CREATE USER IF NOT EXISTS repl@'127.0.0.1' IDENTIFIED BY 'repl'",
  "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO repl@'127.0.0.1'",
  "SET sql_log_bin = 1",
  "RESET BINARY LOGS AND GTIDS",
  `CHANGE REPLICATION SOURCE TO source_user = 'repl', source_password = 'repl' ${RECOVERY}`,
];

const BOOTSTRAP = [
  "SET GLOBAL group_replication_bootstrap_group = ON",
  "START GROUP_REPLICATION",
  "SET GLOBAL group_replication_bootstrap_group = OFF",
];
