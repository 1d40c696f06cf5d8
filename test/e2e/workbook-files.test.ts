import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe.js";
import { readPageWorkbook } from "../support/workbook/page-workbook.js";
import { paneFrame } from "../../tools/site/pane-views.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

async function open(query: string, width = 1280): Promise<WorkbenchPage> {
  const workbench = await site.open(query, { width, height: 800 });
  opened.push(workbench);
  return workbench;
}

/** One of everything that a workbook may hold. */
const fill = async (workbench: WorkbenchPage) =>
  (await paneFrame(workbench)).evaluate(async () => {
    await Excel.run(async (context) => {
      const { worksheets, customXmlParts, names, settings } = context.workbook;
      const sheet = worksheets.getActiveWorksheet();
      sheet.getRange("F1:G3").values = [
        ["Country", "Population"],
        ["Germany", 83],
        ["France", 68],
      ];
      sheet.getRange("G2:G3").numberFormat = [["#,##0.0"], ["[Red]0.0_);(0.0)"]];
      sheet.getRange("F1:G1").format.font.bold = true;
      sheet.tables.add("F1:G3", true).name = "Countries";
      const chart = sheet.charts.add("ColumnClustered", sheet.getRange("F1:G3"), "Columns");
      chart.name = "STAT_1_1";
      chart.title.text = "Population";
      customXmlParts.add('<kept xmlns="urn:kept">text</kept>');
      names.add("first", sheet.getRange("G2"));
      settings.add("note", "of the workbook");
      worksheets.add("Hidden").visibility = "Hidden";
      worksheets.add("Locked").protection.protect();
      sheet.freezePanes.freezeRows(1);
      await context.sync();
    });
  });

const save = async ({ page }: WorkbenchPage, name: string) => {
  await page.getByRole("textbox", { name: "Workbook name" }).fill(name);
  await page.keyboard.press("Enter");
  // Until then the workbook that was saved before may be named there.
  await page.getByText(`Saved "${name}" in this browser`).waitFor();
};

describe("a workbook saved in the browser", () => {
  it("has everything when it is opened again, asks nothing, and holds no key", async () => {
    const workbench = await open("sheet=empty");
    const { page, requests, errors } = workbench;
    await workbench.pane.getByRole("searchbox").waitFor();
    await workbench.type("A1", '=STAT.SEARCH("population",,,3)');
    await expect.poll(async () => (await workbench.cell("A1")).text).toBe("id");
    await fill(workbench);
    await save(workbench, "All parts");
    const before = await readPageWorkbook(page);
    expect(JSON.stringify(before.saved)).not.toContain("demo-advanced");
    requests.length = 0;
    await workbench.reload();
    const after = await readPageWorkbook(page);
    expect(after.saved).toEqual(before.saved);
    expect(after.cells).toEqual(before.cells);
    await page.locator(".o-figure canvas").first().waitFor();
    await workbench.pane.getByRole("searchbox").waitFor();
    const found = await (
      await paneFrame(workbench)
    ).evaluate(() =>
      Excel.run(async (context) => {
        const { worksheets, customXmlParts, names, settings, tables } = context.workbook;
        const sheet = worksheets.getItem("Sheet1");
        const part = customXmlParts.getByNamespace("urn:kept").getOnlyItem().getXml();
        const note = settings.getItem("note").load("value");
        const name = names.getItem("first").getRange().load("address,values");
        const table = tables.getItem("Countries").getRange().load("address");
        const chart = sheet.charts.getItem("STAT_1_1").load("chartType");
        const formats = sheet.getRange("G2:G3").load("numberFormat");
        const hidden = worksheets.getItem("Hidden").load("visibility");
        const locked = worksheets.getItem("Locked").protection.load("protected");
        await context.sync();
        return [
          part.value,
          note.value as unknown,
          [name.address, name.values],
          table.address,
          chart.chartType,
          formats.numberFormat,
          hidden.visibility,
          locked.protected,
        ];
      }),
    );
    expect(found).toEqual([
      '<kept xmlns="urn:kept">text</kept>',
      "of the workbook",
      ["Sheet1!G2", [[83]]],
      "Sheet1!F1:G3",
      "ColumnClustered",
      [["#,##0.0"], ["[Red]0.0_);(0.0)"]],
      "Hidden",
      true,
    ]);
    expect(after.callCount).toBe(0);
    expect(requests).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("is saved with Ctrl+S, listed, opened by its link and deleted, by keyboard", async () => {
    const workbench = await open("sheet=empty&pane=hidden");
    const { page } = workbench;
    page.on("dialog", (dialog) => void dialog.accept());
    await workbench.type("A1", "first");
    await page.keyboard.press("Control+s");
    await page.getByText('Saved "Book1" in this browser').waitFor();
    await workbench.type("A1", "second");
    await save(workbench, "Another");
    const openDialog = async () => {
      await page.getByRole("button", { name: "Open …" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Open a workbook" }).waitFor();
    };
    await openDialog();
    await expect
      .poll(() => page.getByRole("dialog").getByRole("link").allTextContents())
      .toEqual(["Another", "Book1"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await openDialog();
    await page.getByRole("link", { name: "Book1" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/open=Book1/);
    await page.locator(".o-grid").waitFor();
    expect((await workbench.cell("A1")).text).toBe("first");
    await openDialog();
    await page.getByRole("button", { name: "Delete Another" }).click();
    await expect
      .poll(() => page.getByRole("dialog").getByRole("link").allTextContents())
      .toEqual(["Book1"]);
  });

  it("is not replaced by another of its name unless the person says so", async () => {
    const workbench = await open("sheet=empty&pane=hidden");
    const { page } = workbench;
    await workbench.type("A1", "kept");
    await save(workbench, "Budget");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${site.origin}/?sheet=empty&pane=hidden`);
    await page.locator(".o-grid").waitFor();
    await workbench.type("A1", "other");
    await page.getByRole("textbox", { name: "Workbook name" }).fill("Budget");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('Replace the workbook "Budget"');
    await page.goto(`${site.origin}/?pane=hidden&open=Budget`);
    await page.locator(".o-grid").waitFor();
    expect((await workbench.cell("A1")).text).toBe("kept");
  });

  it("says what is wrong with a file that is none, and with a name that nobody knows", async () => {
    const workbench = await open("sheet=empty&pane=hidden&open=nobody");
    const { page } = workbench;
    await page.getByText('No workbook named "nobody" is kept in this browser.').waitFor();
    await page.getByRole("button", { name: "Open …" }).click();
    for (const [text, sentence] of [
      ["no json", "This file holds no workbook of the workbench."],
      ['{"format":"stat-workbench","version":9}', "made by another version"],
      ['{"format":"stat-workbench","version":1,"workbook":{"data":{}}}', "This file is damaged"],
    ] as const) {
      const file = { name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.locator("#open-file").setInputFiles(file);
      await page.getByText(sentence).waitFor();
    }
  });
});

describe("the bar with Save and Open", () => {
  it.each([
    ["light", 1280],
    ["dark", 1280],
    ["light", 320],
    ["dark", 320],
  ])("has nothing for axe-core to object to in %s at %d px", async (theme, width) => {
    const workbench = await open(`sheet=empty&pane=hidden&theme=${theme}`, width);
    const { page } = workbench;
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(/^Saved .+ in this browser/).waitFor();
    expect(await violationsOf(page, ["#bar"])).toEqual([]);
    await page.getByRole("button", { name: "Open …" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violationsOf(page, ["#open-dialog"])).toEqual([]);
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(overhang).toEqual([0, 0]);
  });
});
