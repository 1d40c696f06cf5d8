import { afterEach, beforeEach, expect, it } from "vitest";
import { createDevicePort } from "../../../src/addin/pane/check/device-port.js";
import { createFunctionProbe } from "../../../src/functions/probe/index.js";
import { runChecks } from "../../../src/workbook/checks/index.js";
import { runInExcel } from "../../../src/workbook/index.js";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

type Check = Parameters<typeof runChecks>[0][number];

let workbench: StatWorkbench;
let clock: FakeClock;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: {} }));
  clock = createFakeClock();
});
afterEach(() => {
  workbench.dispose();
});

/** Runs checks of the test's own, with the limits that a user has. */
async function run(...tried: readonly Check["run"][]) {
  const functions = createFunctionProbe();
  const { device, close } = createDevicePort({
    client: workbench.client,
    settings: { getApiKey: () => null },
    page: new EventTarget(),
  });
  const report = await runChecks(
    tried.map((run, index) => ({ id: `check-${String(index + 1)}`, title: "A check", run })),
    { run: runInExcel, functions, device, now: () => clock.now(), sleep: clock.sleep },
    { signal: new AbortController().signal },
  );
  functions.close();
  close();
  return report;
}

const seen: Check["run"] = () => Promise.resolve({ result: "pass", saw: "all is well" });
const sheets = () =>
  workbench.host.workbook.sheets.ids().map((id) => workbench.host.workbook.sheets.nameOf(id));

it("a check without a result is told to stop and fails, and the next one is tried", async () => {
  let isStopped = false;
  const { lines } = await run(({ signal }) => {
    signal.addEventListener("abort", () => {
      isStopped = true;
    });
    void clock.advance(45_000);
    return new Promise(() => undefined);
  }, seen);
  expect(lines).toMatchObject([
    { result: "fail", saw: "no result within 45 s" },
    { result: "pass", saw: "all is well" },
  ]);
  expect(isStopped).toBe(true);
  expect(sheets()).toEqual(["Sheet1"]);
});

it("what there is no time for is not run: a check has what is left, those after it nothing", async () => {
  const slow: Check["run"] = async (bench) => {
    await clock.advance(40_000);
    return seen(bench);
  };
  const { lines, isCancelled } = await run(...Array.from({ length: 8 }, () => slow));
  expect(lines.slice(0, 6).map(({ result }) => result)).toEqual(Array(6).fill("pass"));
  expect(lines.slice(6)).toMatchObject([
    { result: "fail", saw: "no result within 30 s" },
    { result: "not-run", saw: "the time was up" },
  ]);
  expect(isCancelled).toBe(false);
  expect(sheets()).toEqual(["Sheet1"]);
});

it("names the sheet that Excel does not let go, here the only one in sight", async () => {
  const { leftSheet, lines } = await run(async (bench) => {
    await runInExcel(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").visibility = "Hidden";
      await context.sync();
    });
    return seen(bench);
  });
  expect(lines).toMatchObject([{ result: "pass" }]);
  expect(leftSheet).toBe("STAT check");
  expect(sheets()).toEqual(["Sheet1", "STAT check"]);
});
