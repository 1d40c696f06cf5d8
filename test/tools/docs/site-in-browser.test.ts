import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Look } from "../../../tools/site/open-page.js";
import { openSite, type Site } from "../../../tools/site/open-site.js";
import { violationsOf } from "../../support/axe.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A page of the documents, and what it asked for elsewhere or was refused. */
async function openPage(path: string, look: Look = {}) {
  const { page, close } = await site.openPage({ reducedMotion: "reduce", ...look });
  const problems: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.origin && protocol !== "data:") problems.push(request.url());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(`${site.origin}/docs/${path}`);
  // The page is alive once its search is there.
  await page
    .getByRole("button", { name: /^(?:Search|Suchen)/ })
    .first()
    .waitFor();
  return { page, problems, close };
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const looks: readonly (readonly [string, Look])[] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["light at 360 px", { colorScheme: "light", width: 360, height: 740 }],
];
const pages = ["", "analysts/recipes.html", "administrators/service.html"].flatMap((path) =>
  looks.map(([name, look]) => ({ path, name, look })),
);
// The longest page takes axe as long as all the others: one look is enough for what they share.
const longest = { path: "de/functions.html", name: "dark", look: { colorScheme: "dark" } as const };

describe("the documents", () => {
  it.each([...pages, longest])("$path in $name: axe objects to nothing", async ({ path, look }) => {
    const { page, problems, close } = await openPage(path, look);
    expect(await violationsOf(page)).toEqual([]);
    expect(await isWiderThanWindow(page)).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });
});

describe("the documents by keyboard", () => {
  it("are searched, and lead to the heading that was found", async () => {
    const { page, problems, close } = await openPage("");
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").waitFor();
    await page.keyboard.type("STAT.GROWTH");
    await page.getByRole("option").first().waitFor();
    // Of the results, axe objects to the links that VitePress puts into its options.
    expect(await violationsOf(page, [".VPLocalSearchBox .search-bar"])).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/.+\.html#/);
    expect(problems).toEqual([]);
    await close();
  });

  it("begin with a link past the menu", async () => {
    const { page, close } = await openPage("analysts/cost.html");
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.textContent()).toContain("Skip to content");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#VPContent");
    await close();
  });
});
