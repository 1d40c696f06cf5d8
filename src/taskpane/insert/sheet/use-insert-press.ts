import { useAnnounce } from "../../frame/announcer.js";
import type { ShownContent } from "../../items/use-content.js";
import {
  hasLook,
  writtenCall,
  type FormulaCall,
  type FormulaLook,
  type FormulaRows,
} from "../../model/formula-of.js";
import type { FoundItem } from "../../model/found-item.js";
import { showsRows, type InsertForm } from "../../model/insert-form.js";
import { needsRowChoice } from "../../model/row-choice.js";
import { detailTexts } from "../../messages/detail.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import type { Where } from "../../../workbook/index.js";
import { useFormulaPlacing } from "../formula/use-formula-placing.js";
import { wantsIdNames } from "../formula/use-id-names.js";
import { chosenPlace, InsertionError, type Placer } from "../placing/use-place.js";
import type { RowsWanted } from "../shown-rows.js";
import { useContentPlacing } from "../use-content-placing.js";
import { wantsNotes } from "../use-notes-choice.js";

interface InsertPress {
  readonly item: FoundItem;
  readonly geos: readonly string[];
  /** What is typed for a place and is none. */
  readonly unread: string | undefined;
  readonly content: ShownContent;
  readonly form: InsertForm;
  readonly rows: FormulaRows;
  readonly look: FormulaLook;
  readonly wanted: RowsWanted;
  /** The formula of what is chosen. */
  readonly call: FormulaCall | undefined;
  readonly where: Where;
  readonly insert: Placer["insert"];
}

/** Inserts what is chosen. Where the data turn out to be long, the first press only asks for the rows. */
export function useInsertPress(press: InsertPress): () => Promise<void> {
  const { item, geos, content, form, rows, look, wanted, call, where, insert } = press;
  const texts = useTexts(detailTexts);
  const { insert: words } = useMessages();
  const services = useServices();
  const announce = useAnnounce();
  const placingOf = useContentPlacing(item, geos, content);
  const formulaPlacingOf = useFormulaPlacing();
  const hasPeriod = rows.from !== undefined || rows.to !== undefined;
  const place = () => {
    const isComputed = rows.freq !== undefined || rows.change !== undefined;
    if (form === "formula" && call !== undefined && (isComputed || hasLook(look)))
      return formulaPlacingOf(writtenCall(call), item, call.args);
    return placingOf({
      form,
      hasNotes: wantsNotes(services) && showsRows(form),
      namesId: wantsIdNames(services),
      ...wanted,
    });
  };
  return async () => {
    if (press.unread !== undefined) {
      const refusal = new InsertionError(words.unreadPlace(press.unread));
      await insert(() => Promise.reject(refusal), where);
      return;
    }
    const { workbook } = services;
    // Without one nothing is fetched: inserting says why.
    const chosen = workbook && (await chosenPlace(workbook, where).catch(() => null));
    if (chosen !== null && showsRows(form) && content.state.status !== "done") {
      let rowNames: readonly string[] = [];
      try {
        rowNames = (await content.load()).chart.table.categories;
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        await insert(() => Promise.reject(failure), chosen);
        return;
      }
      // The question stands above the button now; the next press answers it.
      if (!hasPeriod && needsRowChoice(rowNames)) {
        announce(texts.manyRows(rowNames.length));
        return;
      }
    }
    await insert(place, chosen ?? where);
  };
}
