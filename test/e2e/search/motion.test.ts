import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openSite, type Site } from "../../support/site/open-site.js";
import { waitForResults } from "../../../tools/site/pane-views.js";

/** What moves in the pane, for people whom moving things make ill. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Notes the longest that anything has moved from here on, in milliseconds. */
async function noteMotion(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const noted = globalThis as { longestMs?: number };
    noted.longestMs = 0;
    const note = () => {
      for (const animation of document.getAnimations()) {
        const endTime = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        noted.longestMs = Math.max(noted.longestMs ?? 0, endTime);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => (globalThis as { longestMs?: number }).longestMs ?? 0);
}

/** A search, its first result with the chart, the menu, and back. */
async function walk(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("unemployment rate");
  await page.getByRole("searchbox").press("Enter");
  await waitForResults(page);
  await page.getByRole("article").first().getByRole("button").first().click();
  await page.getByRole("button", { name: "Show chart and data" }).click();
  await page.locator("[role=img] svg").waitFor();
  await page.getByRole("navigation").getByRole("button", { name: "More views" }).click();
  await page.getByRole("group", { name: "More views" }).waitFor();
  await page.keyboard.press("Escape");
}

it("nothing moves where the system asks for less motion, and something where it does not", async () => {
  const longest = async (reducedMotion: "reduce" | "no-preference") => {
    const { page, close } = await site.openPane({ width: 360, reducedMotion });
    const read = await noteMotion(page);
    await walk(page);
    const longestMs = await read();
    await close();
    return longestMs;
  };
  expect(await longest("no-preference")).toBeGreaterThan(50);
  expect(await longest("reduce")).toBeLessThan(1);
});
