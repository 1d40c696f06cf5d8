import type { Indicator, Statistic } from "../../contract/index.js";
import { cite, dayOfTimestamp, localDay, toIsoDate } from "../../statistics/index.js";
import type { Day } from "../../statistics/index.js";
import type { DataAccess } from "../data-access.js";
import { collectUses } from "./collect-uses.js";
import type { RequestUse } from "./collect-uses.js";
import { cellReference, writeReportSheet } from "./write-report-sheet.js";
import type { ReportLink, ReportSheet } from "./write-report-sheet.js";

interface SourceRow {
  readonly id: string;
  readonly kind: "statistic" | "indicator";
  readonly title: string;
  readonly publishers: readonly string[];
  readonly sources: readonly string[];
  readonly releasedOn: Day | undefined;
  readonly updatedOn: Day | undefined;
  readonly link: string;
  /** Oldest of the answers, milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly cells: readonly { readonly sheetName: string; readonly address: string }[];
}

const columns = [
  { title: "id", width: 70 },
  { title: "kind", width: 60 },
  { title: "title", width: 260 },
  { title: "publisher", width: 140 },
  { title: "sources", width: 160 },
  { title: "released", width: 70 },
  { title: "updated", width: 70 },
  { title: "retrieved", width: 70 },
  { title: "cells", width: 140 },
  { title: "link", width: 160 },
  { title: "citation", width: 360 },
] as const;
const linkColumn = columns.findIndex(({ title }) => title === "link");
const cellsColumn = columns.findIndex(({ title }) => title === "cells");

/**
 * Writes or renews the sheet of sources: every statistic and indicator the workbook uses and has an
 * answer for. Column headers stay English in every language, as in all tables of the functions.
 */
export async function writeSourcesSheet(
  context: Excel.RequestContext,
  data: DataAccess,
  now: Date,
): Promise<{ readonly sourceCount: number }> {
  const { requests } = await collectUses(context, data);
  const rows = sourceRows(requests);
  await writeReportSheet(context, sourcesReport(rows, now));
  return { sourceCount: rows.length };
}

/** One row for each content; an indicator's geographies share one. */
export function sourceRows(uses: readonly RequestUse[]): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const use of uses) {
    const row = toRow(use);
    if (row === undefined) continue;
    const known = rows.get(row.id);
    rows.set(row.id, known === undefined ? row : merge(known, row));
  }
  return [...rows.values()];
}

function toRow({ request, kept, known, cells }: RequestUse): SourceRow | undefined {
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
      publishers: [],
      sources: [],
      releasedOn: undefined,
      updatedOn: dayOfTimestamp(known?.updatedAt),
      link: known?.link ?? "",
      fetchedAt: kept.fetchedAt,
      cells,
    };
  }
  return undefined;
}

function merge(known: SourceRow, row: SourceRow): SourceRow {
  const cells = new Map(
    [...known.cells, ...row.cells].map((cell) => [`${cell.sheetName}!${cell.address}`, cell]),
  );
  return {
    ...known,
    fetchedAt: Math.min(known.fetchedAt, row.fetchedAt),
    cells: [...cells.values()],
  };
}

function sourcesReport(rows: readonly SourceRow[], now: Date): ReportSheet {
  const links = rows.flatMap((row, index): ReportLink[] => {
    const [first] = row.cells;
    const jump: ReportLink[] =
      first === undefined
        ? []
        : [
            {
              row: index,
              column: cellsColumn,
              target: { cell: cellReference(first.sheetName, first.address) },
              text: cellList(row),
            },
          ];
    return row.link.startsWith("https://")
      ? [...jump, { row: index, column: linkColumn, target: { address: row.link }, text: row.link }]
      : jump;
  });
  return {
    mark: "sources",
    name: "STAT Sources",
    heading: ["Sources of this workbook", `As of ${toIsoDate(localDay(now))}`],
    columns,
    rows: rows.map(toCells),
    links,
  };
}

function toCells(row: SourceRow): unknown[] {
  const retrievedOn = localDay(new Date(row.fetchedAt));
  return [
    row.id,
    row.kind,
    row.title,
    row.publishers.join("; "),
    row.sources.join("; "),
    row.releasedOn === undefined ? "" : toIsoDate(row.releasedOn),
    row.updatedOn === undefined ? "" : toIsoDate(row.updatedOn),
    toIsoDate(retrievedOn),
    cellList(row),
    row.link,
    cite(
      {
        id: row.id,
        title: row.title,
        sources: row.sources,
        publishers: row.publishers,
        releasedOn: row.releasedOn,
        link: row.link === "" ? undefined : row.link,
        retrievedOn,
      },
      "apa",
    ),
  ];
}

function cellList({ cells }: SourceRow): string {
  return cells.map(({ sheetName, address }) => `${sheetName}!${address}`).join(", ");
}
