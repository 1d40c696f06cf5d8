import { afterEach, beforeEach, expect, it } from "vitest";
import { watchTitles } from "../../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps, undo } from "../../../support/workbook/undo-steps.js";

let cared: TitledWorkbook;
let looks: Promise<unknown>[];
let stop: () => Promise<void>;
beforeEach(async () => {
  const figures: Record<string, Record<string, number>> = {
    "7": { "2024": 1000, "2025": 2000, "2026": 3000 },
    "8": { "2025": 0.25, "2026": 0.5, "2027": 0.75 },
  };
  looks = [];
  cared = await openTitled(undefined, (id) => figures[id] ?? {});
  await cared.insert();
  await cared.refresh();
  stop = await watchTitles({
    run: (task) => {
      const look = cared.run(task);
      looks.push(look);
      return look;
    },
    data: cared.data,
    takeTurn: cared.takeTurn,
    onQuiet: (listener) =>
      cared.workbench.client.onStatus(({ pending }) => {
        if (pending === 0) listener();
      }),
  });
});
afterEach(async () => {
  await stop();
  cared.workbench.dispose();
});

/** Until nothing that an edit has begun is under way. */
async function settle(): Promise<void> {
  for (let seen = -1; seen < looks.length;) {
    seen = looks.length;
    await cared.workbench.idle();
    await Promise.allSettled(looks);
    // Events travel in tasks of their own.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const look = () =>
  cared.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Sheet1").charts.getItemAt(0);
    const { valueAxis } = chart.axes;
    const points = [0, 1, 2].map((at) => chart.series.getItemAt(0).points.getItemAt(at));
    valueAxis.load("numberFormat");
    for (const { format } of points) format.border.load("lineStyle");
    await context.sync();
    return [
      valueAxis.numberFormat,
      ...points.map(({ format }) => format.border.lineStyle === "Dash"),
    ];
  });

const before = ["General", false, false, true];
const after = ["#,##0.00", false, true, true];

it("the look of a live chart is that of the new content without a refresh, and undo takes it back", async () => {
  await settle();
  expect(await look()).toEqual(before);
  const steps = countSteps(cared.workbench);
  await settle();
  cared.workbench.enter("A3", "=STAT.DATA(8)");
  await settle();
  expect(await look()).toEqual(after);
  const then = countSteps(cared.workbench);
  await settle();
  for (let step = steps; step < then; step += 1) {
    undo(cared.workbench);
    await settle();
  }
  expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  expect(await look()).toEqual(before);
  expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
});
