import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenedPage } from "../../../tools/site/open-page.js";
import { openSite, type Site } from "../../support/site/open-site.js";
import { waitForResults } from "../../../tools/site/pane-views.js";
import { violationsOf } from "../../support/axe.js";

/** An opened item: beside its list where there is room for both, else in its place; by keyboard. */

let site: Site;
let opened: OpenedPage | undefined;
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await opened?.close();
});
afterAll(() => site.close());

async function search(width: number, look: object = {}): Promise<Page> {
  opened = await site.openPane({ width, ...look });
  const { page } = opened;
  await page.getByRole("searchbox").fill("real gdp");
  await page.getByRole("searchbox").press("Enter");
  await waitForResults(page);
  return page;
}

/** By its keys alone: from the box down to the first row, and into it. */
async function openFirst(pane: Page): Promise<string> {
  const row = pane.getByRole("article").first();
  const title = await row.getAttribute("aria-label");
  await row.getByRole("button").first().focus();
  await pane.keyboard.press("Control+Enter");
  if (title === null) throw new Error("The row has no name.");
  await pane.getByRole("heading", { level: 1, name: title }).waitFor();
  return title;
}

const focused = (pane: Page) => pane.locator(":focus").textContent();

describe("an opened item", () => {
  it.each([
    [320, "light", "none"],
    [360, "dark", "none"],
    [450, "dark", "active"],
    [900, "light", "none"],
    [900, "dark", "active"],
  ] as const)(
    "at %d px, %s, forced colours %s: chart first, Escape closes it and gives the focus back",
    async (width, colorScheme, forcedColors) => {
      const pane = await search(width, { colorScheme, forcedColors });
      const title = await openFirst(pane);
      const list = pane.getByRole("region", { name: "Indicators" });
      expect(await list.isVisible()).toBe(width >= 720);
      await pane.getByRole("button", { name: "Show chart and data" }).click();
      const chart = pane.locator("[role=img] svg");
      await chart.waitFor();
      const box = await chart.boundingBox();
      const sheet = await pane.getByRole("region", { name: "Insert" }).boundingBox();
      expect(box?.y ?? Infinity).toBeLessThan(sheet?.y ?? 0);
      // Nothing is wider than the pane.
      expect(await pane.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const reader = pane.getByRole("group", { name: / from .+ to / });
      await reader.focus();
      await pane.keyboard.press("Home");
      const first = await reader.textContent();
      expect(first).toMatch(/^\S.*: .*\d/);
      await pane.keyboard.press("ArrowRight");
      expect(await reader.textContent()).not.toBe(first);
      expect(await violationsOf(pane)).toEqual([]);
      await pane.keyboard.press("Escape");
      await expect.poll(() => focused(pane)).toBe(title);
      expect(await list.isVisible()).toBe(true);
    },
  );
});
