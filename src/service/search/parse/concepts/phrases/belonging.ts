/** What a concept is found by besides its own names: what it belongs to. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import type {
  Concept,
  DataSource,
  Library,
  TextByLanguage,
} from "../../../../library/library-model.js";

const sourceNames = new WeakMap<DataSource, readonly TextByLanguage[]>();

/** A source's title and publisher: the same in all languages. */
export function namesOfSource(source: DataSource): readonly TextByLanguage[] {
  const known = sourceNames.get(source);
  if (known !== undefined) return known;
  const names = [...new Set([source.title, source.publisher])].map((text) => {
    const named = platforms.map((platform) => [platform, text] as const);
    return Object.fromEntries(named) as Record<Platform, string>;
  });
  sourceNames.set(source, names);
  return names;
}

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
