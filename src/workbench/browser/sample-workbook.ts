import type { FunctionsMetadata } from "../grid/index.js";
import type { Host } from "../host/index.js";

interface SampleCell {
  readonly cell: string;
  readonly content: string;
  readonly isHeading?: boolean;
}

const sample: readonly SampleCell[] = [
  { cell: "A1", content: "Statistics in your cells", isHeading: true },
  {
    cell: "A2",
    content: "Change the text in B3: the table follows. Everything here is a formula.",
  },
  { cell: "A3", content: "Search for" },
  { cell: "B3", content: "population by country" },
  { cell: "D3", content: '=COUNTA(A5#)/COLUMNS(A5#)-1&" results"' },
  { cell: "A5", content: "=STAT.SEARCH(B3,,,5)" },
  { cell: "A13", content: "The first result's data", isHeading: true },
  { cell: "A14", content: "=STAT.DATA(A6)" },
];

/** Fills the first sheet with formulas of the add-in that answer at once. */
export function fillSample(host: Host, functions: FunctionsMetadata, namespace: string): void {
  const { workbook } = host;
  const sheetId = workbook.activeSheetId();
  const known = new Set(functions.functions.map(({ name }) => `${namespace}.${name}`));
  const cells = sample.filter(({ content }) =>
    [...content.matchAll(/STAT\.[A-Z.]+/g)].every(([name]) => known.has(name)),
  );
  workbook.renameSheet(sheetId, "Start here");
  const headings = cells
    .filter(({ isHeading }) => isHeading === true)
    .map(({ cell }) => place(cell));
  workbook.model.dispatch("SET_FORMATTING", {
    sheetId,
    target: headings.map(({ row, col }) => ({ top: row, bottom: row, left: col, right: col })),
    style: { bold: true, fontSize: 13 },
  });
  workbook.model.dispatch("SET_FORMATTING", {
    sheetId,
    target: [{ top: 2, bottom: 2, left: 1, right: 1 }],
    style: { fillColor: "#FFF4CC", textColor: "#1C2421" },
  });
  // A function's result brings no format of its own.
  workbook.model.dispatch("SET_FORMATTING", {
    sheetId,
    target: [row(4), row(13)],
    style: { bold: true },
  });
  workbook.model.dispatch("SET_FORMATTING", {
    sheetId,
    target: [{ top: 14, bottom: 313, left: 1, right: 1 }],
    format: "#,##0",
  });
  for (const [col, size] of [150, 320, 260, 110, 90, 260].entries()) {
    workbook.model.dispatch("RESIZE_COLUMNS_ROWS", {
      sheetId,
      dimension: "COL",
      elements: [col],
      size,
    });
  }
  workbook.write(
    sheetId,
    cells.map(({ cell, content }) => ({ ...place(cell), content })),
  );
}

/** The cells of a result's header, zero-based. */
function row(index: number) {
  return { top: index, bottom: index, left: 0, right: 5 };
}

function place(cell: string): { readonly row: number; readonly col: number } {
  return { row: Number(cell.slice(1)) - 1, col: cell.charCodeAt(0) - 65 };
}
