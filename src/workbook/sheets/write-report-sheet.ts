import type { Platform } from "../../contract/index.js";
import { toCellInput, toCellInputs } from "../cells/write-text.js";
import { openMarkedSheet } from "./marked-sheet.js";
import type { SheetMark } from "./marked-sheet.js";
import { writeRows } from "./report-rows.js";
import type { ReportColumn, ReportLink, ReportRow } from "./report-rows.js";
import { findTable, textOf } from "./report-table.js";
import type { FoundTable } from "./report-table.js";
import { reportWords } from "./words/index.js";
import type { ReportColumnId, ReportWords } from "./words/index.js";

interface Report {
  readonly name: string;
  /** What this is. */
  readonly heading: string;
  /** As of when: holds an ISO date, by which it is found again. */
  readonly asOf: string;
  readonly rows: readonly ReportRow[];
}

interface ReportSheet {
  readonly mark: SheetMark;
  /** The first one tells rows apart, so that a row keeps its place and the notes beside it. */
  readonly columns: readonly ReportColumn[];
  /** Of a new sheet; one that is there keeps the language it was made in. */
  readonly language: Platform;
  readonly report: (words: ReportWords, language: Platform) => Report;
  /** `renew`: rows as they are now. `log`: new rows above the old ones, at most `maxRows`. */
  readonly mode: { readonly kind: "renew"; readonly state: ReportColumnId } | LogMode;
}

interface LogMode {
  readonly kind: "log";
  readonly maxRows: number;
  /** Rows that never go and are not among `maxRows`: what they say stands nowhere else. @default none */
  readonly stays?: (values: ReportRow["values"]) => boolean;
}

/**
 * Writes a sheet of ours, or brings it up to date where it stands: values only, never formulas, in our
 * columns alone. What users write beside, above and below stays with its row, as do their widths and the
 * order of rows and columns. A row that is no longer wanted goes, unless somebody wrote notes beside it.
 */
export async function writeReportSheet(
  context: Excel.RequestContext,
  report: ReportSheet,
): Promise<Excel.Worksheet> {
  const ids = report.columns.map(({ id }) => id);
  const language = reportWords[report.language];
  const { sheet, isNew } = await openMarkedSheet(
    context,
    report.mark,
    report.report(language, report.language).name,
  );
  const found = isNew ? { table: undefined, isEmpty: true } : await findTable(context, sheet, ids);
  const spoken = found.table?.language ?? report.language;
  const words = reportWords[spoken];
  const content = report.report(words, spoken);
  if (found.table === undefined) {
    await writeNew(sheet, { report, content, words, isEmpty: found.isEmpty });
  } else if (report.mode.kind === "log") {
    await addRows(sheet, { report, content, table: found.table, mode: report.mode });
  } else {
    await renewRows(sheet, {
      report,
      content,
      table: found.table,
      words,
      state: report.mode.state,
    });
  }
  await context.sync();
  return sheet;
}

interface Writing {
  readonly report: ReportSheet;
  readonly content: Report;
}

const headerColor = "#E8EEF7";
/** Heading, as of when, an empty line. */
const rowsAbove = 3;

async function writeNew(
  sheet: Excel.Worksheet,
  { report, content, words, isEmpty }: Writing & { words: ReportWords; isEmpty: boolean },
): Promise<void> {
  const { columns } = report;
  const rows =
    report.mode.kind === "log" ? newest(content.rows, report.mode) : content.rows.filter(mayCome);
  if (!isEmpty)
    rowsAt(sheet, 0, rowsAbove + rows.length + 2).insert(Excel.InsertShiftDirection.down);
  const [heading, asOf] = [sheet.getCell(0, 0), sheet.getCell(1, 0)];
  heading.values = [[toCellInput(content.heading)]];
  heading.format.font.bold = true;
  heading.format.font.size = 14;
  asOf.values = [[toCellInput(content.asOf)]];
  asOf.format.font.color = "#605E5C";
  const header = sheet.getRangeByIndexes(rowsAbove, 0, 1, columns.length);
  header.values = toCellInputs([columns.map(({ id }) => words.columns[id])]);
  header.format.font.bold = true;
  header.format.fill.color = headerColor;
  columns.forEach(({ width, isNumeric }, index) => {
    const { format } = sheet.getRangeByIndexes(rowsAbove, index, 1, 1);
    format.columnWidth = width;
    if (isNumeric === true) format.horizontalAlignment = Excel.HorizontalAlignment.right;
  });
  // A name that is longer than its column in one of the languages would be cut by its neighbour.
  header.format.wrapText = true;
  header.format.autofitRows();
  const columnOf = new Map(columns.map(({ id }, index) => [id, index] as const));
  await writeRows(sheet, { columns, columnOf, row: rowsAbove + 1, rows });
  sheet.freezePanes.freezeRows(rowsAbove + 1);
}

