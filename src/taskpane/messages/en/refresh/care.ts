import type {
  FreezeReport,
  RestoreReport,
  ShareStep,
  ThawReport,
} from "../../../../workbook/index.js";
import { countIn } from "../../../model/count-in.js";

/** Why something was left as it is, whatever was done. */
type SkipReasonName =
  | FreezeReport["skipped"][number]["reason"]
  | Exclude<ThawReport["skipped"][number]["reason"], "references-gone">
  | RestoreReport["skipped"][number]["reason"];

/** Of freezing, sharing and repairing, and of the sheets about the figures. */
export interface RefreshCareTexts {
  /** Of freezing, thawing, keeping and auditing. */
  readonly reading: (done: number, total: number) => string;
  readonly writing: (done: number, total: number) => string;
  /** One of these was cancelled. */
  readonly stopped: string;
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
  readonly keep: string;
  readonly kept: (kept: number, missing: number) => string;
}

const n = (value: number) => value.toLocaleString("en");
const count = countIn("en");

export const care: RefreshCareTexts = {
  reading: (done, total) => `Reading ${n(done)} of ${n(total)} …`,
  writing: (done, total) => `Writing ${n(done)} of ${n(total)} …`,
  stopped: "Cancelled; nothing was changed.",
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
  keep: "Keep the figures in the file",
  kept: (kept, missing) =>
    `${count(kept, "answer", "answers")} kept in the file; colleagues without a key see them.${missing > 0 ? ` ${count(missing, "answer was", "answers were")} not fetched yet and not kept.` : ""}`,
};
