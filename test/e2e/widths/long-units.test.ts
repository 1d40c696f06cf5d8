import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { openSite, type Site } from "../../support/site/open-site.js";

/** A unit that is cut is another one: "US$ bill…". */

const unit = "billion international dollars of constant purchasing power";
let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  const opened = await site.openPane({ width: 320, height: 800 });
  ({ page } = opened);
  await page.route(/\/v1\/search\/market-insights\/indicators/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"unit":"[^"]+"/g, `"unit":"${unit}"`);
    await route.fulfill({ response, body });
  });
  await page.getByRole("searchbox").fill("gdp");
  await page.getByRole("searchbox").press("Enter");
  await rows().first().waitFor();
});
afterAll(() => site.close());

const rows = () => page.getByRole("region", { name: "Indicators" }).getByRole("article");

/** The first fact of a row, and how much of it is not shown. */
const figureOf = (row: Locator) =>
  row
    .locator("[data-last] > span")
    .first()
    .evaluate((fact) => ({
      text: fact.textContent,
      cut: [fact.scrollWidth - fact.clientWidth, fact.scrollHeight - fact.clientHeight],
    }));

it("is read whole in a row as narrow as a pane can be", async () => {
  await page.mouse.move(0, 0);
  const whole = { text: expect.stringContaining(unit) as string, cut: [0, 0] };
  expect(await figureOf(rows().first())).toEqual(whole);
});

it("has no half fact beside it, at any width", async () => {
  for (const width of [320, 340, 360, 400, 450]) {
    await page.setViewportSize({ width, height: 800 });
    const halves = await page
      .getByRole("article")
      .locator("[data-last=facts]")
      .evaluateAll((lines) =>
        lines.flatMap((line) => {
          const others = line.children[1]?.getBoundingClientRect();
          if (others === undefined) throw new Error("The line has no other facts.");
          const { bottom, right } = others;
          return [...line.querySelectorAll("span span")]
            .map((fact) => ({ text: fact.textContent, box: fact.getBoundingClientRect() }))
            .filter(({ box }) => box.top < bottom - 1 && box.right > right + 1)
            .map(({ text }) => text);
        }),
      );
    expect(halves, String(width)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
});

it("moves nothing while the mouse passes", async () => {
  const row = rows().nth(1);
  const tops = () => rows().evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await page.getByRole("searchbox").focus();
  const before = await tops();
  await row.hover();
  expect(await tops()).toEqual(before);
});

it("is in one line where the pane is wide", async () => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const heights = await rows().evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
});
