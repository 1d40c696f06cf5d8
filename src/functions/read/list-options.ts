import { listPlatforms, platforms } from "../../contract/index.js";
import type { OptionRule } from "../../statistics/index.js";

const pageRule = { kind: "whole", min: 1, max: 100_000, default: "1" } as const;
const sortRule = {
  kind: "word",
  words: ["relevance", "newest", "0", "1"],
  default: "relevance",
} as const;

/** Options of the lists that the API itself pages and sorts. */
export const pagedOptions = {
  page: pageRule,
  sort: sortRule,
} as const satisfies Record<string, OptionRule>;

export const listPlatformOption = {
  platform: { kind: "word", words: listPlatforms, default: "en" },
} as const;
export const platformOption = {
  platform: { kind: "word", words: platforms, default: "en" },
} as const;
export const studyOptions = {
  industry: { kind: "text", example: "a number or a name" },
  geolocation: { kind: "text", example: "Germany, DEU, 276 …" },
} as const;
/** on: only paid content; off: only free content; any: both, as when left out. */
export const premiumOption = {
  premium: { kind: "word", words: ["any", "on", "off", "true", "false"], default: "any" },
} as const;

export type PremiumWord = (typeof premiumOption.premium.words)[number] | undefined;
export type SortWord = (typeof sortRule.words)[number] | undefined;
