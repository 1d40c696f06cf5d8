import { listPlatforms, platforms } from "../../contract/index.js";
import type { OptionRule } from "../../statistics/index.js";

const pageRule = { kind: "whole", min: 1, max: 100_000 } as const;
const sortRule = { kind: "word", words: ["relevance", "newest", "0", "1"] } as const;

/** Options of the lists that the API itself pages and sorts. */
export const pagedOptions = {
  page: pageRule,
  sort: sortRule,
} as const satisfies Record<string, OptionRule>;

export const listPlatformOption = { platform: { kind: "word", words: listPlatforms } } as const;
export const platformOption = { platform: { kind: "word", words: platforms } } as const;
export const studyOptions = {
  industry: { kind: "text", example: "a number or a name" },
  geolocation: { kind: "text", example: "Germany, DEU, 276 …" },
} as const;
/** on: only paid content; off: only free content; any: both, as when left out. */
export const premiumOption = {
  premium: { kind: "word", words: ["any", "on", "off", "true", "false"] },
} as const;

type PremiumWord = (typeof premiumOption.premium.words)[number] | undefined;

export function premiumOf(word: PremiumWord): { premium?: boolean } {
  if (word === undefined || word === "any") return {};
  return { premium: word === "on" || word === "true" };
}

type SortWord = (typeof sortRule.words)[number] | undefined;

export function sortOf(word: SortWord): { sort?: 0 | 1 } {
  if (word === undefined) return {};
  return { sort: word === "newest" || word === "1" ? 1 : 0 };
}

/**
 * Page n of `size` results. Sent as an offset: a service that clips the size would take page 2 of its
 * own smaller pages, and results between would be lost.
 */
export function pageOf(page: number | undefined, size: number): { size: number; offset?: number } {
  return page === undefined || page === 1 ? { size } : { size, offset: (page - 1) * size };
}
