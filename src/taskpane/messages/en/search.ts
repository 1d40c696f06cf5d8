import type { Price } from "../../../client/index.js";
import type { Frequency, Platform } from "../../../contract/index.js";
import type { FilterName } from "../../model/search/filters.js";
import type { Kind, KindChoice } from "../../model/kinds.js";
import type { NarrowName } from "../../model/search/narrowing.js";
import { changeIn, countIn } from "../../model/count-in.js";

const count = countIn("en");
const change = changeIn("en");

export interface SearchTexts {
  readonly title: string;
  readonly tabs: Readonly<Record<"search" | "topics" | "saved", string>>;
  readonly box: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<KindChoice, string>>;
  readonly cost: (price: Price) => string;
  /** Free results stand already; Enter asks the priced lists. */
  readonly enterForRest: (price: Price) => string;
  readonly emptyQuery: string;
  readonly searching: (query: string) => string;
  readonly results: (shown: number, total: number, query: string) => string;
  /** Beside a heading, where the query stands above all of them. */
  readonly shownOf: (shown: number, total: number) => string;
  readonly noResults: (query: string) => string;
  /** Kinds without results, where others have some. */
  readonly noneIn: (kinds: string) => string;
  readonly browseTopics: string;
  readonly showAll: (kind: Kind, total: number) => string;
  /** What a button costs, behind what it does. */
  readonly priced: (price: Price) => string;
  readonly more: string;
  readonly morePriced: (price: Price) => string;
  readonly premium: string;
  readonly source: (names: string) => string;
  readonly released: (date: string) => string;
  readonly updated: (date: string) => string;
  /** The last period with a figure: the first of the three dates. */
  readonly dataTo: (period: string) => string;
  /** As above where the service names no period. */
  readonly dataToByTitle: (year: string) => string;
  /** A figure behind its place and its period: what a narrow row cuts off is the end of a unit. */
  readonly placed: (place: string, figure: string) => string;
  readonly latest: (value: string, period: string) => string;
  /** A figure of a quarter or month, as of a whole year. */
  readonly perYear: (figure: string) => string;
  readonly yearChange: (change: string) => string;
  /** A change of a figure in percent. */
  readonly percentagePoints: (points: number) => string;
  readonly places: (count: number) => string;
  readonly frequencies: Readonly<Record<Frequency, string>>;
  /** A small line of figures, for who cannot see it. */
  readonly sparkline: (
    count: number,
    first: string,
    last: string,
    trend: "up" | "down" | "flat",
  ) => string;
  /** What the data of the selected items cost. */
  readonly dataPrice: (price: Price) => string;
  readonly dataKept: string;
  readonly openLink: string;
  /** In a new window, until its address is there. */
  readonly openingLink: string;
  readonly insertData: string;
  /** Where its data costs. */
  readonly insertDataPriced: (price: Price) => string;
  readonly insertSearch: string;
  /** These name a button for a screen reader, who hears it without its card. */
  readonly insertDataOf: (title: string) => string;
  readonly insertChartOf: (title: string) => string;
  readonly selectItem: (title: string) => string;
  readonly stale: (date: string) => string;
  readonly ignored: (filters: string) => string;
  readonly filters: string;
  readonly filterNames: Readonly<Record<FilterName, string>>;
  /** What narrows the rows that have come. */
  readonly narrowNames: Readonly<Record<NarrowName, string>>;
  readonly orLater: (year: string) => string;
  readonly narrowed: (shown: number, fitting: number, loaded: number) => string;
  readonly noneFits: (loaded: number) => string;
  readonly any: string;
  /** The language that fits the words, or the user’s. */
  readonly automatic: string;
  readonly platforms: Readonly<Record<Platform, string>>;
  readonly premiumOnly: string;
  readonly freeOnly: string;
  readonly relevance: string;
  readonly newest: string;
  readonly placeHint: string;
  readonly unknownPlace: (place: string) => string;
  readonly loadIndustries: (price: Price) => string;
  readonly clearFilters: string;
  readonly recent: string;
  readonly clearRecent: string;
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  readonly insertSideBySide: string;
  readonly insertList: string;
}

export interface SavedTexts {
  readonly title: string;
  readonly empty: string;
  readonly add: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly added: (title: string) => string;
  readonly removed: (title: string) => string;
}

const credits = (value: number) => count(value, "credit", "credits");
const price = ({ credits: expected, atMost, isKnown }: Price) =>
  `${atMost > expected ? "up to " : ""}${isKnown ? "" : "about "}${credits(atMost)}`;
export { credits as enCredits, price as enPrice };

