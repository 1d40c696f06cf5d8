import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import { toChart } from "./charts/chart.js";
import { composeItems, type Composed } from "./compose-items.js";
import { importedUpdatedAt, type ImportedContent } from "./imported/index.js";
import type { ItemTexts, Library, NamedItem, NumberCollision } from "./library-model.js";
import { readOwnLibrary, type OwnLibrary } from "./own-library.js";
import type { ImportedPart } from "./parts/imported-parts.js";
import type { BundleRecord } from "./records/bundles/index.js";
import { bundleTexts } from "./texts/bundle-texts.js";
import { statisticTexts } from "./texts/statistic-texts.js";
import { atOnce, type Steps } from "./turns.js";
import { toUpdatedAt } from "./updates.js";

const named = ({ key, title }: NamedItem) => (title === key ? key : `${title} (${key})`);

/** A sentence for whoever imports, or reads the log. */
export const collisionText = ({ id, left, kept }: NumberCollision): string =>
  `${named(left)} would have the number ${String(id)}, which is that of ${named(kept)}: it is left out.`;

/** Texts and charts kept in memory; the rest is made anew when asked for. */
const keptItems = 500;

/**
 * Builds every record; texts and charts are made when asked for.
 * @param imported what was imported beside it, by the same builders @default nothing
 * @param known the library's own part @default it is read
 */
export async function loadLibrary(
  imported: readonly ImportedContent[] = [],
  known?: OwnLibrary,
): Promise<Library> {
  const own = known ?? (await readOwnLibrary());
  return atOnce(librarySteps(own, imported.map(own.partOf)));
}

/** A library of which the next one takes what both have. */
export interface ComposedLibrary extends Library {
  readonly composed: Composed;
}

/**
 * The library with what was imported beside it, in steps between which others are answered.
 * @param before the library that was there before @default none
 */
export function* librarySteps(
  own: OwnLibrary,
  parts: readonly ImportedPart[],
  before?: Pick<ComposedLibrary, "composed">,
): Steps<ComposedLibrary> {
  const { edition } = own.data;
  const items = yield* composeItems(own, parts, before?.composed);
  const { context, days, composed, topics, studies, infographics, collisions } = items;
  const { statistics } = composed;
  const { catalogue, concepts, figures, places, sources } = context;
  // Of what is imported one is left out and told; the library's own must all be there.
  if (parts.length === 0 && collisions.length > 0)
    throw new Error(collisions.map(collisionText).join("\n"));

  const textsOf = (bundles: ReadonlyMap<number, BundleRecord>) =>
    keep(({ id }: { id: number }, language: Platform): ItemTexts => {
      const record = bundles.get(id);
      if (record === undefined) throw new Error(`There is no content with the number ${id}.`);
      const membersOf = () => record.statistics.flatMap((member) => statistics.get(member) ?? []);
      return bundleTexts(context, record, membersOf, language);
    });

  return {
    composed,
    edition,
    sources,
    places,
    concepts,
    industries: catalogue.industries,
    statistics,
    topics,
    studies,
    infographics,
    collisions,
    observations: (concept, place) => figures.get(concept, place),
    updatedAt: importedUpdatedAt(
      days,
      toUpdatedAt(
        own.days,
        ({ source, releasedAt }) =>
          releasedAt ?? sources.get(source ?? "")?.releasedAt ?? edition.date,
      ),
    ),
    coveredPlaces: (concept) => figures.placesOf(concept),
    statisticTexts: keep((record, language) => statisticTexts(context, record, language)),
    studyTexts: textsOf(studies),
    infographicTexts: textsOf(infographics),
    chart: keep((record, language) => toChart(context, record, language)),
  };
}

function keep<R extends { id: number }, T extends object>(
  make: (record: R, language: Platform) => T,
): (record: R, language: Platform) => T {
  const cache = new LRUCache<string, T>({ max: keptItems });
  return (record, language) => {
    const key = `${record.id}${language}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(record, language);
    cache.set(key, made);
    return made;
  };
}
