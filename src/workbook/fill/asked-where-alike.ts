import type { HeadersAlike, TableEntry } from "./table-entries.js";

/**
 * Of several headers that say the same, none is beyond doubt: two columns "2015" may be a plan and what came of
 * it, which their formulas could not tell.
 */
export function askedWhereAlike(entries: readonly TableEntry[]): {
  readonly entries: readonly TableEntry[];
  readonly alike: readonly HeadersAlike[];
} {
  const groups = new Map<string, TableEntry[]>();
  for (const entry of entries.filter(({ sure }) => sure !== undefined)) {
    const said = whatIsSaid(entry);
    groups.set(said, [...(groups.get(said) ?? []), entry]);
  }
  const alike = [...groups.values()].filter(
    (group) => new Set(group.map(({ key }) => key)).size > 1,
  );
  return {
    entries: entries.map((entry) =>
      alike.some((group) => group.includes(entry)) ? { ...entry, sure: undefined } : entry,
    ),
    alike: alike.map((group) => ({
      addresses: [...new Set(group.flatMap(({ header }) => header?.address ?? []))],
      label: labelOf(group[0]),
    })),
  };
}

/** Equal for "2017" and "FY2017". */
function whatIsSaid({ header, sure }: TableEntry): string {
  if (header?.meaning.kind !== "period") return sure ?? "";
  const { start, end } = header.meaning.period;
  return `${String(start)} ${String(end)}`;
}

const labelOf = (entry: TableEntry | undefined): string =>
  entry?.choices.find(({ value }) => value === entry.sure)?.label ?? "";
