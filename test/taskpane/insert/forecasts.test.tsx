import { act, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer, statistic } from "../support/lists.js";
import { json, type PaneOptions } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const released = { released_at: "2024-06-01T00:00:00Z", updated_at: "2024-06-01T00:00:00Z" };
const gdp = indicator("gdp", { ...released, frequency: "annual" });

const answerWith =
  (years: readonly number[]): NonNullable<PaneOptions["answer"]> =>
  ({ pathname }) => {
    const output = statistic(3, { ...released, title: "Output" });
    const figures = years.map((year) => year - 2000);
    switch (pathname) {
      case "/v1/search/statistics":
        return json({ items: [output], total_count: 1 });
      case "/v1/search/market-insights/indicators":
        return json({ items: [gdp], total_count: 1 });
      case "/v1/data/statistic": {
        const points = years.map((year, row) => ({ name: String(year), data: figures[row] }));
        const chart = { graphType: "bar", horizontal: false, unit: "EUR", data: { All: points } };
        return json({ ...output, chart, image_url: "", teaser_image_urls: [] });
      }
      case "/v1/data/market-insights/indicator": {
        const data = [{ geo: "WLD", categories: years.map(String), series: figures }];
        return json({ ...gdp, chart: { name: "gdp", graphType: "bar", unit: "EUR", data } });
      }
      default:
        return listAnswer(new URL(`https://service.test${pathname}`));
    }
  };

interface Wanted {
  readonly years: readonly number[];
  readonly kind: "Statistics" | "Indicators";
  readonly from?: string;
}

/** Inserts a chart on a table of fixed values. @returns whether each of its columns is dashed */
async function dashesOf({ years, kind, from }: Wanted) {
  const pane = await openWorkbookPane("Search", { answer: answerWith(years) });
  ({ close } = pane);
  const { screen, user, workbench } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), kind);
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  await user.selectOptions(await screen.findByLabelText("Insert as"), "Chart on a static table");
  if (from !== undefined) await user.type(screen.getByLabelText("From"), from);
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await waitFor(() => {
    expect(workbench.cell("A2").value).not.toBe("");
  });
  return act(() =>
    workbench.run(async (context) => {
      const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItemAt(0);
      const { points } = chart.series.getItemAt(0);
      points.load("count");
      await context.sync();
      const borders = Array.from(
        { length: points.count },
        (_, row) => points.getItemAt(row).format.border,
      );
      for (const border of borders) border.load("lineStyle");
      await context.sync();
      return borders.map(({ lineStyle }) => lineStyle === "Dash");
    }),
  );
}

describe("forecasts in a chart on a static table", () => {
  it("are dashed, and facts are not, where the newest comes first", async () => {
    const years = [2025, 2024, 2023, 2022];
    expect(await dashesOf({ years, kind: "Statistics" })).toEqual([true, true, false, false]);
  });

  it("are dashed where nothing else is shown", async () => {
    const years = [2022, 2023, 2024, 2025, 2026];
    expect(await dashesOf({ years, kind: "Indicators", from: "2025" })).toEqual([true, true]);
  });
});
