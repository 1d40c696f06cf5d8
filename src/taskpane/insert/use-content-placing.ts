import { useCallback } from "react";
import type { Platform } from "../../contract/index.js";
import { frequencyOf } from "../../statistics/index.js";
import type { ShownContent } from "../items/use-content.js";
import { formatDate } from "../controls/format-date.js";
import type { FoundItem } from "../model/found-item.js";
import {
  cardCallOf,
  chartCallOf,
  formulaCallOf,
  showsDates,
  writtenCall,
  type FormulaRows,
} from "../model/formula-of.js";
import type { ItemContent } from "../items/item-content.js";
import { detailTexts, type DetailTexts } from "../messages/detail.js";
import type { InsertTexts } from "../messages/en/insert.js";
import { useMessages } from "../messages/use-messages.js";
import { useTexts } from "../services/use-texts.js";
import { useServices } from "../services/services.js";
import { breaksOf, saidOfCall, type AnswerPort } from "../../workbook/index.js";
import { contentInsertion, NoFiguresError } from "./insert-content.js";
import { formulaRows, shownRows, type RowsWanted } from "./shown-rows.js";
import {
  breakRemark,
  breaksIn,
  fixedContent,
  forecastRemark,
  sourceNote,
  titleOfFixed,
} from "./source-note.js";
import { InsertionError, type Placing } from "./placing/use-place.js";
import type { InsertForm } from "../model/insert-form.js";
import { PictureError, pictureFor } from "./picture.js";
import type { ContentToInsert, NoTable } from "./write-content.js";

/** What of an item is inserted, and how. */
interface InsertChoice extends RowsWanted {
  readonly form: InsertForm;
  readonly hasNotes: boolean;
  readonly namesId: boolean;
}

/** An item as any of its forms; fetches its data first where the form needs it. */
export function useContentPlacing(
  item: FoundItem,
  geos: readonly string[],
  content: ShownContent,
): (choice: InsertChoice) => Promise<Placing> {
  const { client, data: answers, language } = useServices();
  const detail = useTexts(detailTexts);
  const { insert: words, language: tag } = useMessages();
  const { load, state: contentState } = content;
  const loaded = contentState.status === "done" ? contentState.result : undefined;

  return useCallback(
    async (choice) => {
      const prepared = await prepare(item, geos, choice, {
        ...{ loaded, load, answers, words, detail, tag },
        language: language(),
        sign: (link) => client.signLink(link),
      }).catch((error: unknown) => {
        throw error instanceof PictureError ? new InsertionError(words.noPicture) : error;
      });
      return {
        insertion: insertionOf(prepared, words),
        report: (address, result) =>
          reportOf(prepared, address, result as NoTable | undefined, words),
      };
    },
    [answers, client, detail, geos, item, language, load, loaded, tag, words],
  );
}

interface Preparing {
  /** The data where the pane has them already. */
  readonly loaded: ItemContent | undefined;
  readonly load: () => Promise<ItemContent>;
  readonly answers: AnswerPort;
  readonly words: InsertTexts;
  readonly detail: DetailTexts;
  /** Of the dates in the notes. */
  readonly tag: string;
  readonly language: Platform;
  readonly sign: (link: string) => Promise<string>;
}

/** All that the form shows; asks for the data where the form needs them and nobody has. */
async function prepare(
  item: FoundItem,
  geos: readonly string[],
  { form, hasNotes, namesId, ...wanted }: InsertChoice,
  { loaded, load, answers, words, detail, tag, language, sign }: Preparing,
): Promise<ContentToInsert> {
  const hasData = item.kind === "statistics" || item.kind === "indicators";
  const needsData = hasData && form !== "card";
  const whole = needsData ? (loaded ?? (await load())) : loaded;
  const shown = whole?.item ?? item;
  // What the rows are counts for more than what the service says of them.
  const categories = whole?.chart.table.categories;
  const known = categories === undefined ? item : { ...item, frequency: frequencyOf(categories) };
  const data = whole === undefined ? undefined : shownRows(whole, wanted);
  const line = {
    sourceLine: words.sourceLine,
    day: (date: string | number) => formatDate(date, tag),
  };
  const retrievedAt = data?.fetchedAt ?? Date.now();
  const breaks = data === undefined ? [] : breakRemark(data, detail);
  const forecasts = data === undefined ? [] : forecastRemark(data, detail);
  const call = callFor(form, known, geos, formulaRows(whole, wanted));
  const fixedTitle = titleOfFixed(shown, whole, data);
  return {
    ...{ form, item: shown, fixedTitle },
    formula: call && writtenCall(call),
    hasDates: showsDates(known),
    content: data,
    picture:
      form === "image" ? await pictureFor(shown, fixedTitle, data, language, sign) : undefined,
    source: sourceNote(shown, retrievedAt, line, [...forecasts, ...breaks]),
    fixed: fixedContent(shown, data, retrievedAt),
    // Where forecasts begin moves with the figures.
    liveSource: {
      ...sourceNote(shown, undefined, line, breaks),
      ...(data === undefined ? {} : { breaks: breaksOf(breaksIn(data)) }),
      said: call && (await saidOfCall(call.functionId, call.args, answers)),
    },
    hasNotes,
    namesId,
    words: { category: data === undefined ? "" : detail[data.firstColumn] },
  };
}

function reportOf(
  prepared: ContentToInsert,
  address: string,
  missing: NoTable | undefined,
  words: InsertTexts,
): ReturnType<Placing["report"]> {
  if (missing === undefined) {
    const doubt = hasGaps(prepared) ? words.gaps : undefined;
    return { isDone: true, sentence: words.done[prepared.form](address), doubt };
  }
  const { shown, address: at } = missing;
  const isBusy = shown === "" || shown === "#BUSY!";
  return { isDone: false, sentence: isBusy ? words.stillBusy(at) : words.noTable(at, shown) };
}

function insertionOf(
  prepared: ContentToInsert,
  words: Pick<InsertTexts, "noFigures" | "textsFirst">,
) {
  try {
    return contentInsertion(prepared);
  } catch (error) {
    if (!(error instanceof NoFiguresError)) throw error;
    throw new InsertionError(error.missing === "none" ? words.noFigures : words.textsFirst);
  }
}

function callFor(form: InsertForm, item: FoundItem, geos: readonly string[], rows: FormulaRows) {
  const callOf = form === "chart" ? chartCallOf : formulaCallOf;
  return form === "card" ? cardCallOf(item) : callOf(item, geos, rows);
}

/** Missing values, which the chart's data show as #N/A. */
const hasGaps = (content: ContentToInsert) =>
  content.form === "chart" &&
  content.content?.chart.table.series.some(({ values }) => values.includes(null)) === true;
