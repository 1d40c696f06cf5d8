import type { ChartTable } from "../../contract/index.js";
import type { BaseProblem } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { isMarked, type ErrorMarks } from "../read/error-cells.js";
import { baseError, type TransformOptions } from "./transform-table.js";

interface IndexTable {
  readonly table: ChartTable;
  readonly unbased?: ReadonlyMap<number, BaseProblem> | undefined;
}

/**
 * Series without a figure at their base show why in each of their cells, and the others their index.
 *
 * @throws CellError where no series has one
 */
export async function markUnbased<T extends IndexTable>(
  call: Call,
  marks: ErrorMarks,
  tables: readonly T[],
  options: TransformOptions,
): Promise<T[]> {
  const problems = new Set(tables.flatMap(({ unbased }) => [...(unbased?.values() ?? [])]));
  const [first] = problems;
  if (first === undefined) return [...tables];
  const hasFigures = tables.some(({ table }) =>
    table.series.some(({ values }) => values.some((value) => typeof value === "number")),
  );
  if (!hasFigures) throw baseError(first, options);
  const found = new Map<BaseProblem, string>();
  for (const problem of problems) {
    found.set(problem, marks.mark(await call.cellError(baseError(problem, options))));
  }
  return tables.map((each) => {
    const { table, unbased } = each;
    const series = table.series.map(({ name, values }, index) => {
      const problem = unbased?.get(index);
      const mark = problem === undefined ? undefined : found.get(problem);
      return {
        name,
        values: mark === undefined || isMarked(name) ? values : values.map(() => mark),
      };
    });
    return { ...each, table: { categories: table.categories, series } };
  });
}
