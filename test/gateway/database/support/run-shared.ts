/** `npm run gateway` on one database as processes of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runKeysCommand } from "../../../../src/gateway/people/index.js";
import { openDatabaseKeys, openDatabaseUsage } from "../../../../src/storage/index.js";
import { freePort } from "../../../support/network/free-port.js";
import { startPostgres } from "../../../support/postgres/start-postgres.js";
import {
  runService,
  untilPrinted,
  type RunningService,
} from "../../../service/support/run-service.js";

export type SharedProcesses = Awaited<ReturnType<typeof runShared>>;

export interface GatewayProcess extends RunningService {
  readonly address: string;
}

export async function runShared() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "gateway-processes-"));
  const running: RunningService[] = [];
  const start = async (
    name: string,
    upstreamUrl: string,
    /** One address for all, as behind a proxy that spreads the requests. */
    publicUrl = "https://gateway.example",
  ): Promise<GatewayProcess> => {
    const port = String(await freePort());
    const gateway = runService(
      [],
      {
        ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, name), PORT: port },
        ...{ PUBLIC_URL: publicUrl, UPSTREAM_URL: upstreamUrl, UPSTREAM_KEY: "demo-advanced" },
      },
      "gateway",
    );
    running.push(gateway);
    await untilPrinted(gateway, `answers at ${publicUrl}/v1`);
    return { ...gateway, address: `http://127.0.0.1:${port}` };
  };
  return {
    ...{ postgres, folder, start },
    addKey: async (name: string, team: string) => {
      const { text } = await runKeysCommand(["add", name, "--team", team], {
        ...{ open: () => openDatabaseKeys(postgres.url), now: Date.now() },
      });
      return text.split("\n").at(-1) ?? "";
    },
    /** Credits of all, as the account says. */
    creditsUsed: async () => {
      const usage = await openDatabaseUsage(postgres.url);
      const records = await usage.read({}).finally(() => usage.close());
      return records.reduce((sum, { credits }) => sum + credits, 0);
    },
    /** What the firm has spent in the day's and the month's budget, and calls that are not settled. */
    spending: async () => {
      const { default: pg } = await import("pg");
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows: sums } = await client.query<{ spent: number }>(
        "select spent from stat.spending where name = 'firm'",
      );
      const { rows: open } = await client.query(
        "select id from stat.reservations where not is_booked",
      );
      await client.end();
      return { firm: sums.map(({ spent }) => spent), open: open.length };
    },
    /** What all people, all teams and the firm have spent in the budgets of the month and of the day. */
    sums: async () => {
      const { default: pg } = await import("pg");
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query<{ kind: string; period: string; spent: number }>(
        "select split_part(name, ' ', 1) as kind, period, spent from stat.spending",
      );
      await client.end();
      const sumOf = (of: string, length: number) => {
        const counted = rows.filter(({ kind, period }) => kind === of && period.length === length);
        return Math.round(counted.reduce((sum, { spent }) => sum + spent, 0) * 1e6) / 1e6;
      };
      const both = (of: string) => ({ month: sumOf(of, 7), day: sumOf(of, 10) });
      return { people: both("person"), teams: both("team"), firm: both("firm") };
    },
    close: async () => {
      for (const { process } of running) process.kill("SIGKILL");
      await Promise.all(running.map(({ exited }) => exited));
      await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
