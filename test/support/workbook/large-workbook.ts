import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import type { StatWorkbench } from "../stat-workbench.js";
import { statisticAnswer } from "../statistic-answer.js";

/** 40 statistics and 4 indicators at 5 places each: 60 requests, 44 calls. */
export const statisticIds = Array.from({ length: 40 }, (_, index) => 101 + index);
export const indicatorIds = [1, 2, 3, 4].map(
  (digit) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`,
);
export const places = ["DEU", "FRA", "ESP", "ITA", "POL"];
export const sheetNames = ["Sheet1", "Plan", "Actuals", "Hidden", "Locked", "A & B"];

/** The figure of a statistic or of an indicator's place at one state of the service. */
export const figureOf = (content: string, vintage: number) =>
  Array.from(content).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) +
  vintage;

export const largeService =
  (vintage: () => number): ServiceAnswer =>
  (url) => {
    if (url.pathname.startsWith("/v1/search/")) return { body: { items: [], total_count: 0 } };
    const id = url.searchParams.get("id") ?? "";
    if (!indicatorIds.includes(id)) {
      const values = { "2019": 1, "2020": figureOf(id, vintage()) };
      return { body: statisticAnswer(Number(id), values) };
    }
    const data = (url.searchParams.get("geo") ?? "").split(",").map((geo) => ({
      geo,
      categories: ["2020"],
      series: [figureOf(id + geo, vintage())],
    }));
    return {
      body: {
        identifier: id,
        title: id,
        chart: { name: id, graphType: "line", unit: "USD", data },
      },
    };
  };

interface LargeCell {
  readonly sheetName: string;
  readonly address: string;
  readonly formula: string;
  /** What the cell and its spill show at one state of the service. */
  readonly expected: (vintage: number) => unknown[][];
}

const quoted = (sheetName: string) => `'${sheetName.replaceAll("'", "''")}'`;
export const addressIn = (sheetName: string, address: string) => `${quoted(sheetName)}!${address}`;

/** 500 cells: 420 with one value, 60 inside larger formulas, 20 spills. */
export function largeCells(): LargeCell[] {
  const contents = [
    ...statisticIds.map((id) => ({ key: String(id), call: `STAT.VALUE(${String(id)})` })),
    ...indicatorIds.flatMap((id) =>
      places.map((geo) => ({ key: id + geo, call: `STAT.VALUE("${id}","${geo}")` })),
    ),
  ];
  return Array.from({ length: 500 }, (_, index): LargeCell => {
    const sheetName = sheetNames[index % sheetNames.length] ?? "";
    const row = 2 + Math.floor(index / sheetNames.length);
    const content = contents[index % contents.length];
    if (content === undefined) throw new Error("There are contents.");
    const { key, call } = content;
    if (index < 20) {
      const id = String(statisticIds[index]);
      return {
        sheetName,
        address: `H${String(row * 4)}`,
        formula: `=STAT.DATA(${id},"headers=off")`,
        expected: (vintage) => [
          [2019, 1],
          [2020, figureOf(id, vintage)],
        ],
      };
    }
    if (index < 80) {
      return {
        sheetName,
        address: `D${String(row)}`,
        formula: `=ROUND(${call}*2,0)+$A$1`,
        expected: (vintage) => [[figureOf(key, vintage) * 2 + 1]],
      };
    }
    // The first 40 contents are statistics, by number in a cell of the sheet.
    const position = statisticIds.indexOf(Number(key));
    const isByCell = position >= 0 && index % 2 === 0;
    return {
      sheetName,
      address: `E${String(row)}`,
      formula: isByCell ? `=STAT.VALUE(A${String(position + 2)})` : `=${call}`,
      expected: (vintage) => [[figureOf(key, vintage)]],
    };
  });
}

/** What is written into a workbook, as JSON. */
interface LargePlan {
  readonly sheetNames: readonly string[];
  readonly statisticIds: readonly number[];
  readonly cells: readonly Pick<LargeCell, "sheetName" | "address" | "formula">[];
}

export const largePlan = (cells: readonly LargeCell[]): LargePlan => ({
  sheetNames,
  statisticIds,
  cells: cells.map(({ sheetName, address, formula }) => ({ sheetName, address, formula })),
});

/**
 * Writes the cells with inputs, and formulas and texts that are nobody's business. Its text is sent
 * to a browser too, so it knows nothing of this file.
 */
export async function writeLargePlan(
  context: Excel.RequestContext,
  plan: LargePlan,
): Promise<void> {
  const { worksheets } = context.workbook;
  for (const name of plan.sheetNames.slice(1)) worksheets.add(name);
  for (const name of plan.sheetNames) {
    const sheet = worksheets.getItem(name);
    sheet.getRange("A1").values = [[1]];
    sheet.getRange("A2:A41").values = plan.statisticIds.map((id) => [id]);
    sheet.getRange("B2:B4").formulas = [["=SUM(A2:A5)"], ["=E20*2"], ["a note"]];
    sheet.getRange("B2").numberFormat = [["#,##0.00"]];
  }
  for (const { sheetName, address, formula } of plan.cells) {
    worksheets.getItem(sheetName).getRange(address).formulas = [[formula]];
  }
  await context.sync();
  worksheets.getItem("Hidden").visibility = "Hidden";
  worksheets.getItem("Locked").protection.protect();
  await context.sync();
}

export async function writeLargeWorkbook(
  workbench: StatWorkbench,
  cells: readonly LargeCell[],
): Promise<void> {
  await workbench.run((context) => writeLargePlan(context, largePlan(cells)));
  await workbench.idle();
}

/** Cells that do not show what they should, with what they show. */
export function wrongCells(
  workbench: { readonly values: (range: string) => unknown[][] },
  cells: readonly LargeCell[],
  vintage: number,
): string[] {
  return cells.flatMap(({ sheetName, address, expected }) => {
    const wanted = expected(vintage);
    const [, column = "A", row = "1"] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const last = `${wanted[0]?.length === 2 ? "I" : column}${String(Number(row) + wanted.length - 1)}`;
    const shown = workbench.values(addressIn(sheetName, `${address}:${last}`));
    const isRight = JSON.stringify(shown) === JSON.stringify(wanted);
    return isRight ? [] : [`${sheetName}!${address}: ${JSON.stringify(shown)}`];
  });
}
