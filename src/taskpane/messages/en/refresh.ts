import type { Price } from "../../../client/index.js";
import type {
  FreezeReport,
  HealthState,
  KeptThing,
  RefreshReport,
  RequestChanges,
  RestoreReport,
  ShareStep,
  ThawReport,
} from "../../../workbook/index.js";
import { enPrice } from "./search.js";
import { inSteps } from "../../model/in-sentence.js";
import { countIn } from "../../model/count-in.js";

type FailedCell = RefreshReport["failed"][number];
type Change = RequestChanges["changes"][number];
/** Why something was left as it is, whatever was done. */
type SkipReasonName =
  | FreezeReport["skipped"][number]["reason"]
  | Exclude<ThawReport["skipped"][number]["reason"], "references-gone">
  | RestoreReport["skipped"][number]["reason"];

export interface RefreshTexts {
  readonly title: string;
  readonly noWorkbook: string;
  /** Of what the workbook keeps, that which cannot be read. */
  readonly damaged: (things: string) => string;
  readonly keptThings: Readonly<Record<KeptThing, string>>;
  /** What a file would spend by itself. */
  readonly agreement: (refresh: boolean, questions: number) => string;
  readonly agreementPrice: (price: Price) => string;
  readonly agree: string;
  readonly agreed: string;
  /** Of a number of cells, in as few words as stand beside a dot. */
  readonly health: Readonly<Record<HealthState | "frozen", (cells: number) => string>>;
  readonly oldest: (day: string) => string;
  readonly scope: string;
  readonly scopes: Readonly<Record<"workbook" | "sheet" | "selection", string>>;
  readonly what: string;
  readonly whats: Readonly<Record<"stale" | "all" | "everything" | "errors", string>>;
  readonly research: string;
  readonly check: string;
  readonly planning: string;
  readonly plan: (counts: PlanCounts) => string;
  readonly nothing: (formulas: number) => string;
  readonly unmoved: (count: number) => string;
  readonly unplanned: (count: number) => string;
  readonly researchSkipped: (count: number) => string;
  /** Above the list of these cells. */
  readonly fromWorkbook: (cells: number) => string;
  readonly fetchedOn: (day: string) => string;
  readonly manual: string;
  readonly start: (price: Price) => string;
  readonly fetching: (done: number, total: number) => string;
  readonly calculating: (total: number) => string;
  /** Of freezing, thawing, keeping and auditing. */
  readonly reading: (done: number, total: number) => string;
  readonly writing: (done: number, total: number) => string;
  /** One of these was cancelled. */
  readonly stopped: string;
  readonly cancel: string;
  readonly cancelling: string;
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
  readonly tables: string;
  /** The way to the screen that does it. */
  readonly fillTable: string;
  readonly fillTableDoes: string;
  readonly care: string;
  /** What each does, in a sentence beside its name. */
  readonly actions: Readonly<
    Record<
      | "freeze"
      | "thaw"
      | "share"
      | "repair"
      | "findSource"
      | "writeSources"
      | "writeAudit"
      | "keep",
      string
    >
  >;
  readonly freeze: string;
  readonly frozen: (count: number, skipped: number) => string;
  /** Cells among the frozen that call STAT by a defined name alone. */
  readonly frozenByName: (cells: number) => string;
  readonly thaw: string;
  readonly thawed: (count: number, skipped: number) => string;
  readonly thawAnyway: string;
  readonly skipReasons: Readonly<Record<SkipReasonName, string>>;
  /** Of a frozen formula: the cells it refers to that are gone. */
  readonly referencesGone: (cells: string) => string;
  /** After thawing, beside `thawed`. */
  readonly unkept: (cells: number) => string;
  readonly share: string;
  readonly shared: (count: number) => string;
  readonly shareUnsupported: string;
  /** By what Excel was to do. */
  readonly shareFailed: Readonly<Record<ShareStep, (reason: string) => string>>;
  readonly repair: string;
  readonly findSource: string;
  readonly repaired: (repaired: number, locked: number, remaining: number) => string;
  readonly sheets: string;
  readonly writeSources: string;
  readonly writtenSources: (sheet: string, count: number) => string;
  readonly writeAudit: string;
  /** @param marked cells whose state is in doubt */
  readonly writtenAudit: (sheet: string, count: number, marked: number) => string;
  readonly writtenChanges: (sheet: string, count: number) => string;
  readonly keep: string;
  readonly kept: (kept: number, missing: number) => string;
  readonly options: string;
  readonly onOpen: string;
  readonly budget: string;
  readonly budgetHint: (spent: number) => string;
  readonly save: string;
  readonly saved: string;
  readonly badNumber: string;
  readonly failed: (reason: string) => string;
}

