import type { ChartTable } from "../../contract/index.js";
import { parsePeriod, partsOf } from "../../statistics/index.js";

/** More rows than these are inserted only for the periods that the user chooses. */
const maxRowsUnasked = 200;

/** Of a ranking all rows are wanted: from one country to another is no range. */
export const needsRowChoice = (categories: readonly string[]): boolean =>
  categories.length > maxRowsUnasked &&
  categories.every((category) => parsePeriod(category) !== undefined);

/** Names of the first and last choice, both included. */
export interface RowChoice {
  readonly from: string;
  readonly to: string;
}

interface Step {
  readonly name: string;
  /** First and last row that it stands for. */
  readonly first: number;
  readonly last: number;
}

/** The steps a range goes by, in the order of the rows: years where all rows are periods, else the rows. */
export function stepsOf(categories: readonly string[]): readonly Step[] {
  const years = categories.map((category) => {
    const period = parsePeriod(category);
    return period === undefined ? undefined : String(partsOf(period.start).year);
  });
  const isByYear = !years.includes(undefined) && new Set(years).size > 1;
  const steps: { name: string; first: number; last: number }[] = [];
  categories.forEach((category, row) => {
    const name = (isByYear ? years[row] : undefined) ?? category;
    const latest = steps.at(-1);
    if (latest?.name === name) latest.last = row;
    else steps.push({ name, first: row, last: row });
  });
  return steps;
}

/** The rows chosen; a name that is not there is the end itself, and ends in the wrong order are turned. */
export function rowsOf(
  categories: readonly string[],
  { from, to }: RowChoice,
): { readonly first: number; readonly last: number } {
  const steps = stepsOf(categories);
  const [start, end] = [from, to].map((name) => steps.find((step) => step.name === name));
  const ends = [start ?? steps[0], end ?? steps.at(-1)].flatMap((step) =>
    step === undefined ? [] : [step.first, step.last],
  );
  return { first: Math.min(...ends), last: Math.max(...ends) };
}

/** The table with these rows alone. */
export function sliceTable(
  { categories, series }: ChartTable,
  { first, last }: { readonly first: number; readonly last: number },
): ChartTable {
  return {
    categories: categories.slice(first, last + 1),
    series: series.map((each) => ({ ...each, values: each.values.slice(first, last + 1) })),
  };
}
