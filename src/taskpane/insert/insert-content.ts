import {
  blockNoteRows,
  chartColumns,
  chartRows,
  imageColumns,
  imageRows,
  tableFrameRows,
  type Insertion,
} from "../../workbook/index.js";
import type { InsertForm } from "../model/insert-form.js";
import { gap, writeContent, type ContentToInsert, type NoTable } from "./write-content.js";

/** What keeps figures from being inserted: there are none, or a chart's first column holds texts. */
type MissingFigures = "none" | "texts-first";

/**
 * Excel refuses a table without a row, and a chart without a figure shows nothing. A first column of texts it
 * takes for a chart's categories, and the other series would stand under wrong names.
 */
export class NoFiguresError extends Error {
  constructor(readonly missing: MissingFigures) {
    super();
  }
}

/**
 * An item as it is put into the workbook: one step of undo, a live chart two where Excel cannot join them.
 *
 * @throws NoFiguresError where the form shows figures and there are none
 */
export function contentInsertion(content: ContentToInsert): Insertion<NoTable | undefined> {
  const { form, item, formula } = content;
  if (showsFigures.has(form) && !hasFigures(content)) throw new NoFiguresError("none");
  if (isChart(form) && beginsWithTexts(content)) throw new NoFiguresError("texts-first");
  const { rows, columns } = sizeOf(content);
  const isFormula = form === "formula" || form === "card";
  const above = form === "formula" && content.hasNotes ? blockNoteRows : 0;
  return {
    size: { rowCount: rows, columnCount: columns },
    ...(isFormula ? { calculated: { row: above, column: 0, rowCount: 1, columnCount: 1 } } : {}),
    sheetName: item.title,
    replaceable: "nothing",
    ...(isFormula && formula !== undefined ? { formula } : {}),
    write: (run, placement) => writeContent(run, content, placement),
  };
}

const showsFigures: ReadonlySet<InsertForm> = new Set(["table", "chart", "chart-on-table"]);

const hasFigures = ({ content }: ContentToInsert) =>
  content?.chart.table.series.some(({ values }) => values.some((value) => value !== null)) === true;

const isChart = (form: InsertForm) => form === "chart" || form === "chart-on-table";

/** What is missing shows #N/A, which Excel takes for a figure here. */
const beginsWithTexts = ({ content }: ContentToInsert) =>
  content?.chart.table.series[0]?.values.every((value) => typeof value === "string") === true;

/** Cells the whole insertion covers. */
function sizeOf({ form, content, hasNotes }: ContentToInsert): { rows: number; columns: number } {
  const above = hasNotes ? blockNoteRows : 0;
  const around = hasNotes ? tableFrameRows : 0;
  const table = content?.chart.table;
  const rows = (table?.categories.length ?? 0) + 1;
  const columns = (table?.series.length ?? 0) + 1;
  switch (form) {
    case "formula":
      return { rows: rows + above, columns };
    case "table":
      return { rows: rows + around, columns };
    case "chart":
      return {
        rows: above + Math.max(rows, chartRows + 1),
        columns: columns + gap + chartColumns,
      };
    case "chart-on-table":
      return {
        rows: Math.max(rows + around, (hasNotes ? 1 : 0) + chartRows + 1),
        columns: columns + gap + chartColumns,
      };
    case "image":
      return { rows: imageRows + 1, columns: imageColumns };
    case "card":
    case "link":
      return { rows: 1, columns: 1 };
  }
}
