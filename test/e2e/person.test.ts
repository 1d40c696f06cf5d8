import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { paneFrame } from "../../tools/site/pane-views.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
let workbench: WorkbenchPage;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => workbench.close());
afterAll(() => site.close());

async function open(): Promise<void> {
  workbench = await site.open("sheet=empty");
  await workbench.pane.getByRole("searchbox").waitFor();
}

/** Writes a cell as the add-in does; resolves to the error's code, or to nothing. */
const writeByAddin = async (address: string, value: string, delayForCellEdit = false) =>
  (await paneFrame(workbench)).evaluate(
    ([address, value, delayForCellEdit]) =>
      Excel.run({ delayForCellEdit }, async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange(address).values = [[value]];
        await context.sync();
      }).then(
        () => "",
        (error: unknown) => (error as { code: string }).code,
      ),
    [address, value, delayForCellEdit] as const,
  );

const protect = async (unlocked?: string) =>
  (await paneFrame(workbench)).evaluate(
    (unlocked) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.getRange("A1:B1").values = [[1, 2]];
        if (unlocked !== undefined) sheet.getRange(unlocked).format.protection.locked = false;
        sheet.protection.protect();
        await context.sync();
      }),
    unlocked,
  );

describe("while a person edits a cell", () => {
  it("batches are refused, those that ask for it wait until Enter, the person's text first", async () => {
    await open();
    const { page } = workbench;
    await workbench.select("A1");
    await page.keyboard.type("half a wor");
    expect(await writeByAddin("B1", "refused")).toBe("InvalidOperationInCellEditMode");
    let isWritten = false;
    const waiting = writeByAddin("A2", "waited", true).then((code) => {
      isWritten = true;
      return code;
    });
    // Batches come in order: once this one is refused, the one before it has arrived and waits.
    expect(await writeByAddin("B1", "refused")).toBe("InvalidOperationInCellEditMode");
    expect(isWritten).toBe(false);
    expect(await workbench.texts("A1:B2")).toEqual([
      ["", ""],
      ["", ""],
    ]);
    await page.keyboard.type("d");
    await page.keyboard.press("Enter");
    expect(await waiting).toBe("");
    expect(await workbench.texts("A1:B2")).toEqual([
      ["half a word", ""],
      ["waited", ""],
    ]);
    expect(await writeByAddin("B1", "at once")).toBe("");
  });

  it.each([
    ["Escape gives it up", () => workbench.page.keyboard.press("Escape"), ""],
    ["a click ends it elsewhere", () => workbench.select("C5"), "typed"],
  ])("%s", async (_name, end, left) => {
    await open();
    await workbench.select("A1");
    await workbench.page.keyboard.press("F2");
    await workbench.page.keyboard.type("typed");
    expect(await writeByAddin("B1", "refused")).toBe("InvalidOperationInCellEditMode");
    await end();
    await expect.poll(() => writeByAddin("B1", "done")).toBe("");
    expect(await workbench.texts("A1:B1")).toEqual([[left, "done"]]);
  });

  it("also in the formula bar", async () => {
    await open();
    const bar = workbench.page.locator(".o-topbar-composer .o-composer");
    await bar.click();
    await workbench.page.keyboard.type("=1+1");
    expect(await writeByAddin("B1", "refused")).toBe("InvalidOperationInCellEditMode");
    await workbench.page.keyboard.press("Enter");
    await expect.poll(() => writeByAddin("B1", "done")).toBe("");
    expect(await workbench.texts("A1:B1")).toEqual([["2", "done"]]);
  });

  it("a refresh waits for the end of it", async () => {
    await open();
    const { page, pane } = workbench;
    await workbench.type("A1", '=STAT.SEARCH("population",,,2,"headers=off")');
    await expect.poll(async () => (await workbench.cell("A1")).text).toMatch(/^\d+$/);
    await workbench.select("H1");
    await page.keyboard.type("typ");
    await page.getByRole("button", { name: "Refresh", exact: true }).first().click();
    await pane.getByText("Looking at the formulas …").first().waitFor();
    await page.locator(".o-grid-composer .o-composer, .o-composer:focus").first().focus();
    await page.keyboard.press("Enter");
    await pane.getByText("1 formula: everything is up to date.").waitFor();
  });
});

