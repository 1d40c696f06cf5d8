import { afterAll, beforeAll, expect, it } from "vitest";
import { violationsOf } from "../../support/axe.js";
import { openSite, type Site } from "../../support/site/open-site.js";
import { paneFrame } from "../../../tools/site/pane-views.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it("a table is read, asked about, priced and filled, by keyboard and in a narrow pane", async () => {
  const workbench = await site.open("sheet=empty", { width: 1280, height: 1000 });
  const { pane, page } = workbench;
  const table = [
    ["Real GDP (million)", "2015", "2016"],
    ["Germany", "", ""],
    ["France", "", ""],
    ["Germny", "", ""],
  ];
  for (const [row, line] of table.entries()) {
    for (const [column, text] of line.entries()) {
      if (text !== "") await workbench.type(`${"ABC".charAt(column)}${String(row + 1)}`, text);
    }
  }
  await workbench.select("B2");
  await pane.getByRole("navigation").getByRole("button", { name: "More views" }).click();
  await pane.getByRole("button", { name: "Fill a table", exact: true }).click();
  await pane.getByRole("button", { name: "Read the marked table" }).press("Enter");
  await pane.getByRole("region", { name: "What was understood" }).waitFor();

  const gdp = pane.getByLabel("Measure of the whole table");
  const option = gdp.locator("option", { hasText: /^Real gross domestic product \(GDP\) · / });
  await gdp.selectOption((await option.first().getAttribute("value")) ?? "");
  await pane.getByText("1 choice is still open.").waitFor();
  await pane.getByLabel("A4: Germny").selectOption({ label: "Germany" });
  const fill = pane.getByRole("button", { name: "Fill 6 cells (15 credits)" });
  await fill.waitFor();

  const frame = await paneFrame(workbench);
  await page.locator("#pane iframe").evaluate((element) => {
    element.style.setProperty("width", "320px", "important");
  });
  await frame.waitForFunction(() => document.documentElement.clientWidth <= 320);
  const over = () =>
    frame.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect(await over()).toBe(0);
  expect(await violationsOf(frame)).toEqual([]);
  await fill.press("Enter");
  await pane.getByText("6 cells filled.").first().waitFor();
  await expect
    .poll(() => workbench.texts("B2:C4"))
    .toEqual([
      ["3643818", "3725521"],
      ["2482638", expect.stringMatching(/^\d{7}$/)],
      ["3643818", "3725521"],
    ]);
  expect((await workbench.cell("C3")).formula).toMatch(
    /^=STAT\.VALUE\("[\da-f-]{36}",\$A3,C\$1,"scale=million"\)$/,
  );
  expect(workbench.requests.filter((path) => path.includes("/data/"))).toHaveLength(1);
  expect(await violationsOf(frame)).toEqual([]);
  expect(workbench.errors).toEqual([]);
  await workbench.close();
});
