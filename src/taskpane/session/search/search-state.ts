import type { AskedPart, AskedParts } from "../../../statistics/index.js";
import type { FoundItem } from "../../model/found-item.js";
import { noFilters, type Filters } from "../../model/search/filters.js";
import { noNarrowing, type Narrowing } from "../../model/search/narrowing.js";
import type { Kind, KindChoice } from "../../model/kinds.js";

export interface SearchQuestion {
  readonly query: string;
  readonly kind: KindChoice;
  readonly filters: Filters;
}

/** Whether a question is the one that was asked. */
export const isSameQuestion = (asked: SearchQuestion | null, next: SearchQuestion): boolean =>
  asked !== null &&
  asked.query === next.query &&
  asked.kind === next.kind &&
  JSON.stringify(asked.filters) === JSON.stringify(next.filters);

/** What one kind's list has answered so far. */
export interface KindResults {
  readonly status: "asking" | "done" | "failed";
  readonly items: readonly FoundItem[];
  readonly total: number;
  /** Results the service sent, doubles included: the next page begins behind them. */
  readonly received: number;
  readonly isStale: boolean;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** What the list does not show and why, in the service's sentences. */
  readonly notices: readonly string[];
  /** What the first rows leave to a search of its own: more places of one concept. */
  readonly more?: { readonly message: string; readonly query: string } | undefined;
  /** That was opened here: every row is shown, also among other kinds. */
  readonly isOpened?: boolean;
  readonly error?: unknown;
}

export interface SaidParts extends AskedParts {
  /** Of which search. */
  readonly query: string;
}

export interface OpenedItem {
  readonly item: FoundItem;
  readonly wantsInsert: boolean;
  /** What the search said that showed it. @default nothing */
  readonly parts?: readonly AskedPart[];
}

export interface SearchState extends SearchQuestion {
  /** What the results are for; null before the first search. */
  readonly asked: SearchQuestion | null;
  /** True while only the free lists have been asked, as the user types. */
  readonly isTyping: boolean;
  readonly results: Readonly<Partial<Record<Kind, KindResults>>>;
  /** What the search says beside its subject, without what the user took off; null until it has been read. */
  readonly said: SaidParts | null;
  readonly narrowing: Narrowing;
  /** Kinds whose rows the user has folded away. */
  readonly folded: ReadonlySet<Kind>;
  readonly tab: "search" | "topics" | "saved";
  /** The item whose details are shown; `wantsInsert` where the user asked for its chart. */
  readonly opened: OpenedItem | null;
  readonly selected: ReadonlyMap<string, FoundItem>;
}

export const initialSearch: SearchState = {
  query: "",
  kind: "all",
  filters: noFilters,
  asked: null,
  isTyping: false,
  results: {},
  said: null,
  narrowing: noNarrowing,
  folded: new Set(),
  tab: "search",
  opened: null,
  selected: new Map(),
};

/** A list before its first answer. */
export const noResults: KindResults = {
  status: "asking",
  items: [],
  total: 0,
  received: 0,
  isStale: false,
  fetchedAt: 0,
  notices: [],
};

/** Only what was found; as before the search where that is nothing. */
export function withoutFailures(state: SearchState): SearchState {
  const all = Object.entries(state.results) as [Kind, KindResults][];
  if (!all.some(([, { status }]) => status === "failed")) return state;
  const left = all
    .filter(([, { status, items }]) => status !== "failed" || items.length > 0)
    .map(([kind, found]): [Kind, KindResults] => [
      kind,
      found.status === "failed" ? { ...found, status: "done", error: undefined } : found,
    ]);
  return {
    ...state,
    asked: left.length === 0 ? null : state.asked,
    results: Object.fromEntries(left),
  };
}
