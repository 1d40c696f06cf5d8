import type { FindPlace } from "../cells/find-place.js";
import type { TableRow } from "../tables/row.js";
import { bundesbank } from "./bundesbank.js";
import type { Download, Recognise } from "./download.js";
import { fred } from "./fred.js";
import { imfDataMapper } from "./imf-data-mapper.js";
import { dbnomics, ecbPortal } from "./keyed-series.js";
import { statisticsCanada } from "./statistics-canada.js";
import { worldBank } from "./world-bank.js";
import { worldEconomicOutlook } from "./world-economic-outlook.js";

const known: readonly Recognise[] = [
  worldBank,
  worldEconomicOutlook,
  imfDataMapper,
  bundesbank,
  fred,
  ecbPortal,
  dbnomics,
  statisticsCanada,
];
/** The heading of a download stands in one of its first rows. */
const looked = 6;

/** A table as it stands, or as an office's download is laid out. */
export async function openDownload(
  rows: () => AsyncIterable<TableRow>,
  findPlace: FindPlace,
): Promise<Download> {
  const first: TableRow[] = [];
  for await (const row of rows()) if (first.push(row) === looked) break;
  for (const recognise of known) {
    const found = recognise(first, rows, findPlace);
    if (found !== undefined) return found;
  }
  return { rows, guess: undefined };
}
