import type { SampleCell, SampleSheet } from "./sample-sheet.js";

interface Figure {
  readonly name: string;
  /** In the library of the service behind the workbench. */
  readonly id: string;
  readonly place: string;
  /** Rates move by points, currencies by percent. */
  readonly change: "diff-year" | "pct-year";
}

const rate = (name: string, id: string): Figure => ({
  ...{ name, id, place: "United States", change: "diff-year" },
});

const exchangeId = "6726e043-626c-54f2-a919-0f94485e4775";

const figures: readonly Figure[] = [
  rate("Federal funds rate, %", "4471fad3-dfc5-5c6e-8566-352ee41538b3"),
  rate("Inflation, 12 months, %", "b28bc3bc-c713-5944-a5d4-174086b2f091"),
  rate("Unemployment rate, %", "d7a28f8a-e547-52ba-96bb-a1996c4d0921"),
  rate("10-year Treasury yield, %", "baf3c2ca-edb6-5331-90c0-e65eb31c3c44"),
  rate("Real GDP, on the year, %", "fcc75560-30d6-52f0-9f41-6a89899ecf44"),
  rate("Industrial production, on the year, %", "4d629c14-236b-5094-ae28-7885f7c14e9b"),
  { name: "Euro per U.S. dollar", id: exchangeId, place: "Euro area", change: "pct-year" },
];

const firstFigure = 4;
const last = firstFigure + figures.length - 1;
/** Of the first chart: the first figures by quarter, named as shortly as its legend has room for. */
const charted = ["Funds rate", "Inflation", "Unemployment"];
const quarters = 24;

const dataName = "Data";
const idOf = (row: number) => `${dataName}!$B${String(row)}`;

const figureCells = figures.flatMap(({ name, place, change }, index): SampleCell[] => {
  const row = firstFigure + index;
  const asked = `${idOf(row)},"${place}",`;
  return [
    { cell: `A${String(row)}`, content: name },
    { cell: `B${String(row)}`, content: `=STAT.VALUE(${asked},"show=period")` },
    { cell: `D${String(row)}`, content: `=STAT.VALUE(${asked},"change=${change}")` },
  ];
});

const headings = (row: number, texts: readonly string[], look: SampleCell["look"] = "heading") =>
  texts.map((content, index) => ({
    cell: `${"ABCD".charAt(index)}${String(row)}`,
    content,
    look: index === 0 ? ("heading" as const) : look,
  }));

const pointsFormat = '+0.00" pp";-0.00" pp";0.00" pp"';
const shareFormat = "+0.0%;-0.0%;0.0%";

/** The first page: what the add-in can do at a glance, all of it live formulas. */
export const glanceSheet: SampleSheet = {
  name: "At a glance",
  isPage: true,
  widths: [226, 84, 84, 84, 14, 88, 88, 88, 88],
  formats: {
    [`B${String(firstFigure)}:B${String(last - 1)}`]: "0.00",
    [`B${String(last)}`]: "0.000",
    [`D${String(firstFigure)}:D${String(last - 1)}`]: pointsFormat,
    [`D${String(last)}`]: shareFormat,
    "B14:D21": shareFormat,
  },
  right: ["B3:D3", `C${String(firstFigure)}:C${String(last)}`, "C12:D12", "B13:D13"],
  cells: [
    { cell: "A1", content: "The United States economy at a glance", look: "title" },
    {
      cell: "A2",
      content:
        "Every figure is a formula; titles and sources stand on the sheet Data. Change a yellow cell: table and chart follow.",
      look: "note",
    },
    ...headings(3, ["Figure", "Latest", "Period", "On the year"]),
    ...figureCells,
    { cell: "A12", content: "The U.S. dollar, change on the year", look: "heading" },
    { cell: "C12", content: "A, Q or M:" },
    { cell: "D12", content: "Q", look: "input" },
    ...headings(13, ["Period", "Euro area", "Japan", "UK"], "input"),
    {
      cell: "A14",
      content: `=STAT.INDICATOR(${idOf(last)},B13:D13,,,"freq="&D12&"; change=pct-year; limit=-8; headers=off")`,
    },
    { cell: "A22", content: `="Source: "&${dataName}!D${String(last)}`, look: "aside" },
  ],
};

const dataCells = figures.flatMap(({ name, id }, index): SampleCell[] => {
  const row = firstFigure + index;
  return [
    { cell: `A${String(row)}`, content: name },
    { cell: `B${String(row)}`, content: id },
    {
      cell: `C${String(row)}`,
      content: `=STAT.INDICATORS(B${String(row)},1,"columns=title,sources; headers=off")`,
    },
  ];
});

const chartRow = last + 3;
const chartedIds = `B${String(firstFigure)}:B${String(firstFigure + charted.length - 1)}`;

/** What the figures are called in the library, where they are from, and what the first chart draws. */
export const dataSheet: SampleSheet = {
  name: dataName,
  widths: [236, 100, 420, 360],
  formats: { [`B${String(chartRow + 1)}:D${String(chartRow + quarters)}`]: "0.00" },
  cells: [
    { cell: "A1", content: "What the figures are", look: "title" },
    {
      cell: "A2",
      content:
        "Ids as STAT.INDICATORS shows them; the formulas of the first page name these cells.",
      look: "note",
    },
    ...headings(3, ["Figure", "Id", "Title", "Source"]),
    ...dataCells,
    ...headings(chartRow, ["Quarter", ...charted]),
    {
      cell: `A${String(chartRow + 1)}`,
      content: `=STAT.INDICATOR(${chartedIds},"United States",,,"freq=Q; limit=-${String(quarters)}; headers=off")`,
    },
  ],
};

interface SampleChart {
  readonly title: string;
  /** Header and figures, the periods in the first column. */
  readonly data: string;
  /** The data's sheet; else the page's own. */
  readonly sheet?: string;
  readonly at: string;
}

/** Beside their tables, on the first page. */
export const glanceCharts: readonly SampleChart[] = [
  {
    title: "United States, percent",
    data: `A${String(chartRow)}:D${String(chartRow + quarters)}`,
    sheet: dataName,
    at: "F3:I12",
  },
  { title: "The U.S. dollar, change on the year", data: "A13:D21", at: "F13:I22" },
];
