import { sourceWords } from "../../../workbook/index.js";
import type { Price } from "../../../client/index.js";
import { enPrice } from "./search.js";
import type { InsertForm } from "../../model/insert-form.js";
import type { Kind } from "../../model/kinds.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("en");

export interface DetailTexts {
  readonly back: string;
  readonly insertAs: string;
  /** What a choice has before anybody chooses. */
  readonly byDefault: (name: string) => string;
  readonly forms: Readonly<Record<InsertForm, string>>;
  readonly insert: string;
  /** The title, unit and source that stand beside inserted figures. */
  readonly notes: string;
  readonly manyRows: (rows: number) => string;
  readonly from: string;
  readonly to: string;
  readonly rowsChosen: (chosen: number, rows: number) => string;
  readonly cost: (price: Price) => string;
  readonly atHand: string;
  readonly fetch: string;
  readonly fetching: string;
  readonly chart: string;
  readonly data: string;
  readonly about: string;
  readonly view: string;
  readonly chartOf: (title: string) => string;
  /** Of what a chart has, for who hears it. */
  readonly chartRange: (series: number, from: string, to: string) => string;
  readonly chartKeys: string;
  readonly tableOf: (title: string) => string;
  readonly unit: (unit: string) => string;
  readonly category: string;
  readonly period: string;
  readonly rowsShown: (shown: number, total: number) => string;
  readonly allRows: string;
  readonly noChart: string;
  readonly sources: string;
  /** Where it names neither sources nor publishers. */
  readonly noSources: string;
  readonly publishers: string;
  readonly licence: string;
  readonly citation: string;
  readonly citationStyle: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly places: (chosen: number, total: number) => string;
  readonly findPlace: string;
  readonly placesLeft: (count: number) => string;
  readonly worldwide: string;
  readonly gone: (title: string) => string;
  readonly searchInstead: (title: string) => string;
  readonly path: string;
  readonly children: string;
  readonly findIndicators: string;
  /** @param at periods, with the series that break there where not all do */
  readonly breaks: (at: string) => string;
  readonly forecast: (from: string) => string;
  readonly industries: string;
  readonly description: string;
}

/** Kinds an item may lead to. */
export type RelatedKind = Extract<Kind, "indicators" | "studies">;

/** Texts of an item's links and small facts, loaded with its details. */
export interface LinkTexts {
  readonly links: string;
  readonly page: (host: string) => string;
  readonly picture: string;
  readonly reports: (price: Price) => string;
  readonly fetchingReports: string;
  readonly report: Readonly<Record<"pdf" | "ppt" | "xls", string>>;
  readonly noReports: string;
  readonly related: Readonly<Record<RelatedKind, string>>;
  readonly price: (price: Price) => string;
  readonly facts: string;
  readonly industries: string;
  readonly places: string;
  readonly market: string;
  readonly contentLanguage: string;
  readonly identifier: string;
}

export const detail: DetailTexts = {
  back: "Back",
  insertAs: "Insert as",
  byDefault: (name) => `Default: ${name}`,
  forms: {
    chart: "Chart on live data",
    "chart-on-table": "Chart on a static table",
    formula: "Live formula",
    table: "Static table",
    image: "Picture",
    card: "Card in a cell",
    link: "Title with link",
  },
  insert: "Insert",
  notes: "With title, unit and source",
  manyRows: (rows) =>
    `${rows.toLocaleString("en")} rows are many for a sheet. Choose from where to where, or insert them all.`,
  from: "From",
  to: "To",
  rowsChosen: (chosen, rows) => `${chosen.toLocaleString("en")} of ${count(rows, "row", "rows")}`,
  cost: (cost) => `The data costs ${enPrice(cost)}.`,
  atHand: "The data is already here and costs nothing.",
  fetch: "Show chart and data",
  fetching: "Fetching the data …",
  chart: "Chart",
  data: "Table",
  about: "Sources",
  view: "Show",
  chartOf: (title) => `Chart: ${title}`,
  chartRange: (count, from, to) =>
    `${count === 1 ? "One series" : `${count.toLocaleString("en")} series`} from ${from} to ${to}`,
  chartKeys: "Arrow keys read the figures.",
  tableOf: (title) => `Data: ${title}`,
  unit: (unit) => `Unit: ${unit}`,
  category: "Category",
  period: "Period",
  rowsShown: (shown, total) => `The first ${shown} of ${total} rows.`,
  allRows: "Show all rows",
  noChart: "There is nothing to draw: the data has no numbers.",
  sources: "Sources",
  noSources: "The service names no source.",
  publishers: "Published by",
  licence: "Licence:",
  citation: "Citation",
  citationStyle: "Citation style",
  copy: "Copy",
  copied: "Copied.",
  copyRefused: "Copying was refused. Select the text and copy it by hand.",
  places: (chosen, total) => `Places (${chosen} of ${total})`,
  findPlace: "Find a place",
  placesLeft: (count) => `${count} more; narrow them by typing.`,
  worldwide: "Worldwide",
  gone: (title) => `“${title}” is no longer there. It may have been replaced.`,
  searchInstead: (title) => `Search for “${title}”`,
  path: "In",
  children: "Contains",
  findIndicators: "Find its indicators",
  breaks: sourceWords.en.breaks,
  forecast: (from) => `From ${from} on: forecast, as the period ends after publication.`,
  industries: "Industries",
  description: "Description",
};

export const links: LinkTexts = {
  links: "Links",
  page: (host) => `Full page on ${host}`,
  picture: "Picture",
  reports: (cost) => `Get the reports’ links (${enPrice(cost)})`,
  fetchingReports: "Fetching the links …",
  report: { pdf: "Report as PDF", ppt: "Report as PowerPoint", xls: "Report as Excel" },
  noReports: "There is no report that can be opened safely.",
  related: { studies: "Studies on this", indicators: "Indicators on this" },
  price: (cost) => (cost.atMost === 0 ? "free" : enPrice(cost)),
  facts: "Facts",
  industries: "Industries",
  places: "Places",
  market: "Market",
  contentLanguage: "Language",
  identifier: "Id",
};
