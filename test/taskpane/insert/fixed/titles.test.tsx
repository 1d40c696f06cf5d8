import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { indicator, statistic } from "../../support/lists.js";
import { json } from "../../support/pane.js";
import { openWorkbookPane } from "../../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const years = ["2019", "2020", "2021", "2022"];
const gdp = indicator("gdp", { title: "GDP from 2019 to 2022", frequency: "annual" });
const days = Array.from({ length: 204 }, (_, month) => ({
  name: `${String(2000 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, "0")}`,
  data: month,
}));
const prices = statistic(3, { title: "Prices from January 2000 to December 2016" });
const answer = ({ pathname }: URL) => {
  if (pathname.endsWith("/indicators")) return json({ items: [gdp], total_count: 1 });
  if (pathname.endsWith("/statistics")) return json({ items: [prices], total_count: 1 });
  if (pathname.endsWith("/indicator")) {
    const data = [{ geo: "WLD", categories: years, series: [1, 2, 3, 4] }];
    return json({ ...gdp, chart: { name: "gdp", graphType: "bar", unit: "EUR", data } });
  }
  if (!pathname.endsWith("/statistic")) return json({ items: [], total_count: 0 });
  const chart = { graphType: "line", horizontal: false, unit: "EUR", data: { All: days } };
  return json({ ...prices, chart, image_url: "", teaser_image_urls: [] });
};

interface Wanted {
  readonly form: string;
  readonly kind?: "Statistics" | "Indicators";
  readonly from?: string;
}

/** @returns the titles of table and chart */
async function titlesOf({ form, kind = "Indicators", from }: Wanted) {
  const pane = await openWorkbookPane("Search", { answer });
  ({ close } = pane);
  const { screen, user, main, workbench } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), kind);
  await user.type(screen.getByRole("searchbox"), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  await user.selectOptions(await screen.findByLabelText("Insert as"), form);
  const button = () => screen.getByRole("button", { name: /^Insert( ·|$)/ });
  if (kind === "Statistics") {
    await user.click(button());
    if (from !== undefined) await user.selectOptions(await screen.findByLabelText("From"), from);
  } else if (from !== undefined) {
    await user.type(screen.getByLabelText("From"), from);
  }
  await user.click(button());
  await main.findByText(/inserted at Sheet1!A1\./);
  return act(() =>
    workbench.run(async (context) => {
      const { charts } = context.workbook.worksheets.getActiveWorksheet();
      charts.load("items/name");
      await context.sync();
      for (const { title } of charts.items) title.load("text");
      await context.sync();
      return [workbench.cell("A1").value, ...charts.items.map(({ title }) => title.text)];
    }),
  );
}

it.each<readonly [Wanted, readonly string[]]>([
  [{ form: "Static table", from: "2021" }, ["GDP (EUR)"]],
  [{ form: "Chart on a static table", from: "2021" }, ["GDP (EUR)", "GDP"]],
  [{ form: "Static table", kind: "Statistics", from: "2015" }, ["Prices (EUR)"]],
])("fixed figures of some years are not titled with all of them: %j", async (wanted, titles) => {
  expect(await titlesOf(wanted)).toEqual(titles);
});

it.each<readonly [Wanted, readonly string[]]>([
  [{ form: "Static table" }, ["GDP from 2019 to 2022 (EUR)"]],
  [{ form: "Static table", from: "2019" }, ["GDP from 2019 to 2022 (EUR)"]],
  [{ form: "Static table", kind: "Statistics" }, [`${prices.title} (EUR)`]],
])("and those of all years keep their title: %j", async (wanted, titles) => {
  expect(await titlesOf(wanted)).toEqual(titles);
});
