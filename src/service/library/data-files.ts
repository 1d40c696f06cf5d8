import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { libraryFolder } from "./library-folder.js";
import type { FigureTable } from "./figures/figures.js";
import type { PackedRow } from "./figures/concept-figures.js";
import type { DataSource, LibraryPlace } from "./library-model.js";
import { updatesFile, type KeptUpdate } from "./updates.js";

const unzip = promisify(gunzip);
const folder = new URL("./data/", libraryFolder);

/** One entry of manifest.json: where figures come from and under which terms. */
interface ManifestSource extends DataSource {
  /** File of figures in the data folder; absent for sources of names only. */
  readonly file?: string;
}

interface Manifest {
  readonly edition: { readonly version: string; readonly date: string };
  readonly sources: readonly ManifestSource[];
}

export interface OwnData {
  readonly edition: Manifest["edition"];
  readonly sources: ReadonlyMap<string, DataSource>;
  readonly places: ReadonlyMap<string, LibraryPlace>;
}

interface DataFiles extends OwnData {
  readonly tables: readonly FigureTable[];
  readonly updates: Readonly<Record<string, KeptUpdate>>;
}

export async function readDataFiles(): Promise<DataFiles> {
  const [manifest, places, updates] = await Promise.all([
    readJson("manifest.json") as Promise<Manifest>,
    readJson("places.json") as Promise<LibraryPlace[]>,
    readJson(updatesFile) as Promise<DataFiles["updates"]>,
  ]);
  const files = manifest.sources.flatMap(({ file }) => file ?? []);
  const tables = await Promise.all(
    files.map((file) => readJson(file) as Promise<Record<string, Record<string, PackedRow>>>),
  );
  return {
    edition: manifest.edition,
    sources: new Map(manifest.sources.map((source) => [source.key, source])),
    places: new Map(places.map((place) => [place.code, place])),
    tables,
    updates,
  };
}

async function readJson(file: string): Promise<unknown> {
  const bytes = await readFile(new URL(file, folder));
  const text = file.endsWith(".gz") ? await unzip(bytes) : bytes;
  return JSON.parse(text.toString("utf8"));
}
