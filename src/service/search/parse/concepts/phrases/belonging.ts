/** What a concept is found by besides its own names: what it belongs to. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
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

/** What a concept belongs to: its segments, its industry and its topics. */
export function createThemes(library: Library): (concept: Concept) => readonly TextByLanguage[] {
  const topics = new Map<string, TextByLanguage[]>();
  for (const { name, concepts } of library.topics.values())
    for (const key of concepts) {
      const known = topics.get(key);
      if (known === undefined) topics.set(key, [name]);
      else known.push(name);
    }
  return ({ key, segments, industry }) => {
    const ofIndustry = library.industries.get(industry);
    return [
      ...segments,
      ...(ofIndustry === undefined ? [] : [ofIndustry]),
      ...(topics.get(key) ?? []),
    ];
  };
}
