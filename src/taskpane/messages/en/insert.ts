import { sourceWords } from "../../../workbook/index.js";
import type { InsertForm } from "../../model/insert-form.js";

export interface InsertTexts {
  /** A choice: the formula names its id. */
  readonly nameId: string;
  /** The sheet of ids takes no new name. */
  readonly idsProtected: (sheet: string) => string;
  readonly inserted: (address: string) => string;
  /** After an insertion whose size only the service could have told. */
  readonly roomUnknown: string;
  readonly occupied: (address: string) => string;
  readonly overwrite: string;
  readonly cancel: string;
  readonly noWorkbook: string;
  readonly failed: (reason: string) => string;
  /** A formula stands in its cell, which shows an error. */
  readonly cellError: (place: string, shown: string, reason: string) => string;
  /** Others of the same insertion do too; at least one. */
  readonly moreErrors: (count: number) => string;
  /** A live chart's formula stands in its cell and shows an error. */
  readonly noTable: (place: string, shown: string) => string;
  readonly stillBusy: (place: string) => string;
  readonly working: string;
  /** After a chart whose data lack values. */
  readonly gaps: string;
  readonly done: Readonly<Record<InsertForm, (place: string) => string>>;
  readonly notFree: Readonly<
    Record<
      "cells" | "table" | "merged" | "hidden" | "protected" | "edge",
      (place: string) => string
    >
  >;
  readonly useNext: (place: string) => string;
  readonly useNewSheet: string;
  readonly unreadPlace: (typed: string) => string;
  readonly noPicture: string;
  readonly noFigures: string;
  readonly textsFirst: string;
  /** Source line in the workbook. */
  readonly sourceLine: (source: string, released: string, retrieved: string) => string;
  readonly listHeaders: readonly [id: string, title: string, latest: string, unit: string];
}

export const insert: InsertTexts = {
  nameId: "With a readable name for the id, on the sheet STAT ids",
  idsProtected: (sheet) =>
    `The sheet “${sheet}” is protected, so the id gets no name, and nothing was inserted. Unprotect it, or insert without a name.`,
  inserted: (address) => `Formula inserted at ${address}.`,
  roomUnknown: "Its size was not known: if something is in the way, the cell shows #SPILL!.",
  occupied: (address) => `${address} is not empty. Replace what it holds?`,
  overwrite: "Replace",
  cancel: "Cancel",
  noWorkbook: "Open this pane in Excel to insert formulas.",
  failed: (reason) => `Excel did not accept it: ${reason}`,
  cellError: (place, shown, reason) =>
    reason === "" ? `${place} shows ${shown}.` : `${place} shows ${shown}: ${reason}`,
  moreErrors: (count) =>
    count === 1
      ? "Another cell shows an error too."
      : `${count.toLocaleString("en")} more cells show errors.`,
  noTable: (place, shown) =>
    `The formula at ${place} shows ${shown} instead of data, so there is no chart. The cell's message says why.`,
  stillBusy: (place) =>
    `The data at ${place} has not arrived yet. The formula stays; insert the chart once the data shows.`,
  working: "Inserting …",
  gaps: "Missing values show as #N/A, so that the chart leaves a gap instead of a zero.",
  done: {
    chart: (place) => `Chart on live data inserted at ${place}.`,
    "chart-on-table": (place) => `Table and chart inserted at ${place}.`,
    formula: (place) => `Formula inserted at ${place}.`,
    table: (place) => `Table inserted at ${place}.`,
    image: (place) => `Picture inserted at ${place}.`,
    card: (place) => `Card inserted at ${place}.`,
    link: (place) => `Title inserted at ${place}.`,
  },
  notFree: {
    cells: (place) => `There is not enough free room at ${place}.`,
    table: (place) => `A table is in the way at ${place}.`,
    merged: (place) =>
      `Merged cells are in the way at ${place}: they would swallow figures. Unmerge them or insert elsewhere.`,
    hidden: (place) =>
      `Rows or columns are hidden at ${place}, and figures would be with them. Show them or insert elsewhere.`,
    protected: (place) =>
      `The sheet of ${place} is protected. Unprotect it or insert on another sheet.`,
    edge: (place) => `It does not fit at ${place}: the sheet ends there.`,
  },
  useNext: (place) => `Insert at ${place}`,
  useNewSheet: "Insert on a new sheet",
  unreadPlace: (typed) =>
    `“${typed}” is neither the name nor the code of a place here. Complete it, choose from the list or clear the field.`,
  noPicture: "The picture could not be fetched.",
  noFigures: "There are no figures to insert.",
  textsFirst:
    "Excel would take the first column, which holds texts, for the chart’s categories. Insert it as a table.",
  sourceLine: (source, released, retrieved) =>
    [
      source === "" ? sourceWords.en.noSource : sourceWords.en.source(source),
      ...(released === "" ? [] : [`released ${released}`]),
      ...(retrieved === "" ? [] : [`retrieved ${retrieved}`]),
    ].join(", "),
  listHeaders: ["id", "title", "latest", "unit"],
};
