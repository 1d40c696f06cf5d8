import type { Client } from "../../../client/index.js";
import { readUnit } from "../../../statistics/index.js";
import type { BlockNotes } from "../../../workbook/index.js";
import { loadItemContent } from "../../items/item-content.js";
import type { InsertTexts } from "../../messages/en/insert.js";
import type { FoundItem } from "../../model/found-item.js";
import { firstGeo } from "../../model/formula-of.js";
import { sourceNote, titleWithUnit } from "../source-note.js";

/** Title, unit and source of a result, from what is at hand: asks nobody and costs nothing. */
export async function notesOfItem(
  client: Client,
  item: FoundItem,
  words: Pick<InsertTexts, "sourceLine">,
): Promise<BlockNotes> {
  const kept = await loadItemContent(client, item, [firstGeo(item)], { cacheOnly: true }).catch(
    () => undefined,
  );
  // Where its data are not at hand the subject tells the unit, as it does for data without one.
  const unit = kept?.chart.unit ?? readUnit({ subject: item.subject }, item.contentLanguage).text;
  const shown = kept?.item ?? item;
  return {
    title: titleWithUnit(shown.title, unit),
    source: sourceNote(shown, undefined, { sourceLine: words.sourceLine, day: String }),
  };
}
