import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { paneFrame } from "../../tools/site/pane-views.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
let opened: WorkbenchPage[] = [];

beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});
afterAll(() => site.close());

async function open(query?: string): Promise<WorkbenchPage> {
  const workbench = await site.open(query);
  opened.push(workbench);
  return workbench;
}

describe("the workbench in a browser", () => {
  it("opens on a page of figures beside their charts, all of it formulas, without an error of the page", async () => {
    const workbench = await open();
    const shown = async () => (await workbench.texts("A4:D10")).map((row) => row.slice(1));
    const figure: unknown = expect.stringMatching(/^\d+\.\d+$/);
    const change: unknown = expect.stringMatching(/^[+-]\d+\.\d+(?: pp|%)$/);
    const line = [figure, expect.stringMatching(/^(?:\d{4}-\d\d|Q\d \d{4})$/), change];
    await expect.poll(shown).toEqual(Array.from({ length: 7 }, (): unknown => line));
    await expect.poll(() => drawnCharts(workbench)).toHaveLength(2);
    const inSight = (await workbench.page.locator("#grid").boundingBox()) ?? { x: 0, width: 0 };
    for (const canvas of await workbench.page.locator(".o-figure canvas").all()) {
      const box = await canvas.boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(inSight.x + inSight.width);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(760);
    }
    expect(workbench.errors).toEqual([]);
  });

  it("has yellow cells on it that its table and its chart follow", async () => {
    const workbench = await open();
    await expect.poll(async () => (await workbench.cell("A21")).text).toMatch(/^Q\d \d{4}$/);
    await workbench.type("D12", "A");
    await workbench.type("C13", "Switzerland");
    await expect.poll(async () => (await workbench.cell("A21")).text).toMatch(/^\d{4}$/);
    const [table] = [await workbench.texts("A14:A21")];
    await expect
      .poll(async () => (await drawnCharts(workbench)).map(({ labels }) => labels))
      .toContainEqual(table.flat());
    const names = (await drawnCharts(workbench)).map(({ names: all }) => all);
    expect(names).toContainEqual(["Euro area", "Switzerland", "UK"]);
  });

  it("spills a typed search, and formulas follow its spill", async () => {
    const workbench = await open("sheet=empty");
    await workbench.select("A2");
    // Key by key, past what the editor offers for each of them.
    await workbench.page.keyboard.type('=STAT.SEARCH("population",,,5)');
    await workbench.page.keyboard.press("Enter");
    await workbench.type("H1", "=COUNTA(A2#)");
    await expect.poll(() => workbench.texts("A2:B2")).toEqual([["id", "title"]]);
    const titles = await workbench.texts("B3:B8");
    expect(
      titles
        .slice(0, 5)
        .flat()
        .every((title) => /population/i.test(title)),
    ).toBe(true);
    expect(titles[5]).toEqual([""]);
    const columns = (await workbench.texts("A2:I2"))[0]?.filter((text) => text !== "").length ?? 0;
    expect((await workbench.cell("H1")).value).toBe(columns * 6);
  });

  it("asks again when an argument changes, and only then", async () => {
    const workbench = await open("sheet=empty");
    await workbench.type("A1", "population");
    await workbench.type("A2", "=STAT.SEARCH(A1,,,3)");
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("id");
    const before = workbench.requests.length;
    await workbench.type("H1", "unrelated");
    await workbench.type("A1", "life expectancy");
    await expect.poll(async () => (await workbench.cell("B3")).text).toMatch(/life expectancy/i);
    expect(workbench.requests.length).toBe(before + 1);
  });

  it("shows #SPILL! where a cell is in the way, and the table when it goes", async () => {
    const workbench = await open("sheet=empty");
    await workbench.type("B4", "in the way");
    await workbench.type("A2", '=STAT.SEARCH("population",,,5)');
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("#SPILL!");
    await workbench.type("B4", "");
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("id");
  });

  it("lets a click through to the cell in the way, though the error's sentence lies over it", async () => {
    const workbench = await open("sheet=empty");
    const { page } = workbench;
    await workbench.type("B4", "in the way");
    await workbench.type("A2", '=STAT.SEARCH("population",,,5)');
    await page.locator(".o-error-tooltip").getByText("Caused by").waitFor();
    await workbench.type("B4", "");
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("id");
  });

  it("shows an error with a sentence one can act on", async () => {
    const workbench = await open("sheet=empty");
    await workbench.type("A2", '=STAT.SEARCH("population",,,-1)');
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("#VALUE!");
    expect((await workbench.cell("A2")).message).toMatch(/size/i);
  });

  it("asks for a key, takes it in the pane, and answers then", async () => {
    const workbench = await open("sheet=empty&key=none");
    await workbench.type("A2", '=STAT.SEARCH("population",,,2)');
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("#N/A");
    expect((await workbench.cell("A2")).message).toMatch(/API key/);
    const { pane } = workbench;
    await pane.getByLabel("API key").fill("demo-advanced");
    await pane.getByRole("button", { name: "Save and test" }).click();
    const keptKey = () =>
      workbench.page.evaluate((name) => localStorage.getItem(name), `stat.key.${site.origin}`);
    await expect.poll(keptKey).toBe("demo-advanced");
    await workbench.type("A10", '=STAT.SEARCH("population",,,2)');
    await expect.poll(async () => (await workbench.cell("A10")).text).toBe("id");
  });

  it("inserts a formula from the pane at the selected cell", async () => {
    const workbench = await open("sheet=empty");
    await workbench.type("B2", "x");
    await workbench.type("B2", "");
    const { pane } = workbench;
    await pane.getByRole("searchbox").or(pane.getByRole("textbox")).first().fill("population");
    await pane.getByRole("searchbox").or(pane.getByRole("textbox")).first().press("Enter");
    await pane
      .getByRole("region", { name: "Statistics" })
      .getByRole("button", { name: /^Insert formula for/ })
      .first()
      .click();
    await expect
      .poll(async () =>
        (await formulas(workbench)).some((formula) => formula.startsWith("=STAT.DATA(")),
      )
      .toBe(true);
  });

  it("has room for a century of months, also on a sheet that the person adds", async () => {
    const workbench = await open("sheet=empty");
    const total = async () => (await workbench.cell("I1")).value;
    for (const isAdded of [false, true]) {
      if (isAdded) await workbench.page.locator(".o-add-sheet").click();
      await workbench.type(
        "A1",
        '=STAT.SEARCH("CPI all items unadjusted monthly United States",,,1)',
      );
      await workbench.type("A20", "=STAT.DATA(A2)");
      await expect.poll(async () => (await workbench.cell("A20")).text).toBe("category");
      await workbench.type("I1", "=ROWS(A20#)");
      await expect.poll(total).toBeGreaterThan(1_300);
    }
  });

  it("has the manifest's ribbon, whose commands open the closed pane", async () => {
    const workbench = await open("sheet=empty&pane=hidden");
    const { page } = workbench;
    const isPaneShown = async () => (await page.locator("#pane.unseen").count()) === 0;
    expect(await isPaneShown()).toBe(false);
    await page.getByRole("group", { name: "STAT" }).getByRole("button", { name: "Ask" }).click();
    await expect.poll(isPaneShown).toBe(true);
    await workbench.pane.getByRole("heading").first().waitFor();
    await page.getByRole("button", { name: "Close the task pane" }).click();
    await expect.poll(isPaneShown).toBe(false);
    await page.getByRole("button", { name: "Open STAT" }).click();
    await expect.poll(isPaneShown).toBe(true);
  });

  it.each(["light", "dark"] as const)(
    "draws its tools in the colour of its text where colours are forced: %s",
    async (colorScheme) => {
      const { page } = await open("sheet=empty");
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const colourOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      const tool = "#grid .o-menu-item-button:not(.o-disabled)";
      expect(await colourOf(`${tool} svg.o-icon`)).toBe(await colourOf("#bar"));
      const off = "#grid .o-menu-item-button.o-disabled svg.o-icon";
      expect(await colourOf(off)).not.toBe(await colourOf(`${tool} svg.o-icon`));
    },
  );

  it("shows a chart that the add-in inserts, with the numbers of its cells", async () => {
    const workbench = await open("sheet=empty");
    const { page } = workbench;
    await workbench.type("A1", "Germany");
    await workbench.type("B1", "83");
    await workbench.type("A2", "France");
    await workbench.type("B2", "68");
    const frame = await paneFrame(workbench);
    await frame.evaluate(async () => {
      await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const chart = sheet.charts.add("ColumnClustered", sheet.getRange("A1:B2"), "Columns");
        chart.title.text = "Population";
        chart.setPosition("D3", "H15");
        await context.sync();
      });
    });
    const figure = page.locator(".o-figure canvas").first();
    await figure.waitFor();
    await expect.poll(async () => (await figure.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    await expect
      .poll(() => drawnCharts(workbench))
      .toMatchObject([{ labels: ["Germany", "France"], values: [[83, 68]] }]);
  });

  it("speaks the languages of its address: German pane and semicolons", async () => {
    const workbench = await open("sheet=empty&lang=de-DE");
    await workbench.type("A2", '=STAT.SEARCH("population";;;2)');
    await expect.poll(async () => (await workbench.cell("A2")).text).toBe("id");
    expect((await workbench.cell("A2")).formula).toBe('=STAT.SEARCH("population",,,2)');
  });

  it("asks once for each distinct search: 1,000 cells, 50 searches, 50 requests", async () => {
    const workbench = await open("sheet=empty");
    await workbench.page.evaluate(() => {
      const { host } = (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench;
      const cells = Array.from({ length: 1000 }, (_, index) => ({
        row: Math.floor(index / 20),
        col: index % 20,
        content: `=INDEX(STAT.SEARCH("population ${1970 + (index % 50)}",,,1),1,1)`,
      }));
      host.workbook.write(host.workbook.sheets.activeId(), cells);
    });
    await expect
      .poll(
        async () => (await workbench.texts("A1:T50")).flat().filter((text) => text === "id").length,
      )
      .toBe(1000);
    expect(workbench.requests.length).toBe(50);
  });
});

describe("the add-in's page in the workbench", () => {
  it("is the built one, with only the address of office.js replaced", async () => {
    const built = await readFile("dist/addin/taskpane.html", "utf8");
    const { page } = await open();
    const served = await (await page.request.get(`${site.origin}/taskpane.workbench.html`)).text();
    const cdn = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";
    // Asked for ahead, and run.
    expect(built.split(cdn)).toHaveLength(3);
    expect(served).toBe(built.replaceAll(cdn, "/office-js/office.js"));
  });
});

interface ChartLibrary {
  readonly instances: Readonly<
    Record<
      string,
      { readonly data: { labels: unknown; datasets: { label?: string; data: unknown }[] } }
    >
  >;
}

const drawnCharts = ({ page }: WorkbenchPage) =>
  page.evaluate(() => {
    const { Chart } = globalThis as unknown as { Chart: ChartLibrary };
    return Object.values(Chart.instances).map(({ data }) => ({
      labels: data.labels,
      names: data.datasets.map(({ label }) => label),
      values: data.datasets.map((series) => series.data),
    }));
  });

interface HostOfPage {
  readonly workbook: {
    readonly sheets: { activeId(): string };
    cell(at: { sheetId: string; row: number; col: number }): { text: string; formula?: string };
    write(sheetId: string, cells: readonly { row: number; col: number; content: string }[]): void;
  };
}

const formulas = (workbench: WorkbenchPage) =>
  workbench.page.evaluate(() => {
    const { host } = (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench;
    const sheetId = host.workbook.sheets.activeId();
    const found: string[] = [];
    for (let row = 0; row < 10; row++) {
      for (let col = 0; col < 10; col++) {
        const { formula } = host.workbook.cell({ sheetId, row, col });
        if (formula !== undefined) found.push(formula);
      }
    }
    return found;
  });
