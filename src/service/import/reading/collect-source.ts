import type { OwnLibrary } from "../../library/index.js";
import type { FindPlace } from "../cells/find-place.js";
import type { ReadSource } from "../read-source.js";
import type { Refusals } from "../refusals.js";
import { placeOfColumn } from "../cells/places/place-of-column.js";
import { collectMessages, createKnownPlaces } from "../sdmx/index.js";
import { collectFigures, type CollectedSource } from "../tables/collect-figures.js";
import type { CollectedMeasure } from "../tables/targets.js";

/** @throws Error where a mapping says that all figures are of one place, and it is none, or a column is another's */
export function refuseFixed({ tables }: ReadSource, findPlace: FindPlace): void {
  const fixed = tables.flatMap(({ mapping: { place, measures }, path }) => {
    if (!("is" in place)) return [];
    const code = findPlace(place.is);
    if (code === undefined) return `${path}: "${place.is}" is no place that the library knows.`;
    return measures.flatMap(({ column = "" }) => {
      const own = placeOfColumn(column, findPlace);
      return own === undefined || own.code === code
        ? []
        : `${path}: the column "${column}" is of ${own.name}, and all figures are to be of ${place.is}: import it with a mapping of its own, or write a row for each place and period. Where it is not of ${own.name}, call it otherwise.`;
    });
  });
  if (fixed.length > 0) throw new Error(fixed.join("\n"));
}

/** What was chosen in reading it, and measures of which nothing came in. */
export function notesOf(
  { notes = [], tables }: ReadSource,
  collected: readonly CollectedMeasure[],
): readonly string[] {
  const found = new Set(collected.map(({ measure }) => measure));
  const empty = tables
    .flatMap(({ mapping }) => mapping.measures)
    .filter((measure) => !found.has(measure))
    .map(({ name, when }) => {
      const where = when === undefined ? "" : ` (when: ${when})`;
      return `No figure of "${typeof name === "string" ? name : name.en}"${where} is in.`;
    });
  const read = tables.flatMap((table) => table.notes?.() ?? []);
  return [...notes, ...read, ...empty];
}

/** @throws Error that names what was refused, where that is everything */
export function refuseEmpty(collected: readonly CollectedMeasure[], refusals: Refusals): void {
  const places = collected.flatMap(({ figures }) => [...figures.places.values()]);
  if (refusals.count === 0 || places.some((figures) => figures.toRow() !== undefined)) return;
  const { lines: told, rest } = refusals.shown();
  const lines = told.map((line) => `  ${line}`);
  const more = rest > 0 ? [`  and ${String(rest)} more`] : [];
  throw new Error(
    ["No figure could be kept: nothing was imported. Refused:", ...lines, ...more].join("\n"),
  );
}

/** The figures of a source, from its tables or from its messages. */
export async function collectSource(
  { tables, messages }: ReadSource,
  known: Pick<OwnLibrary["data"], "places"> & { readonly findPlace: FindPlace },
  refusals: Refusals,
): Promise<CollectedSource> {
  const { places, findPlace } = known;
  if (messages !== undefined)
    return collectMessages(messages, createKnownPlaces(places, findPlace), refusals);
  const all: CollectedSource[] = [];
  for (const table of tables) all.push(await collectFigures(table, findPlace, refusals));
  return {
    collected: all.flatMap(({ collected }) => collected),
    notes: all.flatMap(({ notes }) => notes),
    fractions: new Map(all.flatMap(({ fractions = [] }) => [...fractions])),
  };
}
