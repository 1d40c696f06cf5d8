import { conceptByUuid } from "../../library/concept-by-uuid.js";
import type { Platform } from "../../../contract/known-values.js";
import { indicatorTitle } from "../../library/index.js";
import type { Concept, ItemTexts, Library } from "../../library/library-model.js";
import type { ContentKind } from "../../links/link-ports.js";
import { nameOf, sourcesOf } from "../file-item.js";
import type { PublicContent } from "./public-page.js";

const titlesOf = (library: Library, keys: readonly string[]): string[] =>
  sourcesOf(library, keys).map((source) => `${nameOf(source)} (${source.licence})`);

interface Bundle {
  readonly statistics: readonly number[];
  readonly isPremium: boolean;
  readonly releasedAt: string;
}

function ofBundle(library: Library, record: Bundle, { title, subject }: ItemTexts) {
  const parts = record.statistics.flatMap((one) => library.statistics.get(one) ?? []);
  const periods = parts.flatMap(({ from, to }) => [from, to]).sort();
  return {
    title,
    subject,
    isPremium: record.isPremium,
    sources: titlesOf(
      library,
      parts.flatMap((part) => part.sources),
    ),
    periods: [periods[0] ?? "", periods.at(-1) ?? ""].filter((one) => one !== ""),
    releasedAt: record.releasedAt,
  };
}

function ofConcept(library: Library, concept: Concept, language: Platform) {
  const periods = library
    .coveredPlaces(concept.key)
    .flatMap((place) => {
      const known = library.observations(concept.key, place)?.periods ?? [];
      return [known[0] ?? "", known.at(-1) ?? ""];
    })
    .filter((one) => one !== "")
    .sort();
  return {
    title: indicatorTitle(library, concept, language),
    subject: concept.unit[language],
    isPremium: concept.isPremium,
    sources: titlesOf(library, [concept.source]),
    periods: [periods[0] ?? "", periods.at(-1) ?? ""].filter((one) => one !== ""),
    releasedAt: library.sources.get(concept.source)?.releasedAt ?? library.edition.date,
  };
}

/** Undefined where the library does not hold it, and for topics, which have nothing to open. */
export function publicContentOf(
  library: Library,
  kind: ContentKind,
  id: string,
  language: Platform,
): PublicContent | undefined {
  if (kind === "topic") return undefined;
  if (kind === "indicator") {
    const concept = conceptByUuid(library, id);
    return concept && { kind, id, hasPicture: false, ...ofConcept(library, concept, language) };
  }
  const number = /^\d{1,16}$/.test(id) ? Number(id) : -1;
  if (kind === "statistic") {
    const record = library.statistics.get(number);
    if (record === undefined) return undefined;
    const { title, subject } = library.statisticTexts(record, language);
    const { isPremium, releasedAt, from, to } = record;
    const sources = titlesOf(library, record.sources);
    return {
      ...{ kind, id: number, title, subject, isPremium, sources, releasedAt },
      periods: [from, to],
      hasPicture: true,
    };
  }
  const isStudy = kind === "study";
  const record = (isStudy ? library.studies : library.infographics).get(number);
  if (record === undefined) return undefined;
  const texts = isStudy
    ? library.studyTexts(record, language)
    : library.infographicTexts(record, language);
  return { kind, id: number, hasPicture: !isStudy, ...ofBundle(library, record, texts) };
}
