import type { Platform } from "../../../contract/known-values.js";
import type { Catalogue, LibraryConcept } from "../catalogue/index.js";
import type { BuildContext } from "../records/build-context.js";
import type { StatisticRecord, TextByLanguage } from "../library-model.js";

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
    nameOf: (record, language) =>
      (ownName(build.catalogue, record) ?? conceptsOf(record)[0]?.name)?.[language] ?? "",
  };
}

/** Records of several concepts have a name of their own. */
function ownName(
  { compositions, duals, profiles }: Catalogue,
  record: StatisticRecord,
): TextByLanguage | undefined {
  const { definition } = splitVariant(record);
  switch (record.kind) {
    case "composition":
      return compositions.get(definition)?.name;
    case "dual":
      return duals.get(definition)?.name;
    case "profile":
      return profiles.get(definition)?.name;
    default:
      return undefined;
  }
}

/** A variant's two halves: "web-browsers:g7" is the definition web-browsers for the group g7. */
export function splitVariant(record: StatisticRecord): { definition: string; detail: string } {
  const [definition = "", detail = ""] = (record.variant ?? "").split(":");
  return { definition, detail };
}
