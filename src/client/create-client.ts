import type { ApiError, OperationId, ResearchJob, UsageLimit } from "../contract/index.js";
import { createAnswerCache } from "./cache/answer-cache.js";
import { createRefusedGeos } from "./geo-batches.js";
import { createIndicatorReader } from "./indicator.js";
import { createItemIndex } from "./item-index.js";
import { readList } from "./list.js";
import { createMeter } from "./meter.js";
import { toContext, type ClientOptions } from "./options.js";
import { createRefusals } from "./request/refusals.js";
import { createRequester } from "./request/requester.js";
import { createSender } from "./request/sender.js";
import { createResearchRecords } from "./research-records.js";
import { createResearcher } from "./research.js";
import { followScope } from "./scope.js";
import type { Client, ClientStatus, LastError } from "./types.js";
import { withSnapshot } from "./with-snapshot.js";

/** Tells listeners once per turn, however much has changed: thousands of cells settle together. */
function createNotifier<T>(read: () => T) {
  const listeners = new Set<(value: T) => void>();
  let isDue = false;
  return {
    changed: () => {
      if (isDue || listeners.size === 0) return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        const value = read();
        for (const listener of [...listeners]) listener(value);
      });
    },
    listen: (listener: (value: T) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * The one client that functions and pane share. Everything it touches comes in as options, with
 * the browser's own as defaults; without a `store` answers last for the session.
 *
 * @example
 * const client = createClient({ settings, store: createIndexedDbStore() });
 * const { value } = await client.request("searchStatistics", { q: "population" });
 */
export function createClient(options: ClientOptions): Client {
  const context = toContext(options);
  const { settings, store, now } = context;
  let staleServed = 0;
  let snapshotServed = 0;
  let snapshotAsOf: number | null = null;
  let lastError: LastError | null = null;
  let usageLimits: readonly UsageLimit[] = [];

  const hasKey = () => settings.getApiKey(settings.getPreferences().serviceAddress) !== null;
  const notifier = createNotifier(() => status());
  const { changed } = notifier;
  const cache = createAnswerCache(context, changed);
  const items = createItemIndex(cache, () => scopes.peek()?.prefix);
  const meter = createMeter({
    settings,
    store,
    now,
    spendingLimit: options.spendingLimit,
    onChange: changed,
  });
  const refusals = createRefusals(now);
  const refusedGeos = createRefusedGeos();
  /** The most items seen on one page, by list: the key's package clips them without a word. */
  const pageSizes = new Map<OperationId, number>();
  const records = createResearchRecords(store);
  const sender = createSender(context, meter);
  const scopes = followScope(settings, (abandonedPrefix) => {
    refusals.clear();
    refusedGeos.clear();
    pageSizes.clear();
    items.clear();
    lastError = null;
    usageLimits = [];
    void abandonedPrefix?.then((prefix) =>
      Promise.all([cache.leaveScope(prefix), records.leaveScope(prefix)]),
    );
    changed();
  });
  settings.onChange(changed);

  const requester = createRequester({
    context,
    scopes,
    cache,
    refusals,
    sender,
    whenReady: () => meter.load(),
    onAnswer: (...noted) => {
      items.note(...noted);
    },
    onStale: () => {
      staleServed += 1;
      changed();
    },
    onError: ({ code, message }: ApiError) => {
      if (code === "aborted") return;
      lastError = { code, message, at: now() };
      changed();
    },
  });
  const ask = createResearcher({
    context,
    scopes,
    requester,
    records,
    onJob: ({ usage_limits }: ResearchJob) => {
      if (usage_limits === undefined) return;
      usageLimits = usage_limits;
      changed();
    },
  });

  const status = (): ClientStatus => {
    const { serviceAddress, dailyBudget } = settings.getPreferences();
    return {
      serviceAddress,
      hasKey: hasKey(),
      operationsAllowed: refusals.operationsAllowed,
      today: meter.today(),
      session: meter.session(),
      dailyBudget,
      pending: sender.pending,
      staleServed,
      snapshotServed,
      snapshotAsOf,
      lastError,
      usageLimits,
      cacheEntries: cache.entries,
      cacheBytes: cache.bytes,
    };
  };

  const reading: Pick<Client, "request" | "list" | "indicator" | "ask"> = {
    request: (operation, parameters, how) => requester.request(operation, parameters, how),
    list: (operation, parameters, how) =>
      readList(requester, operation, parameters, how, ({ asked, received, isMore }) => {
        const isClipped = received < asked && isMore;
        if (isClipped || received > (pageSizes.get(operation) ?? 0)) {
          pageSizes.set(operation, received);
        }
      }),
    indicator: createIndicatorReader(requester, context.nextTurn, refusedGeos),
    ask,
  };
  const isRefusedPlace = (parameters: object) => {
    const { id, geo }: { readonly id?: unknown; readonly geo?: unknown } = parameters;
    const scope = scopes.peek();
    return (
      scope !== undefined &&
      typeof id === "string" &&
      typeof geo === "string" &&
      refusedGeos.has(scope, id.trim(), geo.trim().toUpperCase())
    );
  };
  const onSnapshot = (fetchedAt: number) => {
    snapshotServed += 1;
    snapshotAsOf = Math.min(snapshotAsOf ?? fetchedAt, fetchedAt);
    changed();
  };

  return {
    ...(options.snapshot === undefined
      ? reading
      : withSnapshot(reading, options.snapshot, onSnapshot)),
    peekIndicatorItem: (id) => items.peekIndicator(id),
    findIndicatorItem: async (id) => {
      if (!hasKey()) return undefined;
      await scopes.current();
      return items.findIndicator(id);
    },
    peekItem: (id) => items.peekStatistic(id),
    price: async (operation, parameters) => {
      const pageSize = pageSizes.get(operation);
      const kept = hasKey() ? await requester.findFresh(operation, parameters) : undefined;
      return {
        ...meter.price(operation),
        isCached: kept !== undefined,
        ...(isRefusedPlace(parameters) ? { isRefused: true } : {}),
        ...(pageSize === undefined ? {} : { pageSize }),
      };
    },
    status,
    onStatus: notifier.listen,
    clearCache: async () => {
      items.clear();
      refusals.clear();
      await cache.clear();
      await records.clearAnswers();
    },
  };
}
