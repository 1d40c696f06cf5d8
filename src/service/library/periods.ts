/** Years, quarters or months since year 0, so that periods of one kind can be counted apart. */
export function toOrdinal(period: string): number {
  const year = Number(period.slice(0, 4));
  if (period.length === 4) return year;
  if (period[5] === "Q") return year * 4 + Number(period.slice(6)) - 1;
  return year * 12 + Number(period.slice(5)) - 1;
}

/** The period of an ordinal, of the same kind as another one. */
export function toPeriod(ordinal: number, like: string): string {
  if (like.length === 4) return String(ordinal);
  if (like[5] === "Q") return `${String(Math.floor(ordinal / 4))}-Q${String((ordinal % 4) + 1)}`;
  return `${String(Math.floor(ordinal / 12))}-${String((ordinal % 12) + 1).padStart(2, "0")}`;
}

/** All periods from one to another of the same kind, both in it. */
export function everyPeriod(from: string, to: string): string[] {
  const [first, last] = [toOrdinal(from), toOrdinal(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => toPeriod(first + i, from));
}
