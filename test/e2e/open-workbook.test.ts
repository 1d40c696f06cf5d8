import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readPageWorkbook } from "../support/workbook/page-workbook.js";
import { inventedServiceKey } from "../../tools/site/site-server.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchOptions, WorkbenchPage } from "../../tools/site/workbench-page.js";

let figure = 5;
let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }),
  }));
});
beforeEach(() => {
  figure = 5;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

const day = 86_400_000;

async function open(query: string, options: WorkbenchOptions = {}): Promise<WorkbenchPage> {
  const workbench = await site.open(query, options);
  opened.push(workbench);
  return workbench;
}

/** An author's workbook with these formulas, all of them calculated. */
async function author(
  formulas: Readonly<Record<string, string>>,
  options?: WorkbenchOptions,
): Promise<WorkbenchPage> {
  const workbench = await open("sheet=empty", options);
  for (const [cell, formula] of Object.entries(formulas)) await workbench.type(cell, formula);
  for (const cell of Object.keys(formulas)) {
    await expect.poll(async () => (await workbench.cell(cell)).text).not.toBe("#BUSY!");
  }
  await workbench.page.getByRole("button", { name: "Refresh", exact: true }).first().click();
  await workbench.pane.getByRole("heading", { name: "Refresh" }).waitFor();
  return workbench;
}

async function keepFigures({ pane }: WorkbenchPage): Promise<void> {
  await pane.getByRole("button", { name: "Keep the figures in the file" }).click();
  await pane
    .getByText(/kept in the file/)
    .first()
    .waitFor();
}

async function setOptions({ pane }: WorkbenchPage, change: () => Promise<void>): Promise<void> {
  await change();
  await pane
    .getByRole("region", { name: "This workbook" })
    .getByRole("button", { name: "Save" })
    .click();
  await pane.getByText("Saved in the workbook.").first().waitFor();
}

/** The author's file, opened in a browser of somebody else's. @param now of that browser's clock */
async function handOver(
  { page }: WorkbenchPage,
  query: string,
  now?: number,
): Promise<WorkbenchPage> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const colleague = await open(query, { now });
  await colleague.page.getByRole("button", { name: "Open …" }).click();
  await colleague.page.getByLabel(/^From a file/).setInputFiles(await download.path());
  await colleague.page.waitForURL(/[?&]open=/);
  await colleague.page.locator(".o-grid").waitFor();
  colleague.requests.length = 0;
  return colleague;
}

interface HostOfPage {
  readonly batches: { readonly count: number };
  readonly state: { calculate(type: string): void };
  readonly caller: { takeResults(results: readonly unknown[]): void };
  readonly workbook: {
    readonly sheets: { activeId(): string };
    cell(at: { sheetId: string; row: number; col: number }): { text: string };
    readonly model: { on(event: string, owner: object, callback: () => void): void };
  };
}

/** Calculates everything as Ctrl+Alt+F9 does, and notes each text that A1 shows from then on. */
const calculateAll = ({ page }: WorkbenchPage) =>
  page.evaluate(() => {
    const { host } = (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench;
    const shown: string[] = [];
    Reflect.set(globalThis, "shownInA1", shown);
    const { workbook } = host;
    workbook.model.on("update", shown, () => {
      const { text } = workbook.cell({ sheetId: workbook.sheets.activeId(), row: 0, col: 0 });
      if (shown.at(-1) !== text) shown.push(text);
    });
    host.state.calculate("Full");
  });
const shownInA1 = ({ page }: WorkbenchPage) =>
  page.evaluate(() => (globalThis as unknown as { shownInA1: string[] }).shownInA1);

/** Resolves when the add-in has read what the workbook keeps: two parts, a round trip or two each. */
async function careStarted({ page }: WorkbenchPage): Promise<void> {
  await page.waitForFunction(
    () =>
      (globalThis as unknown as { workbench?: { host: HostOfPage } }).workbench !== undefined &&
      (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench.host.batches.count >=
        2,
  );
}

async function planned({ page, pane }: WorkbenchPage, sentence: string): Promise<void> {
  await page.getByRole("button", { name: "Refresh", exact: true }).first().click();
  await pane.getByText(sentence).waitFor();
}

describe("a workbook opened by a colleague without a key", () => {
  it("shows the figures it keeps when everything is calculated, and never an error", async () => {
    const theirs = await author({ A1: "=STAT.VALUE(7)", A2: '=STAT.INFO(7,"fetched")' });
    await keepFigures(theirs);
    const fetched = (await theirs.cell("A2")).value;
    expect(fetched).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const colleague = await handOver(theirs, "sheet=empty&key=none");
    expect((await colleague.cell("A1")).value).toBe(5);
    await calculateAll(colleague);
    await expect.poll(async () => (await colleague.cell("A1")).value).toBe(5);
    await expect.poll(async () => (await colleague.cell("A2")).value).toBe(fetched);
    expect(await shownInA1(colleague)).toEqual(["#BUSY!", "5"]);
    await colleague.type("C1", '=STAT.STATUS("as of")');
    await expect.poll(async () => (await colleague.cell("C1")).value).toBe(fetched);
    await colleague.type("C2", '=STAT.STATUS("from workbook")');
    await expect.poll(async () => (await colleague.cell("C2")).value).toBe(2);
    expect(colleague.requests).toEqual([]);
    const { saved } = await readPageWorkbook(theirs.page);
    expect(JSON.stringify(saved)).not.toContain(inventedServiceKey);
  });

  it("says that a key is missing where the workbook keeps nothing", async () => {
    const theirs = await author({ A1: "=STAT.VALUE(7)" });
    const colleague = await handOver(theirs, "sheet=empty&key=none");
    await calculateAll(colleague);
    await expect.poll(async () => (await colleague.cell("A1")).text).toBe("#N/A");
    expect((await colleague.cell("A1")).message).toMatch(/API key/);
  });
});

describe("a workbook opened two days later", () => {
  it.each([
    ["is refreshed once where it says so", true],
    ["asks nothing where it does not", false],
  ])("%s", async (_name, isOn) => {
    const workbench = await author({ A1: "=STAT.VALUE(7)" }, { isApart: true });
    const { page, pane, requests } = workbench;
    if (isOn) {
      await setOptions(workbench, () => pane.getByLabel(/^Refresh what is out of date/).check());
    }
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText(/^Saved .+ in this browser/).waitFor();
    figure = 6;
    await page.clock.setSystemTime(Date.now() + 2 * day);
    requests.length = 0;
    await workbench.reload();
    expect((await workbench.cell("A1")).value).toBe(5);
    if (isOn) {
      await expect.poll(async () => (await workbench.cell("A1")).value).toBe(6);
      await planned(workbench, "1 formula: everything is up to date.");
      expect(requests).toEqual(["/v1/data/statistic?id=7"]);
    } else {
      await careStarted(workbench);
      await planned(workbench, "1 formula → 1 request → 0 need no call → 1 call, 10 credits.");
      expect(requests).toEqual([]);
      expect((await workbench.cell("A1")).value).toBe(5);
    }
  });
});

describe("a workbook that would spend by itself, opened by a colleague", () => {
  it("is refreshed on opening only after one click that shows the price", async () => {
    const theirs = await author({ A1: "=STAT.VALUE(7)" });
    await keepFigures(theirs);
    await setOptions(theirs, () => theirs.pane.getByLabel(/^Refresh what is out of date/).check());
    figure = 6;
    const colleague = await handOver(theirs, "sheet=empty", Date.now() + 2 * day);
    const { pane, requests } = colleague;
    await careStarted(colleague);
    await planned(colleague, "1 formula → 1 request → 0 need no call → 1 call, 10 credits.");
    await pane
      .getByText(/wants to refresh whenever it opens\. .* Now it would cost 10 credits\./)
      .waitFor();
    expect(requests).toEqual([]);
    expect((await colleague.cell("A1")).value).toBe(5);
    await pane.getByRole("button", { name: "Allow for this workbook" }).click();
    await expect.poll(async () => (await colleague.cell("A1")).value).toBe(6);
    expect(requests).toEqual(["/v1/data/statistic?id=7"]);
  });
});

describe("the watchdog of an open workbook", () => {
  it("calculates a cell again whose result Excel has lost", async () => {
    const workbench = await open("sheet=empty");
    await careStarted(workbench);
    await workbench.page.evaluate(() => {
      const { caller } = (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench
        .host;
      const take = caller.takeResults.bind(caller);
      let isLost = false;
      caller.takeResults = (results) => {
        if (isLost) take(results);
        isLost = true;
      };
    });
    await workbench.type("A1", "=STAT.VALUE(7)");
    await expect.poll(() => workbench.requests.length).toBe(1);
    expect((await workbench.cell("A1")).text).toBe("#BUSY!");
    await expect.poll(async () => (await workbench.cell("A1")).value).toBe(5);
    // The answer was kept: nothing is paid twice.
    expect(workbench.requests).toHaveLength(1);
  });

  it("re-enters a formula whose function Excel did not know when it read the file", async () => {
    const theirs = await author({ A1: "=STAT.VALUE(7)", A2: "=_xldudf_STAT_VALUE(7)*2" });
    expect((await theirs.cell("A2")).text).toBe("#NAME?");
    await keepFigures(theirs);
    const colleague = await handOver(theirs, "sheet=empty");
    await expect.poll(async () => (await colleague.cell("A2")).value).toBe(10);
    expect((await colleague.cell("A2")).formula).toBe("=STAT.VALUE(7)*2");
  });
});

describe("the budget of a workbook", () => {
  it("holds for whoever opens it, from the first call on", async () => {
    const cells = ["A1", "A2", "A3", "A4"];
    // Both on one day, also where the test runs at midnight.
    const now = new Date().setHours(12, 0, 0, 0);
    const theirs = await author(
      Object.fromEntries(cells.map((cell, index) => [cell, `=STAT.VALUE(${String(index + 1)})`])),
      { now },
    );
    // 40 credits are spent, so 20 are left for the day.
    await setOptions(theirs, () => theirs.pane.getByLabel(/^Budget of this workbook/).fill("60"));
    const colleague = await handOver(theirs, "sheet=empty", now);
    figure = 6;
    await calculateAll(colleague);
    const texts = async () => (await colleague.texts("A1:A4")).flat().sort();
    await expect.poll(texts).toEqual(["#N/A", "#N/A", "6", "6"]);
    expect(colleague.requests).toHaveLength(2);
    const refused = await Promise.all(cells.map((cell) => colleague.cell(cell)));
    for (const { text, message } of refused) {
      if (text === "#N/A") expect(message).toMatch(/budget/i);
    }
  });
});
