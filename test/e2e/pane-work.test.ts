import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe.js";
import { paneFrame, paneLooks, showLook, workbookViews } from "../../tools/site/pane-views.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

async function open(query = "sheet=empty", width = 1280): Promise<WorkbenchPage> {
  const workbench = await site.open(query, { width, height: 900 });
  opened.push(workbench);
  return workbench;
}
async function go({ pane }: WorkbenchPage, name: string): Promise<void> {
  const views = pane.getByRole("navigation");
  const isInMenu = ["Templates", "Connection", "Diagnostics"].includes(name);
  if (isInMenu) await views.getByRole("button", { name: "More views" }).click();
  await views.getByRole("button", { name, exact: true }).click();
}

describe("the pane at work in a workbook", () => {
  it("reopens a formula from its cell, changes it and writes it back", async () => {
    const workbench = await open();
    const { pane } = workbench;
    await workbench.type("B2", '=STAT.SEARCH("population",,,3)');
    await expect.poll(() => workbench.texts("B2:C2")).toEqual([["id", "title"]]);
    await go(workbench, "Formula");
    await workbench.type("A1", "aside");
    await pane.getByRole("heading", { name: "New formula in A2" }).waitFor();
    const before = workbench.requests.length;
    // A click into the spill, not on its anchor.
    await workbench.select("C4");
    await pane.getByRole("heading", { name: "Formula in B2", exact: true }).waitFor();
    await expect.poll(() => pane.getByLabel("query (required)").inputValue()).toBe("population");
    await pane.getByText("Options").click();
    await pane.getByLabel("headers").selectOption("off");
    expect(workbench.requests).toHaveLength(before);
    await pane.getByRole("button", { name: "Write to B2" }).click();
    await pane.getByText("Formula written to B2.").first().waitFor();
    await expect
      .poll(async () => (await workbench.cell("B2")).formula)
      .toBe('=STAT.SEARCH("population",,,3,"headers=off")');
    await expect.poll(async () => (await workbench.cell("B2")).text).toMatch(/^\d+$/);
    // Another layout of the same answer is no new request.
    expect(workbench.requests).toHaveLength(before);
    expect(workbench.errors).toEqual([]);
  });

  it("answers a question and puts its key facts into the sheet", async () => {
    const workbench = await open();
    const { pane } = workbench;
    await go(workbench, "Ask");
    await pane
      .getByLabel("Question", { exact: true })
      .fill("How large is the population of Germany?");
    await pane.getByLabel("Question", { exact: true }).press("Enter");
    const article = pane.getByRole("article");
    await article.waitFor();
    await article.getByRole("region", { name: "Key facts" }).getByRole("cell").first().waitFor();
    await expect.poll(() => article.getByRole("link").count()).toBeGreaterThan(0);
    await pane.getByRole("button", { name: "Insert key facts as table" }).click();
    await pane.getByText("Key facts inserted at Sheet1!A1.").first().waitFor();
    expect((await workbench.texts("A2:D2"))[0]).toEqual(["title", "value", "unit", "type"]);
    expect(typeof (await workbench.cell("B3")).value).toBe("number");
    expect(workbench.requests.filter((path) => path.endsWith("/ask"))).toHaveLength(1);
    expect(workbench.errors).toEqual([]);
  });

  it("inserts a template whose formulas show figures", async () => {
    const workbench = await open();
    const { pane } = workbench;
    await go(workbench, "Templates");
    await pane.getByRole("button", { name: "Insert Country comparison" }).click();
    await pane
      .getByText(/^Inserted: Country comparison, with a chart\.$/)
      .first()
      .waitFor();
    expect((await workbench.cell("A1")).text).toBe("Country comparison");
    await expect.poll(async () => (await workbench.cell("B7")).value).toEqual(expect.any(Number));
    expect(workbench.errors).toEqual([]);
  });

  it("shows the price of a refresh, asks nothing before the click and each request once after it", async () => {
    const workbench = await open();
    const { pane, page } = workbench;
    await workbench.type("A1", '=STAT.SEARCH("population",,,3)');
    await workbench.type("A8", '=STAT.SEARCH("population",,,3,"headers=off")');
    await expect.poll(async () => (await workbench.cell("A8")).text).toMatch(/^\d+$/);
    // From the ribbon, as a user of Excel would.
    await page.getByRole("button", { name: "Refresh", exact: true }).first().click();
    await pane.getByText("2 formulas: everything is up to date.").waitFor();
    await pane.getByLabel("What", { exact: true }).selectOption("Everything, fresh answers too");
    await pane.getByText("2 formulas → 1 request → 0 need no call → 1 call, 1 credit.").waitFor();
    const before = workbench.requests.length;
    await pane.getByRole("button", { name: "Refresh (1 credit)" }).click();
    await pane.getByText("0 updated, 2 unchanged, 0 failed.").first().waitFor();
    expect(workbench.requests).toHaveLength(before + 1);
    expect(workbench.errors).toEqual([]);
  });

  it("refreshes with the keyboard alone", async () => {
    const workbench = await open();
    const { pane, page } = workbench;
    await workbench.type("A1", '=STAT.SEARCH("population",,,3)');
    await expect.poll(async () => (await workbench.cell("A1")).text).toBe("id");
    await pane.getByRole("searchbox").focus();
    const focused = () => pane.locator(":focus").evaluate((element) => element.textContent);
    const tabTo = async (text: RegExp, back = false) => {
      for (let count = 0; count < 25 && !text.test(await focused()); count += 1) {
        await page.keyboard.press(back ? "Shift+Tab" : "Tab");
      }
      expect(await focused()).toMatch(text);
    };
    await tabTo(/^Workbook$/, true);
    await page.keyboard.press("Enter");
    await pane.getByText("1 formula: everything is up to date.").waitFor();
    await tabTo(/^Everything that is out of date/);
    await page.keyboard.press("End");
    await pane.getByRole("button", { name: "Refresh (1 credit)" }).waitFor();
    await tabTo(/^Refresh \(1 credit\)$/);
    await page.keyboard.press("Enter");
    await pane.getByText("0 updated, 1 unchanged, 0 failed.").first().waitFor();
  });

  it("shows each view of the ribbon's buttons", async () => {
    const workbench = await open("sheet=empty&pane=hidden");
    await workbench.page.getByRole("button", { name: "Ask", exact: true }).click();
    await workbench.pane.getByRole("heading", { name: "Ask", level: 1 }).waitFor();
    await workbench.page.getByRole("button", { name: /^Insert( ·|$)/ }).click();
    await workbench.pane.getByRole("heading", { name: "Formula", level: 1 }).waitFor();
  });
});

