/** Cells of one content each, in a file of its own: the first figures of a sheet do not wait for it. */
import { cite, localDay, type CitationStyle } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { statisticIdOf } from "../read/ids.js";
import { mapIds } from "../shape/map-ids.js";
import { contentCard } from "../shape/content/content-card.js";
import { pictureCell } from "../shape/content/picture-cell.js";
import { loadContentFacts } from "./load-content.js";

export { readFields, readFormat, readStyle } from "../read/choices.js";
export { readWidth } from "./read-width.js";
export { reportRows } from "../shape/content/report-rows.js";
export { infoRows } from "./info-rows.js";

export function citations(call: Call, ids: unknown, style: CitationStyle): Promise<unknown[][]> {
  return mapIds(call, ids, async (each) => {
    const content = await loadContentFacts(call, each);
    const retrievedOn = localDay(new Date(content.fetchedAt));
    return cite({ ...content, retrievedOn }, style);
  });
}

/** @param width the narrowest that a picture may be, in pixels. */
export function pictures(
  call: Call,
  ids: unknown,
  width: number | undefined,
): Promise<unknown[][]> {
  return mapIds(call, ids, async (each) => {
    statisticIdOf(each, "STAT.IMAGE");
    return pictureCell(await loadContentFacts(call, each), width, call.services);
  });
}

export function cards(call: Call, ids: unknown): Promise<unknown[][]> {
  return mapIds(call, ids, async (each) =>
    contentCard(await loadContentFacts(call, each), call.services),
  );
}
