import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

let cared: CaredWorkbench;
let unit: string | null;
let figures: Figures;
let output: Readonly<Record<string, number>>;

const steel = "0b8a1f5e-4c1d-4a8e-9d3a-1f2e3d4c5b6a";

beforeEach(async () => {
  unit = "million euros";
  figures = { Germany: { "2018": 3_365_450, "2019": 3_473_260, "2020": 3_405_430.2 } };
  output = { "2020": 12 };
  cared = await openCared((url) => {
    const isIndicator = url.pathname.endsWith("/indicator");
    return { body: isIndicator ? indicator() : statistic(Number(url.searchParams.get("id"))) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

function statistic(id: number) {
  const answer = { ...statisticAnswer(id, {}), subject: "Gross domestic product" };
  const data = Object.entries(figures).map(([series, values]) => [
    series,
    Object.entries(values).map(([name, value]) => ({ name, data: value })),
  ]);
  return { ...answer, chart: { ...answer.chart, unit, data: Object.fromEntries(data) as unknown } };
}

const indicator = () => ({
  ...{ identifier: steel, title: "Steel output" },
  chart: {
    ...{ name: "Steel output", graphType: "line", unit: "million tonnes" },
    data: [{ geo: "DEU", categories: Object.keys(output), series: Object.values(output) }],
  },
});

/** What the log says after the figures have moved on, without the time and the cells. */
async function logOf(formula: string, move: () => void): Promise<string[][]> {
  const { workbench, operations } = cared;
  workbench.enter("Sheet1!A1", formula);
  await workbench.idle();
  move();
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  await operations.writeChanges(await operations.refresh(plan));
  await workbench.idle();
  const rows: string[][] = [];
  for (let row = 5; workbench.cell(`'STAT Changes'!A${String(row)}`).text !== ""; row += 1)
    rows.push(
      ["B", "C", "D", "E", "F", "G", "H", "I", "J"].map(
        (column) => workbench.cell(`'STAT Changes'!${column}${String(row)}`).text,
      ),
    );
  return rows;
}

const title = "Statistic 7";

it("says of each figure its series, period, difference and unit, with thousands separated", async () => {
  const rows = await logOf("=STAT.DATA(7)", () => {
    figures = { Germany: { "2019": 3_473_260, "2020": 3_403_730, "2021": 3_617_450 } };
  });
  const headers = cared.workbench.values("'STAT Changes'!A4:L4").flat();
  expect(headers).toEqual([
    ...["Refreshed", "Title", "Place", "Series", "Period or category", "Change"],
    ...["Before", "After", "Difference", "Unit", "Retrieved before", "Cells"],
  ]);
  const of = "million euros";
  expect(rows).toEqual([
    [title, "", "Germany", "2020", "revised", "3,405,430.2", "3,403,730.0", "-1,700.2", of],
    [title, "", "Germany", "2021", "added", "", "3,617,450", "", of],
    [title, "", "Germany", "2018", "removed", "3,365,450", "", "", of],
  ]);
});

it("names the place of an indicator, and no difference is lost in rounding", async () => {
  const rows = await logOf(`=STAT.INDICATOR("${steel}","DEU")`, () => {
    output = { "2020": 12.000004 };
  });
  expect(rows).toEqual([
    [
      ...["Steel output", "Germany", "", "2020", "revised"],
      ...["12", "12.000004", "0.000004", "million tonnes"],
    ],
  ]);
});

it("takes no difference of figures whose unit has changed, nor of two series", async () => {
  figures = { France: { "2020": 2_310_469 }, Germany: { "2020": 3_405_430 } };
  const rows = await logOf("=STAT.VALUE(7,1)", () => {
    unit = "billion euros";
    figures = { Germany: { "2020": 3403.7 }, France: { "2020": 2318.3 } };
  });
  const both = "million euros → billion euros";
  expect(rows).toEqual([
    [title, "", "", "Unit", "revised", "million euros", "billion euros", "", ""],
    [title, "", "Germany", "2020", "revised", "3,405,430.0", "3,403.7", "", both],
    [title, "", "France", "2020", "revised", "2,310,469.0", "2,318.3", "", both],
    [
      ...[title, "", "1: France → Germany", "2020", "another series at this number"],
      ...["2,310,469.0", "3,403.7", "", both],
    ],
  ]);
});
