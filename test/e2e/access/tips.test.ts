import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitForResults } from "../../../tools/site/pane-views.js";
import { openSite, type Site } from "../../support/site/open-site.js";

/** What a control without words does, for those who see it and do not point at it (WCAG 1.4.13). */

let site: Site;
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  ({ page, close } = await site.openPane({ width: 320, height: 640 }));
});
afterEach(() => close());
afterAll(() => site.close());

const tip = () => page.locator("[role=tooltip]");

async function search(): Promise<void> {
  await page.getByRole("searchbox").fill("gdp");
  await page.getByRole("searchbox").press("Enter");
  await waitForResults(page);
}

/** Buttons in sight that have no words written on them. Runs in the page. */
function markWordless(): number {
  const wordless = [...document.querySelectorAll("button")].filter(
    (button) => button.innerText.trim() === "" && button.checkVisibility(),
  );
  wordless.forEach((button, index) => {
    button.dataset.wordless = String(index);
    button.tabIndex = 0;
  });
  return wordless.length;
}

/** What is said of a control that the keyboard comes to, "" where nothing is seen, and whether it is all in the pane. */
async function saidOf(control: Locator): Promise<readonly [string, boolean]> {
  await control.focus();
  if ((await tip().count()) === 0) return ["", true];
  const text = await tip().innerText();
  const isInside = await tip().evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  return [text, isInside];
}

describe("what a control without words does", () => {
  it("is seen where the keyboard comes to it, by its name", async () => {
    await search();
    // The keyboard is what was used last.
    await page.keyboard.press("Tab");
    const count = await page.evaluate(markWordless);
    expect(count).toBeGreaterThan(6);
    for (let index = 0; index < count; index += 1) {
      const control = page.locator(`[data-wordless="${String(index)}"]`);
      const name = (await control.getAttribute("aria-label")) ?? "";
      const [text, isInside] = await saidOf(control);
      expect([text, isInside]).toEqual([name, true]);
    }
  });

  it("goes with Escape, which closes nothing else, and with the focus", async () => {
    await search();
    await page.getByRole("article").first().getByRole("heading").getByRole("button").click();
    const save = page.getByRole("article").getByRole("button", { name: /^Save / });
    await page.keyboard.press("Tab");
    await save.focus();
    await tip().waitFor();
    await page.keyboard.press("Escape");
    await tip().waitFor({ state: "detached" });
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await save.focus();
    await tip().waitFor();
    await page.keyboard.press("Shift+Tab");
    await tip().waitFor({ state: "detached" });
    // Without one it closes the details, as before.
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Find data" }).waitFor();
  });

  it("is seen where it is pointed at, stays while the pointer is on the words, and goes with it", async () => {
    await search();
    const filters = page.getByRole("button", { name: "Filters" });
    await filters.hover();
    await tip().getByText("Filters", { exact: true }).waitFor();
    const words = await tip().boundingBox();
    const control = await filters.boundingBox();
    const [x, from, to] = [
      (control?.x ?? 0) + (control?.width ?? 0) / 2,
      (control?.y ?? 0) + 2,
      (words?.y ?? 0) + (words?.height ?? 0) - 6,
    ];
    // One pixel after the other, as a slow hand.
    for (let y = from; y <= to; y += 1) {
      await page.mouse.move(x, y);
      expect(await tip().count(), `at ${String(y - from)}`).toBe(1);
    }
    await page.mouse.move(x, 600);
    await tip().waitFor({ state: "detached" });
  });

  it("follows what a search costs while its button is pointed at", async () => {
    const submit = page.getByRole("search").getByRole("button");
    await submit.hover();
    await tip().getByText("Start search", { exact: true }).waitFor();
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("gdp");
    await tip()
      .getByText(/^Start search: .*credit/)
      .waitFor();
  });
});