/* The two below run in the page. A page's frames, which wait while it is busy. */

interface BusyPage {
  isBusy?: boolean;
  waitingFrames?: FrameRequestCallback[];
}

function letFramesWait(): void {
  const page = globalThis as unknown as BusyPage & typeof globalThis;
  const request = page.requestAnimationFrame.bind(page);
  page.waitingFrames = [];
  page.requestAnimationFrame = (callback) => {
    if (page.isBusy !== true) return request(callback);
    page.waitingFrames?.push(callback);
    return 0;
  };
}

function drawFrames(): void {
  const page = globalThis as unknown as BusyPage & typeof globalThis;
  page.isBusy = false;
  for (const draw of page.waitingFrames?.splice(0) ?? []) page.requestAnimationFrame(draw);
}

describe("a page that draws late", () => {
  it("takes a word typed into a full cell in its place, not before what stood there", async () => {
    await open();
    await workbench.page.addInitScript(letFramesWait);
    await workbench.reload();
    await workbench.type("B2", "Japan");
    await workbench.select("B2");
    const edited = workbench.page.locator(".o-grid .o-composer");
    await expect.poll(() => edited.textContent()).toBe("Japan");
    await workbench.page.evaluate(() => {
      (globalThis as unknown as BusyPage).isBusy = true;
    });
    await workbench.page.keyboard.type("Chile");
    await workbench.page.evaluate(drawFrames);
    await workbench.page.keyboard.press("Enter");
    await expect.poll(async () => (await workbench.cell("B2")).text).toMatch(/^Chile/);
    expect((await workbench.cell("B2")).text).toBe("Chile");
  });
});

describe("a protected sheet", () => {
  it("refuses the person's typing, deleting and pasting, and says so", async () => {
    await open();
    await protect();
    const { page } = workbench;
    await workbench.type("A1", "9");
    await page.getByText(/This sheet is locked/).waitFor();
    await workbench.type("B1", "");
    await workbench.select("A1");
    await page.keyboard.press("Control+c");
    await workbench.select("B1");
    await page.keyboard.press("Control+v");
    await workbench.type("C1", "new");
    expect(await workbench.texts("A1:C1")).toEqual([["1", "2", ""]]);
    expect(await writeByAddin("A1", "9")).toBe("AccessDenied");
  });

  it("lets unlocked cells be typed into, and other sheets", async () => {
    await open();
    await protect("B1");
    await workbench.type("B1", "9");
    expect(await workbench.texts("A1:B1")).toEqual([["1", "9"]]);
    await workbench.type("B1", "");
    expect(await workbench.texts("A1:B1")).toEqual([["1", ""]]);
    await workbench.page.locator(".o-add-sheet").click();
    await workbench.type("A1", "free");
    expect(await workbench.texts("A1")).toEqual([["free"]]);
  });

  it("still shows what its functions bring", async () => {
    await open();
    await workbench.type("A3", '=STAT.SEARCH("population",,,2,"headers=off")');
    await expect.poll(async () => (await workbench.cell("A3")).text).toMatch(/^\d+$/);
    await protect();
    await (
      await paneFrame(workbench)
    ).evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange("A3").calculate();
        await context.sync();
      }),
    );
    await expect.poll(async () => (await workbench.cell("A3")).text).toMatch(/^\d+$/);
  });

  it("is made and ended by the person in the sheet's own menu", async () => {
    await open();
    const { page } = workbench;
    const tab = page.locator(".o-sheet").first();
    await tab.click({ button: "right" });
    await page.getByText("Lock sheet", { exact: true }).click();
    await workbench.type("A1", "9");
    expect(await workbench.texts("A1")).toEqual([[""]]);
    expect(await writeByAddin("A1", "9")).toBe("AccessDenied");
    await tab.click({ button: "right" });
    await page.getByText("Unlock sheet", { exact: true }).click();
    await workbench.type("A1", "9");
    expect(await workbench.texts("A1")).toEqual([["9"]]);
  });
});
