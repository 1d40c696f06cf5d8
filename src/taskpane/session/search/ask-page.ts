import type { Client } from "../../../client/index.js";
import { limits, type Notice, type Platform } from "../../../contract/index.js";
import { plainText } from "../../../statistics/index.js";
import { requestFor } from "../../model/filters.js";
import { itemKey, toFoundItem, type ItemsByKind } from "../../model/found-item.js";
import type { Kind } from "../../model/kinds.js";
import type { SearchQuestion, KindResults } from "./search-state.js";

/** Results asked for at once; "Show more" asks for as many again. */
const pageSize = 10;

/** One page of one kind, behind what has been received. */
export async function askPage(
  { client, language }: { readonly client: Client; readonly language: Platform },
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
  });
  // Operation and kind belong together, which TypeScript cannot follow through the union.
  const items = (value.items as ItemsByKind[typeof kind][]).map((item) => toFoundItem(kind, item));
  const all = new Map(
    [...(isWhole ? [] : before.items), ...items].map((item) => [itemKey(item), item]),
  );
  const received = isWhole ? items.length : before.received + items.length;
  // Nothing new came: there is nothing behind it, whatever the count says.
  const isEnd = items.length === 0 || isWhole;
  return {
    status: "done",
    items: [...all.values()],
    total: isEnd ? received : Math.max(value.total_count, received),
    received,
    isStale,
    fetchedAt,
    notices: noticesOf(value.notices) ?? before.notices,
    ...moreOf(value.notices, before),
  };
}

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
