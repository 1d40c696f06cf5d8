import { act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { listAnswer, statistic } from "../support/lists.js";
import { json, type PaneOptions } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const periods = { monthly: ["2025-01", "2025-02", "2025-03"], yearly: ["2023", "2024", "2025"] };

/** One statistic of these periods, of which the list says how often it is published. */
const answerWith =
  (categories: readonly string[], frequency: string): NonNullable<PaneOptions["answer"]> =>
  (url) => {
    if (url.pathname === "/v1/search/statistics") {
      return json({ items: [statistic(3, { frequency })], total_count: 1 });
    }
    if (url.pathname !== "/v1/data/statistic") return listAnswer(url);
    const data = categories.map((name, row) => ({ name, data: row + 0.5 }));
    return json({
      ...statistic(3, { frequency }),
      chart: { graphType: "line", horizontal: false, unit: null, data: { Prices: data } },
      image_url: "",
      teaser_image_urls: [],
    });
  };

async function openFound(categories = periods.monthly, frequency = "monthly") {
  const pane = await openWorkbookPane("Search", { answer: answerWith(categories, frequency) });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await screen.findByRole("button", { name: /^Insert formula for Statistic 3/ });
  return pane;
}
type Pane = Awaited<ReturnType<typeof openFound>>;

async function insertAs({ screen, user }: Pane, form: string) {
  await user.click(screen.getByRole("button", { name: /^Insert chart of/ }));
  await user.selectOptions(await screen.findByLabelText("Insert as"), form);
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
}

const formats = ({ workbench }: Pane, address: string) =>
  act(() =>
    workbench.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
      range.load("numberFormat");
      await context.sync();
      return (range.numberFormat as string[][]).map((row) => row.join());
    }),
  );

const endOfJanuary = 45_688;

describe("months that are inserted", () => {
  it.each([
    ["Default: Chart on live data", "Chart on live data", "na=#N/A; dates=end"],
    ["Live formula", "Formula", "dates=end"],
  ])("are dates in their own format: %s", async (form, done, options) => {
    const pane = await openFound();
    await insertAs(pane, form);
    expect(await pane.main.findByText(`${done} inserted at Sheet1!A1.`)).toBeTruthy();
    await act(() => pane.workbench.idle());
    expect(pane.workbench.cell("A3").formula).toBe(`=STAT.DATA(3,"${options}")`);
    expect(pane.workbench.values("A3:B4")).toEqual([
      ["category", "Prices"],
      [endOfJanuary, 0.5],
    ]);
    const day = "yyyy-mm-dd";
    expect(await formats(pane, "A3:A7")).toEqual(["General", day, day, day, "General"]);
  });

  it.each(["Static table", "Chart on a static table"])("are dates in a table: %s", async (form) => {
    const pane = await openFound();
    await insertAs(pane, form);
    expect(await pane.main.findByText(/^Table .*inserted at Sheet1!A1\.$/)).toBeTruthy();
    expect(pane.workbench.values("A2:B3")).toEqual([
      ["Period", "Prices"],
      [endOfJanuary, 0.5],
    ]);
    expect(await formats(pane, "A2:A4")).toEqual(["General", "yyyy-mm-dd", "yyyy-mm-dd"]);
  });

  it("stand on a chart's axis as evenly as their labels would", async () => {
    const pane = await openFound();
    await insertAs(pane, "Default: Chart on live data");
    await pane.main.findByText("Chart on live data inserted at Sheet1!A1.");
    const type = await act(() =>
      pane.workbench.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const { categoryAxis } = sheet.charts.getItemAt(0).axes;
        categoryAxis.load("categoryType");
        await context.sync();
        return categoryAxis.categoryType;
      }),
    );
    expect(type).toBe("TextAxis");
  });

  it("are dates where a result is inserted unopened, as the list says how often it is published", async () => {
    const pane = await openFound();
    const { screen, main, user, workbench } = pane;
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await main.findByText(/^Formula inserted at Sheet1!A\d\./);
    await act(() => workbench.idle());
    expect(workbench.cell("A3").formula).toBe('=STAT.DATA(3,"dates=end")');
    expect(workbench.cell("A4").value).toBe(endOfJanuary);
  });
});

describe("years that are inserted", () => {
  it("stay years", async () => {
    const pane = await openFound(periods.yearly, "annual");
    await insertAs(pane, "Live formula");
    expect(await pane.main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
    await act(() => pane.workbench.idle());
    expect(pane.workbench.cell("A3").formula).toBe("=STAT.DATA(3)");
    expect(pane.workbench.cell("A4").value).toBe(2023);
    expect(await formats(pane, "A4:A4")).toEqual(["General"]);
  });
});

describe("years that are inserted", () => {
  const axisOf = async (categories: readonly string[], form: string) => {
    const pane = await openFound([...categories], "annual");
    await insertAs(pane, form);
    await pane.main.findByText(/hart.* inserted/);
    const shown = await act(() =>
      pane.workbench.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const { categoryAxis } = sheet.charts.getItemAt(0).axes;
        const years = sheet.getRange("A1:A8");
        categoryAxis.load("categoryType");
        years.load("values");
        await context.sync();
        const numbers = years.values.flat().filter((value) => typeof value === "number");
        return [categoryAxis.categoryType, ...numbers];
      }),
    );
    close();
    return shown;
  };

  it("stand on a chart's axis as far from each other as they are", async () => {
    const gaps = ["2005", "2006", "2012"];
    for (const form of ["Default: Chart on live data", "Chart on a static table"]) {
      expect(await axisOf(gaps, form)).toEqual(["DateAxis", 2005, 2006, 2012]);
      expect(await axisOf(periods.yearly, form)).toEqual(["Automatic", 2023, 2024, 2025]);
    }
  });
});
