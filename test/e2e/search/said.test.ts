import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import { paneFrame, paneLooks } from "../../../tools/site/pane-views.js";
import { violationsOf } from "../../support/axe.js";

/** "Say it, get the formula": from a sentence in the search box to figures in the grid. */

let site: Site;
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

const question = "PIB par habitant France Italie depuis 2000 jusqu'en 2010";

describe("what a search says", () => {
  it("becomes a formula by the keyboard alone", async () => {
    const workbench = await site.open("sheet=empty");
    opened.push(workbench);
    const { page, pane } = workbench;
    await pane.getByRole("searchbox").focus();
    await page.keyboard.type("GDP per capita France Italy 2000-2010");
    await page.keyboard.press("Enter");
    const indicators = pane.getByRole("region", { name: "Indicators" });
    await indicators.getByText("2 places, 2000 to 2010").first().waitFor();
    const isRow = () =>
      pane
        .locator(":focus")
        .evaluate((element) => element.closest("article h3") !== null)
        .catch(() => false);
    const isIndicator = () =>
      pane
        .locator(":focus")
        .evaluate((element) => element.closest("section")?.getAttribute("aria-label"));
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press("Tab");
      if ((await isRow()) && (await isIndicator()) === "Indicators") break;
    }
    expect(await isIndicator()).toBe("Indicators");
    await page.keyboard.press("Enter");
    await pane
      .getByText(/inserted at Sheet1!A1/)
      .first()
      .waitFor();
    // Title and source stand above.
    const { formula } = await workbench.cell("A3");
    expect(formula).toMatch(/^=STAT\.INDICATOR\("[^"]+","FRA,ITA","2000","2010","header=name"\)$/);
    const years = Array.from({ length: 11 }, (_, index) => String(2000 + index));
    const periods = async () => (await workbench.texts("A4:A15")).map(([text]) => text);
    await expect.poll(periods).toEqual([...years, ""]);
    expect(workbench.errors).toEqual([]);
  });

  it.each(["en", "de", "fr", "es"])(
    "is shown without a fault in any look: %s",
    async (language) => {
      const workbench = await site.open(`sheet=empty&lang=${language}`, {
        width: 760,
        height: 1000,
      });
      opened.push(workbench);
      const { page, pane } = workbench;
      await pane.getByRole("searchbox").fill(`${question} to Japan`);
      await pane.getByRole("searchbox").press("Enter");
      await pane.getByText(/2000/).nth(1).waitFor();
      await pane.getByRole("article").first().waitFor();
      const frame = await paneFrame(workbench);
      const faults: Record<string, unknown> = {};
      for (const { name, media } of paneLooks) {
        await page.emulateMedia(media);
        const violations = await violationsOf(frame);
        if (violations.length > 0) faults[name] = violations;
      }
      const { overhang, tallest } = await frame.evaluate(() => ({
        overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        tallest: Math.max(
          ...[...document.querySelectorAll("article")].map(
            (row) => row.getBoundingClientRect().height,
          ),
        ),
      }));
      expect(faults).toEqual({});
      expect(overhang).toBe(0);
      expect(tallest).toBeLessThanOrEqual(56);
    },
  );
});
