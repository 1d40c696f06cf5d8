/** What a concept is found by besides its own names: what it belongs to. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import { addToList } from "../../../../library/lists/add-to-list.js";
import type {
  Concept,
  DataSource,
  Library,
  TextByLanguage,
} from "../../../../library/library-model.js";
import { ofObject } from "../../../of-object.js";

/** A source's title and publisher: the same in all languages. */
export const namesOfSource = ofObject(({ title, publisher }: DataSource) =>
  [...new Set([title, publisher])].map((text): TextByLanguage => {
    const named = platforms.map((platform) => [platform, text] as const);
    return Object.fromEntries(named) as Record<Platform, string>;
  }),
);

/** What concepts belong to: their segments, industries and topics. */
export function createThemes({ topics, industries }: Library) {
  const ofTopics = new Map<string, TextByLanguage[]>();
  for (const { name, concepts } of topics.values())
    for (const key of concepts) addToList(ofTopics, key, name);
  const themesOf = function* ({ key, segments, industry }: Concept): Generator<TextByLanguage> {
    yield* segments;
    const ofIndustry = industries.get(industry);
    if (ofIndustry !== undefined) yield ofIndustry;
    yield* ofTopics.get(key) ?? [];
  };
  return {
    themes: (concept: Concept): readonly TextByLanguage[] => [...themesOf(concept)],
    hasThemes: (concept: Concept, themes: readonly TextByLanguage[]): boolean => {
      let at = 0;
      for (const theme of themesOf(concept)) {
        if (theme !== themes[at]) return false;
        at += 1;
      }
      return at === themes.length;
    },
  };
}
