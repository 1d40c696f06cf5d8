/** What a service may send beyond the contract; whatever is not of its shape counts as absent. */
import { frequencies, limits, measureKinds } from "../known-values.js";
import type { Breaks, Latest, Measure, Notice, Timeframe } from "../schemas/extensions.js";
import { countOf, type Fields, fieldsOf, listOf, numberOf, present, textOf } from "./fields.js";

export function timeframeOf(value: unknown): Timeframe | undefined {
  const fields = fieldsOf(value);
  const [start, end] = [textOf(fields.start), textOf(fields.end)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function measureOf(value: unknown): Measure | undefined {
  const fields = fieldsOf(value);
  const kind = measureKinds.find((one) => one === fields.kind);
  if (kind === undefined) return undefined;
  return {
    kind,
    seasonal_adjustment: textOf(fields.seasonal_adjustment) ?? null,
    unit: textOf(fields.unit) ?? null,
    scale: numberOf(fields.scale) ?? null,
  };
}

function latestOf(value: unknown): Latest | undefined {
  const fields = fieldsOf(value);
  const period = textOf(fields.period);
  const figure = numberOf(fields.value);
  if (period === undefined || figure === undefined) return undefined;
  return present<Latest>({
    period,
    value: figure,
    year_change: numberOf(fields.year_change) ?? null,
    year_change_points: numberOf(fields.year_change_points),
    geo: textOf(fields.geo),
  });
}

/** The newest ones, where there are more than an item has. */
function pointsOf(value: unknown): (number | null)[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.slice(-limits.pointsPerItem).map((point: unknown) => numberOf(point) ?? null);
}

/** How often, what kind, from when forecast, the last figure and the last few: of statistics and indicators. */
export const figuresOf = (fields: Fields) => ({
  forecast_from: textOf(fields.forecast_from),
  frequency: frequencies.find((one) => one === fields.frequency),
  measure: measureOf(fields.measure),
  latest: latestOf(fields.latest),
  points: pointsOf(fields.points),
});

/** By series its periods; series without any are left out. */
export function breaksOf(value: unknown): Breaks | undefined {
  const all = Object.entries(fieldsOf(value)).map(
    ([series, periods]) => [series, listOf(periods, textOf)] as const,
  );
  const found = all.filter(([, periods]) => periods.length > 0);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

export function noticeOf(value: unknown): Notice | undefined {
  const fields = fieldsOf(value);
  const [code, message] = [textOf(fields.code), textOf(fields.message)];
  if (code === undefined || message === undefined) return undefined;
  return present<Notice>({
    code,
    message,
    parameter: textOf(fields.parameter),
    count: countOf(fields.count),
    query: textOf(fields.query),
  });
}
