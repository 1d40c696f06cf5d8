import { readdirSync } from "node:fs";
import { factbookFields } from "./factbook-fields.js";
import { parseFigures, yearIn } from "./factbook-figures.js";
import { readJson } from "../packages.js";
import type { PlaceCodes } from "../places.js";
import { put, type Table } from "../table.js";

type Node = { text?: string } & { [part: string]: unknown };
type Profile = Record<string, Record<string, Node> | undefined>;

/** Profiles that stand for an aggregate, and those whose code CLDR does not map. */
const ownCodes: Readonly<Record<string, string>> = {
  xx: "WLD",
  ee: "EUU",
  cc: "CUW",
  kv: "XKX",
  od: "SSD",
  ri: "SRB",
  sk: "SXM",
};

/** The profile under the code of the Palestinian territories is that of the West Bank alone. */
const dividedPlaces = new Set(["PSE"]);

/**
 * Figures that cannot be: a zero between years of 3 percent, millions printed for billions, a country that
 * is all farmland with no desert. They are left out, not mended.
 */
const misprints: ReadonlySet<string> = new Set([
  "KWT military-spending 2010",
  "KWT military-spending 2012",
  "ARM current-account 2013",
  "IRN hospital-beds 2012",
  "ROU income-bottom-decile 2013",
  "ROU income-top-decile 2013",
  "SUR broad-money 2013",
  "SUR broad-money 2014",
  "SDN agricultural-land 2011",
  "SDN forest 2011",
  "SDN other-land 2011",
]);

/** Every figure with a year; figures whose year cannot be told are left out. */
export function readFactbook(folder: string, codes: PlaceCodes): Table {
  const table: Table = new Map();
  for (const region of readdirSync(folder, { withFileTypes: true })) {
    if (!region.isDirectory()) continue;
    for (const file of readdirSync(`${folder}/${region.name}`)) {
      const fips = file.replace(/\.json$/, "");
      const place = ownCodes[fips] ?? codes.byFips.get(fips.toUpperCase());
      if (!/^[a-z]{2}\.json$/.test(file) || place === undefined || dividedPlaces.has(place))
        continue;
      readProfile(readJson(`${folder}/${region.name}`, file) as Profile, place, table);
    }
  }
  return table;
}

function readProfile(profile: Profile, place: string, table: Table): void {
  for (const [key, { path, per, unit }] of Object.entries(factbookFields)) {
    const [section, field, part] = path;
    const node = profile[section]?.[field];
    if (node === undefined) continue;
    const text = part === undefined ? node.text : (node[part] as Node | undefined)?.text;
    if (text === undefined) continue;
    // Within a field the year stands once, behind its last part.
    const shared = part === undefined ? undefined : yearAfter(node, part);
    const figures = parseFigures(text.split(/\bnote\b/)[0] ?? "", unit);
    for (const { year = figures.length === 1 ? shared : undefined, value } of figures)
      if (year !== undefined && !misprints.has(`${place} ${key} ${year}`))
        put(table, `factbook-${key}`, place, year, value / per);
  }
}

/** The year named first behind a part of a field, its remarks aside. */
function yearAfter(node: Node, part: string): string | undefined {
  const parts = Object.keys(node);
  for (const name of parts.slice(parts.indexOf(part))) {
    const text = (node[name] as Node | undefined)?.text;
    if (typeof text !== "string") continue;
    // A note may speak of other years; the field's own closes it.
    const year = name === "note" ? yearIn(text.slice(text.lastIndexOf("("))) : yearIn(text);
    if (year !== undefined) return year;
  }
  return undefined;
}
