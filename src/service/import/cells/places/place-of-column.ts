import type { FindPlace } from "../find-place.js";
import { readHeading } from "../read-heading.js";

/** The place that a column is called, "France" and "France, Unemployment rate"; codes may be short for anything. */
export function placeOfColumn(
  heading: string,
  findPlace: FindPlace,
): { readonly name: string; readonly code: string } | undefined {
  const bare = readHeading(heading)?.name ?? heading;
  const [first = ""] = bare.split(",");
  for (const name of [bare.trim(), first.trim()]) {
    const code = name.length > 3 ? findPlace(name) : undefined;
    if (code !== undefined) return { name, code };
  }
  return undefined;
}
