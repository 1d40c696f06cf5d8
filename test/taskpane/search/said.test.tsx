import { within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createListSearch } from "../../service/support/list-search.js";
import { smallLibrary } from "../../service/support/small-library.js";
import { startService } from "../../service/support/start-service.js";
import { indicator } from "../support/lists.js";
import { json, openPane, type PaneOptions } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

/** What a search says of places, periods and calculations becomes the formula of what it finds. */

let close = () => {};
afterEach(() => {
  close();
});

const places = {
  WLD: "Worldwide",
  DEU: "Germany",
  FRA: "France",
  ITA: "Italy",
  USA: "United States",
};
const stock = { kind: "stock", seasonal_adjustment: null, unit: "inhabitants", scale: 1e6 };
const described = (more: object = {}) =>
  indicator("pop", {
    covered_geos: places,
    covered_timeframe: { start: "2000", end: "2024" },
    frequency: "annual",
    measure: stock,
    latest: { period: "2023", value: 83.2, year_change: null, geo: "DEU" },
    ...more,
  });

/** Figures of whatever places are asked for. */
const figures = (url: URL) =>
  json({
    ...described(),
    chart: {
      ...{ name: "pop", graphType: "line-standard", unit: "million inhabitants" },
      data: (url.searchParams.get("geo") ?? "WLD").split(",").map((geo) => ({
        geo,
        categories: ["2011", "2012", "2013", "2014"],
        series: [9, 10, 11, 13.2],
      })),
    },
  });

async function search(query: string, item: object = described(), options: PaneOptions = {}) {
  const pane = await openPane({
    key: "k",
    answer: (url) =>
      url.pathname.endsWith("/indicators")
        ? json({ items: [item], total_count: 1 })
        : url.pathname.endsWith("/indicator")
          ? figures(url)
          : json({ items: [], total_count: 0 }),
    ...options,
  });
  ({ close } = pane);
  await pane.user.type(pane.screen.getByRole("searchbox"), `${query}{Enter}`);
  const [row = document.body] = await pane.screen.findAllByRole("article");
  const title = within(row).getByRole("heading").querySelector("button") ?? document.body;
  /** Enter on the row's title. */
  const enter = async () => {
    title.focus();
    await pane.user.keyboard("{Enter}");
  };
  return { ...pane, row: within(row), enter };
}

