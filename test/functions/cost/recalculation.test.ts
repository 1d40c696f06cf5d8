import { expect, it } from "vitest";
import { expectedValue, firstYear } from "../../../tools/bench/recalc/numbers.js";
import { fill, recalculateAll } from "../../../tools/bench/recalc/open-workbook.js";
import type { NodeWorkbench } from "../../../src/workbench/node/index.js";
import { newDatabase, open, startServer } from "./cost-workbook.js";

const distinct = 40;
const columns = 25;
const sheetSize = { rows: distinct + 2, columns };

const fillWithValues = (workbook: NodeWorkbench) => {
  fill(
    workbook,
    distinct,
    columns,
    (row, column) => `=STAT.VALUE(${String(row + 1)},,${String(firstYear + column)})`,
  );
};

const rightValues = Array.from({ length: distinct }, (_, row) =>
  Array.from({ length: columns }, (__, column) => expectedValue(row + 1, firstYear + column)),
);
const allCells = `A1:Y${String(distinct)}`;

it("1,000 cells over 40 distinct requests send 40, at most six at once", async () => {
  const server = await startServer();
  const workbook = await open(server, { sheetSize });
  fillWithValues(workbook);
  await workbook.idle();
  expect(workbook.values(allCells)).toEqual(rightValues);
  expect([server.requests, server.seen.size]).toEqual([distinct, distinct]);
  expect(server.mostAtOnce).toBeLessThanOrEqual(6);
  expect(workbook.client.status().session).toEqual({ calls: distinct, credits: 10 * distinct });
});

it("a full recalculation calls every function and the service never", async () => {
  const server = await startServer();
  const workbook = await open(server, { sheetSize });
  fillWithValues(workbook);
  await workbook.idle();
  const called = workbook.host.caller.recorded.length;
  await recalculateAll(workbook);
  expect(workbook.host.caller.recorded.length - called).toBe(distinct * columns);
  expect(workbook.values(allCells)).toEqual(rightValues);
  expect(server.requests).toBe(distinct);
});

it("a reopened workbook costs nothing, not even when all of it is calculated anew", async () => {
  const server = await startServer();
  const database = newDatabase();
  const first = await open(server, { sheetSize, store: database() });
  fillWithValues(first);
  await first.idle();
  await expect.poll(() => database().countAnswers()).toMatchObject({ entries: distinct });
  const saved = first.save();
  first.dispose();

  const second = await open(server, { sheetSize, store: database(), opened: saved });
  await second.idle();
  expect(second.values(allCells)).toEqual(rightValues);
  expect(second.host.caller.recorded).toHaveLength(0);
  await recalculateAll(second);
  expect(second.host.caller.recorded).toHaveLength(distinct * columns);
  expect(second.values(allCells)).toEqual(rightValues);
  expect(server.requests).toBe(distinct);
  expect(second.client.status().session).toEqual({ calls: 0, credits: 0 });
});

it("a row inserted above or between costs no call", async () => {
  const server = await startServer();
  const workbook = await open(server, { sheetSize });
  fillWithValues(workbook);
  await workbook.idle();
  for (const row of ["1:1", "20:20"]) {
    await workbook.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange(row).insert("Down");
      await context.sync();
    });
    // In Excel an insertion may call functions again, for which there is no rule.
    await recalculateAll(workbook);
  }
  expect(workbook.values("A2:Y19")).toEqual(rightValues.slice(0, 18));
  expect(workbook.values(`A21:Y${String(distinct + 2)}`)).toEqual(rightValues.slice(18));
  expect(server.requests).toBe(distinct);
});

it("a preview in the formula bar is answered from the cache or not at all", async () => {
  const server = await startServer();
  const workbook = await open(server, { sheetSize });
  const real = await import("../../../src/functions/value.js");
  // This office.js has no field for it in a call's message; Excel sets it on the invocation.
  let isPreview = true;
  (workbook.window["CustomFunctions"] as typeof CustomFunctions).associate(
    "VALUE",
    (...given: unknown[]) => {
      const invocation = given.at(-1) as { isInValuePreview?: boolean };
      invocation.isInValuePreview = isPreview;
      return (real.value as (...all: unknown[]) => unknown)(...given);
    },
  );
  workbook.enter("A1", "=STAT.VALUE(7,,2001)");
  await workbook.idle();
  expect(workbook.cell("A1")).toMatchObject({
    value: "#N/A",
    message: "Not loaded yet: press Enter or refresh",
  });
  expect(server.requests).toBe(0);
  isPreview = false;
  await recalculateAll(workbook);
  expect(workbook.cell("A1").value).toBe(expectedValue(7, 2001));
  isPreview = true;
  workbook.enter("A2", "=STAT.VALUE(7,,2002)");
  await workbook.idle();
  expect(workbook.cell("A2").value).toBe(expectedValue(7, 2002));
  expect(server.requests).toBe(1);
});

it("cells that are deleted stop waiting, and their request stops with the last of them", async () => {
  const server = await startServer({
    fault: (path) => (path.endsWith("=1") ? "silence" : undefined),
  });
  const workbook = await open(server, { sheetSize });
  workbook.enter("A1", "=STAT.VALUE(1,,2001)");
  workbook.enter("A2", "=STAT.VALUE(1,,2002)");
  workbook.enter("A3", "=STAT.VALUE(3,,2003)");
  await expect.poll(() => server.requests).toBe(2);
  workbook.enter("A1", "");
  await expect.poll(() => workbook.cell("A3").value).toBe(expectedValue(3, 2003));
  expect(workbook.client.status().pending).toBe(1);
  workbook.enter("A2", "");
  await expect.poll(() => workbook.client.status().pending).toBe(0);
  await workbook.idle();
  expect(workbook.values("A1:A3")).toEqual([[""], [""], [expectedValue(3, 2003)]]);
  expect(workbook.client.status().lastError).toBeNull();
  expect(server.requests).toBe(2);
});
