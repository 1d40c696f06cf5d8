import { buildConcepts, readCatalogue, type Catalogue } from "./catalogue/index.js";
import { readDataFiles, type OwnData } from "./data-files.js";
import { toPackedFigures, toRowFigures, type Figures } from "./figures/figures.js";
import { createImportedParts, type ImportedParts } from "./parts/imported-parts.js";
import type { KeyedRecord } from "./records/build-context.js";
import { buildOwnBundles, type OwnBundles } from "./records/bundles/index.js";
import { buildStatistics } from "./records/build-statistics.js";
import { createOwnNumbers } from "./records/own-numbers.js";
import { toDays } from "./updates.js";

/** The library's own part: read and built once, whatever comes and goes beside it. */
export interface OwnLibrary extends ImportedParts {
  readonly catalogue: Catalogue;
  readonly data: OwnData;
  readonly concepts: ReturnType<typeof buildConcepts>;
  readonly figures: Figures;
  readonly statistics: readonly KeyedRecord[];
  /** The same by their numbers. */
  readonly byNumber: ReadonlyMap<number, KeyedRecord>;
  /** The same by their keys. */
  readonly byKey: ReadonlyMap<string, KeyedRecord>;
  readonly bundles: OwnBundles;
  /** By identifier, the day on which an item's figures last changed. */
  readonly days: ReadonlyMap<string, string>;
}

/** Reads the committed data and builds what is made of it alone. */
export async function readOwnLibrary(): Promise<OwnLibrary> {
  const [catalogue, { tables, ...data }] = await Promise.all([readCatalogue(), readDataFiles()]);
  const { places, sources } = data;
  const concepts = buildConcepts(catalogue);
  const known = { catalogue, concepts, places, sources };
  // Statistics read each figure many times, and all that is asked later a few of them.
  const statistics = buildStatistics({ ...known, figures: toRowFigures(tables) });
  const figures = toPackedFigures(tables);
  const byKey = new Map(statistics.map((record) => [record.key, record]));
  return {
    ...{ catalogue, data, concepts, figures, statistics, days: toDays(data.updates) },
    byNumber: toByNumber(statistics),
    ...{ byKey, bundles: buildOwnBundles(known, byKey) },
    ...createImportedParts({ catalogue, places, sources }),
  };
}

/** @throws Error where two have one number: all of them must be there */
function toByNumber(statistics: readonly KeyedRecord[]): ReadonlyMap<number, KeyedRecord> {
  const numbers = createOwnNumbers<KeyedRecord>(new Set());
  const byNumber = numbers.give(statistics);
  const texts = numbers.collisions.map(
    ({ left, kept }) => `${left.key} would have the number of ${kept.key}, ${String(left.id)}.`,
  );
  if (texts.length > 0) throw new Error(texts.join("\n"));
  return byNumber;
}
