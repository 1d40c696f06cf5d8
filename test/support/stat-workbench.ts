import { functionFiles } from "../../tools/function-files.mjs";
import type { ServiceAnswer } from "../../tools/site/site-server.js";
import { createClient } from "../../src/client/index.js";
import type { Client, ClientOptions } from "../../src/client/index.js";
import type { Sleep } from "../../src/timers/index.js";
import { createErrorLog, setServices } from "../../src/functions/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";
import type { NodeWorkbench, NodeWorkbenchOptions } from "../../src/workbench/node/index.js";

export interface StatWorkbench extends NodeWorkbench {
  readonly client: Client;
  /** Every request the service saw, as "path?query", in order. */
  readonly requests: string[];
  /** What the service answers from now on. */
  answerWith(answer: ServiceAnswer): void;
  /** The key that the client reads from now on; listeners are told. */
  setKey(key: string | null): void;
}

export interface StatWorkbenchOptions
  extends
    Pick<
      NodeWorkbenchOptions,
      "opened" | "sheetSize" | "requirementSets" | "variants" | "platform"
    >,
    Pick<ClientOptions, "snapshot" | "spendingLimit" | "store" | "fetch" | "sleep"> {
  readonly now?: () => number;
  /** @default "test-key" */
  readonly key?: string | null;
  readonly isQuestionHeld?: (cell: string) => Promise<boolean>;
}

const sleepThrough: Sleep = (ms, signal) =>
  ms < 20_000 || signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          resolve();
        });
      });

/**
 * Every flow can be run over another Excel: `STAT_TEST_HOST='{"variants":{"emptyCell":0}}' npx vitest run
 * test/workbook`, or `{"platform":"mac"}`.
 */
function hostFromEnvironment(): Pick<NodeWorkbenchOptions, "variants" | "platform"> {
  return JSON.parse(process.env["STAT_TEST_HOST"] ?? "{}") as ReturnType<
    typeof hostFromEnvironment
  >;
}

/** The STAT functions from source on real office.js, with the real client over an invented service. */
export async function createStatWorkbench(
  answer: ServiceAnswer,
  { key: firstKey = "test-key", ...options }: StatWorkbenchOptions = {},
): Promise<StatWorkbench> {
  const requests: string[] = [];
  let current = answer;
  let key = firstKey;
  const listeners = new Set<() => void>();
  const now = options.now ?? (() => Date.UTC(2026, 10, 20));
  const client = createClient({
    settings: {
      getApiKey: () => key,
      getPreferences: () => ({
        serviceAddress: "https://service.test",
        dailyBudget: null,
        prices: {},
        depthYears: 20,
      }),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    snapshot: options.snapshot,
    spendingLimit: options.spendingLimit,
    store: options.store,
    now,
    random: () => 0,
    // Pauses between attempts are over at once; time limits never strike.
    sleep: options.sleep ?? sleepThrough,
    isOnline: () => true,
    fetch: async (address, init) => {
      const url = new URL(address);
      requests.push(url.pathname + url.search);
      if (options.fetch !== undefined) return options.fetch(address, init);
      const { status = 200, body } = await current(url);
      return new Response(JSON.stringify(body), {
        status,
        headers: { "content-type": "application/json" },
      });
    },
  });
  setServices({
    client,
    today: () => new Date(now()),
    language: () => "en",
    isSetSupported: () => false,
    errorLog: createErrorLog(),
    isQuestionHeld: options.isQuestionHeld,
  });
  const { opened, sheetSize, requirementSets, variants, platform } = options;
  const workbench = await createNodeWorkbench({
    functionFiles: functionFiles(),
    takesErrors: true,
    ...(opened === undefined ? {} : { opened }),
    ...(sheetSize === undefined ? {} : { sheetSize }),
    ...(requirementSets === undefined ? {} : { requirementSets }),
    ...hostFromEnvironment(),
    ...(variants === undefined ? {} : { variants }),
    ...(platform === undefined ? {} : { platform }),
  });
  return Object.assign(workbench, {
    client,
    requests,
    answerWith: (next: ServiceAnswer) => {
      current = next;
    },
    setKey: (next: string | null) => {
      key = next;
      for (const listener of listeners) listener();
    },
  });
}
