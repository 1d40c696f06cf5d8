import { afterAll, beforeAll, expect, it } from "vitest";
import { readPageWorkbook } from "../support/workbook/page-workbook.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** From the search to the form of insertion of the first statistic, which is then chosen and pressed. */
async function insert({ pane }: WorkbenchPage, form: string): Promise<void> {
  await pane.getByRole("searchbox").fill("gdp of germany and france");
  await pane.getByRole("searchbox").press("Enter");
  await pane
    .getByRole("region", { name: "Statistics" })
    .getByRole("button", { name: /^Insert chart of/ })
    .first()
    .click();
  await pane.getByLabel("Insert as").selectOption({ label: form });
  await pane.getByRole("button", { name: /^Insert( ·|$)/ }).click();
  await pane
    .getByText(/ inserted at Sheet1!A1\.$/)
    .first()
    .waitFor();
}

interface IdlePage {
  readonly workbench: { readonly host: { readonly workbook: { idle(): Promise<void> } } };
}

/** The grid draws with the browser's next frame. */
const drawnFigures = (page: WorkbenchPage["page"]) => page.locator(".o-figure").count();

/** What a user sees of the workbook, once nothing is being calculated. */
async function shown({ page }: WorkbenchPage) {
  await page.evaluate(() => (globalThis as unknown as IdlePage).workbench.host.workbook.idle());
  const { cells, saved } = await readPageWorkbook(page);
  return {
    cells: cells.filter(({ value }) => value !== ""),
    charts: saved.state.charts.map(({ name, title }) => ({ name, title })),
    tables: saved.state.tables.map(({ name }) => name),
    names: (saved.data as { namedRanges: Record<string, string> }).namedRanges,
    drawn: await drawnFigures(page),
  };
}

const nothing = { cells: [], charts: [], tables: [], names: {}, drawn: 0 };

it("Ctrl+Z on the grid takes an inserted chart back, chart and formula, and Ctrl+Y brings both back", async () => {
  const workbench = await site.open("sheet=empty");
  const { page } = workbench;
  await insert(workbench, "Default: Chart on live data");
  await expect.poll(() => drawnFigures(page)).toBe(1);
  const after = await shown(workbench);
  expect(after.charts).toHaveLength(1);
  expect(after.cells.length).toBeGreaterThan(4);

  await workbench.select("B3");
  // The workbench is an Excel before ExcelApi 1.20: chart and formula are two steps.
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(workbench)).toMatchObject({ charts: [], names: {}, drawn: 0 });
  const formulaAlone = await shown(workbench);
  // Below title and source.
  expect(formulaAlone.cells[2]?.formula).toMatch(/^=STAT\.DATA\(/);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(workbench)).toEqual(nothing);
  // There is nothing before the insertion.
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(workbench)).toEqual(nothing);

  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+y");
  await expect.poll(() => shown(workbench)).toEqual(after);
  expect(workbench.errors).toEqual([]);
  await workbench.close();
});

it("a chart on a static table is one press, with its table", async () => {
  const workbench = await site.open("sheet=empty");
  const { page } = workbench;
  await insert(workbench, "Chart on a static table");
  await expect.poll(() => drawnFigures(page)).toBe(1);
  const after = await shown(workbench);
  expect(after).toMatchObject({ charts: [expect.anything()], tables: [expect.anything()] });
  await workbench.select("B3");
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(workbench)).toEqual(nothing);
  await page.keyboard.press("Control+y");
  await expect.poll(() => shown(workbench)).toEqual(after);
  expect(workbench.errors).toEqual([]);
  await workbench.close();
});

it("titles follow an id that is edited on the grid; two presses take title and edit back", async () => {
  const workbench = await site.open("sheet=empty");
  const { page } = workbench;
  await insert(workbench, "Default: Chart on live data");
  await expect.poll(() => drawnFigures(page)).toBe(1);
  const before = await shown(workbench);

  await workbench.type("A3", "=STAT.DATA(7598345427)");
  const titles = async () => {
    const { charts, cells } = await shown(workbench);
    return [charts[0]?.title, cells[0]?.value];
  };
  const population = ["Total population in Germany", "Total population in Germany (persons)"];
  await expect.poll(titles).toEqual(population);
  // As Excel does, an add-in's change is a step, too.
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(workbench)).toEqual(before);
  expect(workbench.errors).toEqual([]);
  await workbench.close();
});
