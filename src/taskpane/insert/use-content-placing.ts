import { useCallback } from "react";
import type { ShownContent } from "../items/use-content.js";
import { formatDate } from "../controls/format-date.js";
import type { FoundItem } from "../model/found-item.js";
import { cardFormulaOf, chartFormulaOf, formulaOf } from "../model/formula-of.js";
import { detailTexts } from "../messages/detail.js";
import { useMessages } from "../messages/use-messages.js";
import { useTexts } from "../services/use-texts.js";
import { useServices } from "../services/services.js";
import {
  contentInsertion,
  sourceNote,
  type ContentToInsert,
  type NoTable,
} from "./insert-content.js";
import { InsertionError, type Placing } from "./use-place.js";
import type { InsertForm } from "../model/insert-form.js";
import { chartPicture, fetchPicture } from "./picture.js";

/** An item as any of its forms; fetches its data first where the form needs it. */
export function useContentPlacing(
  item: FoundItem,
  geos: readonly string[],
  content: ShownContent,
): (form: InsertForm) => Promise<Placing> {
  const { language } = useServices();
  const detail = useTexts(detailTexts);
  const { insert: words, language: tag } = useMessages();
  const { load, state: contentState } = content;
  const loaded = contentState.status === "done" ? contentState.result : undefined;

  const prepare = useCallback(
    async (form: InsertForm): Promise<ContentToInsert> => {
      const hasData = item.kind === "statistics" || item.kind === "indicators";
      const needsData = hasData && form !== "card";
      const data = needsData ? (loaded ?? (await load())) : loaded;
      const shown = data?.item ?? item;
      return {
        form,
        item: shown,
        formula: formulaFor(form, item, geos),
        content: data,
        picture: form === "image" ? await pictureFor(shown, data?.chart, language()) : undefined,
        source: sourceNote(shown, data?.fetchedAt ?? Date.now(), {
          sourceLine: words.sourceLine,
          day: (date) => formatDate(date, tag),
        }),
        words: { category: data === undefined ? "" : detail[data.firstColumn] },
      };
    },
    [detail, geos, item, language, load, loaded, tag, words],
  );

  return useCallback(
    async (form) => {
      const prepared = await prepare(form).catch((error: unknown) => {
        throw error instanceof PictureError ? new InsertionError(words.noPicture) : error;
      });
      return {
        insertion: contentInsertion(prepared),
        report: (address, result) => {
          const missing = result as NoTable | undefined;
          if (missing === undefined) {
            const doubt = hasGaps(prepared) ? words.gaps : undefined;
            return { isDone: true, sentence: words.done[form](address), doubt };
          }
          const { shown } = missing;
          const isBusy = shown === "" || shown === "#BUSY!";
          const sentence = isBusy ? words.stillBusy(address) : words.noTable(address, shown);
          return { isDone: false, sentence };
        },
      };
    },
    [prepare, words],
  );
}

function formulaFor(form: InsertForm, item: FoundItem, geos: readonly string[]) {
  if (form === "card") return cardFormulaOf(item);
  return form === "chart" ? chartFormulaOf(item, geos) : formulaOf(item, geos);
}

/** Missing values, which the chart's data show as #N/A. */
const hasGaps = (content: ContentToInsert) =>
  content.form === "chart" &&
  content.content?.chart.table.series.some(({ values }) => values.includes(null)) === true;

class PictureError extends Error {}

async function pictureFor(
  item: FoundItem,
  chart: Parameters<typeof chartPicture>[0] | undefined,
  language: Parameters<typeof chartPicture>[2],
) {
  try {
    if (chart !== undefined) return await chartPicture(chart, item.title, language);
    const address = [...item.pictures].sort((a, b) => b.width - a.width)[0]?.src;
    if (address !== undefined) return await fetchPicture(address);
  } catch (cause) {
    throw new PictureError("The picture could not be made.", { cause });
  }
  throw new PictureError("There is no picture.");
}
