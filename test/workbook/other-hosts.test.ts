import { afterEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../src/addin/answer-port.js";
import { freeze, planRefresh, refreshCells, thaw } from "../../src/workbook/index.js";
import type { StatWorkbench, StatWorkbenchOptions } from "../support/stat-workbench.js";
import { createStatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";

let workbench: StatWorkbench;
afterEach(() => {
  workbench.dispose();
});

// What Microsoft documents nowhere, or what differs by platform: the flows hold in each.
const hosts: [string, Pick<StatWorkbenchOptions, "variants" | "platform">][] = [
  ["the usual one", {}],
  ["empty cells that are 0 to functions", { variants: { emptyCell: 0 } }],
  ["spilled cells that report their formula", { variants: { spilledFormula: "anchor" } }],
  ["a semicolon between arguments", { variants: { listSeparator: ";" } }],
  ["XML parts without their declaration", { variants: { keepsXmlDeclaration: false } }],
  ["Windows' transport", { platform: "windows" }],
  ["Mac's transport", { platform: "mac" }],
];

describe.each(hosts)("in a host with %s", (_, host) => {
  it("a spill and a value are refreshed, frozen and thawed", async () => {
    let figure = 2;
    workbench = await createStatWorkbench(
      (url) => ({
        body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": figure }),
      }),
      host,
    );
    const data = createAnswerPort(workbench.client);
    workbench.enter("A1", "7");
    workbench.enter("B2", "=STAT.DATA(A1,Z9)");
    workbench.enter("E1", "=STAT.VALUE(7)*2");
    workbench.enter("F1", "=SUM(B2#)");
    await workbench.idle();
    expect(workbench.values("B2:C4")).toEqual([
      ["category", "Values"],
      [2019, 1],
      [2020, 2],
    ]);
    expect(workbench.values("E1:F1")).toEqual([[4, 4042]]);

    figure = 5;
    const plan = await workbench.run((context) =>
      planRefresh(context, data, { scope: { kind: "workbook" }, includeFresh: true }),
    );
    expect(plan.cells.map(({ address }) => address).sort()).toEqual(["B2", "E1"]);
    const report = await refreshCells((task) => workbench.run(task), plan, data, {
      wait: () => workbench.idle(),
    });
    expect(report.failed).toEqual([]);
    await workbench.idle();
    expect(workbench.values("C4:E4")[0]?.[0]).toBe(5);
    expect(workbench.values("E1:F1")).toEqual([[10, 4045]]);

    let names = 0;
    const shown = workbench.values("A1:F6");
    const { frozen } = await workbench.run((context) =>
      freeze(
        context,
        { kind: "workbook" },
        { now: 1, createName: () => `STAT_FROZEN_${String((names += 1))}` },
      ),
    );
    expect(frozen.map(({ address }) => address)).toEqual(["E1", "B2"]);
    expect(workbench.cell("B2").formula).toBeUndefined();
    expect(workbench.values("A1:F6")).toEqual(shown);
    const { thawed } = await workbench.run((context) => thaw(context));
    await workbench.idle();
    expect(thawed).toHaveLength(2);
    expect(workbench.cell("B2").formula).toBe("=STAT.DATA(A1,Z9)");
    expect(workbench.cell("E1").formula).toBe("=STAT.VALUE(7)*2");
    expect(workbench.values("A1:F6")).toEqual(shown);
  });
});
