import type { Price } from "../../../client/index.js";
import { enPrice } from "./search.js";

export interface WelcomeTexts {
  /** Heading of what the key may do, and what it costs. */
  readonly rights: string;
  readonly contentLanguage: (language: string) => string;
  readonly operation: string;
  readonly price: string;
  readonly allowed: string;
  readonly rightOf: Readonly<Record<"yes" | "no" | "untried", string>>;
  readonly free: string;
  readonly untriedHint: string;
  readonly assumedHint: string;
  readonly steps: string;
  readonly noWorkbook: string;
  /** What to look for in the first steps, in the content's language. */
  readonly listQuery: string;
  readonly chartQuery: string;
  /** In place of the heading where a key can do only some of the steps. */
  readonly fewerSteps: string;
  /** For a key without indicators. */
  readonly listStatistics: (query: string) => string;
  readonly list: (query: string) => string;
  readonly listHint: (price: Price) => string;
  readonly chart: (query: string) => string;
  readonly chartHint: string;
  readonly sheet: string;
  readonly busy: string;
}

export const welcome: WelcomeTexts = {
  rights: "What this key can do",
  contentLanguage: (language) => `Content in ${language}, the language of Excel’s menus.`,
  operation: "What",
  price: "Credits",
  allowed: "Allowed",
  rightOf: { yes: "yes", no: "no", untried: "not tried" },
  free: "free",
  untriedHint: "Only free requests were tried. What else the key includes shows when you use it.",
  assumedHint: "* assumed; your contract may say otherwise. Change prices under Diagnostics.",
  steps: "Three things to try",
  noWorkbook: "Open this pane in Excel to try them in a sheet.",
  listQuery: "inflation",
  chartQuery: "GDP per capita",
  fewerSteps: "To begin with",
  listStatistics: (query) => `List statistics on ${query}`,
  list: (query) => `List indicators on ${query}`,
  listHint: (cost) =>
    `A live formula at the selected cell, ${cost.atMost === 0 ? "free" : enPrice(cost)}.`,
  chart: (query) => `Chart the ${query}`,
  chartHint: "Shows chart, places and price first; Insert puts it into the sheet.",
  sheet: "Compare five countries",
  busy: "One moment …",
};
