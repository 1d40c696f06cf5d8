import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
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

interface Shown {
  readonly value: unknown;
  readonly formula?: string;
}

/** Cells of the first sheet, as a page's grid has them. */
const cells = (page: Page, addresses: readonly string[]) =>
  page.evaluate((wanted) => {
    const { workbench } = globalThis as unknown as {
      workbench: {
        host: {
          workbook: {
            readonly sheets: { activeId(): string };
            cell(at: { sheetId: string; row: number; col: number }): Shown;
          };
        };
      };
    };
    const { workbook } = workbench.host;
    return wanted.map((address): Shown => {
      const at = { row: Number(address.slice(1)) - 1, col: address.charCodeAt(0) - 65 };
      const { value, formula } = workbook.cell({ sheetId: workbook.sheets.activeId(), ...at });
      return formula === undefined ? { value } : { value, formula };
    });
  }, addresses);

async function filled(): Promise<WorkbenchPage> {
  const workbench = await site.open("sheet=empty", { width: 1280, height: 900 });
  opened.push(workbench);
  await workbench.type("A1", '=STAT.SEARCH("population",,,3)');
  await workbench.type("A6", "=ROWS(A1#)*10");
  await expect.poll(() => workbench.texts("A1:B1")).toEqual([["id", "title"]]);
  await expect.poll(async () => (await workbench.cell("A6")).value).toBe(40);
  return workbench;
}

const share = async ({ pane }: WorkbenchPage) => {
  await pane.getByRole("navigation").getByRole("button", { name: "Workbook", exact: true }).click();
  await pane.getByRole("button", { name: "Open a frozen copy" }).click();
  await pane.getByText("A copy with 1 value instead of formulas is open.").first().waitFor();
};
const looked = ["A1", "A2", "B2", "B4", "A6"];

describe("a copy for sharing", () => {
  it("opens in a tab of its own with values, while the workbook keeps its formulas", async () => {
    const workbench = await filled();
    const before = await cells(workbench.page, looked);
    const paid = workbench.requests.length;
    const [copy] = await Promise.all([
      workbench.page.context().waitForEvent("page"),
      share(workbench),
    ]);
    await copy.locator(".o-grid").waitFor();
    expect(await cells(workbench.page, looked)).toEqual(before);
    expect(workbench.requests).toHaveLength(paid);

    const copied = await cells(copy, looked);
    expect(copied.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
    expect(copied.map(({ formula }) => formula)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      // The user's own: the spill it counted is values now, which spill nowhere.
      expect.stringMatching(/^=ROWS\(A1:[A-Z]4\)\*10$/) as unknown,
    ]);
    await expect.poll(() => copy.getByLabel("Workbook name").inputValue()).toBe("Copy of Book1");
    expect(workbench.errors).toEqual([]);
  });

  it("is offered as a link where the browser opens no tab", async () => {
    const workbench = await filled();
    await workbench.page.evaluate(() => {
      window.open = () => null;
    });
    await share(workbench);
    const link = workbench.page.getByRole("link", { name: 'Open "Copy of Book1"' });
    const [copy] = await Promise.all([workbench.page.context().waitForEvent("page"), link.click()]);
    await copy.locator(".o-grid").waitFor();
    expect((await cells(copy, ["A1"]))[0]).toEqual({ value: "id" });
    await expect.poll(() => link.isVisible()).toBe(false);
  });
});
