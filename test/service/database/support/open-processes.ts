/** `npm run service` on a real PostgreSQL as processes of their own, which can be killed. */
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../../support/network/free-port.js";
import {
  patienceMs,
  runService,
  untilPrinted,
  type RunningService,
} from "../../support/run-service.js";

export type Processes = ReturnType<typeof openProcesses>;
export type ServiceProcess = Awaited<ReturnType<Processes["startService"]>>;

interface Around {
  readonly postgres: { readonly url: string };
  /** Of commands; each service has one of its own in it. */
  readonly folder: string;
}

type Environment = Readonly<Record<string, string>>;

export function openProcesses({ postgres, folder }: Around) {
  const started: ChildProcess[] = [];
  const run = (args: readonly string[], environment: Environment): RunningService => {
    const running = runService(args, {
      ...{ DATABASE_URL: postgres.url, DATA_DIR: folder },
      ...environment,
    });
    started.push(running.process);
    return running;
  };
  return {
    runToEnd: async (args: readonly string[], environment: Environment = {}) => {
      const { output, exited } = run(args, environment);
      return { exitCode: await exited, text: output() };
    },
    startService: async (name: string, environment: Environment = {}) => {
      const port = String(await freePort());
      const address = `http://127.0.0.1:${port}`;
      const running = run([], { PORT: port, DATA_DIR: join(folder, name), ...environment });
      await untilPrinted(running, "Keys: in ");
      const ask = (path: string, key: string, body?: unknown) =>
        fetch(address + path, {
          headers: { "x-api-key": key, "content-type": "application/json" },
          signal: AbortSignal.timeout(patienceMs),
          ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        });
      const json = async (path: string, key = "", body?: unknown) =>
        (await (await ask(path, key, body)).json()) as Record<string, unknown>;
      return { ...running, ask, json };
    },
    close: () => {
      for (const child of started) child.kill("SIGKILL");
    },
  };
}
