import type { RefreshReport, RequestChanges } from "../../../../workbook/index.js";
import { countIn } from "../../../model/count-in.js";

type FailedCell = RefreshReport["failed"][number];
type Change = RequestChanges["changes"][number];

/** After a refresh: what became of each cell, and what changed. */
export interface RefreshReportTexts {
  readonly report: (updated: number, unchanged: number, failed: number) => string;
  readonly cancelled: (count: number) => string;
  readonly cancelledCells: string;
  readonly notKept: string;
  /** Charts that show another content than before. @param listed of all these: each as `chartOn` says it */
  readonly retitled: (count: number, listed: string) => string;
  /** Their figures are deleted, or their formula shows an error. */
  readonly emptyCharts: (count: number, listed: string) => string;
  readonly chartOn: (title: string, sheetName: string) => string;
  /** Protected ones whose title is not of what they show. */
  readonly heldTitles: (count: number, listed: string) => string;
  /** Protected ones that show less or more than their figures. */
  readonly heldCharts: (count: number, listed: string) => string;
  readonly heldSheets: (count: number, listed: string) => string;
  readonly failedCells: string;
  readonly reasons: Readonly<Record<Exclude<FailedCell["reason"], object>, string>>;
  /** Of a research question, which a refresh asks only where that is ticked. */
  readonly notAsked: string;
  readonly goTo: (cell: string) => string;
  readonly updatedCells: string;
  readonly more: (count: number) => string;
  readonly changes: string;
  readonly noChanges: string;
  /** What the figures of a list of changes are counted in. */
  readonly unit: (units: string) => string;
  /** A content, and what changed of it. */
  readonly changesOf: (title: string, counts: string) => string;
  readonly changeCounts: Readonly<Record<Change["kind"], (value: number) => string>>;
  readonly columns: Readonly<
    Record<"series" | "place" | "point" | "unit" | "before" | "after", string>
  >;
  readonly writeChanges: string;
  readonly restore: string;
  readonly restored: (count: number, skipped: number) => string;
  readonly again: string;
  readonly writtenChanges: (sheet: string, count: number) => string;
  readonly failed: (reason: string) => string;
}

const n = (value: number) => value.toLocaleString("en");
const count = countIn("en");
const unprotect = (places: number) =>
  `Unprotect ${places === 1 ? "it" : "them"} and refresh again.`;

export const report: RefreshReportTexts = {
  report: (updated, unchanged, failed) =>
    `${n(updated)} updated, ${n(unchanged)} unchanged, ${n(failed)} failed.`,
  cancelled: (count) =>
    count === 0
      ? "Cancelled; everything had been fetched by then."
      : `Cancelled: ${n(count)} ${count === 1 ? "formula was not reached and keeps what it" : "formulas were not reached and keep what they"} showed.`,
  cancelledCells: "Not reached",
  notKept: "The figures could not be kept in the file; the cells have them.",
  retitled: (charts, listed) =>
    charts === 1
      ? `Title, unit and source are new, since the formula asks for another content or the service says others now: ${listed}.`
      : `Titles, units and sources are new, since the formulas ask for other contents or the service says others now: ${listed}.`,
  emptyCharts: (charts, listed) =>
    `${count(charts, "chart has no figures any more, since they are deleted or its formula shows", "charts have no figures any more, since they are deleted or their formulas show")} an error: ${listed}.`,
  chartOn: (title, sheetName) => `“${title}” on the sheet “${sheetName}”`,
  heldTitles: (charts, listed) =>
    charts === 1
      ? `Title or source is still that of another content, since a sheet is protected: ${listed}. ${unprotect(1)}`
      : `Titles or sources are still those of other contents, since sheets are protected: ${listed}. ${unprotect(charts)}`,
  heldCharts: (charts, listed) =>
    `${count(charts, "chart does not show all that its figures are now, since its sheet is", "charts do not show all that their figures are now, since their sheets are")} protected: ${listed}. ${unprotect(charts)}`,
  heldSheets: (sheets, listed) =>
    `Not renewed, since ${sheets === 1 ? "it is protected, and as it was" : "they are protected, and as they were"} before this refresh: ${listed}. ${unprotect(sheets)}`,
  failedCells: "Failed cells",
  reasons: {
    changed: "The cell was changed or removed meanwhile; it was left alone.",
    protected: `The sheet is protected. ${unprotect(1)}`,
    cancelled: "Cancelled before its turn.",
    busy: "Excel has not finished calculating it. “Repair stuck cells” may help.",
    "other-key":
      "The key or the service was changed during the refresh; it keeps its figures. Refresh again to ask with the new one.",
    "no-room":
      "Its result has no room: clear the cells it needs, unmerge merged ones, or convert a table there to a range.",
    "error-value": "It shows an error: select it in Excel to read why.",
  },
  notAsked: "Not asked: tick “Ask research questions again” to ask it with the next refresh.",
  goTo: (cell) => `Go to ${cell}`,
  updatedCells: "Updated cells",
  more: (value) => `and ${n(value)} more`,
  changes: "What changed",
  noChanges: "No figure differs from before.",
  unit: (units) => `Unit: ${units}`,
  changesOf: (title, counts) => `${title}: ${counts}`,
  changeCounts: {
    revised: (value) => `${n(value)} revised`,
    added: (value) => `${n(value)} added`,
    removed: (value) => `${n(value)} removed`,
    moved: (value) => `${n(value)} now of another series`,
  },
  columns: {
    series: "Series",
    place: "Place",
    point: "Point",
    unit: "Unit",
    before: "Before",
    after: "Now",
  },
  writeChanges: "Write a change log",
  restore: "Bring earlier values back",
  restored: (value, skipped) =>
    `${count(value, "cell shows", "cells show")} the earlier values as static ones${skipped > 0 ? `, ${n(skipped)} left as they are` : ""}. Thaw brings the formulas back.`,
  again: "New refresh",
  writtenChanges: (sheet, value) =>
    `The sheet “${sheet}” lists ${count(value, "point", "points")}.`,
  failed: (reason) => `Excel could not do this: ${reason}`,
};
