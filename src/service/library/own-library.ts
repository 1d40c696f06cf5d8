import { buildConcepts, readCatalogue, type Catalogue } from "./catalogue/index.js";
import { readDataFiles, type OwnData } from "./data-files.js";
import { toPackedFigures, toRowFigures, type Figures } from "./figures/figures.js";
import { createImportedParts, type ImportedParts } from "./parts/imported-parts.js";
import { OwnStatistics } from "./parts/own-statistics.js";
import { buildOwnBundles, type OwnBundles } from "./records/bundles/index.js";
import { buildStatistics } from "./records/build-statistics.js";
import { toDays } from "./updates.js";

/** The library's own part: read and built once, whatever comes and goes beside it. */
export interface OwnLibrary extends ImportedParts {
  readonly catalogue: Catalogue;
  readonly data: OwnData;
  readonly concepts: ReturnType<typeof buildConcepts>;
  readonly figures: Figures;
  readonly statistics: OwnStatistics;
  readonly bundles: OwnBundles;
  /** By identifier, the day on which an item's figures last changed. */
  readonly days: ReadonlyMap<string, string>;
}

/** Reads the committed data and builds what is made of it alone. */
export async function readOwnLibrary(): Promise<OwnLibrary> {
  const [catalogue, { tables, updates, ...data }] = await Promise.all([
    readCatalogue(),
    readDataFiles(),
  ]);
  const { places, sources } = data;
  const concepts = buildConcepts(catalogue);
  const known = { catalogue, concepts, places, sources };
  // Statistics read each figure many times, and all that is asked later a few of them.
  const built = buildStatistics({ ...known, figures: toRowFigures(tables) });
  const byKey = new Map(built.map((record) => [record.key, record]));
  const figures = toPackedFigures(tables);
  return {
    ...{ catalogue, data, concepts, figures, days: toDays(updates) },
    statistics: new OwnStatistics(built),
    bundles: buildOwnBundles(known, byKey),
    ...createImportedParts({ catalogue, places, sources }),
  };
}
