import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe.js";
import { paneFrame, paneLooks, waitForResults } from "../../tools/site/pane-views.js";
import type { Look } from "../../tools/site/open-page.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

async function openWorkbench(): Promise<WorkbenchPage> {
  const workbench = await site.open("sheet=empty");
  opened.push(workbench);
  return workbench;
}
async function openPane(look: Look): Promise<Page> {
  const pane = await site.openPane(look);
  opened.push(pane);
  return pane.page;
}

interface Chart {
  readonly name: string;
  readonly chartType: string;
  readonly series: string[];
  readonly values: number[];
}

/** The active sheet's charts, asked of real office.js in the pane's frame. */
async function chartsOf(workbench: WorkbenchPage): Promise<Chart[]> {
  const frame = await paneFrame(workbench);
  return frame.evaluate(() =>
    Excel.run(async (context) => {
      const { charts } = context.workbook.worksheets.getActiveWorksheet();
      charts.load("items/name,items/chartType");
      await context.sync();
      const parts = charts.items.map((chart) => {
        chart.series.load("items/name");
        return { chart, first: chart.series.getItemAt(0).getDimensionValues("Values") };
      });
      await context.sync();
      return parts.map(({ chart, first }) => ({
        name: chart.name,
        chartType: chart.chartType,
        series: chart.series.items.map(({ name }) => name),
        values: first.value as unknown as number[],
      }));
    }),
  );
}

