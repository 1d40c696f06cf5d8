import type { Statistic } from "../../contract/index.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { StatCall } from "../formulas/stat-call.js";
import type { AnswerChange } from "./compare-answers.js";

/**
 * What cells that take a series by its number show of another one: names are the same in both answers, and a
 * comparison by names finds nothing. Only of numbers that the cells may mean.
 */
export function movedSeries(
  before: Statistic,
  after: Statistic,
  cells: readonly Pick<StatCell, "calls">[],
): AnswerChange[] {
  const [old, current] = [before.chart.table, after.chart.table];
  const count = Math.max(old.series.length, current.series.length);
  return numbersIn(cells, count).flatMap((number) => {
    const [was, is] = [old.series[number - 1], current.series[number - 1]];
    if (was === undefined || is === undefined || was.name === is.name) return [];
    const valueNow = new Map(
      current.categories.map((point, index) => [point, is.values[index] ?? null]),
    );
    return old.categories.flatMap((point, index): AnswerChange[] => {
      const [previous, now] = [was.values[index] ?? null, valueNow.get(point) ?? null];
      if (previous === now) return [];
      const series = `${String(number)}: ${was.name} → ${is.name}`;
      const between = [was.name, is.name] as const;
      return [{ kind: "moved", series, point, between, before: previous, after: now }];
    });
  });
}

/** Functions that take one series, as their second argument. */
const single: ReadonlySet<string> = new Set(["VALUE", "GROWTH"]);

/** The numbers of series that formulas may mean, in order; all where a cell says it. */
function numbersIn(cells: readonly Pick<StatCell, "calls">[], count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const calls = cells.flatMap((cell) => cell.calls);
  const meant = calls
    .filter(({ functionId }) => single.has(functionId))
    .map((call) => meantBy(call));
  return meant.includes("any") ? all : all.filter((number) => meant.includes(number));
}

function meantBy({ arguments: args }: StatCall): number | "any" | undefined {
  const argument = args[1] ?? { kind: "omitted" };
  if (argument.kind === "omitted") return 1;
  if (argument.kind !== "literal") return "any";
  const text = String(argument.value).trim();
  if (text === "") return 1;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
