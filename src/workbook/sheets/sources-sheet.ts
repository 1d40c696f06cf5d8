import type { Indicator, Platform, SourceState, Statistic } from "../../contract/index.js";
import {
  cite,
  dayOfTimestamp,
  licencesOf,
  localDay,
  periodInTitle,
  periodLabel,
  toExcelSerial,
  toIsoDate,
} from "../../statistics/index.js";
import type { Day } from "../../statistics/index.js";
import type { AnswerPort } from "../answer-port.js";
import { cellList } from "./cell-list.js";
import { earlierOf, forecastOf } from "./forecast-of.js";
import { collectFrozen } from "../freeze/frozen-uses.js";
import { collectUses } from "../requests/collect-uses.js";
import type { RequestUse } from "../requests/collect-uses.js";
import type { ReportWords } from "./words/index.js";
import { cellReference } from "./report-rows.js";
import type { ReportColumn, ReportLink, ReportRow } from "./report-rows.js";
import { writeReportSheet } from "./write-report-sheet.js";

interface SourceRow {
  readonly id: string;
  readonly kind: "statistic" | "indicator";
  readonly title: string;
  readonly publishers: readonly string[];
  readonly sources: readonly string[];
  readonly licences: readonly string[];
  /** The last period, as the service writes it. */
  readonly dataTo: string;
  /** Where the service does not say how far the data reach, the title may. */
  readonly isDataToFromTitle: boolean;
  /** The first period that can only be a forecast. */
  readonly forecastFrom: string | undefined;
  readonly releasedOn: Day | undefined;
  readonly updatedOn: Day | undefined;
  readonly link: string;
  /** Oldest of the answers, milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly cells: readonly { readonly sheetName: string; readonly address: string }[];
}

const isoDate = "yyyy-mm-dd";

const columns: readonly ReportColumn[] = [
  { id: "id", width: 80 },
  { id: "kind", width: 60 },
  { id: "title", width: 260 },
  { id: "publisher", width: 130 },
  { id: "sources", width: 160 },
  { id: "dataTo", width: 130 },
  { id: "released", width: 70, numberFormat: isoDate, isNumeric: true },
  { id: "updated", width: 70, numberFormat: isoDate, isNumeric: true },
  { id: "retrieved", width: 70, numberFormat: isoDate, isNumeric: true },
  { id: "cells", width: 140 },
  { id: "link", width: 160 },
  { id: "licence", width: 100 },
  { id: "citation", width: 420 },
];

/**
 * Writes or renews the sheet of sources: every statistic and indicator the workbook uses, in frozen figures too, and
 * has an answer for. Asks the service only what costs nothing.
 *
 * @param language of a new sheet.
 */
export async function writeSourcesSheet(
  context: Excel.RequestContext,
  data: AnswerPort,
  now: Date,
  language: Platform = "en",
): Promise<{ readonly sourceCount: number; readonly sheet: Excel.Worksheet }> {
  const { requests } = await collectUses(context, data);
  const frozen = await collectFrozen(context, data);
  const rows = sourceRows(await withSources([...requests, ...frozen.requests], data));
  const sheet = await writeReportSheet(context, {
    mark: "sources",
    columns,
    language,
    mode: { kind: "renew", state: "cells" },
    report: (words) => ({
      name: words.sourcesName,
      heading: words.sourcesHeading,
      asOf: words.asOf(toIsoDate(localDay(now))),
      rows: rows.map((row) => toReportRow(row, words)),
    }),
  });
  return { sourceCount: rows.length, sheet };
}

/**
 * An indicator's own answer says neither when it was updated nor where it stands; its search result
 * does, which costs nothing where it is asked for here. Once for each indicator.
 */
async function withSources(
  uses: readonly RequestUse[],
  data: AnswerPort,
): Promise<readonly RequestUse[]> {
  const found = new Map<string, Promise<SourceState | undefined>>();
  return Promise.all(
    uses.map(async (use) => {
      const { request, kept, known } = use;
      if (request.operation !== "getIndicator" || kept === undefined || known !== undefined) {
        return use;
      }
      const { title } = kept.value as Indicator;
      // A sheet without these two is better than none.
      const looking =
        found.get(request.parameters.id) ??
        data.lookUpSource(request, title).catch(() => undefined);
      found.set(request.parameters.id, looking);
      return { ...use, known: await looking };
    }),
  );
}

/** One row for each content; an indicator's geographies share one. */
function sourceRows(uses: readonly RequestUse[]): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const use of uses) {
    const row = toRow(use);
    if (row === undefined) continue;
    const known = rows.get(row.id);
    rows.set(row.id, known === undefined ? row : merge(known, row));
  }
  return [...rows.values()];
}

function toRow(use: RequestUse): SourceRow | undefined {
  const { request, kept, known, cells } = use;
  if (kept === undefined) return undefined;
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
      cells,
    };
  }
  return undefined;
}

function reachOf(end = "", title = ""): Pick<SourceRow, "dataTo" | "isDataToFromTitle"> {
  const titled = end === "" ? periodInTitle(title)?.end : undefined;
  return { dataTo: titled ?? end, isDataToFromTitle: titled !== undefined };
}

function dataToText(row: SourceRow, words: ReportWords): string {
  const dataTo = row.isDataToFromTitle ? words.fromTitle(row.dataTo) : periodLabel(row.dataTo);
  if (row.forecastFrom === undefined) return dataTo;
  return [dataTo, words.forecastFrom(periodLabel(row.forecastFrom))]
    .filter((part) => part !== "")
    .join("; ");
}

function merge(known: SourceRow, row: SourceRow): SourceRow {
  const cells = new Map(
    [...known.cells, ...row.cells].map((cell) => [`${cell.sheetName}!${cell.address}`, cell]),
  );
  return {
    ...known,
    forecastFrom: earlierOf(known.forecastFrom, row.forecastFrom),
    fetchedAt: Math.min(known.fetchedAt, row.fetchedAt),
    cells: [...cells.values()],
  };
}

function toReportRow(row: SourceRow, words: ReportWords): ReportRow {
  const retrievedOn = localDay(new Date(row.fetchedAt));
  const serial = (day: Day | undefined) => (day === undefined ? "" : toExcelSerial(day));
  const citation = cite(
    {
      id: row.id,
      title: row.title,
      sources: row.sources,
      publishers: row.publishers,
      releasedOn: row.releasedOn,
      link: row.link === "" ? undefined : row.link,
      retrievedOn,
      forecastFrom: row.forecastFrom,
    },
    "apa",
  );
  const isNameless = row.sources.length + row.publishers.length === 0;
  const [first] = row.cells;
  const links: ReportLink[] = [];
  if (first !== undefined) {
    links.push({
      column: "cells",
      target: { cell: cellReference(first.sheetName, first.address) },
    });
  }
  if (row.link.startsWith("https://"))
    links.push({ column: "link", target: { address: row.link } });
  return {
    values: {
      id: row.id,
      kind: words.kinds[row.kind],
      title: row.title,
      publisher: row.publishers.join("; "),
      sources: isNameless ? words.noSource : row.sources.join("; "),
      dataTo: dataToText(row, words),
      released: serial(row.releasedOn),
      updated: serial(row.updatedOn),
      retrieved: serial(retrievedOn),
      cells: cellList(row.cells),
      link: row.link,
      licence: row.licences.join("; "),
      citation,
    },
    links,
  };
}
