import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { runService } from "../../service/support/run-service.js";

/** What another process imports is there in a page that is open, of a service that runs. */

let site: Site;
let workbench: WorkbenchPage;
beforeAll(async () => {
  site = await openSite();
  workbench = await site.open("sheet=empty");
});
afterAll(async () => {
  await workbench.close();
  await site.close();
});

/** @returns the identifier of the indicator that has become of it */
async function importWidgets(): Promise<string> {
  const table = join(site.dataDir, "widgets.csv");
  const rows = [1, 2, 3, 4, 5].map((figure, at) => `Spain,${String(2020 + at)},${String(figure)}`);
  writeFileSync(table, ["country,year,Widget shipments (pieces)", ...rows, ""].join("\n"));
  const said = ["--source", "widget-works", "--licence", "internal use only"];
  const command = runService(["import", table, ...said], { DATA_DIR: site.dataDir });
  expect(await command.exited, command.output()).toBe(0);
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(command.output())?.[0] ?? expect.fail();
}

/** How many indicators the service itself finds: the pane keeps answers. */
const found = () =>
  workbench.page.evaluate(async () => {
    const path = "/v1/search/market-insights/indicators?q=widget%20shipments";
    // As the add-in asks: a browser keeps answers, too.
    const answer = await fetch(path, {
      cache: "no-store",
      headers: { "x-api-key": "demo-advanced" },
    });
    const { items } = (await answer.json()) as { items: readonly { title: string }[] };
    return items.filter(({ title }) => title.startsWith("Widget shipments")).length;
  });

it("is found in the pane, with its source on its row and its licence on its page, and a formula shows it", async () => {
  const { page, pane } = workbench;
  const box = pane.getByRole("searchbox");
  await box.waitFor();
  expect(await found()).toBe(0);
  const indicator = await importWidgets();
  await expect.poll(found).toBe(1);
  await box.fill("shipments of widgets");
  await box.press("Enter");
  const statistics = pane.getByRole("region", { name: "Statistics" });
  const row = statistics.getByRole("article", { name: /^Widget shipments/ }).first();
  await row.waitFor();
  expect(await row.textContent()).toContain("widget-works");

  await workbench.type("A1", `=STAT.VALUE("${indicator}","Spain",2024)`);
  await expect.poll(async () => (await workbench.cell("A1")).value).toBe(5);

  await row.getByRole("heading").getByRole("button").click();
  const link = pane.getByRole("link", { name: "Open page" });
  const [popup] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await popup.getByText("internal use only").first().waitFor();
  await popup.getByText("widget-works").first().waitFor();
  expect(workbench.errors).toEqual([]);
});
