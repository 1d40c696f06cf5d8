import type { ListPlatform, Platform } from "../../contract/index.js";
import type { Day } from "../../statistics/index.js";
import type { PremiumWord, SortWord } from "../read/list-options.js";
import { readQuery } from "./read-query.js";
import { maxItems, readSize } from "./read-size.js";
import { readWindow } from "./read-window.js";

/** The arguments of a list as the cell has them. */
interface ListArguments {
  readonly query: unknown;
  readonly from: unknown;
  readonly to: unknown;
  readonly size: unknown;
}

/** What the options of lists say of the request. */
interface ListChoices<P extends ListPlatform | Platform> {
  readonly platform?: P;
  readonly page?: number;
  readonly sort?: SortWord;
  readonly premium?: PremiumWord;
}

export function searchParameters(
  { query, from, to, size }: ListArguments,
  { premium }: Pick<ListChoices<Platform>, "premium">,
  today: Day,
) {
  return {
    q: readQuery(query),
    size: readSize(size, 10, maxItems),
    ...readWindow(from, to, today),
    ...premiumOf(premium),
  };
}

/** Those of the lists that the API itself pages and sorts. */
export function pagedParameters<P extends ListPlatform | Platform>(
  { query, from, to, size }: ListArguments,
  { platform, page, sort, premium }: ListChoices<P>,
  today: Day,
) {
  return {
    q: readQuery(query),
    ...(platform === undefined ? {} : { platform }),
    ...pageOf(page, readSize(size, 10, maxItems)),
    ...readWindow(from, to, today),
    ...sortOf(sort),
    ...premiumOf(premium),
  };
}

function premiumOf(word: PremiumWord): { premium?: boolean } {
  if (word === undefined || word === "any") return {};
  return { premium: word === "on" || word === "true" };
}

function sortOf(word: SortWord): { sort?: 0 | 1 } {
  if (word === undefined) return {};
  return { sort: word === "newest" || word === "1" ? 1 : 0 };
}

/**
 * Page n of `size` results. Sent as an offset: a service that clips the size would take page 2 of its
 * own smaller pages, and results between would be lost.
 */
function pageOf(page: number | undefined, size: number): { size: number; offset?: number } {
  return page === undefined || page === 1 ? { size } : { size, offset: (page - 1) * size };
}
