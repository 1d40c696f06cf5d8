/** How items are called whose kind is called more than its concepts and places. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { ContentKind } from "../search-backend.js";

/** In each language; undefined where there is no such item. */
export type TitlesOf = (id: number) => Readonly<Record<Platform, string>> | undefined;

function inEveryLanguage<R>(
  record: R | undefined,
  title: (record: R, language: Platform) => string,
): ReturnType<TitlesOf> {
  if (record === undefined) return undefined;
  const texts = platforms.map((language) => [language, title(record, language)] as const);
  return Object.fromEntries(texts) as Record<Platform, string>;
}

/** By the kinds that have such titles. */
export const ownTitles = (library: Library): Partial<Record<ContentKind, TitlesOf>> => ({
  topic: (id) =>
    inEveryLanguage(
      library.topics.get(id),
      ({ name, subTitle }, language) => `${name[language]} ${subTitle[language]}`,
    ),
  study: (id) =>
    inEveryLanguage(
      library.studies.get(id),
      (study, language) => library.studyTexts(study, language).title,
    ),
  infographic: (id) =>
    inEveryLanguage(
      library.infographics.get(id),
      (map, language) => library.infographicTexts(map, language).title,
    ),
});
