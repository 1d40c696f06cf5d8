import type { PlaceFigures } from "../place-figures.js";

/**
 * Takes figures out of which nobody knows what they are of.
 *
 * @param whyNot by the line that gave a figure; undefined where it stays
 * @param refuse called once for each line
 */
export function takeOut(
  rows: Iterable<PlaceFigures>,
  whyNot: (line: number) => string | undefined,
  refuse: (line: number, reason: string) => void,
): void {
  const told = new Set<number>();
  for (const row of rows)
    for (const { ordinal, line } of [...row.kept()]) {
      const reason = whyNot(line);
      if (reason === undefined) continue;
      row.drop(ordinal);
      if (!told.has(line)) refuse(line, reason);
      told.add(line);
    }
}
