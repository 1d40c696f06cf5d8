import { localDay, periodLabel, toIsoDate } from "../../../statistics/index.js";
import type { CallTrial } from "../../answer-port.js";
import type { ResolvedCall } from "../../cells/resolve-arguments.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { showsError } from "../../cells/shown-state.js";
import type { FixedState } from "../../fixed/collect-fixed.js";
import type { FrozenState } from "../../freeze/frozen-uses.js";
import type { RequestUse } from "../../requests/collect-uses.js";
import type { ReportWords } from "../words/index.js";
import { fillShown, forecastShown } from "./cell-notes.js";

/** What is known of a cell that the audit lists. */
export interface CellFacts {
  readonly calls: ResolvedCall[];
  readonly requests: RequestUse[];
  isUnplanned: boolean;
  /** Shows other figures than are kept by now. */
  readonly isBehind?: boolean;
  /** Of figures in the place of a formula. */
  readonly frozen?: FrozenState | undefined;
  /** Of figures that were inserted without one. */
  readonly fixed?: FixedState | undefined;
  /** Of a call that fails, or may do, in a cell that shows an error or may hide one. */
  readonly failing?: CallTrial | undefined;
}

/** Also those that come of reckoning with figures. */
export const showsAnyError = (cell: StatCell): boolean =>
  showsError(cell) || cell.value === "#DIV/0!" || cell.value === "#NULL!";

export const isDoubtful = (
  cell: StatCell,
  { frozen, fixed, failing }: Pick<CellFacts, "frozen" | "fixed" | "failing">,
): boolean =>
  cell.isUnresolved ||
  showsAnyError(cell) ||
  cell.value === "#SPILL!" ||
  failing !== undefined ||
  (frozen ?? fixed)?.isChanged === true;

/** What the audit says of a cell, in few words. */
export function statusOf(cell: StatCell, facts: CellFacts, words: ReportWords): string {
  const { calls, requests, failing } = facts;
  const { statuses } = words;
  const standing = standingFigures(facts, words);
  if (standing !== undefined) return standing;
  if (cell.isUnresolved) return statuses.notLoaded;
  if (cell.value === "#BUSY!") return statuses.busy;
  if (cell.value === "#SPILL!") return statuses.noRoom;
  const reason = failing?.status === "failed" ? failing.reason : "";
  if (showsAnyError(cell)) {
    const [gone] = cell.value === "#NAME?" ? calls.flatMap(({ goneNames }) => goneNames) : [];
    const unasked = failing?.status === "not-cached" ? statuses.noAnswer : reason;
    const why = gone === undefined ? unasked : words.goneName(gone);
    return `${statuses.error} ${String(cell.value)}${why === "" ? "" : `: ${why}`}`;
  }
  if (failing !== undefined) return reason === "" ? statuses.mayHide : words.hiddenError(reason);
  const forecast = forecastShown(calls, requests);
  const fill = fillShown(calls);
  return [
    ageOf(cell, facts, words),
    ...(forecast === undefined ? [] : [words.forecastFrom(periodLabel(forecast))]),
    ...(fill === undefined ? [] : [words.gapsFilled(fill)]),
  ].join("; ");
}

/** Figures without a formula, of which day they are. */
function standingFigures({ frozen, fixed }: CellFacts, words: ReportWords): string | undefined {
  const day = (time: number) => toIsoDate(localDay(new Date(time)));
  const since =
    frozen === undefined
      ? fixed && words.fixedOn(day(fixed.content.retrievedAt))
      : words.frozenOn(day(frozen.formula.frozenAt));
  return (frozen ?? fixed)?.isChanged === true ? `${String(since)}; ${words.changedSince}` : since;
}

/** What is kept in the file, what is past its lifetime or of no known age never passes for a fresh figure. */
function ageOf(
  { value }: StatCell,
  { requests, isUnplanned, isBehind }: CellFacts,
  { statuses }: ReportWords,
): string {
  if (requests.some(({ kept }) => kept?.isFromWorkbook === true)) return statuses.fromWorkbook;
  const isStale = requests.some(({ kept }) => kept?.isStale === true);
  if (isStale || isBehind === true) return statuses.outOfDate;
  // A formula may leave a call out: where nothing is shown, nothing has an age.
  if (value === "") return statuses.ok;
  if (requests.some(({ kept }) => kept === undefined)) return statuses.notKept;
  return isUnplanned ? statuses.ageUnknown : statuses.ok;
}
