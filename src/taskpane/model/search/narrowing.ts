import type { Frequency } from "../../../contract/index.js";
import { periodInTitle } from "../../../statistics/index.js";
import type { FoundItem } from "../found-item.js";
import type { Kind } from "../kinds.js";

/** What narrows the rows that have come, where the service's lists take no such filter. */
export interface Narrowing {
  readonly frequency: Frequency | "";
  /** Name of a source, or empty. */
  readonly source: string;
  /** The year that the figures reach at least, or empty. */
  readonly since: string;
}
export type NarrowName = keyof Narrowing;

export const noNarrowing: Narrowing = { frequency: "", source: "", since: "" };

const names = Object.keys(noNarrowing) as readonly NarrowName[];
export const setNarrowing = (narrowing: Narrowing): NarrowName[] =>
  names.filter((name) => narrowing[name] !== "");

/** Whether the rows of a kind say how often, from whom and until when their figures are. */
export const kindTakes = (kind: Kind): boolean => kind === "indicators" || kind === "statistics";

/** The year of the last figure; empty where nothing says it. */
function lastYear({ kind, latest, timeframe, title }: FoundItem): string {
  const titled = kind === "statistics" ? periodInTitle(title)?.end : undefined;
  return (/\d{4}/.exec(latest?.period ?? timeframe?.end ?? titled ?? "") ?? [""])[0];
}

/** What does not say of itself what is wanted does not fit. */
export const fits = (item: FoundItem, { frequency, source, since }: Narrowing): boolean =>
  (frequency === "" || item.frequency === frequency) &&
  (source === "" || item.sources.includes(source)) &&
  (since === "" || lastYear(item) >= since);

const order: readonly Frequency[] = [
  "daily",
  "weekly",
  "monthly",
  "quarterly",
  "semiannual",
  "annual",
  "irregular",
];

interface NarrowingChoices {
  readonly frequencies: readonly Frequency[];
  readonly sources: readonly string[];
  /** Newest first. */
  readonly years: readonly string[];
}

/** What these rows can be narrowed by. What is on stays a choice, whatever has come since. */
export function narrowingChoices(
  items: readonly FoundItem[],
  narrowing: Narrowing,
): NarrowingChoices {
  const frequencies = new Set([narrowing.frequency, ...items.map(({ frequency }) => frequency)]);
  const sources = new Set([narrowing.source, ...items.flatMap((item) => item.sources)]);
  const years = new Set([narrowing.since, ...items.map(lastYear)]);
  const named = (texts: ReadonlySet<string>) => [...texts].filter((text) => text !== "").sort();
  return {
    frequencies: order.filter((frequency) => frequencies.has(frequency)),
    sources: named(sources),
    years: named(years).reverse(),
  };
}
