import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openSite, type Site } from "../../support/site/open-site.js";
import { waitForResults } from "../../../tools/site/pane-views.js";

/** What moves by itself while somebody reads, or where only the mouse passes. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Noted {
  shifts?: string[];
}

/** Notes from here on what Chromium says has moved; with what it knows of already. Runs in the page. */
function noteShifts() {
  const noted = globalThis as Noted;
  const shifts = (noted.shifts = [] as string[]);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as PerformanceEntry & { sources: readonly { node: Node | null }[] };
      for (const { node } of sources) shifts.push(node?.textContent ?? "");
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** All that moved until now: two frames later there is none that has not been told. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (globalThis as Noted).shifts ?? [];
  });

const looks = [
  { width: 320, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1000, colorScheme: "light" },
] as const;

describe.each(looks)("at $width pixels, $colorScheme", (look) => {
  it("nothing of the first view moves once it is shown", async () => {
    const { page, close } = await site.openPane(look);
    await page.reload();
    await page.getByRole("searchbox").waitFor();
    await page.getByRole("heading", { name: "To begin with" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(noteShifts);
    expect(await shiftsOf(page)).toEqual([]);
    await close();
  });

  it("the box stays as wide as it is, whether it has a price or not", async () => {
    const { page, close } = await site.openPane(look);
    const box = page.getByRole("searchbox");
    const width = async () => (await box.locator("..").boundingBox())?.width;
    const empty = await width();
    await box.fill("gdp");
    await page.getByRole("button", { name: /^Start search: .*credit/ }).waitFor();
    expect(await width()).toBe(empty);
    const words = (await box.boundingBox())?.width;
    await box.press("Enter");
    await waitForResults(page);
    await page.getByRole("button", { name: "Start search", exact: true }).waitFor();
    expect(await width()).toBe(empty);
    expect((await box.boundingBox())?.width).toBe(words);
    await close();
  });

  it("nothing moves when the mouse passes the results", async () => {
    const { page, close } = await site.openPane(look);
    await page.getByRole("searchbox").fill("gdp");
    await page.getByRole("searchbox").press("Enter");
    await waitForResults(page);
    await page.evaluate(noteShifts);
    const before = await shiftsOf(page);
    for (const row of await page.getByRole("article").all()) await row.hover();
    const after = await shiftsOf(page);
    expect(after.slice(before.length)).toEqual([]);
    await close();
  });
});
