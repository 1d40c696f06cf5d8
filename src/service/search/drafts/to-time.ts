const times = new Map<string, number>();

/** Of a million items few are of another day. */
export function toTime(date: string): number {
  const known = times.get(date) ?? Date.parse(`${date}T00:00:00Z`);
  times.set(date, known);
  return known;
}
