import type { Platform } from "../../../contract/known-values.js";
import type { BuildContext } from "../records/build-context.js";
import type { LibraryConcept } from "../catalogue/index.js";
import type { StatisticRecord } from "../types.js";

/** What the texts read beside the figures. */
export interface TextContext extends BuildContext {
  /** What a record is about, without place and period. */
  nameOf(record: StatisticRecord, language: Platform): string;
  conceptsOf(record: StatisticRecord): readonly LibraryConcept[];
}

export function createTextContext(build: BuildContext): TextContext {
  const conceptsOf = (record: StatisticRecord) =>
    record.concepts.flatMap((key) => build.concepts.get(key) ?? []);
  return {
    ...build,
    conceptsOf,
    nameOf: (record, language) => conceptsOf(record)[0]?.name[language] ?? "",
  };
}
