import type { SampleSheet } from "./sample-sheet.js";

/** A search and the figures of its first result, both following one cell. */
export const searchSheet: SampleSheet = {
  name: "Search",
  widths: [150, 320, 260, 110, 90, 260],
  formats: { "B15:B314": "#,##0" },
  bold: ["A5:F5", "A14:F14"],
  cells: [
    { cell: "A1", content: "Statistics in your cells", look: "title" },
    { cell: "A2", content: "Change the yellow cell: the tables follow.", look: "note" },
    { cell: "A3", content: "Search for" },
    { cell: "B3", content: "population by country", look: "input" },
    { cell: "D3", content: '=COUNTA(A5#)/COLUMNS(A5#)-1&" results"' },
    { cell: "A5", content: "=STAT.SEARCH(B3,,,5)" },
    { cell: "A13", content: "The first result's data", look: "heading" },
    { cell: "A14", content: "=STAT.DATA(A6)" },
  ],
};
