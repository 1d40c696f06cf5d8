import type { Platform } from "../../../../contract/known-values.js";
import type { StatisticRecord } from "../../library-model.js";
import { placeName } from "../place-phrases.js";
import type { TextContext } from "../text-context.js";
import { statusRemarks } from "./status-remarks.js";

/** What the sources say of figures that a statistic shows. */
export function recordStatuses(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string[] {
  const { from, to } = record;
  const shown = record.places.map((place) => ({ place, from, to }));
  const nameOfPlace = (code: string) => placeName(context.places, code, language);
  const all = context
    .conceptsOf(record)
    .flatMap((concept) => statusRemarks(concept, shown, { language, nameOfPlace }));
  return [...new Set(all)];
}
