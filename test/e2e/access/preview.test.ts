import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it("a formula's preview names its columns and rows, and cuts no cell, in a pane of 320 pixels", async () => {
  const workbench = await site.open("sheet=empty", { width: 320 });
  const { pane } = workbench;
  await pane.getByRole("navigation").getByRole("button", { name: "Formula" }).click();
  await pane.getByLabel("Function").selectOption("STAT.SEARCH");
  await pane.getByLabel("query (required)").fill("population");
  await pane.getByLabel("size").fill("3");
  await pane.getByRole("button", { name: "Fetch the preview" }).click();
  const table = pane.getByRole("table");
  await table.waitFor();
  expect(await table.getByRole("columnheader").allTextContents()).toContain("title");
  expect(await table.getByRole("rowheader").count()).toBe(3);
  const cut = await table
    .locator("th, td")
    .evaluateAll((cells) =>
      cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await workbench.close();
});
