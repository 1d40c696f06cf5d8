import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { checks } from "../../../src/workbook/checks/index.js";
import { readPageWorkbook } from "../../support/workbook/page-workbook.js";

let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

/** Diagnostics over a sheet with a figure of the user's. */
async function open(query: string) {
  const workbench = await site.open(`sheet=empty&${query}`, { width: 960 });
  opened.push(workbench);
  await workbench.type("B2", "figure of the user");
  const { pane } = workbench;
  await pane.getByRole("button", { name: "More views" }).click();
  await pane.getByRole("button", { name: "Diagnostics" }).click();
  const section = pane.getByRole("region", { name: "Check this Excel" });
  return { workbench, section };
}

/** What a user has in the workbook. */
async function kept({ page }: WorkbenchPage) {
  const { cells, saved } = await readPageWorkbook(page);
  const { state, settings, data } = saved;
  return {
    cells: cells
      .filter(({ value }) => value !== "")
      .map(({ sheetName, row, column, value }) => ({ sheetName, row, column, value })),
    names: (data as { namedRanges: unknown }).namedRanges,
    settings,
    parts: state.xmlParts,
    tables: state.tables.length,
    charts: state.charts.length,
  };
}

it("runs from the pane, says what it saw, and leaves the workbook as it was", async () => {
  const { workbench, section } = await open("api=1.20");
  const { page, requests } = workbench;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const before = await kept(workbench);
  await section.getByText("Costs nothing.").waitFor();
  const asked = requests.length;
  await section.getByRole("button", { name: "Start the check" }).click();
  await section.getByText("Press Undo in Excel once, now").waitFor();
  await workbench.select("D4");
  await page.keyboard.press("Control+z");
  await section.getByRole("button", { name: "Copy report" }).waitFor();
  const failed = await section.getByRole("listitem").filter({ hasText: "Failed" }).allInnerTexts();
  expect(failed).toEqual([]);
  await section.getByText(`Passed: ${String(checks.length)}`, { exact: true }).waitFor();
  await section.getByRole("button", { name: "Copy report" }).click();
  await section.getByRole("button", { name: "Copied." }).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Check this Excel · STAT \d/);
  for (const { id } of checks) expect(report).toMatch(new RegExp(`^pass +${id} `, "m"));
  expect(report).not.toContain("figure of the user");
  expect(await kept(workbench)).toEqual(before);
  expect(requests.slice(asked).filter((request) => !request.includes("/indicators"))).toEqual([]);

  // What is left to undo is nothing of the check's.
  await workbench.select("B2");
  await page.keyboard.press("Control+z");
  expect(await kept(workbench)).toEqual(before);
});

// One switch in Excel's objects, one in the add-in's page.
it.each(["hidden-name", "database"])(
  "?break=%s makes the one check fail that it is meant for",
  async (name) => {
    const { section } = await open(`api=1.20&break=${name}`);
    await section.getByRole("button", { name: "Start the check" }).click();
    await section.getByRole("button", { name: "Skip" }).click();
    await section.getByRole("button", { name: "Copy report" }).waitFor({ timeout: 120_000 });
    const title = checks.find(({ id }) => id === name)?.title ?? "";
    const failed = section.getByRole("listitem").filter({ hasText: "Failed" });
    expect(await failed.allInnerTexts()).toEqual([expect.stringContaining(title)]);
    const others = `Passed: ${String(checks.length - 2)} · Failed: 1 · Not offered here: 1`;
    await section.getByText(others, { exact: true }).waitFor();
  },
);

it("cancelled in the middle it takes its sheet away and says what was not run", async () => {
  // The first check waits for an undo: there is time to cancel.
  const { workbench, section } = await open("api=1.20");
  const before = await kept(workbench);
  await section.getByRole("button", { name: "Start the check" }).click();
  await section.getByRole("progressbar", { name: `0 of ${String(checks.length)} done` }).waitFor();
  await section.getByRole("button", { name: "Cancel" }).click();
  await section.getByText("Cancelled. The sheet was taken away.").waitFor();
  await section.getByText(/Not run: \d+/).waitFor();
  expect(await kept(workbench)).toEqual(before);
});
