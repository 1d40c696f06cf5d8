import type { Indicator, Platform, SourceState } from "../../contract/index.js";
import { cite, localDay, periodLabel, toExcelSerial, toIsoDate } from "../../statistics/index.js";
import type { Day } from "../../statistics/index.js";
import type { AnswerPort } from "../answer-port.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { cellList } from "./cell-list.js";
import { fixedRows } from "./sources/fixed-rows.js";
import { mergeRows, sourceRows, type SourceRow } from "./sources/source-rows.js";
import { collectFixed } from "../fixed/collect-fixed.js";
import { collectFrozen } from "../freeze/frozen-uses.js";
import { collectUses } from "../requests/collect-uses.js";
import type { RequestUse } from "../requests/collect-uses.js";
import { findBehind } from "../requests/find-behind.js";
import type { ReportWords } from "./words/index.js";
import { cellReference } from "./report-rows.js";
import type { ReportColumn, ReportLink, ReportRow } from "./report-rows.js";
import { writeReportSheet } from "./write-report-sheet.js";

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
 * Writes or renews the sheet of sources: every statistic and indicator the workbook uses, in frozen figures and those inserted without a formula too. What
 * nothing is kept of stays as it was listed, or is listed by its id where its figures are shown. Asks the service only what costs nothing.
 *
 * @param language of a new sheet.
 */
export async function writeSourcesSheet(
  context: Excel.RequestContext,
  data: AnswerPort,
  now: Date,
  language: Platform = "en",
): Promise<{ readonly sourceCount: number; readonly sheet: Excel.Worksheet }> {
  const uses = await collectUses(context, data);
  const { behind } = await findBehind(context, uses.calls, uses.requests, data);
  const requests = uses.requests.flatMap((use) => splitEarlier(use, behind));
  const frozen = await collectFrozen(context, data);
  const fixed = await collectFixed(context);
  const asked = await withSources([...requests, ...frozen.requests], data);
  const rows = mergeRows([...sourceRows(asked), ...fixedRows(fixed)]);
  const { length: sourceCount } = rows.filter(({ isKept, isShown }) => isKept || isShown);
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
  return { sourceCount, sheet };
}

/** What cells show that were left behind is of an earlier answer than the one that is kept, and of an unknown day. */
function splitEarlier(use: RequestUse, behind: ReadonlySet<StatCell>): RequestUse[] {
  const { kept, cells } = use;
  const earlier = kept === undefined ? [] : cells.filter((cell) => behind.has(cell));
  if (kept === undefined || earlier.length === 0) return [use];
  const current = cells.filter((cell) => !behind.has(cell));
  return [
    ...(current.length === 0 ? [] : [{ ...use, cells: current }]),
    { ...use, cells: earlier, kept: { ...kept, fetchedAt: NaN }, isEarlier: true },
  ];
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

function dataToText(row: SourceRow, words: ReportWords): string {
  const dataTo = row.isDataToFromTitle ? words.fromTitle(row.dataTo) : periodLabel(row.dataTo);
  if (row.forecastFrom === undefined) return dataTo;
  return [dataTo, words.forecastFrom(periodLabel(row.forecastFrom))]
    .filter((part) => part !== "")
    .join("; ");
}

/** Infographics are numbered as statistics are, and each row of the sheet has an id of its own. */
const idOf = ({ id, kind }: SourceRow, words: ReportWords): string =>
  kind === "infographic" ? `${words.kinds[kind]} ${id}` : id;

function toReportRow(row: SourceRow, words: ReportWords): ReportRow {
  if (!row.isKept) return unknownRow(row, words);
  const retrievedOn = Number.isNaN(row.fetchedAt) ? undefined : localDay(new Date(row.fetchedAt));
  const serial = (day: Day | undefined) => (day === undefined ? "" : toExcelSerial(day));
  const isNameless = row.sources.length + row.publishers.length === 0;
  const links = linksToCells(row);
  if (row.link.startsWith("https://"))
    links.push({ column: "link", target: { address: row.link } });
  return {
    values: {
      id: idOf(row, words),
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
      citation: retrievedOn === undefined ? "" : citationOf(row, retrievedOn),
    },
    links,
  };
}

/** Frozen figures may have been retrieved before that was released which others of the row show: of them no release is cited. */
function citationOf({ releasedOn = -Infinity, link, ...row }: SourceRow, retrievedOn: Day): string {
  const isReleased = Number.isFinite(releasedOn) && releasedOn <= retrievedOn;
  return cite(
    {
      ...{ id: row.id, title: row.title, sources: row.sources, publishers: row.publishers },
      releasedOn: isReleased ? releasedOn : undefined,
      link: link === "" ? undefined : link,
      ...{ retrievedOn, forecastFrom: row.forecastFrom },
    },
    "apa",
  );
}

const linksToCells = ({ cells: [first] }: SourceRow): ReportLink[] =>
  first === undefined
    ? []
    : [{ column: "cells", target: { cell: cellReference(first.sheetName, first.address) } }];

function unknownRow(row: SourceRow, words: ReportWords): ReportRow {
  return {
    values: {
      ...{ id: row.id, kind: words.kinds[row.kind], sources: words.statuses.noAnswer },
      cells: cellList(row.cells),
    },
    links: linksToCells(row),
    unknown: row.isShown ? "stays-or-comes" : "stays",
  };
}
