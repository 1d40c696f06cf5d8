import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { waitForResults } from "../../../tools/site/pane-views.js";
import { openSite, type Site } from "../../support/site/open-site.js";

/** Nothing that stays in sight stands before what has the focus (WCAG 2.4.11). */

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.openPane({ width: 320, height: 640 }));
  await page.getByRole("searchbox").fill("gdp");
  await page.getByRole("searchbox").press("Enter");
  await waitForResults(page);
});
afterAll(() => site.close());

/** The name of what has the focus, and how many of its corners and middle something else covers. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const covered = [0.2, 0.5, 0.8].filter((share) => {
      const at = document.elementFromPoint(left + width / 2, top + height * share);
      return at === null || !(element.contains(at) || at.contains(element));
    }).length;
    return { name: element.getAttribute("aria-label") ?? element.textContent, covered };
  });

async function coveredOf(key: string, isLast: (name: string) => boolean): Promise<unknown[]> {
  const covered: unknown[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const at = await focused();
    if (at.covered > 0) covered.push(at);
    if (isLast(at.name)) return covered;
  }
}

it("on the way through results of which some are marked, down and up", async () => {
  const first = page.getByRole("region", { name: "Statistics" }).getByRole("article").first();
  await first.hover();
  await first.getByRole("checkbox").check();
  await page.getByRole("group", { name: "1 selected" }).waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole("searchbox").focus();
  expect(await coveredOf("Tab", (name) => name === "Clear")).toEqual([]);
  expect(await coveredOf("Shift+Tab", (name) => name === "Indicators")).toEqual([]);
});

it("where what became of an insertion stays in sight at the top", async () => {
  // There is no workbook here, so that it fails.
  await page.getByRole("button", { name: "Insert side by side" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "Clear" }).focus();
  expect(await coveredOf("Shift+Tab", (name) => name === "Indicators")).toEqual([]);
});
