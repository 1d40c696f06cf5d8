import { afterAll, beforeAll, expect, it } from "vitest";
import { paneFrame } from "../../../tools/site/pane-views.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { openSite, type Site } from "../../support/site/open-site.js";

/** What the service calls things is broken where it is longer than the pane is wide. */

let site: Site;
let workbench: WorkbenchPage;
beforeAll(async () => {
  site = await openSite();
  workbench = await site.open("sheet=empty");
  await workbench.page.addStyleTag({ content: "#pane iframe { width: 320px !important }" });
  await workbench.page.route(/\/v1\/(?!health)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"(title|name|publisher)":"[^"]/g,
      (start) => start + "Leistungsempfängerstatistik".repeat(5),
    );
    await route.fulfill({ response, body });
  });
});
afterAll(() => site.close());

/** How far the page reaches beyond the pane. */
const overhang = async () =>
  (await paneFrame(workbench)).evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

const go = (name: string) =>
  workbench.pane.getByRole("navigation").getByRole("button", { name }).click();

it("in a result and in its details", async () => {
  const { pane } = workbench;
  await pane.getByRole("searchbox").fill("gdp");
  await pane.getByRole("searchbox").press("Enter");
  const statistics = pane.getByRole("region", { name: "Statistics" });
  await statistics.getByRole("article").first().waitFor();
  expect(await overhang()).toBe(0);
  await statistics.getByRole("article").first().getByRole("heading").getByRole("button").click();
  await pane.getByRole("button", { name: "Show chart and data" }).click();
  await pane.locator("[role=img] svg").waitFor();
  expect(await overhang()).toBe(0);
});

it("in the sources of an answer", async () => {
  const { pane } = workbench;
  await go("Ask");
  const question = pane.getByLabel("Question", { exact: true });
  await question.fill("How large is the population of Germany?");
  await question.press("Enter");
  await pane.getByRole("article").waitFor();
  expect(await overhang()).toBe(0);
});

it("below the id of a formula", async () => {
  const { pane } = workbench;
  await go("Formula");
  await pane.getByLabel("Function").selectOption("STAT.INDICATOR");
  await pane.getByLabel("id (required)").fill("c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a");
  await pane.getByText("Leistungsempfängerstatistik").first().waitFor();
  expect(await overhang()).toBe(0);
});
