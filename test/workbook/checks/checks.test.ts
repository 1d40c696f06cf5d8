import { afterEach, describe, expect, it } from "vitest";
import { createFunctionProbe } from "../../../src/functions/probe/index.js";
import { checks, runChecks, type CheckReport } from "../../../src/workbook/checks/index.js";
import { hostFaults, type FaultName } from "../../../src/workbench/host/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

const opened: StatWorkbench[] = [];
afterEach(() => {
  for (const workbench of opened.splice(0)) workbench.dispose();
});

const ids = checks.map(({ id }) => id);
const faultNames = Object.keys(hostFaults) as FaultName[];

/** Runs checks in a workbook with a sheet of the user's. */
async function runIn(
  breaks: FaultName | undefined,
  wanted: readonly string[],
): Promise<CheckReport & { readonly workbench: StatWorkbench }> {
  const workbench = await createStatWorkbench(() => ({ status: 500, body: {} }), { breaks });
  opened.push(workbench);
  workbench.enter("B2", "mine");
  const functions = createFunctionProbe();
  const report = await runChecks(
    checks.filter(({ id }) => wanted.includes(id)),
    {
      run: (task) => workbench.run(task),
      functions,
      device: {
        tryStorage: () => Promise.resolve({ kind: "memory", isKept: true }),
        policyRefusals: () => undefined,
      },
      patienceMs: 1500,
    },
    { signal: new AbortController().signal },
  );
  functions.close();
  return { ...report, workbench };
}

const sheetNames = ({ host: { workbook } }: StatWorkbench) =>
  workbook.sheetIds().map((id) => workbook.sheetName(id));

it("every check has a switch that breaks it, and every switch a check", () => {
  expect([...ids].sort()).toEqual([...faultNames].sort());
});

it("all pass in a sound Excel, and leave the workbook as it was", async () => {
  const { workbench, ...report } = await runIn(undefined, ids);
  expect(report.lines.filter(({ result }) => result !== "pass")).toEqual([]);
  expect(report.lines).toHaveLength(ids.length);
  expect(report.leftSheet).toBeUndefined();
  expect(sheetNames(workbench)).toEqual(["Sheet1"]);
  expect(workbench.values("B2")).toEqual([["mine"]]);
  expect(workbench.requests).toEqual([]);
});

/** What a check says of an Excel that is broken for it. */
const saws: Readonly<Record<string, RegExp>> = {
  spill: /^B2 spilled over nothing, hasSpill false, values \[\["year",""\]/,
  "error-codes": /^the cells show \[\["#VALUE!","#VALUE!"\]\]$/,
  table: /^the table Table1 has /,
};

describe.each(ids)("the check %s", (id) => {
  it("fails in an Excel that is broken for it, and says what it saw", async () => {
    const { lines, leftSheet, workbench } = await runIn(id as FaultName, [id]);
    expect(lines).toMatchObject([{ id, result: "fail" }]);
    expect(lines[0]?.saw).toMatch(saws[id] ?? /^$/);
    expect(leftSheet).toBeUndefined();
    expect(sheetNames(workbench)).toEqual(["Sheet1"]);
  });
});
