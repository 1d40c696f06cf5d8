/** A function that does nothing, for what office.js and the host keep of any call. */
import { expectedValue } from "../recalc/numbers.js";

/**
 * Gives the number that a statistic has in a year.
 * @customfunction VALUE VALUE
 * @param id Number of a statistic.
 * @param _series Not used: it stands where STAT.VALUE has it.
 * @param year Such as 2024.
 * @param invocation Given by Excel.
 * @returns A number.
 * @cancelable
 * @requiresAddress
 */
export function value(
  id: number,
  _series: unknown,
  year: number,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<number> {
  invocation.onCanceled = nothing;
  return Promise.resolve(expectedValue(id, year));
}

const nothing = () => undefined;
