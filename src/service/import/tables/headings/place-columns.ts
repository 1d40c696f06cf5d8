import type { FindPlace } from "../../cells/find-place.js";
import { whyNoPlace } from "../../cells/no-place.js";
import type { ColumnMapping } from "../../mapping.js";
import type { NamedPlace } from "../row.js";

/** A column whose heading is the place of its figures. */
export interface PlaceColumn {
  readonly at: number;
  readonly place: NamedPlace;
}

interface Heading {
  readonly names: readonly string[];
  /** Columns that are something else. */
  readonly taken: ReadonlySet<number | undefined>;
  readonly findPlace: FindPlace;
  readonly path: string;
}

const numbered = /^'?\d{1,3}$/;

/** @throws Error where no heading is a place, or two are the same one */
export function placeColumns(
  { names, taken, findPlace, path }: Heading,
  mapping: ColumnMapping,
): readonly PlaceColumn[] {
  refuseImpossible(mapping, path);
  const found = names.flatMap((name, at) => {
    const code = taken.has(at) || name === "" ? undefined : findPlace(name);
    return code === undefined ? [] : [{ at, place: { name, code } }];
  });
  if (found.length === 0) throw new Error(`${path}: ${noPlace({ names, taken })}`);
  const known = new Map<string, string>();
  for (const { place } of found) {
    const before = known.get(place.code);
    // Where one of the two has a gap, the other one would fill it with figures that may be of something else.
    if (before !== undefined)
      throw new Error(
        `${path}: the columns "${before}" and "${place.name}" are both of ${place.code}: take one out, or import each from a file of its own.`,
      );
    known.set(place.code, place.name);
  }
  return found;
}

/** @throws Error where what a mapping says needs the place or the period in a column */
function refuseImpossible({ period, status, measures }: ColumnMapping, path: string): void {
  if ("headings" in period)
    throw new Error(
      `${path}: the headings cannot be both the places and the periods: say which column holds one of them.`,
    );
  if (status !== undefined)
    throw new Error(
      `${path}: a status is of one figure: it needs its place in a column, and no headings that are places.`,
    );
  const [own] = measures.filter(({ column }) => column !== undefined);
  if (own === undefined) return;
  const name = typeof own.name === "string" ? own.name : own.name.en;
  throw new Error(
    `${path}: the measure "${name}" has the column "${own.column ?? ""}", and the headings are places: leave column out.`,
  );
}

function noPlace({ names, taken }: Pick<Heading, "names" | "taken">): string {
  const others = names.filter((name, at) => !taken.has(at) && name !== "");
  const numbers = others.some((name) => numbered.test(name))
    ? " Where its numbers are those of the United Nations (M49), say place: { headings: true, codes: M49 }."
    : "";
  return `no heading is a place such as Germany or DEU. It has: ${others.join(", ")}.${numbers}`;
}

/** Why the figures below a heading that is no place are not in. */
export function whyNoPlaceColumn(name: string, at: number): string {
  const what =
    name === "" ? `${String(at + 1)} has no heading` : whyNoPlace(name.trim(), `"${name}"`);
  return `the column ${what}. Its figures are not in: head it as a place, or take it out of the table`;
}
