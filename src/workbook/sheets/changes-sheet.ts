import { localDay, toIsoDate } from "../../statistics/index.js";
import { compareAnswers } from "../changes/compare-answers.js";
import type { Change } from "../changes/compare-answers.js";
import type { RefreshedRequest } from "../refresh/refresh-cells.js";
import { cellReference, writeReportSheet } from "./write-report-sheet.js";

export interface RequestChanges {
  readonly refreshed: RefreshedRequest;
  readonly title: string;
  readonly changes: readonly Change[];
}

/** The requests of a refresh whose answers moved, with what moved. First answers are no change. */
export function changesOf(requests: readonly RefreshedRequest[]): RequestChanges[] {
  return requests.flatMap((refreshed) => {
    const { request, before, after } = refreshed;
    if (before === undefined) return [];
    const changes = compareAnswers(request, before.value, after.value);
    return changes.length === 0 ? [] : [{ refreshed, title: titleOf(refreshed), changes }];
  });
}

function titleOf({ request, after }: RefreshedRequest): string {
  const value = after.value as { readonly title?: unknown };
  if (typeof value.title === "string") return value.title;
  return "q" in request.parameters ? (request.parameters.q ?? "") : request.operation;
}

/** Rows beyond this are counted, not listed: a sheet nobody reads to the end helps nobody. */
const maxRows = 20_000;

/** Writes or renews the change log of a refresh. */
export async function writeChangesSheet(
  context: Excel.RequestContext,
  requests: readonly RefreshedRequest[],
  now: Date,
): Promise<{ readonly changeCount: number }> {
  const moved = changesOf(requests);
  const all = moved.flatMap(({ refreshed, title, changes }) =>
    changes.map((change) => ({ refreshed, title, change })),
  );
  const shown = all.slice(0, maxRows);
  const left = all.length - shown.length;
  await writeReportSheet(context, {
    mark: "changes",
    name: "STAT Changes",
    heading: [
      "What changed at the last refresh",
      `${toIsoDate(localDay(now))}: ${String(all.length)} points in ${String(moved.length)} requests` +
        (left > 0 ? `, of which ${String(left)} are not listed` : ""),
    ],
    columns: [
      { title: "title", width: 260 },
      { title: "series", width: 120 },
      { title: "point", width: 80 },
      { title: "change", width: 60 },
      { title: "before", width: 80 },
      { title: "after", width: 80 },
      { title: "retrieved before", width: 90 },
      { title: "cell", width: 110 },
    ],
    rows: shown.map(({ refreshed, title, change }) => [
      title,
      change.series,
      change.point,
      change.kind,
      change.before ?? "",
      change.after ?? "",
      refreshed.before === undefined
        ? ""
        : toIsoDate(localDay(new Date(refreshed.before.fetchedAt))),
      cellText(refreshed),
    ]),
    links: shown.flatMap(({ refreshed }, row) => {
      const [first] = refreshed.cells;
      if (first === undefined) return [];
      const cell = cellReference(first.sheetName, first.address);
      return [{ row, column: 7, target: { cell }, text: cellText(refreshed) }];
    }),
  });
  return { changeCount: all.length };
}

function cellText({ cells }: RefreshedRequest): string {
  const [first] = cells;
  if (first === undefined) return "";
  const more = cells.length > 1 ? ` +${String(cells.length - 1)}` : "";
  return `${first.sheetName}!${first.address}${more}`;
}
