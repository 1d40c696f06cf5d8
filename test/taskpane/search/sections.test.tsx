import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, statistic } from "../support/lists.js";
import { json, openPane } from "../support/pane.js";

/** Kinds that fold, rows that open in place, and what narrows the rows that have come. */

let close = () => {};
afterEach(() => {
  close();
});

const of = (id: string, frequency: string, source: string, end: string) =>
  indicator(id, {
    frequency,
    sources: [{ title: source, subtitle: "" }],
    covered_timeframe: { start: "2000", end },
  });
const items = [
  of("old", "annual", "World Bank", "2014"),
  of("new", "monthly", "Eurostat", "2026-08"),
  of("mid", "annual", "Eurostat", "2024"),
  of("late", "annual", "World Bank", "2025"),
];
const notices = [
  { code: "more-places", message: "In 2 more places.", count: 2, query: "gdp, place by place" },
];

async function search(query = "gdp") {
  const pane = await openPane({
    key: "k",
    answer: (url) => {
      const isOpened = url.searchParams.get("q") === "gdp, place by place";
      if (url.pathname === "/v1/search/market-insights/indicators") {
        return isOpened
          ? json({ items: [of("far", "annual", "World Bank", "2025")], total_count: 1 })
          : json({ items, total_count: 40, notices });
      }
      if (url.pathname === "/v1/search/statistics") {
        return json({ items: [statistic(1)], total_count: 1, notices });
      }
      return url.pathname === "/v1/studies"
        ? json({ items: [statistic(9, { industries: [], geolocations: [] })], total_count: 1 })
        : json({ items: [], total_count: 0 });
    },
  });
  ({ close } = pane);
  await pane.user.type(pane.screen.getByRole("searchbox"), `${query}{Enter}`);
  await pane.screen.findByRole("article", { name: "Statistic 9" });
  const section = (name: string) => within(pane.screen.getByRole("region", { name }));
  const titles = () =>
    section("Indicators")
      .queryAllByRole("article")
      .map((row) => row.getAttribute("aria-label"));
  return { ...pane, section, titles };
}

describe("a kind's rows", () => {
  it("fold away under their heading, and come back", async () => {
    const { section, titles, user } = await search();
    const heading = section("Indicators").getByRole("button", { name: "Indicators" });
    expect(heading.getAttribute("aria-expanded")).toBe("true");
    await user.click(heading);
    expect([titles(), heading.getAttribute("aria-expanded")]).toEqual([[], "false"]);
    expect(section("Statistics").getAllByRole("article")).toHaveLength(1);
    await user.click(heading);
    expect(titles()).toHaveLength(3);
  });

  it("open what lies behind them in place, beside the other kinds", async () => {
    const { section, titles, screen, user } = await search();
    expect(titles()).toEqual(["Indicator old", "Indicator new", "Indicator mid"]);
    await user.click(section("Indicators").getByRole("button", { name: "In 2 more places." }));
    await screen.findByRole("article", { name: "Indicator far" });
    expect(titles()).toEqual([...items.map(({ title }) => title), "Indicator far"]);
    expect(screen.queryByRole("button", { name: "In 2 more places." })).toBeNull();
    expect(screen.getByRole("article", { name: "Statistic 1" })).toBeTruthy();
    // Where they cost something, the price is part of the sentence.
    const priced = { name: "In 2 more places (1 credit)." };
    expect(section("Statistics").getByRole("button", priced)).toBeTruthy();
  });

  it.each([
    ["gdp since 2010", "Indicators"],
    ["gdp 2010", "Statistics"],
    ["largest countries gdp since 2010", "Statistics"],
  ])("of series come first where only series can be meant: %s", async (query, first) => {
    const { screen } = await search(query);
    const kinds = ["Statistics", "Indicators"];
    const shown = screen
      .getAllByRole("region")
      .map((one) => kinds.find((kind) => one === screen.queryByRole("region", { name: kind })));
    expect(shown.find((name) => name !== undefined)).toBe(first);
  });
});

describe("narrowing", () => {
  it("shows the rows that fit, says of how many, and what does not take it", async () => {
    const { screen, section, titles, user, requests } = await search();
    const asked = requests.length;
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.selectOptions(await screen.findByLabelText("Frequency"), "annual");
    expect(titles()).toEqual(["Indicator old", "Indicator mid", "Indicator late"]);
    expect(section("Indicators").getByText("3 of 3 that fit, of 4 loaded.")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Figures to"), "2024 or later");
    await user.selectOptions(screen.getByLabelText("Source"), "Eurostat");
    expect(titles()).toEqual(["Indicator mid"]);
    expect(
      section("Studies").getByText(
        "These filters do not apply here: Frequency, Source, Figures to.",
      ),
    ).toBeTruthy();
    // Nothing of a statistic that says neither how often nor until when.
    expect(
      section("Statistics").getByText("The one result loaded does not fit the filters."),
    ).toBeTruthy();
    expect(requests).toHaveLength(asked);
  });

  it("stands as chips, each to be taken off", async () => {
    const { screen, titles, user } = await search();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.selectOptions(await screen.findByLabelText("Frequency"), "monthly");
    await user.selectOptions(screen.getByLabelText("Access"), "Free only");
    const chips = within(await screen.findByRole("list", { name: "Filters" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Free only",
      "monthly",
    ]);
    await user.click(chips.getByRole("button", { name: "Take off: monthly" }));
    expect(titles()).toHaveLength(3);
    // The focus stays beside what was taken off.
    expect(document.activeElement?.textContent).toBe("Free only");
  });

  it("by the contract's filters begins with Enter in any of them", async () => {
    const { screen, user, requests } = await search();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.type(await screen.findByLabelText("Place"), "Deutschland{Enter}");
    await expect
      .poll(() => requests.map(({ url }) => url.searchParams.get("geolocation")))
      .toContain("276");
  });

  it("names a place by its name", async () => {
    const { screen, user } = await search();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.type(await screen.findByLabelText("Place"), "Deutschland");
    await user.tab();
    expect(await screen.findByRole("button", { name: "Take off: Place: Germany" })).toBeTruthy();
  });
});
