interface SheetCell {
  readonly sheetName: string;
  readonly address: string;
}

/** Longer lists help nobody, and a cell takes 32,767 characters. */
const maxLength = 2_000;

/** "Sheet1!C2:C40, Plan!B7": cells below one another as one range, a long list cut with its rest counted. */
export function cellList(cells: readonly SheetCell[]): string {
  const columns = new Map<string, number[]>();
  for (const { sheetName, address } of cells) {
    const [, column = "", row = "0"] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const key = `${sheetName}!${column}`;
    columns.set(key, [...(columns.get(key) ?? []), Number(row)]);
  }
  const parts = [...columns].flatMap(([key, rows]) => rangesOf(key, rows));
  let text = "";
  for (const [index, { range }] of parts.entries()) {
    const next = text === "" ? range : `${text}, ${range}`;
    if (next.length > maxLength) {
      const left = parts.slice(index).reduce((sum, { count }) => sum + count, 0);
      return `${text} +${String(left)}`;
    }
    text = next;
  }
  return text;
}

function rangesOf(key: string, rows: readonly number[]): { range: string; count: number }[] {
  const column = key.slice(key.lastIndexOf("!") + 1);
  const sorted = [...new Set(rows)].sort((left, right) => left - right);
  const runs: { first: number; last: number }[] = [];
  for (const row of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === row - 1) run.last = row;
    else runs.push({ first: row, last: row });
  }
  return runs.map(({ first, last }) => ({
    range: key + String(first) + (last > first ? `:${column}${String(last)}` : ""),
    count: last - first + 1,
  }));
}
