import type { AnswerPort } from "../../answer-port.js";
import { resolveArguments } from "../../cells/resolve-arguments.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { otherWords } from "../../insert/marks/said.js";
import { sayAnother } from "../../insert/marks/unit-mark.js";
import { isBusy } from "../../cells/shown-state.js";
import { findBehind } from "../../requests/find-behind.js";
import { planRequests } from "../../requests/plan-requests.js";
import type { Titled } from "../titles/find-titled.js";
import type { ShownContent } from "../titles/shown-content.js";
import { isNamedBy } from "./former-words.js";

/** Of the formulas whose contents say otherwise what they are than when the texts beside them were written. */
export interface RewordedCells {
  /** They show the figures that the new words are of. */
  readonly current: ReadonlySet<StatCell>;
  /** They show earlier ones, until Excel calculates them, or nothing yet: what stands beside them is true. */
  readonly waiting: ReadonlySet<StatCell>;
}

/**
 * An answer may be renewed without a refresh: Excel calculates a formula whose answer is past its lifetime, or another
 * formula of the same content. Figures that something is made of tell nobody which answer they are of, and wait for a
 * refresh. Asks nobody; up to four round trips where there are some.
 */
export async function findReworded(
  context: Excel.RequestContext,
  titled: readonly Titled[],
  shown: ReadonlyMap<StatCell, ShownContent>,
  data: AnswerPort,
): Promise<RewordedCells> {
  const isReworded = (one: Titled) => {
    const content = shown.get(one.cell);
    if (content?.isKnown !== true || !isNamedBy(one, content)) return false;
    return one.mark.asked !== sayAnother && otherWords(one.mark.said, content.said) !== undefined;
  };
  const cells = titled.filter(isReworded).map(({ cell }) => cell);
  if (cells.length === 0) return { current: new Set(), waiting: new Set() };
  const calls = await resolveArguments(context, cells);
  const { requests } = await planRequests(calls, data);
  const { behind, current } = await findBehind(context, calls, requests, data);
  const isWaiting = (cell: StatCell) => behind.has(cell) || isBusy(cell.value);
  return { current, waiting: new Set(cells.filter(isWaiting)) };
}
