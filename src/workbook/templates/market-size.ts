import { input, label, note, plain, title } from "./template.js";
import type { Template } from "./template.js";
import type { TemplateWords } from "./template-words.js";

/** The year of a period: a year, a date, or a text such as "Q2 2026" and "2026-08". */
const yearOf = (cell: string) =>
  `IF(ISNUMBER(${cell}),IF(${cell}>3000,YEAR(${cell}),${cell}),` +
  `VALUE(IF(ISNUMBER(FIND(MID(${cell}&" ",5,1),"-/ ")),LEFT(${cell},4),RIGHT(${cell},4))))`;

/** What is computed has no more digits than it can be believed. */
const ledOn = "ROUND(B13*(1+B14)^B15,IF(ABS(B13)<10,2,IF(ABS(B13)<1000,1,0)))";

/** The latest figure led on; else a sentence that says why not. */
const projection = ({ noFigure, noGrowth, noYear, tooOld }: TemplateWords) =>
  `=IF(NOT(ISNUMBER(B13)),"${noFigure}",IF(NOT(ISNUMBER(B14)),"${noGrowth}",` +
  `IFERROR(IF(YEAR(TODAY())-${yearOf("C13")}>3,"${tooOld}",${ledOn}),"${noYear}")))`;

/** Of so many series is looked which the question names, in cells beside the chart. */
const seriesColumns = ["B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] as const;
const namedCells = seriesColumns.map((_, index) => `AB${String(3 + index)}`);

const seriesNamed = () =>
  seriesColumns.map((column, index) => {
    const name = `${column}24`;
    const isNamed = `ISNUMBER(SEARCH(" "&${name}&" "," "&B3&" "))`;
    return plain(namedCells[index] ?? "", `=IF(${name}="","",IF(${isNamed},${name},""))`);
  });

/** Of several series the one that the question names: the first would be another country's. */
const seriesAsked = ({ chooseSeries }: TemplateWords) =>
  `=IF(C24="","",IF(COUNTIF(AB3:AB14,"?*")=1,${namedCells.join("&")},"${chooseSeries}"))`;

/** What the series that is asked for says. */
const marketFigures = (words: TemplateWords) => [
  label("A11", words.series),
  { ...input("B11", seriesAsked(words)), shows: "" },
  label("AB2", words.series),
  ...seriesNamed(),
  label("A12", words.unit),
  plain("B12", '=STAT.INFO(B10,"unit")'),
  label("A13", words.latest),
  // With its period beside it.
  plain("B13", '=STAT.VALUE(B10,B11,,"show=period")'),
  label("A14", words.growthPerYear),
  // With its first and its last period beside it.
  plain("B14", '=STAT.GROWTH(B10,B11,,,"rate=cagr; show=period")', "0.0%"),
  label("A15", words.yearsAhead),
  input("B15", 5),
  label("A16", words.projection),
  plain("B16", projection(words)),
  // A sentence that says why there is none goes on over this cell.
  plain("C16", `=IF(ISNUMBER(B16),"${words.startingFrom} "&C13,"")`),
  label("A17", words.source),
  plain("B17", "=STAT.CITE(B10)"),
  // Below the line beneath the chart, which a table of many series would run into.
  plain("A24", '=STAT.DATA(B10,"na=#N/A")'),
];

/** One statistic: its latest value, its growth and where that leads. */
export function marketSize(words: TemplateWords): Template {
  return {
    id: "market-size",
    sheets: [
      {
        name: words.marketSize,
        widths: { A: 130, B: 110, C: 300 },
        cells: [
          title("A1", words.marketSize),
          note("A2", words.changeInputs),
          label("A3", words.market),
          input("B3", words.exampleMarket),
          label("A4", words.found),
          plain("B4", '=STAT.SEARCH(B3,,,5,"columns=id,title; headers=off")'),
          label("A10", words.statistic),
          input("B10", "=B4"),
          plain("C10", '=STAT.INFO(B10,"title")'),
          ...marketFigures(words),
        ],
      },
    ],
    charts: [
      {
        data: { sheet: 0, at: "A24" },
        sheet: 0,
        at: "E3",
        type: "ColumnClustered",
        isFollowing: true,
        title: "C10",
        unit: "B12",
        id: "B10",
        source: "B17",
        figures: ["B13", "B16"],
      },
    ],
  };
}
