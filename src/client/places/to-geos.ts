import { defaultGeo } from "../../contract/index.js";

/** Codes as they are asked for, each once; the default one for none. */
export function toGeos(geos: readonly string[]): string[] {
  const codes = geos.map((geo) => geo.trim().toUpperCase()).filter((geo) => geo !== "");
  return codes.length === 0 ? [defaultGeo] : [...new Set(codes)];
}