interface PageGlobal {
  readonly workbench: { readonly host: { readonly runtime: { events: { emitAlways: unknown } } } };
}

describe("a ribbon button pressed right after the start", () => {
  it("shows its view, though Excel told of the pane before anybody listened", async () => {
    const workbench = await open("sheet=empty&pane=hidden");
    await workbench.page.evaluate(() => {
      (globalThis as unknown as PageGlobal).workbench.host.runtime.events.emitAlways = () =>
        undefined;
    });
    await workbench.page.getByRole("button", { name: "Ask", exact: true }).click();
    await workbench.pane.getByRole("heading", { name: "Ask", level: 1 }).waitFor();
  });
});

describe("axe-core in the views of a workbook", () => {
  /** By the name of the look. One walk through the views serves all looks. */
  const found = new Map<string, Record<string, string[]>>(paneLooks.map(({ name }) => [name, {}]));

  beforeAll(async () => {
    const workbench = await open("sheet=empty");
    for (const { name, show } of workbookViews) {
      await show(workbench);
      const frame = await paneFrame(workbench);
      for (const look of paneLooks) {
        await showLook(workbench, look);
        const violations = await violationsOf(frame);
        const ofLook = found.get(look.name) ?? {};
        if (violations.length > 0) ofLook[name] = violations;
        const overhang = await frame.evaluate(
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
