import { afterAll, beforeAll, expect, it } from "vitest";
import { pagesOf } from "../../../tools/site/open-page.js";
import { openSite, type Site } from "../../support/site/open-site.js";
import { openWorkbenchPage, type WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { slowDatabase } from "../../support/storage/slow-database.js";

const id = "10000000-0000-4000-8000-000000000001";
const places = ["DEU", "FRA", "USA", "GBR", "ITA", "ESP", "POL"];

let site: Site;
let workbench: WorkbenchPage;
beforeAll(async () => {
  site = await openSite(({ pathname, searchParams }) => {
    if (!pathname.endsWith("/indicator")) return { body: { items: [], total_count: 0 } };
    const geos = (searchParams.get("geo") ?? "WLD").split(",");
    const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [geo.charCodeAt(0)] }));
    const chart = { graphType: "line", name: "Indicator", data };
    return { body: { identifier: searchParams.get("id"), title: "Indicator", chart } };
  });
  workbench = await openWorkbenchPage(
    pagesOf(async (options) => {
      const context = await site.newContext(options);
      await slowDatabase(context, 25);
      return context;
    }),
    ...([site.origin, "sheet=empty", {}] as const),
  );
});
afterAll(async () => {
  await workbench.close();
  await site.close();
});

/** The places of every call for figures, call by call. */
const asked = () =>
  workbench.requests
    .filter((request) => request.includes("/indicator?"))
    .map((request) => new URL(request, site.origin).searchParams.get("geo")?.split(","));

it("asks for seven places in two calls where the browser's database is slow", async () => {
  await workbench.type("A1", `=STAT.INDICATOR("${id}","${places.join(",")}")`);
  await expect
    .poll(() => workbench.texts("B2:H2"))
    .toEqual([places.map((geo) => String(geo.charCodeAt(0)))]);
  expect(asked()).toEqual([places.slice(0, 5), places.slice(5)]);
  const late = workbench.page
    .frames()
    .map((frame) =>
      frame.evaluate(() => (globalThis as { lateReadings?: number }).lateReadings ?? 0),
    );
  expect(Math.max(...(await Promise.all(late)))).toBeGreaterThanOrEqual(places.length);
});

it("charges no more than the builder has shown for five places that no list knows", async () => {
  const { pane, requests } = workbench;
  requests.length = 0;
  await workbench.select("A6");
  await pane.getByRole("navigation").getByRole("button", { name: "Formula", exact: true }).click();
  await pane.getByLabel("Function", { exact: true }).selectOption("STAT.INDICATOR");
  await pane.getByLabel("id (required)").fill(id.replace(/1$/, "2"));
  for (const place of places.slice(0, 5)) {
    await pane.getByLabel("geos: Add a place").fill(place);
    await pane.getByLabel("geos: Add a place").press("Enter");
  }
  await pane.getByText("5 requests, 0 kept: up to 75 credits.").waitFor();
  await pane.getByRole("button", { name: /^Insert at/ }).click();
  await pane
    .getByText(/^Formula written to/)
    .first()
    .waitFor();
  await expect
    .poll(() => workbench.texts("B7:F7"))
    .toEqual([places.slice(0, 5).map((geo) => String(geo.charCodeAt(0)))]);
  expect(asked()).toEqual([places.slice(0, 5)]);
});
