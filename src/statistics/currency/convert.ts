import type { ChartTable, MeasureKind } from "../../contract/index.js";
import type { Day } from "../dates/day.js";
import { combinePoints } from "../periods/answers/combine-points.js";
import type { CombineWord } from "../periods/answers/combine-words.js";
import { parsePeriod, type Period } from "../periods/parse-period.js";
import type { Point } from "../periods/pick-point.js";

/** Of a period its average rate, or the last one in it. */
export type RateWord = "avg" | "last";

/**
 * Flows and prices are converted at the average of their period, stocks at its end. What the service does
 * not name, the formula must; undefined where it does not.
 */
export function rateWordFor(
  kind: MeasureKind | undefined,
  agg: CombineWord | undefined,
): RateWord | undefined {
  if (kind === "stock") return "last";
  if (kind === "flow" || kind === "annualised-flow" || kind === "price") return "avg";
  if (agg === "last") return "last";
  return agg === "avg" || agg === "sum" ? "avg" : undefined;
}

/** Days that a market may be closed before the end of a period. */
const closedDays = 4;

interface RateFacts {
  readonly how: RateWord;
  readonly today: Day;
}

type Dated = Point & { readonly period: Period };

/**
 * The rate of exactly this period: its own where rates are as frequent, else from the shorter periods that
 * fill it. Null where there is none: the rate of another period would be a figure of nothing.
 */
function rateOf(
  points: readonly Dated[],
  own: ReadonlyMap<string, Dated>,
  label: string,
  { how, today }: RateFacts,
): number | null {
  const span = parsePeriod(label);
  if (span === undefined) return null;
  const exact = own.get(keyOf(span));
  if (exact !== undefined) return positive(exact.value);
  if (how === "last") return positive(lastIn(points, span, today)?.value);
  const answer = combinePoints(points, span, label, "avg", today);
  return answer !== undefined && "point" in answer ? positive(answer.point.value) : null;
}

function lastIn(points: readonly Dated[], span: Period, today: Day): Dated | undefined {
  if (span.end >= today) return undefined;
  const inside = points.filter(
    ({ period }) => period.start >= span.start && period.end <= span.end,
  );
  const last = inside.reduce<Dated | undefined>(
    (latest, each) => (latest === undefined || each.period.end > latest.period.end ? each : latest),
    undefined,
  );
  const closed = last?.period.kind === "day" ? closedDays : 0;
  return last !== undefined && last.period.end >= span.end - closed ? last : undefined;
}

const keyOf = ({ start, end }: Period) => `${String(start)} ${String(end)}`;
const positive = (value: unknown) => (typeof value === "number" && value > 0 ? value : null);

/** Units of a currency for one of the currency that all rates are against; none for that one itself. */
export type Rates = readonly Point[] | "base";

/**
 * Every figure in another currency, by the rates of its own period; a period without a rate has no figure.
 *
 * @param from units of the figures' own currency for one of the rates' base
 * @param to units of the wanted one
 */
export function convertTable(
  { categories, series }: ChartTable,
  { from, to }: { readonly from: Rates; readonly to: Rates },
  facts: RateFacts,
): ChartTable {
  const [own, wanted] = [from, to].map((rates) => ratesBy(categories, rates, facts));
  return {
    categories,
    series: series.map(({ name, values }) => ({
      name,
      values: values.map((value, row) => {
        if (typeof value !== "number") return value;
        const [rate, target] = [own?.[row] ?? null, wanted?.[row] ?? null];
        if (rate === null || target === null) return null;
        return Number(((value * target) / rate).toPrecision(15));
      }),
    })),
  };
}

function ratesBy(
  categories: readonly string[],
  rates: Rates,
  facts: RateFacts,
): readonly (number | null)[] {
  if (rates === "base") return categories.map(() => 1);
  const dated = rates.filter(
    (point): point is Dated => point.period !== undefined && typeof point.value === "number",
  );
  const own = new Map(dated.map((point) => [keyOf(point.period), point]));
  return categories.map((label) => rateOf(dated, own, label, facts));
}