async function addRows(
  sheet: Excel.Worksheet,
  { report, content, table, mode }: Writing & { table: FoundTable; mode: LogMode },
): Promise<void> {
  const { columns } = report;
  const known = new Set(table.rows.map(({ values }) => fingerprint(columns, values)));
  const rows = newest(
    content.rows.filter(({ values }) => !known.has(fingerprint(columns, values))),
    mode,
  );
  const first = table.headerRow + 1;
  const left = new Set(newest([...rows, ...table.rows], mode));
  const gone = [...table.rows.keys()].filter((at) => !left.has(table.rows[at] as ReportRow));
  // From the last, so that those above stay where they are.
  for (const { row, count } of runsOf(gone).reverse())
    rowsAt(sheet, first + row, count).delete(Excel.DeleteShiftDirection.up);
  if (rows.length === 0) return;
  const isMoving = table.rows.length > 0 || table.hasMoreBelow;
  if (isMoving) rowsAt(sheet, first, rows.length).insert(Excel.InsertShiftDirection.down);
  await writeRows(sheet, { columns, columnOf: table.columnOf, row: first, rows });
  // Inserted rows look like the one above them, which is the header.
  for (const column of table.columnOf.values()) {
    const { format } = sheet.getRangeByIndexes(first, column, rows.length, 1);
    format.font.bold = false;
    format.fill.clear();
  }
  writeAsOf(sheet, table, content);
}

/** The first `maxRows` of them, and all that stay. */
function newest<R extends Pick<ReportRow, "values">>(
  rows: readonly R[],
  { maxRows, stays = () => false }: LogMode,
): R[] {
  const passing = rows.filter(({ values }) => !stays(values));
  const gone = new Set(passing.slice(maxRows));
  return rows.filter((row) => !gone.has(row));
}

async function renewRows(
  sheet: Excel.Worksheet,
  writing: Writing & { table: FoundTable; words: ReportWords; state: ReportColumnId },
): Promise<void> {
  const { report, content, table, words, state } = writing;
  const { columns } = report;
  const key = columns[0]?.id ?? "id";
  const open = new Map(content.rows.map((row) => [textOf(row.values[key]), row] as const));
  const kept: ReportRow[] = [];
  const first = table.headerRow + 1;
  const gone: number[] = [];
  table.rows.forEach(({ values, hasNotes }, index) => {
    const now = open.get(textOf(values[key]));
    open.delete(textOf(values[key]));
    if (now !== undefined)
      kept.push(now.unknown === undefined ? now : asBefore(now, values, state));
    else if (hasNotes) kept.push({ values: { ...values, [state]: words.unused } });
    else gone.push(first + index);
  });
  for (const { row, count } of runsOf(gone).reverse()) {
    rowsAt(sheet, row, count).delete(Excel.DeleteShiftDirection.up);
  }
  const added = [...open.values()].filter(mayCome);
  if (added.length > 0 && table.hasMoreBelow) {
    rowsAt(sheet, first + kept.length, added.length).insert(Excel.InsertShiftDirection.down);
  }
  const rows = [...kept, ...added];
  await writeRows(sheet, { columns, columnOf: table.columnOf, row: first, rows });
  writeAsOf(sheet, table, content);
}

const mayCome = ({ unknown }: ReportRow): boolean => unknown !== "stays";

/** Its state apart. */
function asBefore(now: ReportRow, before: ReportRow["values"], state: ReportColumnId): ReportRow {
  const link = textOf(before.link);
  const links: ReportLink[] = [...(now.links ?? [])];
  if (link.startsWith("https://")) links.push({ column: "link", target: { address: link } });
  return { ...now, links, values: { ...now.values, ...before, [state]: now.values[state] } };
}

/** Neighbouring rows together. */
function runsOf(rows: readonly number[]): { row: number; count: number }[] {
  const runs: { row: number; count: number }[] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run !== undefined && run.row + run.count === row) run.count += 1;
    else runs.push({ row, count: 1 });
  }
  return runs;
}

function writeAsOf(sheet: Excel.Worksheet, { asOfCell }: FoundTable, { asOf }: Report): void {
  if (asOfCell === undefined) return;
  sheet.getCell(asOfCell.row, asOfCell.column).values = [[toCellInput(asOf)]];
}

const rowsAt = (sheet: Excel.Worksheet, row: number, count: number) =>
  sheet.getRange(`${String(row + 1)}:${String(row + count)}`);

/** Equal for equal rows, whether read from a sheet or about to be written there. */
function fingerprint(columns: readonly ReportColumn[], values: ReportRow["values"]): string {
  const texts = columns.map(({ id }) => {
    const value = values[id];
    return typeof value === "number" ? value.toFixed(6) : textOf(value);
  });
  return JSON.stringify(texts);
}
