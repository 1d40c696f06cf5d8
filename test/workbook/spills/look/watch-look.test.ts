import { afterEach, beforeEach, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps, undo } from "../../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let watched: WatchedTitles;
beforeEach(async () => {
  const figures: Record<string, Record<string, number>> = {
    "7": { "2024": 1000, "2025": 2000, "2026": 3000 },
    "8": { "2025": 0.25, "2026": 0.5, "2027": 0.75 },
  };
  cared = await openTitled(undefined, (id) => figures[id] ?? {});
  await cared.insert();
  await cared.refresh();
  watched = await watchTitled(cared);
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

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
  await watched.settle();
  expect(await look()).toEqual(before);
  const steps = countSteps(cared.workbench);
  await watched.settle();
  cared.workbench.enter("A3", "=STAT.DATA(8)");
  await watched.settle();
  expect(await look()).toEqual(after);
  const then = countSteps(cared.workbench);
  await watched.settle();
  for (let step = steps; step < then; step += 1) {
    undo(cared.workbench);
    await watched.settle();
  }
  expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  expect(await look()).toEqual(before);
  expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
});
