import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import { paneFrame, paneLooks, showLook } from "../../../tools/site/pane-views.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { violationsOf } from "../../support/axe.js";

let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

async function open(query: string): Promise<WorkbenchPage> {
  const workbench = await site.open(query);
  opened.push(workbench);
  return workbench;
}

const sheetNames = ({ page }: WorkbenchPage) =>
  page.evaluate(() => {
    const { workbook } = (globalThis as unknown as PageGlobal).workbench.host;
    return workbook.sheets.ids().map((id) => workbook.sheets.nameOf(id));
  });

interface PageGlobal {
  readonly workbench: {
    readonly host: {
      readonly workbook: {
        readonly sheets: { ids(): readonly string[]; nameOf(id: string): string };
      };
    };
  };
}

describe("a first run", () => {
  it("leads by the keyboard from the demo key to a sheet of its own, at the price told, and back", async () => {
    const workbench = await open("sheet=empty&key=none&api=1.20");
    const { pane, page, requests } = workbench;
    await workbench.type("B2", "mine");
    await pane.getByRole("button", { name: "Use demo key" }).focus();
    await page.keyboard.press("Enter");
    const steps = pane.getByRole("region", { name: "To begin with" });
    const find = steps.getByRole("button", { name: "Find the figures of Economy at a glance" });
    await find.focus();
    // Its price is known when nothing stands in its way any more.
    await pane.locator("button:focus:not([aria-disabled=true])").waitFor();
    await page.keyboard.press("Enter");
    const price = steps.getByText(/^Costs \d+ credits in \d+ calls/);
    await price.waitFor();
    const [, credits, calls] = /(\d+) credits in (\d+) calls/.exec(await price.innerText()) ?? [];
    const before = requests.length;
    await steps.getByRole("button", { name: "Insert Economy at a glance" }).focus();
    await page.keyboard.press("Enter");
    await steps.getByText(/^Inserted: Economy at a glance, /).waitFor();
    expect(requests.length - before).toBe(Number(calls));
    expect(Number(credits)).toBe(Number(calls) * 15);
    const names = await sheetNames(workbench);
    expect(names).toEqual(["Sheet1", "Economy at a glance", "Economy at a glance data"]);
    // It is in front, with figures.
    expect((await workbench.cell("A6")).text).toBe("Policy rate");
    expect((await workbench.cell("B6")).text).toMatch(/^\d+\.\d\d$/);
    // One step takes all of it back, and nothing of what was there.
    await workbench.select("A10");
    await page.keyboard.press("Control+Z");
    await expect.poll(() => sheetNames(workbench)).toEqual(["Sheet1"]);
    expect((await workbench.cell("B2")).text).toBe("mine");
    expect(workbench.errors).toEqual([]);
  });

  it("says what a key without indicators lacks, and offers what it has", async () => {
    const workbench = await open("sheet=empty&key=none");
    const { pane } = workbench;
    await pane.getByLabel("API key").fill("demo-starter");
    await pane.getByRole("button", { name: "Save and test" }).click();
    const steps = pane.getByRole("region", { name: "To begin with" });
    await steps.getByText(/^Your key includes no indicators/).waitFor();
    expect(await steps.getByRole("button", { name: /^Find the figures/ }).count()).toBe(0);
  });

  it.each(paneLooks)(
    "is fit for a screen reader in the look $name, what was found too",
    async (look) => {
      const workbench = await open(`sheet=empty&theme=${look.theme}`);
      await showLook(workbench, look);
      const { pane } = workbench;
      const find = pane.getByRole("button", { name: "Find the figures of Economy at a glance" });
      const frame = await paneFrame(workbench);
      await find.waitFor();
      expect(await violationsOf(frame)).toEqual([]);
      await find.focus();
      await pane.locator("button:focus:not([aria-disabled=true])").waitFor();
      await find.click();
      await pane
        .getByText(/figures found beyond doubt\.$/)
        .first()
        .click();
      await pane.getByRole("checkbox").first().waitFor();
      expect(await violationsOf(frame)).toEqual([]);
    },
  );
});
