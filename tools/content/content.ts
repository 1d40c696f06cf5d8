/**
 * Derives the library's data files anew: `npm run content -- [--raw DIR]`. DIR holds the four tables that
 * come from Debian packages (default: the tracked copies beside this file); the rest is fetched with npm.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { conceptDefinitions } from "../../src/service/library/catalogue/index.js";
import { readGapminderExtract, readSystemaGlobalis } from "./gapminder.js";
import { fetchPackage, sha256Of } from "./packages.js";
import { readPennWorldTable } from "./penn-world-table.js";
import { readPlaces } from "./places.js";
import * as sources from "./sources.js";
import { type Table, toCompact } from "./table.js";
import { readWorldBank } from "./world-bank.js";

const { values: options } = parseArgs({
  options: { raw: { type: "string" }, cache: { type: "string" } },
});
const raw = resolve(options.raw ?? join(import.meta.dirname, "raw"));
const cache = options.cache ?? mkdtempSync(join(tmpdir(), "content-"));
const data = resolve(import.meta.dirname, "../../src/service/library/data");
const decimals = new Map(conceptDefinitions.map((concept) => [concept.key, concept.decimals]));
const manifest: object[] = [];

function writeTable(file: string, table: Table): void {
  for (const concept of table.keys()) if (!decimals.has(concept)) table.delete(concept);
  const text = JSON.stringify(toCompact(table, (concept) => decimals.get(concept) ?? 0));
  writeFileSync(join(data, file), file.endsWith(".gz") ? gzipSync(text, { level: 9 }) : text);
}

function fromRaw(source: sources.SourceText, file: string, read: (text: string) => Table): void {
  const path = join(raw, file);
  const target = `${source.key}.json.gz`;
  writeTable(target, read(gunzipSync(readFileSync(path)).toString("utf8")));
  manifest.push({ ...source, file: target, sha256: sha256Of(path) });
}

const core = fetchPackage(cache, "cldr-core", "48.2.0");
const names = fetchPackage(cache, "cldr-localenames-full", "48.2.0");
const { places, codes } = readPlaces({ core: core.folder, names: names.folder });
writeFileSync(
  join(data, "places.json"),
  `[\n${places.map((place) => JSON.stringify(place)).join(",\n")}\n]\n`,
);

fromRaw(sources.pennWorldTable, "pwt91.csv.gz", (text) => readPennWorldTable(text, codes.known));
fromRaw(sources.gapminder, "dslabs_gapminder.csv.gz", (text) =>
  readGapminderExtract(text, codes.known),
);
fromRaw(sources.systemaGlobalis, "gapminder_sg.csv.gz", (text) =>
  readSystemaGlobalis(text, codes.known),
);
fromRaw(sources.worldBank, "wbpop.csv.gz", (text) => readWorldBank(text, codes.known));

writeFileSync(
  join(data, "manifest.json"),
  `${JSON.stringify({ edition: { version: "2026.11", date: "2026-11-20" }, sources: manifest }, null, 2)}\n`,
);
