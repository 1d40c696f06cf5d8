import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { paneFrame } from "../../tools/site/pane-views.js";
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

async function open(query = "sheet=empty"): Promise<WorkbenchPage> {
  const workbench = await site.open(query);
  opened.push(workbench);
  await workbench.pane.getByRole("searchbox").waitFor();
  return workbench;
}

/** The id of the region that has the focus. */
const region = ({ page }: WorkbenchPage) =>
  page.evaluate(
    () => document.activeElement?.closest("#file-bar, #ribbon, #grid, #pane")?.id ?? "none",
  );

describe("the workbench by keyboard", () => {
  it("goes from region to region by F6, out of the grid and out of the pane", async () => {
    const workbench = await open();
    const { keyboard } = workbench.page;
    await workbench.type("A1", "here");
    await expect.poll(() => region(workbench)).toBe("grid");
    for (const next of ["pane", "file-bar", "ribbon", "grid"]) {
      await keyboard.press("F6");
      await expect.poll(() => region(workbench)).toBe(next);
    }
    await keyboard.press("Shift+F6");
    await expect.poll(() => region(workbench)).toBe("ribbon");
    // Back in the grid what is typed goes into the selected cell.
    await keyboard.press("F6");
    await expect.poll(() => region(workbench)).toBe("grid");
    await keyboard.type("there", { delay: 5 });
    await keyboard.press("Enter");
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("there");
  });

  it("leaves the pane by Tab after its last control, and by Shift+Tab before its first", async () => {
    const workbench = await open();
    const frame = await paneFrame(workbench);
    const focusEnd = (last: boolean) =>
      frame.evaluate((isLast) => {
        const controls = [
          ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, [tabindex]"),
        ].filter(
          (element) =>
            element.tabIndex >= 0 &&
            !element.matches(":disabled") &&
            element.checkVisibility({ visibilityProperty: true }),
        );
        controls.at(isLast ? -1 : 0)?.focus();
      }, last);
    // Until the pane has all it begins with, another control may become the last one.
    const leave = async (last: boolean, key: string) => {
      await focusEnd(last);
      await workbench.page.keyboard.press(key);
      return region(workbench);
    };
    await expect.poll(() => leave(true, "Tab")).toBe("file-bar");
    await expect.poll(() => leave(false, "Shift+Tab")).toBe("grid");
  });
});

describe("the workbench's page", () => {
  it("has a formula bar as wide as the grid", async () => {
    const { page } = await open();
    const width = async (selector: string) =>
      (await page.locator(selector).boundingBox())?.width ?? 0;
    expect(await width(".o-topbar-composer")).toBeGreaterThan(0.98 * (await width("#grid")));
  });

  it("loads nothing foreign, whatever stands in a cell", async () => {
    const workbench = await open();
    const foreign: string[] = [];
    // What the policy forbids never comes as far as this.
    await workbench.page.route("https://pictures.test/**", async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ body: "" });
    });
    await workbench.page.evaluate(() => {
      const { workbook } = (
        globalThis as unknown as {
          workbench: {
            host: {
              workbook: {
                readonly sheets: { activeId(): string };
                enterDataType(at: object, value: object): void;
              };
            };
          };
        }
      ).workbench.host;
      const address = "https://pictures.test/card.png";
      workbook.enterDataType(
        { sheetId: workbook.sheets.activeId(), row: 0, col: 0 },
        { type: "WebImage", address, altText: "Picture", properties: {} },
      );
      // What a hostile file might smuggle in, past every guard of the page's own code.
      document.body.append(Object.assign(new Image(), { src: address }));
      void fetch("https://pictures.test/data").catch(() => undefined);
    });
    await workbench.select("B2");
    await workbench.select("A1");
    await workbench.page.locator("#card h3").waitFor();
    expect(await workbench.page.locator("#card img").count()).toBe(0);
    expect(foreign).toEqual([]);
  });

  it("is a newer Excel on request: groups of undo and data types", async () => {
    const workbench = await open("sheet=empty&api=1.20");
    const frame = await paneFrame(workbench);
    const supported = await frame.evaluate(() =>
      Office.context.requirements.isSetSupported("ExcelApi", "1.20"),
    );
    expect(supported).toBe(true);
    await frame.evaluate(async () => {
      await Excel.run({ mergeUndoGroup: true } as never, async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.getRange("A1").values = [[1]];
        await context.sync();
        sheet.getRange("A2").values = [[2]];
        await context.sync();
      });
    });
    expect(await workbench.texts("A1:A2")).toEqual([["1"], ["2"]]);
    await workbench.select("C5");
    await workbench.page.keyboard.press("Control+z");
    await expect.poll(() => workbench.texts("A1:A2")).toEqual([[""], [""]]);
  });
});

describe("where a file is blocked", () => {
  it.each([
    ["**/office-js/office.js", /Office\.js could not be loaded/],
    [
      "**/office-js/excel-web-16.00.js",
      /excel-web-16\.00\.js could not be loaded|Excel.s part of Office\.js has not come from localhost/,
    ],
    ["**/pane.*.js", /task pane could not be loaded/],
  ])("the pane says so for %s", async (pattern, sentence) => {
    const context = await site.newContext();
    const page = await context.newPage();
    await page.route(pattern, (route) => route.abort());
    await page.goto(`${site.origin}/?sheet=empty`);
    const pane = page.frameLocator("#pane iframe");
    await expect.poll(() => pane.locator("#root").textContent()).toMatch(sentence);
    await context.close();
  });

  it.each(["pane", "pane-ask"])("%s is asked for again, and nobody notices", async (file) => {
    const context = await site.newContext();
    const page = await context.newPage();
    let isFirst = true;
    await page.route(`**/${file}.*.js`, async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      await route.abort();
    });
    await page.goto(`${site.origin}/?sheet=empty&pane=hidden`);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const pane = page.frameLocator("#pane iframe");
    await pane.getByRole("heading", { name: "Ask", level: 1 }).waitFor();
    expect(isFirst).toBe(false);
    await context.close();
  });

  it("a host whose theme throws does not leave the pane blank", async () => {
    const workbench = await site.open("sheet=empty&key=none");
    opened.push(workbench);
    await workbench.pane.getByRole("button").first().waitFor();
    const frame = await paneFrame(workbench);
    await frame.evaluate(() => {
      Object.defineProperty(Office.context, "officeTheme", {
        get: () => {
          throw new Error("no theme here");
        },
      });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await workbench.pane.getByRole("button").count()).toBeGreaterThan(0);
    expect(workbench.errors.filter((text) => text.includes("no theme"))).toEqual([]);
  });
});
