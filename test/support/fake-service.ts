import { createClient, type Client, type ClientOptions } from "../../src/client/index.js";
import {
  createMemoryStorage,
  createSettings,
  type Preferences,
  type Settings,
} from "../../src/settings/index.js";
import { gatewayBetween } from "../gateway/support/gateway-between.js";
import { createFakeClock, type FakeClock } from "./fake-clock.js";

export interface Seen {
  readonly url: URL;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export type Handler = (seen: Seen) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

export const serviceAddress = "https://service.example";
export const otherAddress = "https://other.example";

export const statistic = (identifier: number) => ({
  identifier,
  title: `Statistic ${identifier}`,
  link: `https://service.example/statistic/${identifier}`,
  date: "2025-01-01T00:00:00Z",
  released_at: "2025-01-01T00:00:00Z",
  platform: "en",
  subject: "A subject",
  is_premium: false,
});

export const listOf = (identifiers: readonly number[], total = identifiers.length) => ({
  items: identifiers.map(statistic),
  total_count: total,
});

export const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

/** A service with `total` statistics that clips every page to `clip`. */
export const clipping =
  (total: number, clip: number): Handler =>
  ({ query }) => {
    const offset = Number(query.offset ?? 0);
    const size = Math.min(Number(query.size ?? 10), clip, Math.max(total - offset, 0));
    return json(listOf(range(offset + 1, size), total));
  };

/** A service that answers a request when it is told to: by its place among those that came. */
export function held(service: Handler) {
  const answers: (() => void)[] = [];
  const handler: Handler = (seen) =>
    new Promise((resolve) =>
      answers.push(() => {
        resolve(service(seen));
      }),
    );
  return { handler, answers };
}

/** A request that hangs until it is aborted, as a silent service does. */
export const silence = ({ signal }: Seen): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(new DOMException("aborted", "AbortError"));
    });
  });

export interface Rig {
  readonly client: Client;
  readonly settings: Settings;
  readonly clock: FakeClock;
  /** Requests in the order of their arrival. */
  readonly seen: Seen[];
  /** Requests that the client gave up. */
  readonly aborted: Seen[];
}

export interface RigOptions extends Partial<Omit<ClientOptions, "settings">> {
  readonly handler: Handler;
  readonly key?: string | null;
  readonly preferences?: Partial<Preferences>;
  readonly settings?: Settings;
  readonly clock?: FakeClock;
}

function toSeen(address: string, init: RequestInit): Seen {
  const url = new URL(address);
  return {
    url,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    init,
    headers: init.headers as Record<string, string>,
    signal: init.signal ?? new AbortController().signal,
  };
}

/** A client on real settings over a service that is the handler alone. */
export async function createRig(options: RigOptions): Promise<Rig> {
  const { handler, key = "key-one", preferences, ...rest } = options;
  const clock = options.clock ?? createFakeClock(undefined, options.store ? 40 : 4);
  const settings =
    options.settings ??
    createSettings({
      allowedServiceAddresses: [serviceAddress, otherAddress, "http://localhost:9"],
      storage: createMemoryStorage(),
    });
  if (key !== null) await settings.setApiKey(key);
  if (preferences) await settings.setPreferences(preferences);
  const seen: Seen[] = [];
  const aborted: Seen[] = [];
  const ask = gatewayBetween(async (address, init) => handler(toSeen(address, init)), {
    now: () => clock.now(),
    isEachKeyKnown: true,
  });
  const client = createClient({
    now: () => clock.now(),
    sleep: clock.sleep,
    random: () => 1,
    isOnline: () => true,
    ...rest,
    settings,
    fetch: (address, init) => {
      const one = toSeen(address, init);
      seen.push(one);
      one.signal.addEventListener("abort", () => aborted.push(one));
      return ask(address, init);
    },
  });
  // Hashing the key takes real time once; after this only the fake clock counts. Not over a store,
  // which takes real time anyway.
  if (rest.store === undefined)
    await client.quote([{ operation: "searchStatistics", parameters: { q: "a" } }]);
  return { client, settings, clock, seen, aborted };
}
