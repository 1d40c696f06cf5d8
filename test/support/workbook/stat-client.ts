import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { createClient } from "../../../src/client/index.js";
import type { Client, ClientOptions } from "../../../src/client/index.js";
import type { Sleep } from "../../../src/timers/index.js";
import { createErrorLog, setServices, type ErrorLog } from "../../../src/functions/index.js";

export interface StatClient {
  readonly client: Client;
  /** What went wrong in cells, however soon it passed. */
  readonly errorLog: ErrorLog;
  /** Every request the service saw, as "path?query", in order. */
  readonly requests: string[];
  /** What the service answers from now on. */
  answerWith(answer: ServiceAnswer): void;
  /** The key that the client reads from now on; listeners are told. */
  setKey(key: string | null): void;
}

export interface StatClientOptions extends Pick<
  ClientOptions,
  "snapshot" | "spendingLimit" | "store" | "fetch" | "sleep"
> {
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

const preferences = {
  serviceAddress: "https://service.test",
  dailyBudget: null,
  prices: {},
  depthYears: 20,
};

/** The real client over an invented service, which the STAT functions ask from here on. */
export function provideStatClient(
  answer: ServiceAnswer,
  { key: firstKey = "test-key", ...options }: StatClientOptions = {},
): StatClient {
  const requests: string[] = [];
  let current = answer;
  let key = firstKey;
  const listeners = new Set<() => void>();
  const now = options.now ?? (() => Date.UTC(2026, 10, 20));
  const { snapshot, spendingLimit, store } = options;
  const client = createClient({
    settings: {
      getApiKey: () => key,
      getPreferences: () => preferences,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ...{ snapshot, spendingLimit, store, now },
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
  const errorLog = createErrorLog();
  setServices({
    client,
    today: () => new Date(now()),
    language: () => "en",
    isSetSupported: () => false,
    errorLog,
    isQuestionHeld: options.isQuestionHeld,
  });
  return {
    client,
    errorLog,
    requests,
    answerWith: (next) => {
      current = next;
    },
    setKey: (next) => {
      key = next;
      for (const listener of listeners) listener();
    },
  };
}
