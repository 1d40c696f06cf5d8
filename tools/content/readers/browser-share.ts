import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../packages.js";
import type { PlaceCodes } from "../places.js";
import { put, type Table } from "../table.js";

/** The package's keys by browser family. Everything else, and what it does not track, is "other". */
const families: Readonly<Record<string, readonly string[]>> = {
  chrome: ["chrome", "and_chr"],
  safari: ["safari", "ios_saf"],
  edge: ["edge"],
  firefox: ["firefox", "and_ff"],
  samsung: ["samsung"],
  opera: ["opera", "op_mob", "op_mini"],
  ie: ["ie", "ie_mob"],
  uc: ["and_uc"],
  android: ["android"],
};

/** Small letters mark continents and the world; countries have capitals. */
const aggregates: Readonly<Record<string, string>> = {
  ww: "WLD",
  af: "AFR",
  as: "ASI",
  eu: "EUR",
  na: "NOA",
  oc: "OCE",
  sa: "SOA",
};

interface RegionUsage {
  id: string;
  month?: string;
  access_date?: string;
  data: Record<string, Record<string, number | null>>;
}

/** A share of 100 percent that misses more than this is a broken file, not a market. */
const leastTracked = 60;

/**
 * Adds one version's month to the table. Regions whose file is of another month than the version's own
 * keep their own month: each file says which it is. Returns the newest day of access.
 */
export function addBrowserShares(folder: string, codes: PlaceCodes, table: Table): string {
  const usage = join(folder, "region-usage-json");
  let newest = "";
  if (!existsSync(usage)) return newest;
  for (const file of readdirSync(usage)) {
    const region = readJson(usage, file) as RegionUsage;
    const place = aggregates[region.id] ?? codes.byAlpha2.get(region.id);
    const { month } = region;
    if (place === undefined || month === undefined) continue;
    const sums = Object.entries(families).map(
      ([family, keys]) =>
        [family, keys.reduce((sum, key) => sum + sumOf(region.data[key]), 0)] as const,
    );
    const tracked = sums.reduce((sum, [, share]) => sum + share, 0);
    if (tracked < leastTracked || tracked > 101) continue;
    for (const [family, share] of sums) put(table, `browser-${family}`, place, month, share);
    put(table, "browser-other", place, month, Math.max(0, 100 - tracked));
    if ((region.access_date ?? "") > newest) newest = region.access_date ?? "";
  }
  return newest;
}

const sumOf = (versions: Record<string, number | null> | undefined): number =>
  Object.values(versions ?? {}).reduce<number>((sum, share) => sum + (share ?? 0), 0);
