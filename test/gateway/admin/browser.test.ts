import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { launchBrowser } from "../../../tools/site/browser/launch-browser.js";
import { violationsOf } from "../../support/axe.js";
import { closeFirms, startFirm } from "../sign-in/start-firm.js";

afterEach(closeFirms);

let launched: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  launched = await launchBrowser();
});
afterAll(() => launched.browser.close());

const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
] as const;

/** No page is wider than the window: what is wide scrolls by itself. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Kept where the variable names a folder, to be looked at. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["STAT_PICTURES_TO"];
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

describe("the gateway's pages in a browser", () => {
  it.each(looks)("are read and used in %j", async ({ colorScheme, width }) => {
    const { gateway, provider } = await startFirm();
    const context = await launched.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const look = `${colorScheme}-${String(width)}`;
    const expectClean = async (name: string) => {
      await picture(page, `${name}-${look}`);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    };
    provider.signsIn = "2";
    await page.goto(`${gateway.address}/key`);
    await expectClean("signed-out");
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Make a key" }).click();
    const key = await page.getByRole("status", { name: "Your key" }).textContent();
    await expectClean("key");
    for (const word of ["a", "b", "a"])
      await (await gateway.get(`${operations.searchStatistics.path}?q=${word}`)).text();
    await (await gateway.get(`${operations.getStatistic.path}?id=7598345427`)).text();
    expect(key).toMatch(/^k[0-9a-f]{12}\.[\w-]{43}$/);

    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("heading", { name: "Spending", level: 1 }).waitFor();
    const items = page.getByRole("region", { name: "Items this month" });
    await items.getByRole("rowheader", { name: "7598345427" }).waitFor();
    await expectClean("administration");
    const month = page.getByLabel("The firm, credits a month");
    await month.fill("many");
    await page.getByRole("button", { name: "Save the budgets" }).click();
    await page.getByRole("alert").waitFor();
    await expectClean("refused");
    await page.getByRole("link", { name: /^The firm, a month: write a number/ }).click();
    await expect.poll(() => month.evaluate((field) => field === document.activeElement)).toBe(true);
    await month.fill("500");
    await page.getByRole("button", { name: "Save the budgets" }).click();
    await page.getByText("The budgets are saved.").waitFor();
    expect(await month.inputValue()).toBe("500");
    await expectClean("saved");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You are signed out here").waitFor();
    // Chromium says in its console that an answer was a refusal; nothing else is to stand there.
    expect(errors.filter((text) => !text.includes("status of 400"))).toEqual([]);
    await context.close();
  });
});
