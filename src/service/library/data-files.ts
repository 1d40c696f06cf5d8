import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { libraryFolder } from "./library-folder.js";
import { toOrdinal, toPeriod } from "./periods.js";
import type { DataSource, Observations, LibraryPlace } from "./library-model.js";
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

/** The first period and the values from it on; null where there is no figure. */
type PackedRow = readonly [first: string, values: readonly (number | null)[]];

export interface OwnData {
  readonly edition: Manifest["edition"];
  readonly sources: ReadonlyMap<string, DataSource>;
  readonly places: ReadonlyMap<string, LibraryPlace>;
  readonly tables: readonly Readonly<Record<string, Record<string, PackedRow>>>[];
  readonly updates: Readonly<Record<string, KeptUpdate>>;
}

export async function readDataFiles(): Promise<OwnData> {
  const [manifest, places, updates] = await Promise.all([
    readJson("manifest.json") as Promise<Manifest>,
    readJson("places.json") as Promise<LibraryPlace[]>,
    readJson(updatesFile) as Promise<OwnData["updates"]>,
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

/** First and last period with a figure, and how many there are. */
interface Extent {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

interface FigureRow {
  readonly row: PackedRow;
  observations?: Observations;
  extent?: Extent | null;
}

/** All figures, by concept and place, unpacked when first asked for. */
export class Figures {
  readonly #entries: Map<string, Map<string, FigureRow>>;
  readonly #periods: Map<string, readonly string[]>;

  /** @param others figures that are here, too, the last of a concept: what is unpacked of them is shared */
  constructor(
    tables: readonly Readonly<Record<string, Record<string, PackedRow>>>[],
    others: readonly Figures[] = [],
  ) {
    this.#entries = new Map(others.flatMap((one) => [...one.#entries]));
    const [first] = others;
    this.#periods = first === undefined ? new Map<string, readonly string[]>() : first.#periods;
    for (const table of tables)
      for (const [concept, rows] of Object.entries(table))
        this.#entries.set(
          concept,
          new Map(Object.entries(rows).map(([place, row]) => [place, { row }])),
        );
  }

  placesOf(concept: string): readonly string[] {
    return [...(this.#entries.get(concept)?.keys() ?? [])];
  }

  get(concept: string, place: string): Observations | undefined {
    const entry = this.#entries.get(concept)?.get(place);
    return entry === undefined ? undefined : this.#unpack(entry);
  }

  /** Null where there is no figure. */
  valueAt(concept: string, place: string, period: string): number | null {
    const [first, values] = this.#entries.get(concept)?.get(place)?.row ?? [];
    if (first === undefined || values === undefined) return null;
    // A year asked of months is no month: kinds are told apart by their length and letter.
    if (period.length !== first.length) return null;
    return values[toOrdinal(period) - toOrdinal(first)] ?? null;
  }

  /** Undefined where there is no figure at all. */
  extent(concept: string, place: string): Extent | undefined {
    const entry = this.#entries.get(concept)?.get(place);
    if (entry === undefined) return undefined;
    entry.extent ??= toExtent(this.#unpack(entry)) ?? null;
    return entry.extent ?? undefined;
  }

  #unpack(entry: FigureRow): Observations {
    const [first, values] = entry.row;
    entry.observations ??= { periods: this.#periodsFrom(first, values.length), values };
    return entry.observations;
  }

  /** Most places share their periods, so the lists are shared as well. */
  #periodsFrom(first: string, count: number): readonly string[] {
    const key = `${first}+${count}`;
    const known = this.#periods.get(key);
    if (known !== undefined) return known;
    const start = toOrdinal(first);
    const periods = Array.from({ length: count }, (_, i) => toPeriod(start + i, first));
    this.#periods.set(key, periods);
    return periods;
  }
}

function toExtent({ periods, values }: Observations): Extent | undefined {
  const from = periods[values.findIndex((value) => value !== null)];
  const to = periods[values.findLastIndex((value) => value !== null)];
  if (from === undefined || to === undefined) return undefined;
  let count = 0;
  for (const value of values) if (value !== null) count += 1;
  return { from, to, count };
}
