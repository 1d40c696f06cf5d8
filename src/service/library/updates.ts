import type { Library } from "./library-model.js";

/** A hash of an item's figures, and the day (YYYY-MM-DD) they last changed. */
export type KeptUpdate = readonly [hash: string, day: string];

/** Written by `npm run content`, with the hashes that the next edition is compared by. */
export const updatesFile = "updates.json.gz";

/**
 * The day an item's figures last changed over all editions, at least the day its source released them.
 * Undefined for what the file does not name.
 */
export function toUpdatedAt(
  updates: Readonly<Record<string, KeptUpdate>>,
  releasedAtOf: (item: { source?: string; releasedAt?: string }) => string,
): NonNullable<Library["updatedAt"]> {
  // Days only, as one text each: the hashes of thirty thousand items are not needed to answer.
  const days = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const [id, [, day]] of Object.entries(updates)) {
    const known = shared.get(day) ?? day;
    shared.set(day, known);
    days.set(id, known);
  }
  return (item) => {
    const day = days.get("uuid" in item ? item.uuid : String(item.id));
    const released = releasedAtOf(item);
    return day === undefined || day < released ? released : day;
  };
}
