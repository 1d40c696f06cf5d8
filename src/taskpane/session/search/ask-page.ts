import type { Client } from "../../../client/index.js";
import { limits, type Notice, type Platform } from "../../../contract/index.js";
import { plainText } from "../../../statistics/index.js";
import { requestFor } from "../../model/search/filters.js";
import { itemKey, toFoundItem, type FoundItem, type ItemsByKind } from "../../model/found-item.js";
import type { Kind } from "../../model/kinds.js";
import { noResults, type SearchQuestion, type KindResults } from "./search-state.js";

/** Results asked for at once; "Show more" asks for as many again. */
const pageSize = 10;

interface Asking {
  readonly client: Client;
  readonly language: Platform;
  /** False where it costs nothing: nobody waits for that behind a slow service. */
  readonly isPaid: boolean;
}

/** One page of one kind, behind what has been received. */
export async function askPage(
  { client, language, isPaid }: Asking,
  { query, filters }: SearchQuestion,
  kind: Kind,
  before: KindResults,
  signal: AbortSignal,
): Promise<KindResults> {
  const isFirst = before.received === 0;
  // The indicators' list has no pages; asked again, it gives as many as it can.
  const isWhole = kind === "indicators" && !isFirst;
  const size = isWhole ? limits.indicatorSearchMaxSize : pageSize;
  const { operation, parameters } = requestFor(kind, query, filters, {
    size,
    offset: before.received,
    language,
  });
  const { value, isStale, fetchedAt } = await client.request(operation, parameters, {
    lane: "pane",
    signal,
    // A later search does not want it, and it is paid for: it comes, and is kept for whoever searches so again.
    finishSent: isPaid,
  });
  // Operation and kind belong together, which TypeScript cannot follow through the union.
  const items = (value.items as ItemsByKind[typeof kind][]).map((item) => toFoundItem(kind, item));
  const received = isWhole ? items.length : before.received + items.length;
  // Nothing new came: there is nothing behind it, whatever the count says.
  const isEnd = items.length === 0 || isWhole;
  return {
    status: "done",
    // The whole list has an order of its own; what was brought from elsewhere comes behind it.
    items: isWhole ? merged(items, before.items) : merged(before.items, items),
    total: isEnd ? received : Math.max(value.total_count, received),
    received,
    isStale,
    fetchedAt,
    notices: noticesOf(value.notices) ?? before.notices,
    ...moreOf(value.notices, before),
  };
}

/** What the first rows left to a search of its own, behind them. */
export async function askMore(
  asking: Asking,
  asked: SearchQuestion,
  kind: Kind,
  before: KindResults,
  signal: AbortSignal,
): Promise<KindResults> {
  const query = before.more?.query ?? asked.query;
  const found = await askPage(asking, { ...asked, query }, kind, noResults, signal);
  return {
    ...before,
    status: "done",
    items: merged(before.items, found.items),
    isStale: before.isStale || found.isStale,
    isOpened: true,
    more: found.more?.query === query ? undefined : found.more,
  };
}

/** Each item once, where it first stands and as it last came. */
const merged = (...lists: readonly (readonly FoundItem[])[]): FoundItem[] => [
  ...new Map(lists.flat().map((item) => [itemKey(item), item])).values(),
];

function moreOf(
  notices: readonly Notice[] = [],
  before: Pick<KindResults, "more">,
): Pick<KindResults, "more"> {
  const { message, query } = notices.find(({ code }) => code === "more-places") ?? {};
  if (message === undefined || query === undefined) return before.more ? { more: before.more } : {};
  return { more: { message: plainText(message), query } };
}

/** More places of one topic are a search, and no sentence. */
const noticesOf = (notices: readonly Notice[] | undefined) =>
  notices
    ?.filter(({ code, message }) => code !== "more-places" && message.trim() !== "")
    .map(({ message }) => plainText(message));
