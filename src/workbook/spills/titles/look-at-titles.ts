import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import { isBusy, showsError } from "../../cells/shown-state.js";
import { findCharts } from "../find-charts.js";
import { isShift, type Edit } from "./edits/edits.js";
import { findTitled, type Titled } from "./find-titled.js";
import { createLastShown } from "./edits/last-shown.js";
import { refreshedAnswers } from "../sources/refreshed-answers.js";
import { createLeaveLook, createLeaveUndone, type LookScope } from "./leave-undone.js";
import type { ChooseLook } from "../look/plan-looks.js";
import { renewTitles } from "./renew-titles.js";

export { findLostNames } from "../find-lost-names.js";
export { findCharts, findTitled, refreshedAnswers, renewTitles };

/** What has been edited since the last look; of an earlier one that Excel has told of in several events, too. */
export interface Edited {
  readonly scope: LookScope;
  readonly isEdited: boolean;
  readonly edits: readonly Edit[];
}

/**
 * The names of the workbook are loaded, with what they refer to.
 *
 * @returns whether something is left for later: what is not known yet, or not calculated
 */
export type LookAtTitles = (context: Excel.RequestContext, edited: Edited) => Promise<boolean>;

/** For looks at titles one after the other: each knows what the ones before have written. */
export function createLook(data: AnswerPort, language?: () => Platform): LookAtTitles {
  const leaveUndone = createLeaveUndone();
  const last = createLastShown();
  const [chooseLook, leaveFit] = [createLeaveLook(), createLeaveLook()];
  return async (context, { scope, isEdited, edits }) => {
    const { application, names } = context.workbook;
    const isWaiting =
      application.calculationMode === Excel.CalculationMode.manual &&
      application.calculationState !== Excel.CalculationState.done;
    const isShifted = edits.some(isShift);
    // Excel moves a chart's ranges with the rows, while the figures stay as many.
    const chooseFit: ChooseLook = (cell, size) => leaveFit(cell, size) || isShifted;
    const choices = {
      ...{ scope, language: language?.(), chooseLook, chooseFit },
      choose: leaveUndone(isEdited, scope),
      waitsForFigures: true,
    };
    const find = async () =>
      findTitled(context, await findCharts(context), names.items, edits, last);
    const before = await find();
    const all = before.some(hasJustCome) ? await find() : before;
    const titled = isWaiting ? all.filter(followsAtOnce) : all;
    const { unknownCount, isOwed } = await renewTitles(context, data, titled, choices);
    return isOwed || unknownCount > 0 || titled.length < all.length;
  };
}

/** Its figures came while Excel was being asked, and are not among what was read of its chart before. */
const hasJustCome = ({ found, cell }: Titled): boolean =>
  found !== undefined &&
  cell.formula !== "" &&
  (found.spill.isNullObject || found.spill.rowCount === 1) &&
  !isBusy(cell.value) &&
  !showsError(cell);

/**
 * Calculated by hand, a formula shows what it asks for as soon as it is entered, but what another cell asks for only
 * once all is calculated: until then its figures are those before.
 */
const followsAtOnce = ({ cell }: Titled) =>
  cell.calls.every(({ arguments: all }) =>
    all.every(({ kind }) => kind === "literal" || kind === "omitted" || kind === "array"),
  );
