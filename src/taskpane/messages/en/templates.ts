import type { Price } from "../../../client/index.js";
import type { TemplateId } from "../../../workbook/index.js";
import { enPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("en");

export interface TemplateTexts {
  readonly title: string;
  readonly intro: string;
  readonly names: Readonly<Record<TemplateId, string>>;
  readonly descriptions: Readonly<Record<TemplateId, string>>;
  readonly price: (calls: number, price: Price) => string;
  readonly insert: string;
  readonly insertNamed: (name: string) => string;
  readonly inserting: (name: string) => string;
  readonly inserted: (sheets: string, charts: number) => string;
  readonly failed: (cells: string) => string;
  readonly refused: (reason: string) => string;
  readonly noWorkbook: string;
  /** The service refused the key what the templates ask for. */
  readonly notAllowed: string;
}

export const templates: TemplateTexts = {
  title: "Templates",
  intro: "Ready sheets of working formulas. Change the blue cells; everything else follows.",
  names: {
    "country-comparison": "Country comparison",
    "market-size": "Market size",
    dashboard: "Dashboard",
    "research-brief": "Research brief",
  },
  descriptions: {
    "country-comparison":
      "One indicator for five places: table, latest values, growth and a chart.",
    "market-size": "A market’s size, its yearly growth and a projection, with the source.",
    dashboard: "Four topics of your choice as charts on one sheet.",
    "research-brief": "A question with answer, key facts, sources and further reading.",
  },
  price: (calls, cost) =>
    `Costs ${enPrice(cost)} in ${count(calls, "call", "calls")}, less for answers that are kept.`,
  insert: "Insert",
  insertNamed: (name) => `Insert ${name}`,
  inserting: (name) => `Inserting ${name}; the figures are on their way …`,
  inserted: (sheets, charts) =>
    `Inserted: ${sheets}${charts === 0 ? "" : charts === 1 ? ", with a chart" : `, with ${charts.toLocaleString("en")} charts`}.`,
  failed: (cells) => `No figures yet in ${cells}; their notes say why.`,
  refused: (reason) => `Excel did not accept it: ${reason}`,
  notAllowed: "Your key does not include all that this template asks for.",
  noWorkbook: "Open this pane in Excel to insert templates.",
};
