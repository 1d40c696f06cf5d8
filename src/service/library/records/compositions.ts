import type { CompositionDefinition } from "../catalogue/index.js";
import type { Figures } from "../figures/figures.js";
import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

/** Parts that miss the whole by more than this are not shown as its parts (percentage points). */
const tolerance = 3;

/** Parts of a whole: over time, at the latest period, and side by side for groups of places. */
export function buildCompositions(context: BuildContext): KeyedRecord[] {
  return [...context.catalogue.compositions.values()].flatMap((definition) => {
    const wholes = new Map<string, readonly string[]>();
    for (const place of context.figures.placesOf(definition.parts[0]?.concept ?? "")) {
      const periods = wholePeriods(context.figures, definition, place);
      if (periods.length > 0) wholes.set(place, periods);
    }
    return [
      ...[...wholes].flatMap(([place, periods]) => ofPlace(context, definition, place, periods)),
      ...ofGroups(context, definition, wholes),
    ];
  });
}

/** Periods in which every part has a figure and the parts make up the whole. */
export function wholePeriods(
  figures: Figures,
  definition: CompositionDefinition,
  place: string,
): string[] {
  const [first, ...others] = definition.parts.map(({ concept }) => figures.get(concept, place));
  if (first === undefined) return [];
  return first.periods.filter((period, i) => {
    let sum = first.values[i];
    if (sum === null || sum === undefined) return false;
    for (const part of others) {
      // Parts mostly start in the same period; only then is the place of a figure the same.
      const at = part?.periods === first.periods ? i : (part?.periods.indexOf(period) ?? -1);
      const value = part?.values[at];
      if (value === null || value === undefined) return false;
      sum += value;
    }
    return Math.abs(sum - 100) <= tolerance;
  });
}

function ofPlace(
  context: BuildContext,
  definition: CompositionDefinition,
  place: string,
  periods: readonly string[],
): KeyedRecord[] {
  const concepts = conceptsOf(context, definition);
  const [from = "", to = ""] = [periods[0], periods.at(-1)];
  const shared = { kind: "composition", concepts, places: [place] } as const;
  const records: KeyedRecord[] = [];
  if (periods.length > 1)
    records.push(
      toRecord(context, {
        ...shared,
        key: `${definition.key}|${place}`,
        variant: definition.key,
        from,
        to,
      }),
    );
  // A pie has no negative slices.
  const isPie = concepts.every(({ key }) => (context.figures.valueAt(key, place, to) ?? -1) >= 0);
  if (isPie)
    records.push(
      toRecord(context, {
        ...shared,
        key: `${definition.key}|${place}|latest`,
        variant: `${definition.key}:latest`,
        from: to,
        to,
      }),
    );
  return records;
}

function ofGroups(
  context: BuildContext,
  definition: CompositionDefinition,
  wholes: ReadonlyMap<string, readonly string[]>,
): KeyedRecord[] {
  return [...context.catalogue.placeGroups.values()].flatMap((group) => {
    const members = group.places.filter((place) => wholes.has(place));
    if (members.length < 2 || members.length < group.places.length * 0.75) return [];
    const latest = members.map((place) => wholes.get(place)?.at(-1) ?? "").sort();
    return toRecord(context, {
      kind: "composition",
      key: `${definition.key}|${group.key}`,
      concepts: conceptsOf(context, definition),
      places: members,
      variant: `${definition.key}:${group.key}`,
      from: latest[0] ?? "",
      to: latest.at(-1) ?? "",
    });
  });
}

const conceptsOf = (context: BuildContext, definition: CompositionDefinition) =>
  definition.parts.flatMap(({ concept }) => context.concepts.get(concept) ?? []);