describe("from a search to a chart", () => {
  it("takes two presses, for the price of one statistic", async () => {
    const workbench = await openWorkbench();
    const { pane, requests } = workbench;
    await pane.getByRole("searchbox").fill("gdp of germany and france");
    await pane.getByRole("searchbox").press("Enter");
    const statistics = pane.getByRole("region", { name: "Statistics" });
    await statistics
      .getByRole("button", { name: /^Insert chart of/ })
      .first()
      .click();
    await pane.getByRole("button", { name: /^Insert( ·|$)/ }).click();
    await pane.getByText("Chart on live data inserted at Sheet1!A1.").first().waitFor();

    // Below title and source.
    const first = await workbench.cell("A3");
    expect(first.formula).toMatch(/^=STAT\.DATA\(\d+,"na=#N\/A"\)$/);
    const [chart, ...others] = await chartsOf(workbench);
    expect(others).toEqual([]);
    expect(chart?.name).toBe(`STAT_${/\d+/.exec(first.formula ?? "")?.[0] ?? ""}_1`);
    expect(chart?.series).toEqual(
      (await workbench.texts("B3:C3"))[0]?.filter((text) => text !== ""),
    );
    expect(chart?.values[0]).toBe((await workbench.cell("B4")).value);
    expect(requests.filter((path) => path.startsWith("/v1/data/"))).toHaveLength(1);
    expect(workbench.errors).toEqual([]);
  });

  it("works with the keyboard alone", async () => {
    const workbench = await openWorkbench();
    const { page, pane } = workbench;
    await pane.getByRole("searchbox").focus();
    // A year asks for charts of it first: no series with its question for the rows.
    await page.keyboard.type("life expectancy 2010");
    await page.keyboard.press("Enter");
    await pane.getByRole("region", { name: "Statistics" }).getByRole("article").first().waitFor();
    const focused = () =>
      pane.locator(":focus").evaluate((element) => element.getAttribute("aria-label") ?? "");
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press("Tab");
      if ((await focused()).startsWith("Insert chart of")) break;
    }
    expect(await focused()).toMatch(/^Insert chart of/);
    await page.keyboard.press("Enter");
    await pane.locator("button:focus", { hasText: "Insert" }).waitFor();
    await page.keyboard.press("Enter");
    await pane
      .getByText(/^Chart on live data inserted at/)
      .first()
      .waitFor();
    expect(await chartsOf(workbench)).toHaveLength(1);
    // And back to the card that was left.
    await pane.getByRole("button", { name: "Back" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toMatch(/^Insert chart of/);
  });

  it("puts a picture of the chart in front of the cells, with words for those who do not see it", async () => {
    const workbench = await openWorkbench();
    const { pane } = workbench;
    await pane.getByRole("searchbox").fill("population of japan");
    await pane.getByRole("searchbox").press("Enter");
    const statistics = pane.getByRole("region", { name: "Statistics" });
    await statistics
      .getByRole("button", { name: /^Insert chart of/ })
      .first()
      .click();
    await pane.getByLabel("Insert as").selectOption("Picture");
    await pane.getByRole("button", { name: /^Insert( ·|$)/ }).click();
    await pane.getByText("Picture inserted at Sheet1!A1.").first().waitFor();
    const shapes = await picturesOf(workbench);
    expect(shapes).toHaveLength(1);
    expect(shapes[0]?.altTextTitle).toMatch(/Japan/);
    expect(shapes[0]?.width).toBeGreaterThan(200);
  });

  it("names the one place of an indicator on its picture", async () => {
    const workbench = await openWorkbench();
    const { pane } = workbench;
    await pane.getByLabel("What to search").selectOption("Indicators");
    await pane.getByRole("searchbox").fill("unemployment rate germany");
    await pane.getByRole("searchbox").press("Enter");
    await pane
      .getByRole("button", { name: /^Insert chart of/ })
      .first()
      .click();
    await pane.getByLabel("Insert as").selectOption("Picture");
    await pane.getByRole("button", { name: /^Insert( ·|$)/ }).click();
    await pane.getByText("Picture inserted at Sheet1!A1.").first().waitFor();
    expect(await picturesOf(workbench)).toMatchObject([
      { altTextTitle: "Unemployment rate · Germany" },
    ]);
  });
});

async function picturesOf(workbench: WorkbenchPage) {
  const frame = await paneFrame(workbench);
  return frame.evaluate(() =>
    Excel.run(async (context) => {
      const { shapes: found } = context.workbook.worksheets.getActiveWorksheet();
      found.load("items/name,items/altTextTitle,items/width");
      await context.sync();
      return found.items.map(({ altTextTitle, width }) => ({ altTextTitle, width }));
    }),
  );
}

describe("an infographic", () => {
  it("is put in front of the cells as the service draws it", async () => {
    const workbench = await openWorkbench();
    const { pane } = workbench;
    await pane.getByLabel("What to search").selectOption("Infographics");
    await pane.getByRole("searchbox").fill("economy");
    await pane.getByRole("searchbox").press("Enter");
    await pane.getByRole("article").first().getByRole("heading").getByRole("button").click();
    await pane.getByRole("button", { name: /^Insert( ·|$)/ }).click();
    await pane.getByText("Picture inserted at Sheet1!A1.").first().waitFor();
    expect(workbench.errors).toEqual([]);
  });
});

/** Notes when the search box stands, by the page's own clock: by the tests' own, more has come by then on a busy machine. */
function noteSearchBox() {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("[role=searchbox], input[type=search]") === null) return;
    (globalThis as { searchBoxMs?: number }).searchBoxMs = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Its scripts among these addresses, asked for once more, and what each weighs. */
async function weigh(page: Page, urls: readonly string[]) {
  const paths = urls.map((url) => [url, new URL(url).pathname] as const);
  const own = paths.filter(([, path]) => path.endsWith(".js") && !path.startsWith("/office-js/"));
  return Promise.all(
    own.map(async ([url, path]) => {
      const answer = await page.request.get(url);
      return { path, kb: gzipSync(await answer.body()).length / 1024 };
    }),
  );
}

/** The addresses of what the page had asked for when its search box stood. */
async function askedBeforeSearchBox(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { searchBoxMs = 0 } = globalThis as { searchBoxMs?: number };
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= searchBoxMs)
      .map(({ name }) => name);
  });
}

describe("the first view", () => {
  it("loads at most 250 KB gzip beyond what the functions load", async () => {
    const page = await openPane({});
    await page.addInitScript(noteSearchBox);
    await page.reload();
    await page.getByRole("searchbox").waitFor();
    const loaded = await weigh(page, await askedBeforeSearchBox(page));
    const functions = loaded.filter(({ path }) => /^\/addin\./.test(path));
    const pane = loaded.filter((script) => !functions.includes(script));
    const sum = (list: typeof loaded) => list.reduce((total, { kb }) => total + kb, 0);
    expect(functions).toHaveLength(1);
    expect(pane.length).toBeGreaterThan(0);
    expect(sum(pane)).toBeLessThan(250);
  });
});

