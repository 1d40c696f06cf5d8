import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../contract/index.js";
import type { ShownContent } from "../items/use-content.js";
import { formatDate } from "../controls/format-date.js";
import { useAnnounce } from "../frame/announcer.js";
import type { FoundItem } from "../model/found-item.js";
import { cardFormulaOf, formulaOf } from "../model/formula-of.js";
import { useMessages } from "../messages/use-messages.js";
import { detailTexts } from "../messages/detail.js";
import { useTexts } from "../services/use-texts.js";
import { useServices } from "../services/services.js";
import {
  insertContent,
  sourceNote,
  type Insertion,
  type InsertOutcome,
  type Where,
} from "./insert-content.js";
import type { InsertForm } from "../model/insert-form.js";
import { chartPicture, fetchPicture } from "./picture.js";

export type InsertionState =
  | { readonly status: "idle" }
  | { readonly status: "inserting" }
  | { readonly status: "inserted"; readonly form: InsertForm; readonly place: string }
  | (Extract<InsertOutcome, { status: "occupied" }> & { readonly form: InsertForm })
  /** Excel did not take it; a whole sentence. */
  | { readonly status: "failed"; readonly reason: string }
  /** The service did not give the data. */
  | { readonly status: "refused"; readonly error: unknown };

/** Inserts an item as any of its forms; fetches its data first where the form needs it. */
export function useInsertion(item: FoundItem, geos: readonly string[], content: ShownContent) {
  const { workbook, language } = useServices();
  const detail = useTexts(detailTexts);
  const { insert: words, language: tag } = useMessages();
  const announce = useAnnounce();
  const [state, setState] = useState<InsertionState>({ status: "idle" });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { load, state: contentState } = content;
  const loaded = contentState.status === "loaded" ? contentState.content : undefined;

  const prepare = useCallback(
    async (form: InsertForm): Promise<Insertion> => {
      const hasData = item.kind === "statistics" || item.kind === "indicators";
      const needsData = hasData && form !== "card";
      const data = needsData ? (loaded ?? (await load())) : loaded;
      const shown = data?.item ?? item;
      return {
        form,
        item: shown,
        formula: form === "card" ? cardFormulaOf(item) : formulaOf(item, geos),
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

  const insert = useCallback(
    async (form: InsertForm, where: Where) => {
      if (workbook === null) {
        setState({ status: "failed", reason: words.noWorkbook });
        return;
      }
      setState({ status: "inserting" });
      announce(words.working);
      const next = await prepare(form)
        .then((insertion) => insertContent(workbook.run, insertion, where))
        .then(
          (outcome): InsertionState => {
            if (outcome.status === "no-table") {
              const { place, shown } = outcome;
              const isBusy = shown === "" || shown === "#BUSY!";
              return {
                status: "failed",
                reason: isBusy ? words.stillBusy(place) : words.noTable(place, shown),
              };
            }
            return { ...outcome, form };
          },
          (error: unknown): InsertionState => {
            if (error instanceof ApiError) return { status: "refused", error };
            if (error instanceof PictureError) return { status: "failed", reason: words.noPicture };
            const reason = error instanceof Error ? error.message : String(error);
            return { status: "failed", reason: words.failed(reason) };
          },
        );
      if (isGone.current) return;
      setState(next);
      if (next.status === "inserted") announce(words.done[next.form](next.place));
    },
    [announce, prepare, words, workbook],
  );
  const clear = useCallback(() => {
    setState({ status: "idle" });
  }, []);
  return { state, insert, clear };
}

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
