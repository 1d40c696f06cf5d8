import { readUnit, titleWithUnit } from "../../../statistics/index.js";
import {
  shownAs,
  unitOptions,
  unitOptionsOfAll,
  type BlockNotes,
} from "../../../workbook/index.js";
import { loadItemContent } from "../../items/item-content.js";
import type { InsertTexts } from "../../messages/en/insert.js";
import type { FoundItem } from "../../model/found-item.js";
import { firstGeo } from "../../model/formula-of.js";
import type { PaneServices } from "../../services/services.js";
import { sourceNote, titleOfLive } from "../source-note.js";

/**
 * Title, unit and source of a result, from what is at hand: asks nobody and costs nothing. Of a change, a base, another
 * scale or currency the unit is that: the figures' own would be a wrong one.
 */
export async function notesOfItem(
  { client, language }: Pick<PaneServices, "client" | "language">,
  item: FoundItem,
  formula: string,
  words: Pick<InsertTexts, "sourceLine">,
): Promise<BlockNotes> {
  const kept = await loadItemContent(client, item, [firstGeo(item)], { cacheOnly: true }).catch(
    () => undefined,
  );
  // Where its data are not at hand the subject tells the unit, as it does for data without one.
  const published =
    kept?.chart.unit ?? readUnit({ subject: item.subject }, item.contentLanguage).text;
  const shown = kept?.item ?? item;
  const asked = unitOptions(formula);
  const own = asked === "" ? published : null;
  const said = shownAs(unitOptionsOfAll(formula) ?? "", published, language());
  return {
    id: String(item.id),
    asked,
    title: titleWithUnit(titleOfLive(shown, kept), said ?? own),
    source: sourceNote(shown, undefined, { sourceLine: words.sourceLine, day: String }),
  };
}
