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
  heights?: Record<string, number>;
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

/** Notes how high the button of further places is with each name that it has. Runs in the page. */
function noteHeights() {
  const heights: Record<string, number> = ((globalThis as Noted).heights = {});
  new MutationObserver(() => {
    for (const button of document.querySelectorAll("button")) {
      const name = button.innerText;
      if (name.includes("more places")) heights[name] = button.offsetHeight;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
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

  it("a list's further places take the same room before their price is known", async () => {
    const { page, close } = await site.openPane(look);
    await page.evaluate(noteHeights);
    await page.getByRole("searchbox").fill("gdp");
    await page.getByRole("searchbox").press("Enter");
    await waitForResults(page);
    await page.getByRole("button", { name: /more places \(1 credit\)/ }).waitFor();
    const heights = await page.evaluate(() => (globalThis as Noted).heights ?? {});
    const texts = Object.keys(heights).sort();
    expect(texts).toEqual([
      expect.stringMatching(/places \(1 credit\)/),
      expect.stringMatching(/places\.$/),
    ]);
    expect(new Set(Object.values(heights)).size).toBe(1);
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
