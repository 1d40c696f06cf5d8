import type { Price } from "../../../../client/index.js";
import type { EntryKind, LeftOut, TableProblem, UnreadHeader } from "../../../../workbook/index.js";
import { enPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("en");

export interface FillTexts {
  readonly intro: string;
  readonly noWorkbook: string;
  readonly read: string;
  readonly readAgain: string;
  readonly reading: string;
  /** Looking for indicators has a price here. */
  readonly searching: (measures: number, price: Price) => string;
  readonly lookFor: (price: Price) => string;
  readonly notRead: string;
  readonly problems: Readonly<Record<TableProblem, string>>;
  /** The cell that seems to be one. */
  readonly secondHeaders: (address: string) => string;
  readonly locked: (sheet: string) => string;
  /** Rows and columns are of the same kind. */
  readonly sameKind: string;
  readonly understood: string;
  readonly rows: string;
  readonly columns: string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
  /** Of the whole table. */
  readonly whole: Readonly<Record<EntryKind, string>>;
  readonly headersRead: (headers: number) => string;
  readonly choose: string;
  readonly leaveEmpty: string;
  readonly latest: string;
  readonly look: string;
  readonly search: string;
  readonly nothingFound: string;
  readonly unread: Readonly<
    Record<UnreadHeader["reason"], (address: string, text: string) => string>
  >;
  readonly left: Readonly<Record<LeftOut["reason"], (cells: number, listed: string) => string>>;
  /** Headers that say one and the same. */
  readonly twice: (listed: string, text: string) => string;
  readonly hidden: (lines: number) => string;
  /** What a title asks for, by the option that does it. */
  readonly asked: (title: string, options: string) => string;
  readonly preview: string;
  readonly toFill: string;
  readonly more: (rows: number, columns: number) => string;
  readonly shape: string;
  readonly shapes: Readonly<Record<"cells" | "spill", string>>;
  readonly noSpill: string;
  readonly stillOpen: (entries: number) => string;
  readonly fill: (cells: number, price: Price) => string;
  readonly pricing: string;
  readonly filling: (done: number, total: number) => string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly filled: (cells: number) => string;
  readonly missing: (cells: number) => string;
  readonly noReason: string;
  readonly changed: string;
  readonly failed: (reason: string) => string;
}

export const fill: FillTexts = {
  intro:
    "Mark a table whose first row and column say places, periods or measures, with its title, then read it. Reading costs nothing, or says its price first.",
  noWorkbook: "Open this pane in Excel to fill tables.",
  read: "Read the marked table",
  readAgain: "Read again",
  reading: "Reading the headers …",
  searching: (measures, cost) =>
    `Indicators are looked for by ${count(measures, "text", "texts")} of the table, which costs ${enPrice(cost)} here.`,
  lookFor: (cost) => `Look for indicators (${enPrice(cost)})`,
  notRead: "Cancelled; nothing was read.",
  problems: {
    "several-areas": "Several blocks are marked. Mark one table, then read it.",
    empty: "Nothing stands in the marked cells. Mark a table with its headers.",
    "too-large": "More than 50,000 cells are marked. Mark a smaller part.",
    "no-headers":
      "No headers were found: names are needed in the first row and in the first column of what is marked.",
    "nothing-to-fill": "No cell is empty between the headers. Empty cells alone are filled.",
    "too-many-measures":
      "The headers name more than 60 different measures. Mark fewer rows or columns, then read the table.",
  },
  secondHeaders: (address) =>
    `${address} seems to be a second header or a unit, which formulas would leave out. Mark a table with one row and one column of headers.`,
  locked: (sheet) => `The sheet “${sheet}” is protected. Unprotect it, then read the table again.`,
  sameKind:
    "Rows and columns are of the same kind, so no cell has a figure. Say what one of them is.",
  understood: "What was understood",
  rows: "Rows are",
  columns: "Columns are",
  kinds: { places: "Places", periods: "Periods", measures: "Measures" },
  whole: {
    places: "Place of the whole table",
    periods: "Period of the whole table",
    measures: "Measure of the whole table",
  },
  headersRead: (headers) => `${count(headers, "header", "headers")} read`,
  choose: "Choose …",
  leaveEmpty: "None of these: leave empty",
  latest: "Latest of each, which may differ",
  look: "Look for another measure",
  search: "Look for it",
  nothingFound: "No indicator was found. Look for it in other words.",
  unread: {
    "not-a-place": (address, text) => `${address}: “${text}” is no place that is known.`,
    "not-a-period": (address, text) => `${address}: “${text}” is no period.`,
    "no-measure": (address, text) => `${address}: no indicator was found for “${text}”.`,
    group: (address, text) => `${address}: “${text}” is several places; name one per cell.`,
  },
  left: {
    place: (cells, listed) =>
      `The indicator does not cover the place: ${listed} ${cells === 1 ? "stays" : "stay"} empty.`,
    period: (cells, listed) =>
      `The indicator has no figures of that time: ${listed} ${cells === 1 ? "stays" : "stay"} empty.`,
    currency: (cells, listed) =>
      `The table asks for a currency the figures are not in: ${listed} ${cells === 1 ? "stays" : "stay"} empty.`,
    "unknown-unit": (cells, listed) =>
      `The table asks for a currency, and the service does not say in which unit the figures are: ${listed} ${cells === 1 ? "stays" : "stay"} empty.`,
    unit: (cells, listed) =>
      `The unit that the title or a header names was not understood, or the figures are not in it: ${listed} ${cells === 1 ? "stays" : "stay"} empty. Write it as in “(thousand)” or “(EUR million)”, or take it away.`,
  },
  twice: (listed, text) =>
    `${listed} say the same, “${text}”. Say for each whether it is meant, or leave it empty.`,
  hidden: (lines) =>
    `${count(lines, "hidden row or column is", "hidden rows and columns are")} left out.`,
  asked: (title, options) => `${title}: converted as the table says (${options}).`,
  preview: "Preview",
  toFill: "to fill",
  more: (rows, columns) =>
    `The table has ${count(rows, "row", "rows")} and ${count(columns, "column", "columns")}.`,
  shape: "Formulas",
  shapes: { cells: "One in each cell", spill: "One for the whole table" },
  noSpill:
    "One formula for all needs empty cells side by side, all with figures, outside of an Excel table.",
  stillOpen: (entries) => `${count(entries, "choice is", "choices are")} still open.`,
  fill: (cells, cost) => `Fill ${count(cells, "cell", "cells")} (${enPrice(cost)})`,
  pricing: "Checking the price …",
  filling: (done, total) => `Fetching ${String(done)} of ${count(total, "measure", "measures")} …`,
  cancel: "Cancel",
  cancelled: "Cancelled; no cell was changed.",
  filled: (cells) => `${count(cells, "cell", "cells")} filled.`,
  missing: (cells) => `${count(cells, "cell stays", "cells stay")} empty:`,
  noReason: "no figure",
  changed: "The table was changed meanwhile, so nothing was written. Read it again.",
  failed: (reason) => `Excel could not do this: ${reason}`,
};
