import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openSite, type Site } from "../../support/site/open-site.js";

/** What readers may set (WCAG 1.4.12) takes no digit from a figure. */

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.openPane({ width: 320, height: 800 }));
});
afterAll(() => site.close());

/** Labels that reach beyond what something around them shows. */
const cutLabels = () =>
  page
    .getByRole("img", { name: /^Chart of|^Chart:/ })
    .locator("svg text")
    .evaluateAll((labels) =>
      labels
        .filter((label) => {
          const { left, right } = label.getBoundingClientRect();
          for (let around = label.parentElement; around !== null; around = around.parentElement) {
            const { overflowX, overflowClipMargin } = getComputedStyle(around);
            if (overflowX === "visible" || around.localName === "g") continue;
            const room = overflowX === "clip" ? Number.parseFloat(overflowClipMargin) : 0;
            const box = around.getBoundingClientRect();
            if (left < box.left - room || right > box.right + room) return true;
          }
          return false;
        })
        .map(({ textContent }) => textContent),
    );

it("on a chart’s axis, where 35,000 without its first is 5,000", async () => {
  await page.getByRole("searchbox").fill("gdp");
  await page.getByRole("searchbox").press("Enter");
  const statistics = page.getByRole("region", { name: "Statistics" });
  await statistics.getByRole("article").first().getByRole("heading").getByRole("button").click();
  await page.getByRole("button", { name: "Show chart and data" }).click();
  const labels = page.locator("[role=img] svg text");
  await labels.first().waitFor();
  expect(await cutLabels()).toEqual([]);
  await page.addStyleTag({ content: spacing });
  expect(await labels.allTextContents()).toContain("35,000");
  expect(await cutLabels()).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
});
