import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { planCall } from "../../../src/functions/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
});
afterEach(() => {
  workbench.dispose();
});

const statistic = (id: number) => ({
  operation: "getStatistic",
  parameters: { id },
});

describe("what a formula will ask", () => {
  it.each([
    ["VALUE", [7, null, 2020], [statistic(7)]],
    ["VALUE", [[[7], [8], [7]], null, 2020], [statistic(7), statistic(8)]],
    ["DATA", ["7,8", "layout=long"], [statistic(7), statistic(8)]],
    ["GROWTH", [7, null, 2019, 2020], [statistic(7)]],
    ["CITE", [7, "APA"], [statistic(7)]],
    ["STATUS", [], []],
    ["ASK", ["How many?"], [{ operation: "askResearch", parameters: { question: "How many?" } }]],
    [
      "INDICATOR",
      ["0e1c1f5e-0000-5000-8000-000000000000", "DEU,FRA"],
      [
        {
          operation: "getIndicator",
          parameters: { id: "0e1c1f5e-0000-5000-8000-000000000000", geo: "DEU" },
        },
        {
          operation: "getIndicator",
          parameters: { id: "0e1c1f5e-0000-5000-8000-000000000000", geo: "FRA" },
        },
      ],
    ],
  ])("%s %j", async (functionId, args, expected) => {
    expect(await planCall(functionId, args)).toEqual(expected);
    expect(workbench.requests).toEqual([]);
  });

  it("plans a search with its parameters", async () => {
    expect(await planCall("SEARCH", ["solar", 2020, null, 5])).toMatchObject([
      { operation: "searchStatistics", parameters: { q: "solar", size: 5 } },
    ]);
  });

  it("plans nothing for arguments the function refuses", async () => {
    expect(await planCall("SEARCH", ["solar", null, null, -1])).toEqual([]);
  });

  it("leaves the functions working as before, whatever runs at the same time", async () => {
    workbench.enter("A1", "=STAT.VALUE(7,,2020)");
    const plans = Promise.all([planCall("VALUE", [8]), planCall("VALUE", [9])]);
    await workbench.idle();
    await plans;
    expect(workbench.cell("A1")).toMatchObject({ value: 2, message: undefined });
    expect(workbench.requests).toEqual(["/v1/data/statistic?id=7"]);
  });
});
