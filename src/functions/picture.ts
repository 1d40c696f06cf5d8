import { guard } from "./calls/guard.js";
import { loadContentCells } from "./calls/lazy-parts.js";

/**
 * Shows a statistic's picture in the cell, or its address where Excel cannot.
 * @customfunction IMAGE IMAGE
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statimage
 * @param id Number of a statistic; a range gives one picture per cell.
 * @param [width] Width in pixels that the picture should have at least. The largest if omitted.
 * @param invocation Given by Excel.
 * @returns A picture in the cell.
 * @cancelable
 * @requiresAddress
 */
export function image(
  id: unknown[][],
  width: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.IMAGE", invocation, async (call) => {
    const { pictures, readWidth } = await loadContentCells();
    return pictures(call, id, readWidth(width));
  });
}

/**
 * Shows a card with picture, source and link, or the title where Excel has no cards.
 * @customfunction CARD CARD
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statcard
 * @param id Number of a statistic or id of an indicator; a range gives one card per cell.
 * @param invocation Given by Excel.
 * @returns A data type with a card.
 * @cancelable
 * @requiresAddress
 */
export function card(
  id: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.CARD", invocation, async (call) => (await loadContentCells()).cards(call, id));
}
