import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import { waitForResults } from "../../../tools/site/pane-views.js";

/** How many results a pane shows before any scrolling, for searches as they are typed. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const searches = [
  "gdp",
  "unemployment rate",
  "inflation G7 since 2010 yoy",
  "PIB par habitant France Italie 2000-2020 trimestriel",
];

/** Facts of a row's last line that are in sight, and those of them that its buttons stand upon. Runs in the page. */
function coveredFacts(row: Element) {
  const [line, actions] = ["[data-last]", "[data-actions]"].map((found) =>
    row.querySelector(found)?.getBoundingClientRect(),
  );
  if (line === undefined || actions === undefined)
    throw new Error("The row has no line or buttons.");
  const facts = [...row.querySelectorAll("[data-last] > span")]
    .filter((fact) => fact.checkVisibility({ visibilityProperty: true }))
    .map((fact) => ({ text: fact.textContent, box: fact.getBoundingClientRect() }))
    .filter(({ box }) => box.top < line.bottom);
  const covered = facts.filter(({ box }) => box.right > actions.left);
  return { seen: facts.length, covered: covered.map(({ text }) => text) };
}

/** How much wider a choice's text is than the room for it. Runs in the page. */
function missingRoom(select: Element): number {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) throw new Error("The page has no canvas.");
  pen.font = style.font;
  const { width } = pen.measureText((select as HTMLSelectElement).selectedOptions[0]?.text ?? "");
  const sides = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return width - (select.clientWidth - sides);
}

it.each(["en", "de", "fr", "es"])(
  "what is searched is said whole beside the tabs at 320 pixels: %s",
  async (language) => {
    const workbench = await site.open(`sheet=empty&lang=${language}`);
    const { page, pane } = workbench;
    await page.addStyleTag({ content: "#pane { flex: 0 0 320px; width: 320px }" });
    const select = pane.getByRole("combobox").first();
    await select.waitFor();
    expect(
      await pane.locator("html").evaluate(({ clientWidth }) => clientWidth),
    ).toBeLessThanOrEqual(320);
    expect(await select.evaluate(missingRoom)).toBeLessThanOrEqual(0);
    await workbench.close();
  },
);

describe("rows of results", () => {
  it.each([320, 450])("have no fact half below their buttons, %d pixels wide", async (width) => {
    const { page, close } = await site.openPane({ width, height: 800 });
    await page.getByRole("searchbox").fill("gdp");
    await page.getByRole("searchbox").press("Enter");
    await waitForResults(page);
    const row = page.getByRole("region", { name: "Indicators" }).getByRole("article").first();
    const before = await row.evaluate(coveredFacts);
    expect(before.seen).toBeGreaterThan(0);
    await row.hover();
    const { covered } = await row.evaluate(coveredFacts);
    expect(covered).toEqual([]);
    await close();
  });

  it.each([
    // 800 pixels high, at 100 % and at 200 %.
    { height: 800, fewest: 8 },
    { height: 400, fewest: 3 },
  ])(
    "are at most 56 pixels high, beside a figure of two lines, and at least $fewest in sight at 360 × $height",
    async ({ height, fewest }) => {
      const { page, close } = await site.openPane({ width: 360, height });
      for (const search of searches) {
        await page.getByRole("searchbox").fill(search);
        await page.getByRole("searchbox").press("Enter");
        // Said to a screen reader once every list is there.
        await page.getByText(`for “${search}”.`).first().waitFor({ state: "attached" });
        await waitForResults(page);
        const rows = await page.getByRole("article").evaluateAll((articles) =>
          articles
            .map((article) => ({
              box: article.getBoundingClientRect(),
              // Cut, a unit would be another one: "U.S. dollars at 20…".
              figure: article.querySelector("[data-last] > span")?.clientHeight ?? 16,
            }))
            .map(({ box: { bottom, height }, figure }) => ({
              height: height - Math.max(0, figure - 16),
              isInSight: bottom <= innerHeight,
            })),
        );
        expect(Math.max(...rows.map((row) => row.height)), search).toBeLessThanOrEqual(56);
        const inSight = rows.filter(({ isInSight }) => isInSight).length;
        expect(inSight, search).toBeGreaterThanOrEqual(fewest);
      }
      await close();
    },
  );
});
