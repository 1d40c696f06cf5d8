import "fake-indexeddb/auto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createDevicePort } from "../../../src/addin/pane/check/device-port.js";
import { createFunctionProbe } from "../../../src/functions/probe/index.js";
import { createLocalStorage } from "../../../src/settings/index.js";
import { checks, runChecks, type CheckReport } from "../../../src/workbook/checks/index.js";
import { runInExcel } from "../../../src/workbook/index.js";
import {
  defaultRequirementSets,
  hostFaults,
  withExcelApi,
  type FaultName,
} from "../../../src/workbench/host/index.js";
import { wait, type Sleep } from "../../../src/timers/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { undo } from "../../support/workbook/undo-steps.js";
import { saws } from "./saws.js";

const ids = checks.map(({ id }) => id);
const opened: StatWorkbench[] = [];
let service: Server;
beforeAll(async () => {
  service = createServer((_, answer) => {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify({ items: [], total_count: 0 }));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  for (const workbench of opened.splice(0)) workbench.dispose();
  vi.unstubAllGlobals();
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

interface Run {
  readonly breaks?: FaultName;
  /** @default all */
  readonly wanted?: readonly string[];
  readonly sets?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly done: number }) => void;
  /** Asked for one undo. @default does it */
  readonly onAsk?: (workbench: StatWorkbench, skip: () => void) => void;
}

/** On which the 50 ms between two looks pass ten times as fast; limits of time take theirs. */
function createQuickClock() {
  let skipped = 0;
  const sleep: Sleep = async (ms, signal) => {
    const quick = ms > 50 ? ms : ms / 10;
    await wait(quick, signal);
    skipped += ms - quick;
  };
  return { sleep, now: () => performance.now() + skipped };
}

/** Opens a workbook with a figure of the user's, and runs checks in it. */
async function runIn(run: Run = {}): Promise<CheckReport & { readonly workbench: StatWorkbench }> {
  const { breaks, wanted = ids, sets = withExcelApi("1.20") } = run;
  const { port } = service.address() as AddressInfo;
  // The service is asked through the page's own fetch, which a switch may break.
  const fetch: typeof globalThis.fetch = (address, init) =>
    (workbench.window["fetch"] as typeof globalThis.fetch)(
      (address as string).replace("https://service.test", `http://127.0.0.1:${String(port)}`),
      init,
    );
  // A switch may break it.
  vi.stubGlobal("indexedDB", new IDBFactory());
  const workbench = await createStatWorkbench(() => ({ body: {} }), {
    breaks,
    fetch,
    requirementSets: sets,
  });
  opened.push(workbench);
  workbench.enter("B2", "mine");
  const functions = createFunctionProbe();
  const clock = createQuickClock();
  const { device, close } = createDevicePort({
    client: workbench.client,
    settings: { getApiKey: () => "test-key" },
    findStorage: () =>
      createLocalStorage({ localStorage: workbench.window["localStorage"] as Storage }),
    page: workbench.window["document"] as Document,
    breakPolicy: () => {
      (workbench.window["document"] as Document).dispatchEvent(
        Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "connect-src" }),
      );
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  const report = await runChecks(
    checks.filter(({ id }) => wanted.includes(id)),
    {
      run: runInExcel,
      functions,
      device,
      ...clock,
      // What never comes is waited for to the end.
      ...(breaks === undefined ? {} : { patienceMs: 1500 }),
    },
    {
      signal: run.signal ?? new AbortController().signal,
      onProgress: (progress) => {
        run.onProgress?.(progress);
        if (progress.skipUndo !== undefined) (run.onAsk ?? undo)(workbench, progress.skipUndo);
      },
    },
  );
  functions.close();
  close();
  return { ...report, workbench };
}

/** What a user has in the workbook. */
function kept({ host }: StatWorkbench) {
  const { settings, state } = host.save();
  const { workbook } = host;
  return {
    sheets: workbook.sheets.ids().map((id) => workbook.sheets.nameOf(id)),
    names: workbook.names(),
    settings,
    parts: state.xmlParts,
    startup: host.runtime.startup,
    value: workbook.cell({ sheetId: workbook.sheets.ids()[0] ?? "", row: 1, col: 1 }).value,
  };
}

const untouched = {
  sheets: ["Sheet1"],
  names: [],
  settings: [],
  parts: [],
  startup: "Inactive",
  value: "mine",
};

it("every check has a switch that breaks it, and every switch a check", () => {
  expect([...ids].sort()).toEqual(Object.keys(hostFaults).sort());
  expect([...ids].sort()).toEqual(Object.keys(saws).sort());
});

it("all pass in a sound Excel, and leave the workbook as it was", async () => {
  const { workbench, lines, leftSheet } = await runIn();
  expect(lines.filter(({ result }) => result !== "pass")).toEqual([]);
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(leftSheet).toBeUndefined();
  expect(kept(workbench)).toEqual(untouched);
});

it("an older Excel is told what it does not offer, and fails nothing", async () => {
  const known = Object.entries(defaultRequirementSets).filter(
    ([name]) => name !== "CompressedFile" && name !== "SharedRuntime",
  );
  const sets = {
    ...Object.fromEntries(known),
    ExcelApi: "1.12",
    CustomFunctionsRuntime: "1.3",
  };
  const { lines } = await runIn({ sets });
  expect(lines.filter(({ result }) => result === "fail")).toEqual([]);
  const missing = lines.filter(({ result }) => result === "not-offered").map(({ id }) => id);
  expect(missing).toEqual(
    expect.arrayContaining(["data-type-argument", "saved-file", "undo-group", "startup"]),
  );
});

it("who would rather not undo is not asked again", async () => {
  const { lines } = await runIn({
    wanted: ["undo-step"],
    onAsk: (_, skip) => {
      skip();
    },
  });
  expect(lines).toMatchObject([{ result: "not-offered", saw: "nothing was undone: skipped" }]);
});

it("where nobody is there to undo, the check goes on", async () => {
  const { lines } = await runIn({
    breaks: "content-policy",
    wanted: ["undo-step", "undo-group"],
    onAsk: () => undefined,
  });
  expect(lines).toMatchObject([
    { result: "not-offered", saw: "nothing was undone: nobody was there" },
    { result: "pass" },
  ]);
});

it("cancelled in the middle it takes everything away and says what was not run", async () => {
  const abort = new AbortController();
  const { workbench, lines, isCancelled } = await runIn({
    signal: abort.signal,
    onProgress: ({ done }) => {
      if (done === 8) abort.abort();
    },
  });
  expect(isCancelled).toBe(true);
  expect(lines.slice(0, 8).every(({ result }) => result === "pass")).toBe(true);
  expect(lines.slice(8).map(({ result }) => result)).toEqual(ids.slice(8).map(() => "not-run"));
  expect(kept(workbench)).toEqual(untouched);
});

describe.each(ids)("the check %s", (id) => {
  it("fails in an Excel that is broken for it, and says what it saw", async () => {
    const { lines, workbench } = await runIn({ breaks: id as FaultName, wanted: [id] });
    expect(lines).toMatchObject([{ id, result: "fail" }]);
    expect(lines[0]?.saw).toMatch(saws[id] ?? "no sentence");
    expect(kept(workbench).sheets).toEqual(["Sheet1"]);
  });
});
