import { afterAll, beforeAll, expect, it } from "vitest";
import { waitForResults } from "../../../tools/site/pane-views.js";
import { openSite, type Site } from "../../support/site/open-site.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Whether a title is cut, and what frames it. Runs in the page. */
function lookOf(title: Element) {
  const { outlineStyle, outlineWidth } = getComputedStyle(title);
  return {
    isCut: title.scrollHeight > title.clientHeight + 1,
    frame: `${outlineStyle} ${outlineWidth}`,
  };
}

it("a result's title is framed and read whole while it has the keyboard's focus", async () => {
  const { page, close } = await site.openPane({ width: 320, height: 640 });
  await page.getByRole("searchbox").fill("unemployment rate");
  await page.getByRole("searchbox").press("Enter");
  await waitForResults(page);
  const title = page.getByRole("button", {
    name: /^Unemployment rate in the United States from January 1948 to/,
  });
  expect(await title.evaluate(lookOf)).toEqual({ isCut: true, frame: "none 3px" });
  // The last thing used is the keyboard.
  await title.focus();
  expect(await title.evaluate(lookOf)).toEqual({ isCut: false, frame: "solid 2px" });
  await close();
});
