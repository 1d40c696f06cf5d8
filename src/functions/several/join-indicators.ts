import { distinctNames, frequencyOf, joinTables } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Figures } from "../shape/data-rows.js";
import { nameSeries } from "../shape/indicator-table.js";
import { markedTable, noUnit, type IndicatorTable } from "../shape/indicator-figures.js";

/** Indicators in the order of the ids; one whose id is an error is a series that its mark will fill. */
export function inOrder(
  ids: readonly string[],
  found: readonly IndicatorTable[],
): readonly IndicatorTable[] {
  const byId = new Map(found.map((each) => [each.id, each]));
  const [beside] = found;
  return ids.flatMap((id) => {
    const marked = beside === undefined ? [] : [markedIndicator(id, beside)];
    return byId.get(id) ?? marked;
  });
}

function markedIndicator(mark: string, beside: IndicatorTable): IndicatorTable {
  return {
    ...beside,
    ...markedTable(mark, beside.table),
    id: mark,
    names: [mark],
    unit: noUnit,
    uncovered: [],
    groups: [],
    unbased: undefined,
    incomplete: undefined,
    rates: undefined,
  };
}

/** Several indicators one after another, joined by their periods. */
export function joinIndicators(
  tables: readonly IndicatorTable[],
  { header }: { readonly header?: readonly string[] | undefined },
): Figures {
  const units = tables.flatMap(({ table, unit }) => table.series.map(() => unit));
  requireOneFrequency(tables);
  if (header?.includes("one") === true) {
    const titled = tables.map(({ title, id, table, names }) => {
      const joined = names.map((name) => `${title}: ${name}`);
      return { title, id, table: nameSeries(table, joined) };
    });
    return { table: joinTables(distinctNames(titled)), units };
  }
  const titles = distinctTitles(tables);
  return {
    table: joinTables(tables.map(({ table, names }) => nameSeries(table, names))),
    units,
    groups: tables.flatMap(({ table }, index) => table.series.map(() => titles[index] ?? "")),
  };
}

/** Titles, with the id behind those that several have. */
export function distinctTitles(tables: readonly IndicatorTable[]): string[] {
  return tables.map(({ title, id }) =>
    tables.filter((other) => other.title === title).length > 1 ? `${title} (${id})` : title,
  );
}

/** As the option has them. */
const letters = {
  ...{ annual: "A", semiannual: "S", quarterly: "Q", monthly: "M", weekly: "W", daily: "D" },
  irregular: "–",
} as const;

/** Years beside months would leave eleven of twelve cells empty, and look like missing figures. */
function requireOneFrequency(tables: readonly IndicatorTable[]): void {
  const titles = new Map<string, string[]>();
  for (const { table, title } of tables) {
    const letter = letters[frequencyOf(table.categories) ?? "irregular"];
    titles.set(letter, [...(titles.get(letter) ?? []), title]);
  }
  if (titles.size < 2) return;
  const known = [...titles].map(([letter, of]) => `${letter}: ${of.join(", ")}`).join("; ");
  throw new CellError("mixed-frequencies", { known });
}

/** Of several indicators a place is refused by one: it is named beside it. */
export function refusalOf(error: unknown, id: string): unknown {
  if (!(error instanceof CellError) || error.id !== "no-geo") return error;
  return new CellError("no-geo", { place: `${String(error.values["place"])} (${id})` });
}
