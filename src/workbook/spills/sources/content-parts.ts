import type { Indicator, SourceState, Statistic } from "../../../contract/index.js";
import {
  liveTitle,
  publishedOn,
  readUnit,
  saysPeriods,
  type BreakingSeries,
} from "../../../statistics/index.js";
import type { AnswerPort } from "../../answer-port.js";
import type { CellRequest } from "../../requests/plan-requests.js";
import { forecastTimes, type ForecastTimes } from "../look/forecast-points.js";
import { seriesOfIndicator, seriesOfStatistic } from "./breaks-over.js";

/** What is kept of one content. */
export interface ContentPart {
  /** "" where nothing is kept. */
  readonly title: string;
  readonly sources: string;
  readonly link: string | undefined;
  readonly unit: string | null;
  readonly forecasts: ForecastTimes;
  readonly series: readonly BreakingSeries[];
}

/** By their ids: asks nobody. */
export async function partsOf(
  requests: readonly CellRequest[],
  data: Pick<AnswerPort, "peek" | "knownSource">,
): Promise<ReadonlyMap<string, ContentPart>> {
  const parts = new Map<string, ContentPart>();
  for (const { request } of requests) {
    if (request.operation !== "getStatistic" && request.operation !== "getIndicator") continue;
    const id = String(request.parameters.id);
    const before = parts.get(id);
    if (before?.title && request.operation === "getStatistic") continue;
    const kept = await data.peek(request);
    if (kept === undefined) parts.set(id, before ?? unknown);
    else if (request.operation === "getStatistic") {
      parts.set(id, ofStatistic(kept.value as Statistic));
    } else {
      const known = await data.knownSource(request);
      const part = ofIndicator(kept.value as Indicator, known);
      // Each place has an answer of its own.
      const series = [...(before?.series ?? []), ...part.series];
      parts.set(id, before?.title ? { ...before, series } : { ...part, series });
    }
  }
  return parts;
}

export const noForecasts: ForecastTimes = { published: undefined, days: new Set() };

const unknown: ContentPart = {
  title: "",
  sources: "",
  link: undefined,
  unit: null,
  forecasts: noForecasts,
  series: [],
};

function ofStatistic(statistic: Statistic): ContentPart {
  const { title, subject, platform, link, chart } = statistic;
  return {
    title: liveTitle(title, saysPeriods(chart.table)),
    sources: namesOf(statistic),
    link,
    unit: readUnit({ unit: chart.unit, subject }, platform).text,
    forecasts: forecastTimes(chart.table.categories, publishedOn(statistic)),
    series: seriesOfStatistic(statistic),
  };
}

function ofIndicator(indicator: Indicator, known: SourceState | undefined): ContentPart {
  const { title, chart } = indicator;
  return {
    title: liveTitle(title, true),
    sources: namesOf(indicator),
    link: known?.link,
    unit: readUnit({ unit: chart.unit, subject: chart.name }).text,
    forecasts: forecastTimes(
      chart.geos.flatMap(({ categories }) => categories),
      publishedOn(indicator) ?? publishedOn({ updated_at: known?.updatedAt }),
    ),
    series: seriesOfIndicator(indicator),
  };
}

const namesOf = ({ sources = [], publishers = [] }: Statistic | Indicator): string =>
  (sources.length > 0 ? sources : publishers).map(({ title }) => title).join("; ");
