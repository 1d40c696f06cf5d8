import { buildConcepts, readCatalogue, type Catalogue } from "./catalogue/index.js";
import { Figures, readDataFiles, type OwnData } from "./data-files.js";
import { createPartOf, type PartOf } from "./imported-parts.js";
import type { KeyedRecord } from "./records/build-context.js";
import { buildStatistics } from "./records/build-statistics.js";
import { toDays } from "./updates.js";

/** The library's own part: read and built once, whatever comes and goes beside it. */
export interface OwnLibrary {
  readonly catalogue: Catalogue;
  readonly data: OwnData;
  readonly concepts: ReturnType<typeof buildConcepts>;
  readonly figures: Figures;
  readonly statistics: readonly KeyedRecord[];
  /** By identifier, the day on which an item's figures last changed. */
  readonly days: ReadonlyMap<string, string>;
  /** What is made of a source's content beside it. */
  readonly partOf: PartOf;
}

/** Reads the committed data and builds what is made of it alone. */
export async function readOwnLibrary(): Promise<OwnLibrary> {
  const [catalogue, data] = await Promise.all([readCatalogue(), readDataFiles()]);
  const { places, sources } = data;
  const figures = new Figures(data.tables);
  const concepts = buildConcepts(catalogue);
  const statistics = buildStatistics({ catalogue, concepts, places, sources, figures });
  const partOf = createPartOf({ catalogue, places, sources });
  return { catalogue, data, concepts, figures, statistics, days: toDays(data.updates), partOf };
}
