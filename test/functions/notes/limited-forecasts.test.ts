import { afterAll, beforeAll, expect, it } from "vitest";
import { openFunctions, type FunctionsWorkbench } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { gdp, indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

/** Data from 2023 to 2027, published in 2025. */
const item = { ...indicatorItem, released_at: "2025-12-31", updated_at: "2025-12-31" };
let workbench: FunctionsWorkbench;
beforeAll(async () => {
  const { fetch } = jsonService({
    "/v1/data/statistic": () => ({ body: gdp }),
    "/v1/data/market-insights/indicator": (query) => ({
      body: indicator(query.get("geo") ?? "WLD"),
    }),
    "/v1/search/market-insights/indicators": () => ({ body: { items: [item], total_count: 1 } }),
  });
  workbench = await openFunctions({ fetch });
  await workbench.show([`=STAT.INDICATORS("revenue")`]);
});
afterAll(() => {
  workbench.dispose();
});

/** Whether the rows that a formula shows are followed by a note of forecasts, and whether its cell is listed. */
async function told(formula: string): Promise<readonly boolean[]> {
  workbench.enter("A1", formula);
  await workbench.idle();
  workbench.enter("Z1", '=STAT.STATUS("forecasts")');
  await workbench.idle();
  const [shown, status] = ["A1:C9", "Z1"].map((at) => JSON.stringify(workbench.values(at)));
  workbench.enter("Z1", "");
  return [/forecasts, or/.test(shown ?? ""), /!A1: 20/.test(status ?? "")];
}

it.each([
  ['=STAT.DATA(101,"limit=2; show=notes")', [false, false]],
  ['=STAT.DATA(101,"limit=-2; show=notes")', [true, true]],
  ['=STAT.DATA(101,"sort=smallest; limit=2; show=notes")', [false, false]],
  ['=STAT.DATA(101,"sort=desc; limit=1; show=notes")', [true, true]],
  ['=STAT.DATA(101,"show=notes")', [true, true]],
  [`=STAT.INDICATOR("${indicatorId}","WLD",,,"limit=2; show=notes")`, [false, false]],
  [`=STAT.INDICATOR("${indicatorId}","WLD",,,"limit=-1; show=notes")`, [true, true]],
  [`=STAT.INDICATOR("${indicatorId}","WLD",2025,,"limit=1; show=notes")`, [false, false]],
])("%s tells of forecasts only where it shows some", async (formula, expected) => {
  expect(await told(formula)).toEqual(expected);
});