describe("a row after a search that says more than its subject", () => {
  it("says what its formula takes over, and Enter inserts it with the price of all places", async () => {
    const { row, enter, inserted, screen } = await search(
      "population DEU FRA Italy since 2010 yoy",
    );
    expect(row.getByText("3 places, from 2010, change on the year")).toBeTruthy();
    expect(await row.findByRole("button", { name: /Insert · 15 credits/ })).toBeTruthy();
    await enter();
    await screen.findAllByText(/inserted at/);
    expect(inserted).toEqual([
      '=STAT.INDICATOR("pop","DEU,FRA,ITA","2010",,"header=name; change=pct-year")',
    ]);
  });

  it("stands in the sheet under what it is: a change, not the unit of the figures", async () => {
    const pane = await openWorkbookPane("Search", {
      answer: (url) =>
        url.pathname.endsWith("/indicators")
          ? json({ items: [described({ subject: "in million inhabitants" })], total_count: 1 })
          : json({ items: [], total_count: 0 }),
    });
    ({ close } = pane);
    const { screen, user, main, workbench } = pane;
    await user.type(screen.getByRole("searchbox"), "population DEU since 2010 yoy{Enter}");
    const row = within((await screen.findAllByRole("article"))[0] ?? document.body);
    row.getByRole("heading").querySelector("button")?.focus();
    await user.keyboard("{Enter}");
    await main.findByText("Formula inserted at Sheet1!A1.");
    expect(workbench.cell("A1").value).toBe("Indicator pop (percent from the year before)");
  });

  it("names the places that are not covered, in the user's language", async () => {
    const { row, enter, inserted } = await search("Bevölkerung G7 2000-2020", described(), {
      language: "de",
    });
    expect(row.getByText("4 Orte, 2000 bis 2020")).toBeTruthy();
    expect(
      row.getByText("nicht für Kanada, Japan, Vereinigtes Königreich", { exact: false }),
    ).toBeTruthy();
    await enter();
    await expect
      .poll(() => inserted)
      .toEqual(['=STAT.INDICATOR("pop","FRA,DEU,ITA,USA","2000","2020","header=name")']);
  });

  it("takes no place for a gap that its own title names", async () => {
    const item = described({ title: "Exports of goods to Mexico" });
    const { row } = await search("US trade with Mexico", item);
    expect(row.getByText("United States")).toBeTruthy();
    expect(row.queryByText(/not for/)).toBeNull();
    expect(row.getByRole("button", { name: /^Insert formula/ })).toBeTruthy();
  });

  it("has no formula where no place is covered, until that part is taken off", async () => {
    const { row, enter, screen, user, inserted } = await search("population of Japan in 2010");
    expect(row.getByText("not for Japan")).toBeTruthy();
    expect(row.queryByRole("button", { name: /^Insert formula/ })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Take off: Japan" }));
    expect(await row.findByText("Worldwide, 2010")).toBeTruthy();
    await enter();
    await expect
      .poll(() => inserted)
      .toEqual(['=STAT.INDICATOR("pop",,"2010","2010","header=name")']);
  });

  it("counts the last years back from the newest figure, and says where figures begin or end", async () => {
    // What comes behind the newest figure are forecasts.
    const first = await search("population Germany last 10 years");
    expect(first.row.getByText("Germany, 2014 to 2023")).toBeTruthy();
    close();
    // The newest figure is Germany's.
    const other = await search("population France last 10 years");
    expect(other.row.queryByText(/2014/)).toBeNull();
    expect(other.row.getByText("last period not known")).toBeTruthy();
    close();
    const newest = { period: "2024", value: 83.2, year_change: null, geo: "DEU" };
    const whole = await search("population France last 10 years", described({ latest: newest }));
    expect(whole.row.getByText("France, from 2015")).toBeTruthy();
    close();
    const second = await search("population France since 1990");
    expect(second.row.getByText("figures begin in 2000")).toBeTruthy();
    close();
    const third = await search("population France since 2040");
    expect(third.row.getByText("figures only from 2000 to 2024")).toBeTruthy();
    expect(third.row.queryByRole("button", { name: /^Insert formula/ })).toBeNull();
  });

  it("takes over a calculation only where it fits the measure", async () => {
    const growth = described({ measure: { ...stock, kind: "change", unit: "%", scale: null } });
    const before = await search("unemployment France yoy", growth);
    expect(before.row.getByText("no change in percent of a rate")).toBeTruthy();
    close();
    const rate = described({ measure: { ...stock, kind: "rate", unit: "%", scale: null } });
    const first = await search("unemployment France yoy", rate);
    expect(first.row.getByText("no change in percent of a rate")).toBeTruthy();
    await first.enter();
    await expect
      .poll(() => first.inserted)
      .toEqual(['=STAT.INDICATOR("pop","FRA",,,"header=name")']);
    close();
    const second = await search("population France quarterly");
    expect(second.row.getByText("figures are less frequent")).toBeTruthy();
    close();
    const third = await search("Inflation France trimestriel", described({ frequency: "monthly" }));
    expect(third.row.getByText("France, quarterly")).toBeTruthy();
    await third.enter();
    await expect
      .poll(() => third.inserted)
      .toEqual(['=STAT.INDICATOR("pop","FRA",,,"header=name; dates=end; freq=Q")']);
  });

  it("says in words what could mean several things, and takes nothing of it over", async () => {
    const { screen, row } = await search("exports from Germany to France 2010 and 2020");
    expect(
      await screen.findByText(
        "Not taken over, as it is not clear what is meant: “from Germany to France 2010 and 2020”.",
      ),
    ).toBeTruthy();
    expect(row.queryByText(/from 2010/)).toBeNull();
  });

  it("opens with all of it set, and says where a form cannot show it", async () => {
    const { screen, user, row, inserted } = await search("population France Italy since 2010 yoy");
    await user.click(row.getByRole("button", { name: "Indicator pop" }));
    expect(await screen.findByText("Places (2 of 5)")).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>("From")).value).toBe("2010");
    expect(screen.getByLabelText<HTMLSelectElement>("Change").value).toBe("pct-year");
    const form = screen.getByLabelText<HTMLSelectElement>("Insert as");
    expect(form.value).toBe("formula");
    await user.selectOptions(form, "Static table");
    expect(await screen.findByText(/^This form cannot show what is chosen: change\./)).toBeTruthy();
    const button = screen.getByRole("button", { name: /^Insert( ·|$)/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.selectOptions(form, "Live formula");
    await user.clear(screen.getByLabelText("From"));
    await user.type(screen.getByLabelText("From"), "nonsense");
    expect(await screen.findByText(/“nonsense” is not a period/)).toBeTruthy();
    await user.clear(screen.getByLabelText("From"));
    await user.type(screen.getByLabelText("From"), "2012");
    await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
    await expect
      .poll(() => inserted)
      .toEqual(['=STAT.INDICATOR("pop","FRA,ITA","2012",,"header=name; change=pct-year")']);
  });
});

describe("a place of which the periods that were said have no figures", () => {
  it("is the place of the chart, which names it, and of what is inserted", async () => {
    const { main, user, requests } = await search("population France since 2025");
    await user.click(await main.findByRole("button", { name: "Indicator pop" }));
    await main.findByText("From the search: figures only from 2000 to 2024.");
    await user.click(await main.findByRole("button", { name: "Show chart and data" }));
    const unit = await main.findByText(/^Unit: /);
    expect(unit.parentElement?.textContent).toMatch(/^France · Unit: /);
    const asked = requests.filter(({ url }) => url.pathname.endsWith("/indicator"));
    expect(asked.map(({ url }) => url.searchParams.get("geo"))).toEqual(["FRA"]);
  });
});

describe("over the real service", () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    const list = createListSearch(smallLibrary);
    // The plain search knows no sentences.
    const find: typeof list.search = (request) => list.search({ ...request, query: "population" });
    service = await startService({ library: smallLibrary, search: { ...list, search: find } });
  });
  afterAll(() => service.close());

  it("a formula has the places and the period that were said", async () => {
    const answer: PaneOptions["answer"] = async (url, init) => {
      const { statusCode, body } = await service.app.inject({
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      return json(JSON.parse(body), statusCode);
    };
    const { row, enter, inserted } = await search(
      "Population Deutschlands et de la France depuis 2016",
      {},
      { key: "demo-advanced", answer },
    );
    expect(row.getByText("2 places, from 2016")).toBeTruthy();
    await enter();
    await expect
      .poll(() => inserted[0])
      .toMatch(/^=STAT\.INDICATOR\("[\da-f-]{36}","DEU,FRA","2016",,"header=name"\)$/);
  });
});
