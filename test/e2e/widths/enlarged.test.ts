import type { Frame } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paneFrame, workbookViews } from "../../../tools/site/pane-views.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { openSite, type Site } from "../../support/site/open-site.js";

/** The narrowest pane that Excel makes, enlarged to twice its size. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A pane that is half as wide holds as much as one that is enlarged twice. */
const enlarge = ({ page }: WorkbenchPage) =>
  page.addStyleTag({ content: "#pane iframe { width: 160px !important }" });

/** Buttons whose words are cut, and how far the page reaches beyond the pane. Runs in the page. */
function cutIn() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const buttons = [...document.querySelectorAll("button")];
  const cut = buttons.filter(
    (button) => button.textContent !== "" && button.scrollWidth > button.clientWidth + 1,
  );
  return { overhang: scrollWidth - clientWidth, cut: cut.map(({ textContent }) => textContent) };
}
const nothing = { overhang: 0, cut: [] };

/** All views in a language whose names nobody has to know: by their places in the row and in the menu. */
async function lookThrough({ pane }: WorkbenchPage, frame: Frame) {
  const found: Record<string, unknown> = {};
  const views = pane.getByRole("navigation");
  const more = views.locator("[aria-expanded]");
  await more.click();
  const inMenu = views.getByRole("group").getByRole("button");
  const inRow = views.locator(":scope > button");
  const [menuCount, rowCount] = [await inMenu.count(), await inRow.count()];
  await more.click();
  for (let index = 0; index < rowCount + menuCount; index += 1) {
    const isInMenu = index >= rowCount;
    if (isInMenu) await more.click();
    const button = isInMenu ? inMenu.nth(index - rowCount) : inRow.nth(index);
    const name = (await button.textContent()) ?? "";
    await button.click();
    await pane.locator("main h1").waitFor({ state: "attached" });
    found[name] = await frame.evaluate(cutIn);
  }
  return found;
}

describe("a pane enlarged to twice its size", () => {
  it("holds every view and what is written on its buttons", async () => {
    const workbench = await site.open("sheet=empty");
    await enlarge(workbench);
    const frame = await paneFrame(workbench);
    const found: Record<string, unknown> = {};
    for (const { name, show } of workbookViews) {
      await show(workbench);
      found[name] = await frame.evaluate(cutIn);
    }
    expect(found).toEqual(Object.fromEntries(workbookViews.map(({ name }) => [name, nothing])));
    await workbench.close();
  });

  it.each(["de", "fr", "es"])("holds every view in %s", async (language) => {
    const workbench = await site.open(`sheet=empty&lang=${language}`);
    await enlarge(workbench);
    const found = await lookThrough(workbench, await paneFrame(workbench));
    expect(Object.keys(found)).toHaveLength(9);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, nothing])));
    await workbench.close();
  });
});
