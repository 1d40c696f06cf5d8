import type { Platform } from "../../contract/index.js";
import { loadPlaces, localDay, toIsoDate } from "../../statistics/index.js";
import { changesOf } from "../changes/changes-of.js";
import type { RefreshedRequest } from "../refresh/fetch-requests.js";
import { changeColumns, changeRow, replacedRow, type ReplacedValue } from "./change-rows.js";
import { reportWords } from "./words/index.js";
import { findMarkedSheets } from "./marked-sheet.js";
import { findTable } from "./report-table.js";
import type { ReportRow } from "./report-rows.js";
import { writeReportSheet } from "./write-report-sheet.js";

/** Rows beyond this are counted, not listed, and the oldest go: a log that only grows is read by nobody. */
const maxRows = 5_000;
/** Typed figures stand nowhere else: they never go from the log, and so no more are taken into it than can be read. */
const maxReplaced = 5_000;
const replacedWords = new Set<unknown>(
  Object.values(reportWords).map(({ changes }) => changes.replaced),
);
const isReplaced = ({ change }: ReportRow["values"]): boolean => replacedWords.has(change);
const mode = { kind: "log", maxRows, stays: isReplaced } as const;

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
  const places = await loadPlaces();
  const all = moved.flatMap((moved) => moved.changes.map((change) => ({ ...moved, change })));
  const left = Math.max(0, all.length - maxRows);
  const sheet = await writeReportSheet(context, {
    mark: "changes",
    columns: changeColumns,
    language,
    mode,
    report: (words, language) => ({
      name: words.changesName,
      heading: words.changesHeading,
      asOf: words.changeCounts(toIsoDate(localDay(now)), all.length, moved.length, left),
      rows: all.slice(0, maxRows).map((moved) =>
        changeRow(moved, {
          words,
          placeName: (code) => places.byCode(code)?.names[language] ?? code,
        }),
      ),
    }),
  });
  return { changeCount: all.length, sheet };
}

/** How many more typed figures the change log keeps. At most three round trips. */
export async function roomForReplaced(context: Excel.RequestContext): Promise<number> {
  const sheet = (await findMarkedSheets(context)).get("changes");
  if (sheet === undefined) return maxReplaced;
  const ids = changeColumns.map(({ id }) => id);
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
    columns: changeColumns,
    language,
    mode,
    report: (words) => ({
      name: words.changesName,
      heading: words.changesHeading,
      asOf: words.changeCounts(toIsoDate(localDay(now)), replaced.length, 1, 0),
      rows: replaced.map((one) => replacedRow(one, { title, now, words })),
    }),
  });
}
