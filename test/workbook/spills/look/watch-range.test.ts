import { afterEach, beforeEach, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps, undo } from "../../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let watched: WatchedTitles;
beforeEach(async () => {
  const figures: Record<string, Record<string, number>> = {
    "7": { "2024": 1000, "2025": 2000, "2026": 3000 },
    "8": { "2024": 0.1, "2025": 0.25, "2026": 0.5, "2027": 0.75, "2028": 1 },
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

async function edit(formula: string): Promise<void> {
  await watched.settle();
  cared.workbench.enter("A3", formula);
  await watched.settle();
}

/** Figures and dashes of each series, as the chart draws them. */
const drawn = () =>
  cared.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Sheet1").charts.getItemAt(0);
    chart.series.load("items/name");
    await context.sync();
    const read = chart.series.items.map((one) => ({
      values: one.getDimensionValues("Values"),
      points: one.points,
    }));
    for (const { points } of read) points.load("count");
    await context.sync();
    const drawn = read.map(({ values, points }) => ({
      values: values.value,
      borders: Array.from({ length: points.count }, (_, at) => {
        const { border } = points.getItemAt(at).format;
        border.load("lineStyle");
        return border;
      }),
    }));
    await context.sync();
    return drawn.map(({ values, borders }) => ({
      values,
      dashed: borders.flatMap(({ lineStyle }, at) => (lineStyle === "Dash" ? [at] : [])),
    }));
  });

const seven = [{ values: [1000, 2000, 3000], dashed: [2] }];
const eight = [{ values: [0.1, 0.25, 0.5, 0.75, 1], dashed: [2, 3, 4] }];

it("a chart shows all the figures of an edited formula without a refresh; title, look and range are one step", async () => {
  await watched.settle();
  expect(await drawn()).toEqual(seven);
  const steps = countSteps(cared.workbench);
  await edit("=STAT.DATA(8)");
  expect(await drawn()).toEqual(eight);
  expect(await cared.shown()).toMatchObject({ title: "Births in France", unit: "unit 8" });
  const then = countSteps(cared.workbench);
  await watched.settle();
  // The edit, and all that follows from it.
  expect(then - steps).toBe(2);
  for (let step = steps; step < then; step += 1) {
    undo(cared.workbench);
    await watched.settle();
  }
  expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  expect(await drawn()).toEqual(seven);
  expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
});

it("also where the same content shows fewer figures, and more again", async () => {
  await edit('=STAT.DATA(7,"limit=2")');
  expect(await drawn()).toEqual([{ values: [1000, 2000], dashed: [] }]);
  await edit("=STAT.DATA(7)");
  expect(await drawn()).toEqual(seven);
});

it("also where columns come, whose forecasts are dashed as well, and go; that is one step, too", async () => {
  await watched.settle();
  const steps = countSteps(cared.workbench);
  await edit('=STAT.DATA("8,7")');
  const [longer, shorter] = [eight[0], { values: [1000, 2000, 3000, "", ""], dashed: [2, 3, 4] }];
  expect(await drawn()).toEqual([longer, shorter]);
  expect(countSteps(cared.workbench) - steps).toBe(2);
  await edit("=STAT.DATA(8)");
  expect(await drawn()).toEqual(eight);
});

it("also where the first figures have gaps, for which Excel is asked: that is a step more", async () => {
  await edit('=STAT.DATA("7,8")');
  expect(await drawn()).toEqual([
    { values: [1000, 2000, 3000, "", ""], dashed: [2, 3, 4] },
    ...eight,
  ]);
  await edit("=STAT.DATA(8)");
  expect(await drawn()).toEqual(eight);
});

it("is left as it was on a protected sheet", async () => {
  await cared.change((sheet) => {
    sheet.getRange("A1:F40").format.protection.locked = false;
    sheet.protection.protect();
  });
  await watched.settle();
  await edit("=STAT.DATA(8)");
  expect((await drawn())[0]?.values).toHaveLength(3);
});
