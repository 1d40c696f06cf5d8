import type { Indicator, Statistic } from "../../../contract/index.js";
import { dayOfTimestamp, licencesOf, periodInTitle, type Day } from "../../../statistics/index.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { isBusy, showsError } from "../../cells/shown-state.js";
import type { FixedContent } from "../../fixed/fixed-content.js";
import type { RequestUse } from "../../requests/collect-uses.js";
import { earlierOf, forecastOf } from "../forecast-of.js";

/** One content that formulas ask for, or that figures were frozen or inserted of. */
export interface SourceRow extends Pick<
  FixedContent,
  "id" | "kind" | "title" | "publishers" | "sources" | "licences" | "dataTo" | "link"
> {
  /** Where the service does not say how far the data reach, the title may. */
  readonly isDataToFromTitle: boolean;
  /** The first period that can only be a forecast. */
  readonly forecastFrom: string | undefined;
  readonly releasedOn: Day | undefined;
  readonly updatedOn: Day | undefined;
  /** Oldest of the answers, milliseconds since 1970; NaN where nobody knows. */
  readonly fetchedAt: number;
  /** False where nothing is kept of it now: all but its id and its cells is left out. */
  readonly isKept: boolean;
  /** All of its figures are of an earlier answer than that which is kept. */
  readonly isEarlier?: boolean;
  /** Figures of it are shown. */
  readonly isShown: boolean;
  readonly cells: readonly { readonly sheetName: string; readonly address: string }[];
}

/** One row for each use that shows a content. */
export const sourceRows = (uses: readonly RequestUse[]): SourceRow[] =>
  uses.flatMap((use) => toRow(use) ?? []);

/** One row for each content, as the first that knows says of it; an indicator's geographies share one. */
export function mergeRows(all: readonly SourceRow[]): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const row of all) {
    const key = `${row.kind === "infographic" ? row.kind : ""} ${row.id}`;
    const known = rows.get(key);
    rows.set(key, known === undefined ? row : merge(known, row));
  }
  return [...rows.values()];
}

function toRow(use: RequestUse): SourceRow | undefined {
  const row = ofAnswer(use);
  // How far the data of what is kept reach says nothing of the figures before it, nor when it was released.
  return row === undefined || use.isEarlier !== true ? row : { ...row, ...noDays, isEarlier: true };
}

const noDays = {
  ...{ dataTo: "", isDataToFromTitle: false, forecastFrom: undefined },
  ...{ releasedOn: undefined, updatedOn: undefined },
};

function ofAnswer(use: RequestUse): SourceRow | undefined {
  const { request, kept, known, cells } = use;
  if (kept === undefined) return unknownRow(use);
  const titles = (list: readonly { readonly title: string }[] | undefined) =>
    (list ?? []).map(({ title }) => title);
  if (request.operation === "getStatistic") {
    const statistic = kept.value as Statistic;
    return {
      id: String(statistic.identifier),
      kind: "statistic",
      title: statistic.title,
      publishers: titles(statistic.publishers),
      sources: titles(statistic.sources),
      licences: licencesOf(statistic.sources),
      ...reachOf(statistic.covered_timeframe?.end, statistic.title),
      forecastFrom: forecastOf(use),
      releasedOn: dayOfTimestamp(statistic.released_at),
      updatedOn: dayOfTimestamp(statistic.updated_at),
      link: statistic.link,
      fetchedAt: kept.fetchedAt,
      ...{ isKept: true, isShown: true },
      cells,
    };
  }
  if (request.operation === "getIndicator") {
    const indicator = kept.value as Indicator;
    return {
      id: indicator.identifier,
      kind: "indicator",
      title: indicator.title,
      publishers: titles(indicator.publishers),
      sources: titles(indicator.sources),
      licences: licencesOf(indicator.sources),
      ...reachOf(indicator.covered_timeframe?.end ?? known?.coveredTimeframe.split("/")[1]),
      forecastFrom: forecastOf(use),
      releasedOn: dayOfTimestamp(indicator.released_at),
      updatedOn: dayOfTimestamp(indicator.updated_at ?? known?.updatedAt),
      link: known?.link ?? "",
      fetchedAt: kept.fetchedAt,
      ...{ isKept: true, isShown: true },
      cells,
    };
  }
  return undefined;
}

export function reachOf(end = "", title = ""): Pick<SourceRow, "dataTo" | "isDataToFromTitle"> {
  const titled = end === "" ? periodInTitle(title)?.end : undefined;
  return { dataTo: titled ?? end, isDataToFromTitle: titled !== undefined };
}

/** The answer may be another key's, or gone with the device it was kept on, and the figures are there. */
function unknownRow({ request, cells }: RequestUse): SourceRow | undefined {
  const { operation, parameters } = request;
  if (operation !== "getStatistic" && operation !== "getIndicator") return undefined;
  return {
    id: String(parameters.id),
    kind: operation === "getStatistic" ? "statistic" : "indicator",
    ...{ title: "", publishers: [], sources: [], licences: [], link: "" },
    ...noDays,
    fetchedAt: Infinity,
    isKept: false,
    isShown: cells.some((cell) => showsFigure(cell)),
    cells,
  };
}

const showsFigure = (cell: StatCell): boolean =>
  cell.value !== "" && !isBusy(cell.value) && !showsError(cell);

function merge(known: SourceRow, row: SourceRow): SourceRow {
  const cells = new Map(
    [...known.cells, ...row.cells].map((cell) => [`${cell.sheetName}!${cell.address}`, cell]),
  );
  return {
    ...(known.isKept && (known.isEarlier !== true || !row.isKept) ? known : row),
    isShown: known.isShown || row.isShown,
    forecastFrom: earlierOf(known.forecastFrom, row.forecastFrom),
    fetchedAt: Math.min(known.fetchedAt, row.fetchedAt),
    cells: [...cells.values()],
  };
}
