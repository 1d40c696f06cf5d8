import type { ChartValue, Indicator, ResultList, Statistic } from "../../contract/index.js";
import type { RequestRef } from "../data-access.js";

/** One point or item that differs between two answers to the same request. */
export interface Change {
  readonly kind: "revised" | "added" | "removed";
  /** A statistic's series, an indicator's geography; "" for lists. */
  readonly series: string;
  /** The category or period; for lists the item's identifier. */
  readonly point: string;
  /** Undefined for an added point. */
  readonly before?: ChartValue;
  /** Undefined for a removed point. */
  readonly after?: ChartValue;
}

type Points = ReadonlyMap<string, { series: string; point: string; value: ChartValue }>;

/**
 * What changed between two answers, in the order of the newer one, removed points last. Values are
 * compared exactly: a revision in the last digit is a revision.
 */
export function compareAnswers(request: RequestRef, before: unknown, after: unknown): Change[] {
  const old = pointsOf(request, before);
  const current = pointsOf(request, after);
  const changes: Change[] = [];
  for (const [key, { series, point, value }] of current) {
    const previous = old.get(key);
    if (previous === undefined) changes.push({ kind: "added", series, point, after: value });
    else if (previous.value !== value) {
      changes.push({ kind: "revised", series, point, before: previous.value, after: value });
    }
  }
  for (const [key, { series, point, value }] of old) {
    if (!current.has(key)) changes.push({ kind: "removed", series, point, before: value });
  }
  return changes;
}

function pointsOf({ operation }: RequestRef, value: unknown): Points {
  switch (operation) {
    case "getStatistic":
      return statisticPoints(value as Statistic);
    case "getIndicator":
      return indicatorPoints(value as Indicator);
    case "listInfographics":
    case "listStatistics":
    case "searchStatistics":
    case "listTopics":
    case "listStudies":
    case "searchIndicators":
      return itemPoints(value as ResultList<{ identifier: number | string; title: string }>);
    case "getReports":
    case "askResearch":
    case "getResearchAnswer":
      return new Map();
  }
}

function statisticPoints({ chart }: Statistic): Points {
  return collect(
    chart.table.series.flatMap(({ name, values }) =>
      chart.table.categories.map((point, index) => ({
        series: name,
        point,
        value: values[index] ?? null,
      })),
    ),
  );
}

function indicatorPoints({ chart }: Indicator): Points {
  return collect(
    chart.geos.flatMap(({ geo, categories, values }) =>
      categories.map((point, index) => ({ series: geo, point, value: values[index] ?? null })),
    ),
  );
}

function itemPoints({ items }: ResultList<{ identifier: number | string; title: string }>): Points {
  return collect(
    items.map(({ identifier, title }) => ({ series: "", point: String(identifier), value: title })),
  );
}

/** Missing points are no points; of two with the same label the occurrence tells them apart. */
function collect(points: readonly { series: string; point: string; value: ChartValue }[]): Points {
  const seen = new Map<string, number>();
  const result = new Map<string, { series: string; point: string; value: ChartValue }>();
  for (const entry of points) {
    if (entry.value === null) continue;
    const label = JSON.stringify([entry.series, entry.point]);
    const occurrence = (seen.get(label) ?? 0) + 1;
    seen.set(label, occurrence);
    result.set(`${label}${String(occurrence)}`, entry);
  }
  return result;
}