export const search: SearchTexts = {
  title: "Find data",
  tabs: { search: "Search", topics: "Topics", saved: "Saved" },
  box: "Search",
  placeholder: "For example: GDP of Germany",
  submit: "Start search",
  kind: "What to search",
  kinds: {
    all: "Everything",
    statistics: "Statistics",
    indicators: "Indicators",
    topics: "Topics",
    infographics: "Infographics",
    studies: "Studies",
  },
  cost: price,
  enterForRest: (cost) => `Press Enter to search the rest for ${price(cost)}.`,
  emptyQuery: "Enter what you are looking for.",
  searching: (query) => `Searching for “${query}” …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("en")} of ${count(total, "result", "results")} for “${query}”.`,
  shownOf: (shown, total) => `${shown.toLocaleString("en")} of ${total.toLocaleString("en")}`,
  noResults: (query) => `Nothing found for “${query}”. Try fewer or other words.`,
  noneIn: (kinds) => `No results in: ${kinds}.`,
  browseTopics: "Browse topics",
  showAll: (kind, total) => `Show all ${total.toLocaleString("en")} ${kind}`,
  priced: price,
  more: "Show more",
  morePriced: (cost) => `Show more (${price(cost)})`,
  premium: "Premium",
  source: (names) => `Source: ${names}`,
  released: (date) => `Released ${date}`,
  updated: (date) => `Updated ${date}`,
  dataTo: (period) => `Data to ${period}`,
  dataToByTitle: (year) => `Data to ${year} (by the title)`,
  placed: (place, figure) => `${place}, ${figure}`,
  latest: (value, period) => `${period}: ${value}`,
  perYear: (figure) => `${figure} a year`,
  yearChange: (change) => `${change} on the year`,
  percentagePoints: (points) => change(points, "pp", "pp"),
  places: (count) => `${count.toLocaleString("en")} ${count === 1 ? "place" : "places"}`,
  frequencies: {
    daily: "daily",
    weekly: "weekly",
    monthly: "monthly",
    quarterly: "quarterly",
    semiannual: "half-yearly",
    annual: "annual",
    irregular: "irregular",
  },
  sparkline: (count, first, last, trend) =>
    `${count.toLocaleString("en")} points, from ${first} to ${last}, ${{ up: "rising", down: "falling", flat: "unchanged" }[trend]}`,
  dataPrice: (cost) => `Data: ${price(cost)}`,
  dataKept: "Already fetched: costs nothing",
  openLink: "Open page",
  openingLink: "Opening …",
  insertData: "Insert",
  insertDataPriced: (cost) => `Insert · ${price(cost)}`,
  insertSearch: "Insert this search as a formula",
  insertDataOf: (title) => `Insert formula for ${title}`,
  insertChartOf: (title) => `Insert chart of ${title}`,
  selectItem: (title) => `Select ${title}`,
  stale: (date) => `The service cannot be reached; this answer is from ${date}.`,
  ignored: (filters) => `These filters do not apply here: ${filters}.`,
  filters: "Filters",
  filterNames: {
    platform: "Language",
    from: "Published from",
    to: "Published to",
    premium: "Access",
    industry: "Industry",
    place: "Place",
    sort: "Order",
  },
  narrowNames: { frequency: "Frequency", source: "Source", since: "Figures to" },
  orLater: (year) => `${year} or later`,
  narrowed: (shown, fitting, loaded) =>
    `${shown.toLocaleString("en")} of ${fitting.toLocaleString("en")} that fit, of ${loaded.toLocaleString("en")} loaded.`,
  noneFits: (loaded) =>
    loaded === 1
      ? "The one result loaded does not fit the filters."
      : `None of the ${loaded.toLocaleString("en")} results loaded fits the filters.`,
  any: "Any",
  automatic: "Automatic",
  platforms: { en: "English", de: "German", fr: "French", es: "Spanish" },
  premiumOnly: "Premium only",
  freeOnly: "Free only",
  relevance: "Best match",
  newest: "Newest first",
  placeHint: "A country or region, for studies.",
  unknownPlace: (place) => `The service does not know the place “${place}”.`,
  loadIndustries: (cost) => `List industries (${price(cost)})`,
  clearFilters: "Clear filters",
  recent: "Recent searches",
  clearRecent: "Forget them",
  selected: (count) => `${count.toLocaleString("en")} selected`,
  clearSelection: "Clear",
  insertSideBySide: "Insert side by side",
  insertList: "Insert latest values",
};

export const saved: SavedTexts = {
  title: "Saved items",
  empty: "Nothing saved yet. The star of a result saves it here.",
  add: (title) => `Save ${title}`,
  remove: (title) => `Remove ${title} from saved`,
  added: (title) => `Saved: ${title}`,
  removed: (title) => `No longer saved: ${title}`,
};
