/** Gateways of one database, each with a folder of its own, over real HTTP and a real PostgreSQL. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "../../../../src/contract/index.js";
import { runBudgetsCommand } from "../../../../src/gateway/budgets/index.js";
import { openDatabaseBudgets } from "../../../../src/storage/index.js";
import { startFaultServer, type Serve } from "../../../support/fault-server.js";
import { startPostgres } from "../../../support/postgres/start-postgres.js";
import { startGateway, type RunningGateway } from "../../support/start-gateway.js";

/** As an administrator does by a command. */
export async function putBudgets(url: string, path: string, budgets: object): Promise<void> {
  writeFileSync(path, JSON.stringify(budgets));
  const open = () => openDatabaseBudgets(url);
  const { exitCode, text } = await runBudgetsCommand(["set", path], { open });
  if (exitCode !== 0) throw new Error(text);
}

export type Shared = Awaited<ReturnType<typeof openShared>>;

interface Answered {
  readonly status: number;
  readonly credits: string | null;
  readonly cache: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
}

export async function openShared(serve: Serve) {
  const postgres = await startPostgres();
  const upstream = await startFaultServer(serve);
  const folder = mkdtempSync(join(tmpdir(), "gateway-shared-"));
  const running = new Set<RunningGateway>();
  let started = 0;
  const start = async (
    name: string,
    { budgets = {}, isOpenWithout = false, ...changes }: StartOptions = {},
  ) => {
    started += 1;
    const dataDir = join(folder, `${name}${String(started)}`);
    mkdirSync(dataDir, { recursive: true });
    await putBudgets(postgres.url, join(dataDir, "wanted.json"), budgets);
    const gateway = await startGateway(upstream.address, {
      ...{ dataDir, database: { url: postgres.url, isOpenWithout, cacheBytes: 8 * 1024 * 1024 } },
      ...changes,
    });
    running.add(gateway);
    const ask = async (path: string, headers: Record<string, string> = {}): Promise<Answered> => {
      const answer = await gateway.get(path, headers);
      const of = (header: string) => answer.headers.get(header);
      return {
        ...{ status: answer.status, credits: of("x-stat-credits"), cache: of("x-stat-cache") },
        ...{ retryAfter: of("retry-after"), text: await answer.text() },
      };
    };
    return {
      ...gateway,
      ask,
      statistic: (id: number, headers?: Record<string, string>) =>
        ask(`${operations.getStatistic.path}?id=${String(id)}`, headers),
      usage: async (key = gateway.key) =>
        JSON.parse((await ask("/v1/usage", { "x-api-key": key })).text) as { credits: number },
      close: async () => {
        running.delete(gateway);
        await gateway.close();
      },
    };
  };
  return {
    ...{ postgres, upstream, folder, start },
    close: async () => {
      for (const gateway of running) await gateway.close();
      await upstream.close();
      await postgres.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type StartOptions = NonNullable<Parameters<typeof startGateway>[1]> & {
  readonly budgets?: object;
  readonly isOpenWithout?: boolean;
};
