import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlaceCodes } from "../places.js";
import { put, type Table } from "../table.js";

const years = ["2021", "2022", "2023", "2024", "2025"];

interface Measure {
  value?: number;
}
interface Zone {
  carbonIntensity?: Measure;
  renewableEnergy?: Measure;
  carbonFreeEnergy?: Measure;
}

/** Below this a grid without any carbon-free power cannot be: gas, the cleanest fossil fuel, gives about 490. */
const leastFossilIntensity = 400;

/** Yearly figures of whole countries; zones within countries are left out. */
export function readElectricity(folder: string, codes: PlaceCodes): Table {
  const table: Table = new Map();
  for (const year of years) {
    const zones = readZones(join(folder, `dist/esm/data/electricity-maps/yearly_${year}.js`));
    for (const [zone, measures] of Object.entries(zones)) {
      const place = codes.byAlpha2.get(zone);
      if (place === undefined) continue;
      const intensity = measures.carbonIntensity?.value;
      const renewable = measures.renewableEnergy?.value;
      const carbonFree = measures.carbonFreeEnergy?.value;
      if (intensity === undefined || renewable === undefined || carbonFree === undefined) continue;
      // Zeros stand for "no data" unless the intensity is that of a grid run on fossil fuels alone.
      if (intensity === 0 || (carbonFree === 0 && intensity < leastFossilIntensity)) continue;
      put(table, "carbon-intensity", place, year, intensity);
      put(table, "renewable-share", place, year, renewable);
      put(table, "carbon-free-share", place, year, carbonFree);
      put(table, "other-carbon-free-share", place, year, carbonFree - renewable);
      put(table, "carbon-emitting-share", place, year, 100 - carbonFree);
    }
  }
  return table;
}

/** The module holds one object literal in JSON's notation and an export. */
function readZones(file: string): Record<string, Zone> {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}", text.search(/;\s*(var|export|const)\b|\nexport\b/));
  // JavaScript's two-digit escapes are the one thing in it that JSON does not know.
  const json = text.slice(start, end + 1).replaceAll(/\\x([0-9A-F]{2})/g, "\\u00$1");
  return JSON.parse(json) as Record<string, Zone>;
}
