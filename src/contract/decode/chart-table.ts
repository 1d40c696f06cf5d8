import type { ChartSeries, ChartTable, ChartValue } from "../answers.js";
import { fieldsOf, isFields, numberOf, textOf } from "./fields.js";

interface Point {
  /** Undefined where the service names no category. */
  readonly category: string | undefined;
  readonly value: ChartValue;
}

interface PointList {
  readonly name: string | undefined;
  readonly points: readonly Point[];
}

function chartValueOf(value: unknown): ChartValue {
  return numberOf(value) ?? textOf(value) ?? null;
}

function pointOf(value: unknown): Point {
  if (!isFields(value)) {
    // A pair [category, value], as some chart libraries write it.
    if (Array.isArray(value) && value.length === 2) {
      return { category: textOf(value[0]), value: chartValueOf(value[1]) };
    }
    return { category: undefined, value: chartValueOf(value) };
  }
  const category = textOf(value.name) ?? textOf(value.label) ?? textOf(value.category);
  return { category, value: chartValueOf(value.data ?? value.value ?? value.y) };
}

/** A list of points, or an object category → value. */
function pointsOf(value: unknown): Point[] {
  if (Array.isArray(value)) return value.map(pointOf);
  return Object.entries(fieldsOf(value)).map(([category, entry]) => ({
    category: textOf(category),
    value: isFields(entry) ? pointOf(entry).value : chartValueOf(entry),
  }));
}

const isSeriesEntry = (value: unknown): boolean => isFields(value) && Array.isArray(value.data);

/** The older shape: `{categories: [text], series: [{name, data: [number]}]}`. */
function categorisedOf(value: unknown): PointList[] | undefined {
  const { categories, series } = fieldsOf(value);
  if (!Array.isArray(series) || !series.every(isSeriesEntry)) return undefined;
  if (Array.isArray(categories) && categories.some(isFields)) return undefined;
  const labels = Array.isArray(categories) ? categories.map(textOf) : [];
  return series.map((entry: unknown) => {
    const points = pointsOf(fieldsOf(entry).data).map((point, index) => ({
      category: point.category ?? labels[index],
      value: point.value,
    }));
    // A series shorter than its categories has nothing at the last ones; they stay rows.
    for (const category of labels.slice(points.length)) points.push({ category, value: null });
    return { name: textOf(fieldsOf(entry).name), points };
  });
}

function pointListsOf(value: unknown): PointList[] {
  const categorised = categorisedOf(value);
  if (categorised) return categorised;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isSeriesEntry)) {
      return value.map((entry: unknown) => ({
        name: textOf(fieldsOf(entry).name) ?? textOf(fieldsOf(entry).label),
        points: pointsOf(fieldsOf(entry).data),
      }));
    }
    return value.length === 0 ? [] : [{ name: undefined, points: pointsOf(value) }];
  }
  const entries = Object.entries(fieldsOf(value));
  const isFlat = entries.length > 0 && entries.every(([, entry]) => typeof entry !== "object");
  if (isFlat) return [{ name: undefined, points: pointsOf(value) }];
  return entries
    .filter(([, entry]) => typeof entry === "object" && entry !== null)
    .map(([name, entry]) => ({ name: textOf(name), points: pointsOf(entry) }));
}

/**
 * One row per category. Series name their own categories and may skip some, so a category that a
 * later series adds goes behind the one it follows there. A name that a series uses twice makes two
 * rows, and a point without a name goes by its position: no value is lost or overwritten.
 */
function align(lists: readonly PointList[]): { categories: string[]; series: ChartValue[][] } {
  /** Each row's key and the one behind it; the first row is behind "". */
  const following = new Map<string, string | undefined>();
  const labels = new Map<string, string>();
  const keyed = lists.map(({ points }) => {
    const seen = new Map<string, number>();
    return points.map((point, index) => {
      const label = point.category ?? String(index + 1);
      const repeat = seen.get(label) ?? 0;
      seen.set(label, repeat + 1);
      const key = `${repeat}\u0000${label}`;
      labels.set(key, label);
      return { key, value: point.value };
    });
  });
  for (const points of keyed) {
    let before = "";
    for (const { key } of points) {
      if (!following.has(key)) {
        following.set(key, following.get(before));
        following.set(before, key);
      }
      before = key;
    }
  }
  const order: string[] = [];
  for (let key = following.get(""); key !== undefined; key = following.get(key)) order.push(key);
  const rows = new Map(order.map((key, row) => [key, row]));
  const series = keyed.map((points) => {
    const values = new Array<ChartValue>(order.length).fill(null);
    for (const { key, value } of points) values[rows.get(key) ?? 0] = value;
    return values;
  });
  return { categories: order.map((key) => labels.get(key) ?? ""), series };
}

const placeholderName = /^column\s?\d+$/i;

/** The names of the series, with `subject` for those the platform left unnamed or called "Column1". */
function seriesNames(lists: readonly PointList[], subject: string): string[] {
  let unnamed = 0;
  return lists.map(({ name }) => {
    if (name !== undefined && !placeholderName.test(name.trim())) return name;
    unnamed += 1;
    return unnamed === 1 ? subject : `${subject} (${unnamed})`;
  });
}

/** Any of the shapes in which services send chart data, as one table. */
export function chartTableOf(data: unknown, subject: string): ChartTable {
  const lists = pointListsOf(data);
  const { categories, series } = align(lists);
  const names = seriesNames(lists, subject);
  return {
    categories,
    series: series.map((values, index): ChartSeries => ({ name: names[index] ?? "", values })),
  };
}