/** Each view by its name, and the way to it from the one before. */
const views: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["the empty search", (page) => page.getByRole("searchbox").waitFor()],
  [
    "results of every kind, with filters",
    async (page) => {
      await page.getByRole("searchbox").fill("gdp per capita");
      await page.getByRole("searchbox").press("Enter");
      await waitForResults(page);
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByLabel("Language").waitFor();
      await page.getByRole("checkbox").first().check();
    },
  ],
  [
    "a statistic with its price",
    async (page) => {
      const statistics = page.getByRole("region", { name: "Statistics" });
      await statistics
        .getByRole("button", { name: /^Insert chart of/ })
        .first()
        .click();
      await page.getByText("The data costs 10 credits.").waitFor();
    },
  ],
  [
    "a statistic's chart",
    async (page) => {
      await page.getByRole("button", { name: "Show chart and data" }).click();
      await page.locator("[role=img] svg").waitFor();
    },
  ],
  [
    "a statistic's table",
    async (page) => {
      await page.getByRole("tab", { name: "Table" }).click();
      await page.getByRole("table").waitFor();
    },
  ],
  [
    "an indicator with its places",
    async (page) => {
      await page.getByRole("button", { name: "Back" }).click();
      const indicators = page.getByRole("region", { name: "Indicators" });
      await indicators
        .getByRole("button", { name: /^Insert chart of/ })
        .first()
        .click();
      await page.getByText(/^Places \(1 of/).click();
      await page.getByRole("checkbox").nth(1).waitFor();
    },
  ],
  [
    "a refusal to insert, as there is no workbook",
    async (page) => {
      await page.getByRole("button", { name: /^Insert( ·|$)/ }).click();
      await page.getByRole("alert").waitFor();
    },
  ],
  [
    "the topics",
    async (page) => {
      await page.getByRole("button", { name: "Back" }).click();
      await page.getByRole("tab", { name: "Topics" }).click();
      await page.getByRole("button", { name: /^Load topics/ }).click();
      await page.getByRole("treeitem").first().click();
    },
  ],
  [
    "the saved items",
    async (page) => {
      await page.getByRole("tab", { name: "Search" }).click();
      await page
        .getByRole("button", { name: /^Save / })
        .first()
        .click();
      await page.getByRole("tab", { name: "Saved" }).click();
      await page.getByRole("article").first().waitFor();
    },
  ],
];

describe("a row of the results", () => {
  it("leaves its title's letters to the title, whatever its buttons take of the row", async () => {
    const page = await openPane({});
    await page.getByRole("searchbox").fill("population of japan");
    await page.getByRole("searchbox").press("Enter");
    await waitForResults(page);
    const covered = await page.getByRole("article").evaluateAll((rows) =>
      rows.map((row) => {
        const title = row.querySelector("h3")?.getBoundingClientRect();
        const actions = row.querySelector("[data-actions]")?.getBoundingClientRect();
        return (title?.bottom ?? 0) - (actions?.top ?? 0);
      }),
    );
    expect(covered.length).toBeGreaterThan(3);
    // A line is four pixels higher than its letters.
    expect(Math.max(...covered)).toBeLessThanOrEqual(2);
  });
});

describe("axe-core, at 320 pixels", () => {
  /** By the name of the look. One walk through the views serves all looks. */
  const found = new Map<string, Record<string, string[]>>(paneLooks.map(({ name }) => [name, {}]));

  beforeAll(async () => {
    const page = await openPane({});
    for (const [name, show] of views) {
      await show(page);
      for (const look of paneLooks) {
        await page.emulateMedia(look.media);
        const violations = await violationsOf(page);
        const ofLook = found.get(look.name) ?? {};
        if (violations.length > 0) ofLook[name] = violations;
        // Nothing sticks out of the pane, which cannot be scrolled sideways.
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overhang > 0) ofLook[`${name}, too wide`] = [String(overhang)];
      }
    }
  });

  it.each(paneLooks)("has nothing to object to in $name", ({ name }) => {
    expect(found.get(name)).toEqual({});
  });
});
