import type { Price } from "../../../client/index.js";
import type { FoundTemplateId, TemplateId } from "../../../workbook/index.js";
import { enPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("en");

export interface TemplateTexts {
  readonly title: string;
  readonly intro: string;
  readonly names: Readonly<Record<TemplateId | FoundTemplateId, string>>;
  readonly descriptions: Readonly<Record<TemplateId | FoundTemplateId, string>>;
  /** What a picture of it shows, for who does not see it. */
  readonly picture: (name: string, charts: number) => string;
  readonly price: (calls: number, price: Price) => string;
  readonly insert: string;
  readonly insertNamed: (name: string) => string;
  readonly inserting: (name: string) => string;
  readonly inserted: (sheets: string, charts: number) => string;
  readonly failed: (cells: string) => string;
  readonly refused: (reason: string) => string;
  readonly noWorkbook: string;
  /** What the field of a place begins with. */
  readonly examplePlace: string;
  readonly place: string;
  /** For a screen reader, who hears the field without its card. */
  readonly placeOf: (name: string) => string;
  readonly unknownPlace: (place: string) => string;
  readonly find: string;
  /** For a screen reader, who hears the button without its card. */
  readonly findNamed: (name: string) => string;
  readonly finding: string;
  /** Stops the looking. */
  readonly cancel: string;
  readonly found: (found: number) => string;
  readonly figuresOf: (name: string) => string;
  readonly figure: (part: string, title: string, unit: string, end: string) => string;
  readonly tooFew: (fewest: number) => string;
  /** Where searching is not free. */
  readonly searchPrice: (price: Price) => string;
  /** The service refused the key what the templates ask for. */
  readonly notAllowed: string;
}

export const templates: TemplateTexts = {
  title: "Templates",
  intro: "Ready sheets of working formulas. Change the yellow cells; everything else follows.",
  names: {
    "country-comparison": "Country comparison",
    "market-size": "Market size",
    dashboard: "Dashboard",
    "research-brief": "Research brief",
    "at-a-glance": "Economy at a glance",
    "market-monitor": "Market monitor",
    "macro-dashboard": "Macro dashboard",
    "yield-curve": "Yield curve",
  },
  descriptions: {
    "country-comparison":
      "One indicator for five places: table, latest values, growth and a chart.",
    "market-size": "A market’s size, its yearly growth and a projection, with the source.",
    dashboard: "Four topics of your choice as charts on one sheet.",
    "research-brief": "A question with answer, key facts, sources and further reading.",
    "at-a-glance":
      "Rates, inflation, jobs, growth and currencies as they are now, on one page: figures, changes, sources and charts.",
    "market-monitor": "Exchange rates, oil and yields: latest figures, changes and charts.",
    "macro-dashboard":
      "Rates, prices, jobs and growth of a country: latest figures, changes and charts.",
    "yield-curve": "What a government pays by maturity, at one date and a year before.",
  },
  picture: (name, charts) =>
    `Layout of ${name}${charts === 0 ? "" : `, with ${count(charts, "chart", "charts")}`}`,
  price: (calls, cost) =>
    `Costs ${enPrice(cost)} in ${count(calls, "call", "calls")}, less for answers that are kept.`,
  insert: "Insert",
  insertNamed: (name) => `Insert ${name}`,
  inserting: (name) => `Inserting ${name}; the figures are on their way …`,
  inserted: (sheets, charts) =>
    `Inserted: ${sheets}${charts === 0 ? "" : charts === 1 ? ", with a chart" : `, with ${charts.toLocaleString("en")} charts`}.`,
  failed: (cells) => `No figures yet in ${cells}.`,
  refused: (reason) => `Excel did not accept it: ${reason}`,
  notAllowed: "Your key does not include all that this template asks for.",
  noWorkbook: "Open this pane in Excel to insert templates.",
  examplePlace: "United States",
  place: "Place",
  placeOf: (name) => `Place of ${name}`,
  unknownPlace: (place) => `No place is spelled “${place}”. Enter a country or its code.`,
  find: "Find the figures",
  findNamed: (name) => `Find the figures of ${name}`,
  finding: "Looking for the figures …",
  cancel: "Cancel",
  found: (found) => `${count(found, "figure", "figures")} found beyond doubt.`,
  figuresOf: (name) => `Figures of ${name}`,
  figure: (part, title, unit, end) => `${part}: ${title}, ${unit}, to ${end}`,
  tooFew: (fewest) =>
    fewest === 1
      ? "Nothing is left to insert."
      : `At least ${count(fewest, "figure", "figures")} are needed.`,
  searchPrice: (cost) => `Looking costs ${enPrice(cost)}.`,
};
