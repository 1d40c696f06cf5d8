import type { Platform, Statistic } from "../../contract/index.js";
import { localDay, periodLabel, toExcelSerial, toIsoDate } from "../../statistics/index.js";
import { compareAnswers } from "../changes/compare-answers.js";
import type { AnswerChange } from "../changes/compare-answers.js";
import { movedSeries } from "../changes/moved-series.js";
import type { RefreshedRequest } from "../refresh/refresh-cells.js";
import { cellList } from "./cell-list.js";
import { reportWords } from "./words/index.js";
import { findMarkedSheets } from "./marked-sheet.js";
import { findTable } from "./report-table.js";
import type { ReportWords } from "./words/index.js";
import { cellReference, writeReportSheet } from "./write-report-sheet.js";
import type { ReportColumn, ReportRow } from "./write-report-sheet.js";

export interface RequestChanges {
  readonly refreshed: RefreshedRequest;
  readonly title: string;
  readonly changes: readonly AnswerChange[];
}

/** The requests of a refresh whose answers moved, with what moved. First answers are no change. */
export function changesOf(requests: readonly RefreshedRequest[]): RequestChanges[] {
  return requests.flatMap((refreshed) => {
    const { request, before, after, cells } = refreshed;
    if (before === undefined) return [];
    const changes = compareAnswers(request, before.value, after.value);
    if (request.operation === "getStatistic")
      changes.push(...movedSeries(before.value as Statistic, after.value as Statistic, cells));
    return changes.length === 0 ? [] : [{ refreshed, title: titleOf(refreshed), changes }];
  });
}

function titleOf({ request, after }: RefreshedRequest): string {
  const value = after.value as { readonly title?: unknown };
  if (typeof value.title === "string") return value.title;
  return "q" in request.parameters ? (request.parameters.q ?? "") : request.operation;
}

/** Rows beyond this are counted, not listed, and the oldest go: a log that only grows is read by nobody. */
const maxRows = 5_000;
/** Typed figures stand nowhere else: they never go from the log, and so no more are taken into it than can be read. */
const maxReplaced = 5_000;
const replacedWords = new Set<unknown>(
  Object.values(reportWords).map(({ changes }) => changes.replaced),
);
const isReplaced = ({ change }: ReportRow["values"]): boolean => replacedWords.has(change);
const mode = { kind: "log", maxRows, stays: isReplaced } as const;

const columns: readonly ReportColumn[] = [
  { id: "time", width: 100, numberFormat: "yyyy-mm-dd hh:mm", isNumeric: true },
  { id: "title", width: 260 },
  { id: "series", width: 120 },
  { id: "point", width: 80 },
  { id: "change", width: 110 },
  { id: "before", width: 90, isNumeric: true },
  { id: "after", width: 90, isNumeric: true },
  { id: "retrievedBefore", width: 100, numberFormat: "yyyy-mm-dd", isNumeric: true },
  { id: "cells", width: 130 },
];

/**
 * Adds what a refresh changed to the change log, the newest on top; what is in it already is not added
 * again. The log keeps its last 5,000 rows, and all typed figures besides.
 *
 * @param language of a new sheet.
 */
export async function writeChangesSheet(
  context: Excel.RequestContext,
  requests: readonly RefreshedRequest[],
  now: Date,
  language: Platform = "en",
): Promise<{ readonly changeCount: number; readonly sheet: Excel.Worksheet }> {
  const moved = changesOf(requests);
  const all = moved.flatMap((moved) => moved.changes.map((change) => ({ ...moved, change })));
  const left = Math.max(0, all.length - maxRows);
  const sheet = await writeReportSheet(context, {
    mark: "changes",
    columns,
    language,
    mode,
    report: (words) => ({
      name: words.changesName,
      heading: words.changesHeading,
      asOf: words.changeCounts(toIsoDate(localDay(now)), all.length, moved.length, left),
      rows: all.slice(0, maxRows).map((moved) => toReportRow(moved, words)),
    }),
  });
  return { changeCount: all.length, sheet };
}

function toReportRow(
  { refreshed, title, change }: RequestChanges & { readonly change: AnswerChange },
  words: ReportWords,
): ReportRow {
  const { before, after, cells } = refreshed;
  const [first] = cells;
  return {
    values: {
      time: minuteSerial(after.fetchedAt),
      title,
      series: change.series,
      point: periodLabel(change.point),
      change: words.changes[change.kind],
      before: change.before ?? "",
      after: change.after ?? "",
      retrievedBefore:
        before === undefined ? "" : toExcelSerial(localDay(new Date(before.fetchedAt))),
      cells: cellList(cells),
    },
    links:
      first === undefined
        ? []
        : [
            {
              column: "cells",
              target: { cell: cellReference(first.sheetName, first.address) },
            },
          ],
  };
}

interface ReplacedValue {
  readonly sheetName: string;
  readonly address: string;
  readonly place: string;
  readonly period: string;
  readonly typed: number;
  readonly figure: number;
}

/** How many more typed figures the change log keeps. At most three round trips. */
export async function roomForReplaced(context: Excel.RequestContext): Promise<number> {
  const sheet = (await findMarkedSheets(context)).get("changes");
  if (sheet === undefined) return maxReplaced;
  const ids = columns.map(({ id }) => id);
  const { table } = await findTable(context, sheet, ids);
  const kept = (table?.rows ?? []).filter(({ values }) => isReplaced(values)).length;
  return Math.max(0, maxReplaced - kept);
}

/** Adds typed figures to the change log that formulas of one source have taken the place of. */
export async function logReplaced(
  context: Excel.RequestContext,
  title: string,
  replaced: readonly ReplacedValue[],
  { now, language }: { readonly now: Date; readonly language: Platform },
): Promise<void> {
  await writeReportSheet(context, {
    mark: "changes",
    columns,
    language,
    mode,
    report: (words) => ({
      name: words.changesName,
      heading: words.changesHeading,
      asOf: words.changeCounts(toIsoDate(localDay(now)), replaced.length, 1, 0),
      rows: replaced.map(({ sheetName, address, place, period, typed, figure }): ReportRow => ({
        values: {
          time: minuteSerial(now.getTime()),
          title,
          series: place,
          point: period,
          change: words.changes.replaced,
          before: typed,
          after: figure,
          cells: `${sheetName}!${address}`,
        },
        links: [{ column: "cells", target: { cell: cellReference(sheetName, address) } }],
      })),
    }),
  });
}

/** A moment as Excel has it, by the user's clock, to the minute. */
function minuteSerial(time: number): number {
  const date = new Date(time);
  const minutes = date.getHours() * 60 + date.getMinutes();
  return toExcelSerial(localDay(date)) + minutes / 1440;
}
