import type { Price } from "../../../../client/index.js";
import { enPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("en");
export interface BuilderTexts {
  readonly title: string;
  readonly intro: string;
  readonly noWorkbook: string;
  readonly reading: string;
  readonly failed: (reason: string) => string;
  readonly cell: (address: string) => string;
  readonly noFormula: (address: string) => string;
  readonly chooseFunction: string;
  readonly noFunction: string;
  readonly call: string;
  readonly required: string;
  readonly reference: (text: string) => string;
  readonly options: string;
  readonly places: string;
  readonly addPlace: string;
  readonly addPlaceHint: string;
  readonly notCovered: (places: string) => string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly pickDay: (name: string) => string;
  readonly formula: string;
  readonly price: (requests: number, kept: number, price: Price) => string;
  readonly free: string;
  readonly unknownPrice: string;
  readonly preview: string;
  readonly notCached: string;
  readonly loadPreview: string;
  readonly loadingPreview: string;
  readonly previewFailed: (reason: string) => string;
  readonly more: (rows: number, columns: number) => string;
  readonly write: (address: string) => string;
  readonly insert: (address: string) => string;
  readonly replace: string;
  readonly occupied: (address: string) => string;
  readonly reset: string;
  readonly written: (address: string) => string;
  readonly changed: (address: string) => string;
  readonly protected: (sheet: string) => string;
  readonly missing: (names: string) => string;
}

const number = (value: number) => value.toLocaleString("en");

export const builder: BuilderTexts = {
  title: "Formula",
  intro: "Select a cell with a STAT formula to change it here, or choose a function for a new one.",
  noWorkbook: "Open this pane in Excel to work with formulas.",
  reading: "Reading the selected cell …",
  failed: (reason) => `The selected cell could not be read: ${reason}`,
  cell: (address) => `Formula in ${address}`,
  noFormula: (address) => `New formula in ${address}`,
  chooseFunction: "Function",
  noFunction: "Choose a function",
  call: "Call to edit",
  required: "required",
  reference: (text) => `Taken from ${text}`,
  options: "Options",
  places: "Places",
  addPlace: "Add a place",
  addPlaceHint: "A country, a group of countries or a code.",
  notCovered: (places) => `No figures of this indicator for: ${places}`,
  add: "Add",
  remove: (name) => `Remove ${name}`,
  pickDay: (name) => `Pick a day for ${name}`,
  formula: "Formula",
  price: (requests, kept, cost) =>
    `${number(requests)} ${requests === 1 ? "request" : "requests"}, ${number(kept)} kept: ${enPrice(cost)}.`,
  free: "Costs nothing: the answers are kept.",
  unknownPrice: "Only Excel can evaluate an argument; the price is known only afterwards.",
  preview: "Preview",
  notCached: "Not fetched yet.",
  loadPreview: "Fetch the preview",
  loadingPreview: "Fetching …",
  previewFailed: (reason) => `The cell would show an error: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "row", "rows")} and ${count(columns, "column", "columns")} in all.`,
  write: (address) => `Write to ${address}`,
  insert: (address) => `Insert at ${address}`,
  replace: "Replace",
  occupied: (address) => `${address} is not empty. Replace what it holds?`,
  reset: "Undo my changes",
  written: (address) => `Formula written to ${address}.`,
  changed: (address) => `${address} was changed meanwhile; nothing was written. It is shown anew.`,
  protected: (sheet) =>
    `The sheet ${sheet} is protected; nothing was written. Unprotect it, then write again.`,
  missing: (names) => `Still to fill in: ${names}`,
};
