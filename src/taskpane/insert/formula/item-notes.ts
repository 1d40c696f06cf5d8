import type { Client } from "../../../client/index.js";
import { readUnit } from "../../../statistics/index.js";
import type { BlockNotes } from "../../../workbook/index.js";
import { loadItemContent } from "../../items/item-content.js";
import type { InsertTexts } from "../../messages/en/insert.js";
import type { SaidTexts } from "../../messages/en/said.js";
import type { FoundItem } from "../../model/found-item.js";
import { firstGeo } from "../../model/formula-of.js";
import { sourceNote, titleWithUnit } from "../source-note.js";

/**
 * Title, unit and source of a result, from what is at hand: asks nobody and costs nothing. Above a change stands that
 * it is one: the unit of the figures would be a wrong one.
 */
export async function notesOfItem(
  client: Client,
  item: FoundItem,
  formula: string,
  words: Pick<InsertTexts, "sourceLine"> & Pick<SaidTexts, "change" | "changeBefore">,
): Promise<BlockNotes> {
  const kept = await loadItemContent(client, item, [firstGeo(item)], { cacheOnly: true }).catch(
    () => undefined,
  );
  // Where its data are not at hand the subject tells the unit, as it does for data without one.
  const published =
    kept?.chart.unit ?? readUnit({ subject: item.subject }, item.contentLanguage).text;
  const shown = kept?.item ?? item;
  return {
    title: titleWithUnit(shown.title, changeIn(formula, words) ?? published),
    source: sourceNote(shown, undefined, { sourceLine: words.sourceLine, day: String }),
  };
}

/** The change that a formula shows instead of the figures, in words. */
function changeIn(
  formula: string,
  { change, changeBefore }: Pick<SaidTexts, "change" | "changeBefore">,
): string | undefined {
  const kind = /\bchange=([a-z-]+)/.exec(formula)?.[1];
  if (kind === undefined) return undefined;
  return kind.endsWith("-year") ? change.year : changeBefore;
}
