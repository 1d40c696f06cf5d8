import type { Library } from "./library-model.js";

/** A hash of an item's figures, and the day (YYYY-MM-DD) they last changed. */
export type KeptUpdate = readonly [hash: string, day: string];

/** Written by `npm run content`, with the hashes that the next edition is compared by. */
export const updatesFile = "updates.json.gz";

/** By identifier, the day on which an item's figures last changed over all editions. */
export function toDays(updates: Readonly<Record<string, KeptUpdate>>): ReadonlyMap<string, string> {
  // Days only, as one text each: the hashes of thirty thousand items are not needed to answer.
  const days = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const [id, [, day]] of Object.entries(updates)) {
    const known = shared.get(day) ?? day;
    shared.set(day, known);
    days.set(id, known);
  }
  return days;
}

/** The day an item's figures last changed, at least the day its source released them. */
export const toUpdatedAt =
  (
    days: ReadonlyMap<string, string>,
    releasedAtOf: (item: { source?: string; releasedAt?: string }) => string,
  ): NonNullable<Library["updatedAt"]> =>
  (item) => {
    const day = days.get("uuid" in item ? item.uuid : String(item.id));
    const released = releasedAtOf(item);
    return day === undefined || day < released ? released : day;
  };
