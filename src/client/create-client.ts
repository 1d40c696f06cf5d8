import { createAnswerCache } from "./cache/answer-cache.js";
import { createClientState, type ClientState } from "./client-state.js";
import { createItemIndex } from "./lists/item-index.js";
import { readList } from "./lists/list.js";
import { createMeter } from "./meter.js";
import { toContext, type ClientContext, type ClientOptions } from "./options.js";
import { createPageSizes } from "./lists/page-sizes.js";
import { createKnownCoverage } from "./places/known-coverage.js";
import { createLazyPaneQuestions } from "./pane-questions/lazy-pane-questions.js";
import { createPlaceFetcher } from "./places/place-fetcher.js";
import { createIndicatorReader } from "./places/read-indicator.js";
import { createRefusedPlaces } from "./places/refused-places.js";
import { callPrice } from "./price/call-price.js";
import { createPricing } from "./price/create-pricing.js";
import { createFetcher } from "./request/fetcher.js";
import { createKeptAnswers } from "./request/kept-answers.js";
import { createRefusals } from "./request/refusals.js";
import { createRequester } from "./request/requester.js";
import { createSender } from "./transport/sender.js";
import { createServiceFetcher } from "./transport/service-fetcher.js";
import { createResearchRecords } from "./research/research-records.js";
import { createLazyResearcher } from "./research/lazy-researcher.js";
import { followScope } from "./scope.js";
import type { Client } from "./client.js";
import type { ContentRequests } from "./content-requests.js";
import { withSnapshot } from "./with-snapshot.js";

/** What is remembered: answers, refusals, places, page sizes and what was spent. */
function createMemory(options: ClientOptions, context: ClientContext, state: ClientState) {
  const { settings, store, now } = context;
  const { changed } = state;
  const cache = createAnswerCache(context, changed);
  const { spendingLimit } = options;
  const items = createItemIndex(cache, () => scopes.peek()?.prefix);
  const refusals = createRefusals(now);
  const refusedPlaces = createRefusedPlaces();
  const pageSizes = createPageSizes();
  const records = createResearchRecords(store);
  const scopes = followScope(settings, (abandonedPrefix) => {
    for (const part of [refusals, refusedPlaces, pageSizes, items, meter]) part.clear();
    state.leaveScope();
    void abandonedPrefix?.then((prefix) =>
      Promise.all([cache.leaveScope(prefix), records.leaveScope(prefix)]),
    );
  });
  const meter = createMeter({ settings, store, now, spendingLimit, onChange: changed });
  return { cache, items, refusals, refusedPlaces, pageSizes, records, scopes, meter };
}

type Memory = ReturnType<typeof createMemory>;

/** The ways to an answer, from memory to the service. */
function createReading(context: ClientContext, memory: Memory, state: ClientState) {
  const { scopes, refusals, meter, pageSizes, items } = memory;
  const sender = createSender(context, meter);
  const service = createServiceFetcher({
    ...{ context, scopes, refusals, sender },
    whenReady: () => meter.load(),
  });
  const coverage = createKnownCoverage({
    peekIndicatorItem: (id) => items.peekIndicator(id),
    search: (parameters) =>
      reading.list("searchIndicators", parameters, { forceFresh: true, refuseStale: true }),
    isSearchFree: () => {
      const { prices } = context.settings.getPreferences();
      const { credits, isKnown } = callPrice("searchIndicators", prices);
      return isKnown && credits === 0;
    },
  });
  const places = createPlaceFetcher(service, context.nextTurn, memory.refusedPlaces, coverage);
  const kept = createKeptAnswers({
    ...{ context, ...memory },
    onAnswer: (...noted) => {
      items.note(...noted);
    },
  });
  const requester = createRequester({
    ...{ context, scopes, kept, refusals },
    fetcher: createFetcher(service, places),
    onStale: state.noteStale,
    onError: state.noteError,
  });
  const ask = createLazyResearcher({
    ...{ context, scopes, requester },
    records: memory.records,
    onJob: ({ usage_limits }) => {
      state.noteUsageLimits(usage_limits);
    },
  });
  const reading: ContentRequests = {
    ...requester,
    list: (operation, parameters, options) =>
      readList(requester, operation, parameters, options, (page) => {
        pageSizes.note(operation, page);
      }),
    indicator: createIndicatorReader({ requester, kept, scopes }),
    ask,
  };
  return { sender, service, kept, reading, coverage };
}

async function forgetAnswers({ items, refusals, cache, records }: ReturnType<typeof createMemory>) {
  items.clear();
  refusals.clear();
  await cache.clear();
  await records.clearAnswers();
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
  const { settings } = context;
  const hasKey = () => settings.getApiKey(settings.getPreferences().serviceAddress) !== null;
  const state = createClientState(context.now, (notes) => {
    const { serviceAddress, dailyBudget } = settings.getPreferences();
    return {
      ...notes,
      serviceAddress,
      hasKey: hasKey(),
      operationsAllowed: memory.refusals.operationsAllowed,
      today: memory.meter.today(),
      session: memory.meter.session(),
      isGateway: memory.meter.isGateway(serviceAddress),
      notice: memory.meter.notice(),
      dailyBudget,
      pending: sender.pending,
      cacheEntries: memory.cache.entries,
      cacheBytes: memory.cache.bytes,
    };
  });
  const memory = createMemory(options, context, state);
  const { sender, service, kept, reading, coverage } = createReading(context, memory, state);
  const { items, scopes } = memory;
  settings.onChange(state.changed);

  const findIndicatorItem: Client["findIndicatorItem"] = async (id, since) => {
    if (!hasKey()) return undefined;
    await scopes.current();
    return items.findIndicator(id, since);
  };
  const quote = createPricing({ ...memory, context, kept, reading, coverage, findIndicatorItem });

  return {
    ...(options.snapshot === undefined
      ? reading
      : withSnapshot(reading, options.snapshot, state.noteSnapshot)),
    peekIndicatorItem: (id) => items.peekIndicator(id),
    findIndicatorItem,
    peekItem: (id) => items.peekStatistic(id),
    quote,
    ...createLazyPaneQuestions({ ...memory, context, service, onError: state.noteError }),
    status: state.status,
    onStatus: state.onStatus,
    clearCache: () => forgetAnswers(memory),
  };
}
