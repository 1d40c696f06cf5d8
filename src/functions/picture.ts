import { guard } from "./calls/guard.js";
import { loadContent } from "./load/content.js";
import { mapIds, statisticOf } from "./load/map-ids.js";
import { readWidth } from "./read/size.js";
import { contentCard } from "./shape/content/content-card.js";
import { pictureCell } from "./shape/content/picture-cell.js";

/**
 * Shows a statistic's picture in the cell, or its address where Excel cannot.
 * @customfunction IMAGE IMAGE
 * @helpurl https://localhost:3000/functions.html#image
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
  return guard("STAT.IMAGE", invocation, (call) => {
    const pixels = readWidth(width);
    return mapIds(call, id, async (each) => {
      statisticOf(each, "STAT.IMAGE");
      return pictureCell(await loadContent(call, each), pixels, call.services);
    });
  });
}

/**
 * Shows a card with picture, source and link, or the title where Excel has no cards.
 * @customfunction CARD CARD
 * @helpurl https://localhost:3000/functions.html#card
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
  return guard("STAT.CARD", invocation, (call) =>
    mapIds(call, id, async (each) => contentCard(await loadContent(call, each), call.services)),
  );
}