interface PlanCounts {
  readonly formulas: number;
  /** Distinct ones; those without a call and those left are as many. */
  readonly requests: number;
  /** Answered by what is kept, or left out since nothing moved. */
  readonly withoutCall: number;
  readonly calls: number;
  readonly price: Price;
}

const n = (value: number) => value.toLocaleString("en");
const count = countIn("en");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "about ";

const unprotect = (places: number) =>
  `Unprotect ${places === 1 ? "it" : "them"} and refresh again.`;

export const refresh: RefreshTexts = {
  title: "Refresh",
  noWorkbook: "Open this pane in Excel to refresh its formulas.",
  damaged: (things) =>
    `Damaged in this file and no longer readable: ${things}. The cells are not affected.`,
  keptThings: {
    figures: "figures kept for colleagues",
    options: "refresh options and budget",
    formulas: "formulas of frozen cells",
  },
  agreement: (refresh, questions) =>
    `This workbook ${[
      refresh ? "wants to refresh whenever it opens" : "",
      questions > 0
        ? `has ${count(questions, "cell with a research question", "cells with research questions")}`
        : "",
    ]
      .filter((part) => part !== "")
      .join(" and ")}. Nothing is spent on that until you allow it on this device.`,
  agreementPrice: (cost) => `Now it would cost ${enPrice(cost)}.`,
  agree: "Allow for this workbook",
  agreed: "Allowed for this workbook on this device.",
  health: {
    fresh: (cells) => `${n(cells)} up to date`,
    kept: (cells) => `${n(cells)} from the file`,
    frozen: (cells) => `${n(cells)} frozen`,
    unknown: (cells) => `${n(cells)} only Excel can tell`,
    due: (cells) => `${n(cells)} out of date`,
    failed: (cells) => `${n(cells)} without a figure`,
  },
  oldest: (day) => `Oldest answer: ${day}`,
  scope: "Where",
  scopes: { workbook: "Whole workbook", sheet: "This sheet", selection: "Selection" },
  what: "What",
  whats: {
    stale: "What is out of date and has new figures at its source",
    all: "Everything that is out of date",
    everything: "Everything, fresh answers too",
    errors: "Only cells that show an error",
  },
  research: "Ask research questions again",
  check: "Check the price",
  planning: "Looking at the formulas …",
  plan: ({ formulas, requests, withoutCall, calls, price }) => {
    const left = requests - withoutCall;
    const calling = `${about(price)}${count(calls, "call", "calls")}`;
    return inSteps([
      count(formulas, "formula", "formulas"),
      count(requests, "request", "requests"),
      `${n(withoutCall)} ${withoutCall === 1 ? "needs" : "need"} no call`,
      `${left === calls ? calling : `${n(left)} in ${calling}`}, ${enPrice({ ...price, isKnown: true })}.`,
    ]);
  },
  nothing: (formulas) =>
    formulas === 0
      ? "There is no STAT formula here."
      : `${count(formulas, "formula", "formulas")}: everything is up to date.`,
  unmoved: (value) => `${count(value, "request", "requests")} left out: nothing new at the source.`,
  unplanned: (value) =>
    `${count(value, "formula has", "formulas have")} arguments that only Excel can evaluate; their price is known only afterwards.`,
  researchSkipped: (value) =>
    `${count(value, "answered question stays as it is", "answered questions stay as they are")}.`,
  fromWorkbook: (cells) =>
    `${count(cells, "cell shows figures", "cells show figures")} kept in the file, not fetched on this device`,
  fetchedOn: (day) => `fetched on ${day}`,
  manual: "Excel calculates manually: press F9 to update the cells that use the figures.",
  start: (cost) => `Refresh (${enPrice(cost)})`,
  fetching: (done, total) => `Fetching ${n(done)} of ${n(total)} …`,
  calculating: (total) => `Calculating ${count(total, "cell", "cells")} …`,
  reading: (done, total) => `Reading ${n(done)} of ${n(total)} …`,
  writing: (done, total) => `Writing ${n(done)} of ${n(total)} …`,
  stopped: "Cancelled; nothing was changed.",
  cancel: "Cancel",
  cancelling: "Stopping; what has been fetched is shown …",
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
      ? `The formula asks for another content now, so title, unit and source are new: ${listed}.`
      : `The formulas ask for other contents now, so titles, units and sources are new: ${listed}.`,
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
  tables: "Tables",
  fillTable: "Fill a table",
  fillTableDoes: "Reads the headers of a marked table and writes formulas into its empty cells.",
  care: "Freeze and share",
  actions: {
    freeze: "Formulas become values; the workbook keeps the formulas for Thaw.",
    thaw: "The formulas come back; nothing is asked of the service.",
    share: "Opens a copy with values only, for people without the add-in.",
    repair: "Enters cells anew that never finish or have lost their function.",
    findSource: "Looks for the source of figures that were typed, to replace them by formulas.",
    writeSources: "Lists every source with its release and its cells.",
    writeAudit: "Lists every STAT cell with its state and what it asked for.",
    keep: "Colleagues without a key then see them.",
  },
  freeze: "Freeze",
  frozen: (value, skipped) =>
    `${count(value, "formula is a value now", "formulas are values now")}${skipped > 0 ? `, ${n(skipped)} left as they are` : ""}.`,
  frozenByName: (cells) =>
    `${count(cells, "of them calls", "of them call")} STAT by a defined name, which keeps its formula.`,
  thaw: "Thaw",
  thawed: (value, skipped) =>
    `${count(value, "formula is back", "formulas are back")}${skipped > 0 ? `, ${n(skipped)} still frozen` : ""}.`,
  thawAnyway: "Thaw and overwrite",
  skipReasons: {
    protected: "the sheet is protected; unprotect it and try again",
    busy: "no value yet; try again once it shows one",
    unresolved: "the function is not loaded; “Repair stuck cells” first",
    "no-value": "it shows no value to keep",
    picture: "it shows a picture or a card",
    changed: "somebody typed over it",
    sorted: "its rows were sorted, so its figure would stand beside another name; sort them back",
    reordered:
      "its rows were sorted; sort them back, or overwrite: then they are in the order of the formula, and what stands beside them stays where it is",
    "in-table":
      "a table stands there, in which Excel shows no result of several cells; convert it to a range",
    moved: "it is not certain which cell it is now",
    gone: "the cells are gone",
    occupied: "there is no room; clear the cells it needs and try again",
    "read-by-protected":
      "a formula on a protected sheet reads it; unprotect that sheet and try again",
    "read-by-name": "a defined name refers to its spill; let the name refer to cells and try again",
  },
  referencesGone: (cells) =>
    `its formula refers to cells that are no longer found (${cells}), so its figure stays`,
  unkept: (cells) =>
    `${count(cells, "cell shows", "cells show")} no figure until you refresh: no answer is kept for them.`,
  share: "Open a frozen copy",
  shared: (value) => `A copy with ${count(value, "value", "values")} instead of formulas is open.`,
  shareUnsupported: "This Excel cannot open a copy. Freeze, save a copy, then thaw.",
  shareFailed: {
    read: (reason) => `The workbook could not be read: ${reason}`,
    freeze: (reason) => `The frozen copy could not be made: ${reason}`,
    open: (reason) => `Excel did not open the copy: ${reason}`,
  },
  repair: "Repair stuck cells",
  findSource: "Where is it from?",
  repaired: (repaired, locked, remaining) =>
    repaired + locked + remaining === 0
      ? "No cell is stuck."
      : `${n(repaired)} repaired, ${n(locked)} on protected sheets, ${n(remaining)} unchanged.${locked > 0 ? " Unprotect those sheets and repair again." : ""}`,
  sheets: "Sheets about the figures",
  writeSources: "Sources sheet",
  writtenSources: (sheet, value) =>
    `The sheet “${sheet}” lists ${count(value, "source", "sources")}.`,
  writeAudit: "Audit sheet",
  writtenAudit: (sheet, value, marked) =>
    `The sheet “${sheet}” lists ${count(value, "cell", "cells")}${marked > 0 ? `. Look at ${n(marked)} of them, marked under “Status”` : ""}.`,
  writtenChanges: (sheet, value) =>
    `The sheet “${sheet}” lists ${count(value, "point", "points")}.`,
  keep: "Keep the figures in the file",
  kept: (kept, missing) =>
    `${count(kept, "answer", "answers")} kept in the file; colleagues without a key see them.${missing > 0 ? ` ${count(missing, "answer was", "answers were")} not fetched yet and not kept.` : ""}`,
  options: "This workbook",
  onOpen: "Refresh what is out of date when the add-in starts in this workbook",
  budget: "Budget of this workbook, credits a day",
  budgetHint: (spent) => `Empty for no limit. Spent today: ${n(spent)}.`,
  save: "Save",
  saved: "Saved in the workbook.",
  badNumber: "Enter a number from 0, or nothing.",
  failed: (reason) => `Excel could not do this: ${reason}`,
};
