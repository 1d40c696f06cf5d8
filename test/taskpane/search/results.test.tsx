import { waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import { indicator, statistic } from "../support/lists.js";
import { json, openPane } from "../support/pane.js";

let close = () => {};
async function open(
  items: readonly object[],
  language: Platform = "en",
  statistics: readonly object[] = [],
) {
  const pane = await openPane({
    ...{ key: "k", language },
    answer: (url) =>
      url.pathname.endsWith("/indicators")
        ? json({ items, total_count: items.length })
        : url.pathname.endsWith("/statistics")
          ? json({ items: statistics, total_count: statistics.length })
          : json({ items: [], total_count: 0 }),
  });
  ({ close } = pane);
  await pane.user.type(pane.screen.getByRole("searchbox"), "prices{Enter}");
  await pane.screen.findAllByRole("article");
  return pane;
}
afterEach(() => {
  close();
});

const figures = {
  frequency: "annual",
  measure: { kind: "stock", seasonal_adjustment: null, unit: "inhabitants", scale: 1e6 },
  latest: { period: "2024", value: 83.2, year_change: -0.004, geo: "DEU" },
  points: [80, null, 82.1, 83.2],
  sources: [{ title: "World Bank", subtitle: "" }],
  released_at: "2025-07-01T00:00:00Z",
};

describe("a result in another language than the pane's", () => {
  it("is read in its own, in its row and in its details", async () => {
    const german = statistic(1, { title: "Bevölkerung", subject: "Einwohner", platform: "de" });
    const { screen, user } = await open([indicator("pop")], "fr", [german]);
    const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
    const title = screen.getByRole("button", { name: "Bevölkerung" });
    expect(languageOf(title)).toBe("de");
    // Of indicators the service does not say it; buttons and facts are the pane's own words.
    expect(languageOf(screen.getByRole("button", { name: "Indicator pop" }))).toBe("fr");
    expect(languageOf(screen.getByRole("searchbox"))).toBe("fr");
    await user.click(title);
    expect(languageOf(await screen.findByRole("heading", { level: 1, name: "Bevölkerung" }))).toBe(
      "de",
    );
    expect(languageOf(screen.getByText("Einwohner"))).toBe("de");
  });
});

describe("a result's row", () => {
  it("says the last figure of which place and period, then who released it when", async () => {
    const { screen } = await open([indicator("pop", figures)]);
    const row = within(screen.getByRole("article", { name: "Indicator pop" }));
    const facts =
      "Germany, 2024: 83.2M inhabitants · -0.4% on the year · annual · World Bank · Released July 1, 2025 · 3 places";
    expect(row.getByTitle(facts).textContent).toBe(facts);
    expect(
      row.getByRole("img", {
        name: "3 points, from 80M inhabitants to 83.2M inhabitants, rising",
      }),
    ).toBeTruthy();
  });

  it("draws two or three figures as points over zero: a line through them would be a slope of any height", async () => {
    const items = [
      indicator("two", { ...figures, points: [null, 100, 102] }),
      indicator("four", { ...figures, points: [100, 102, 101, 102] }),
    ];
    const { screen } = await open(items);
    const pictureOf = (id: string) =>
      within(screen.getByRole("article", { name: `Indicator ${id}` })).getByRole("img");
    const points = [...pictureOf("two").querySelectorAll("circle")];
    expect(pictureOf("two").querySelector("path")).toBeNull();
    const heights = points.map((point) => Number(point.getAttribute("cy")));
    expect(heights).toHaveLength(2);
    const [before = 0, after = 0] = heights;
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThan(1);
    expect(pictureOf("four").querySelector("circle")).toBeNull();
    expect(pictureOf("four").querySelector("path")).not.toBeNull();
  });

  it("says whose a statistic's figure is, though its title may be cut before it says so", async () => {
    const { screen } = await open([], "en", [
      statistic(7, {
        ...figures,
        latest: { period: "2024", value: 83.2, year_change: null },
        geolocations: [{ id: 276, name: "Germany" }],
      }),
    ]);
    expect(screen.getByTitle(/^Germany, 2024: 83.2M inhabitants ·/)).toBeTruthy();
  });

  it.each([
    [4.2e-5, "count", "0.000042"],
    [0.04, "count", "0.04"],
    [0, "count", "0"],
    [1.0842, "price", "1.0842"],
    [3.4182, "rate", "3.42"],
  ])(
    "shows %d, a %s, as %s: not as nothing, and a rate of exchange whole",
    async (value, kind, text) => {
      const measure = { kind, seasonal_adjustment: null, unit: "U.S. dollars", scale: 1 };
      const latest = { ...figures.latest, value, year_change: null };
      const { screen } = await open([indicator("small", { ...figures, measure, latest })]);
      expect(
        screen.getByTitle(new RegExp(`^Germany, 2024: ${text} U\\.S\\. dollars ·`)),
      ).toBeTruthy();
    },
  );

  it.each([
    ["de", "(in Millionen Einwohnern)", /^Deutschland, 2024: 83,2\sMio\. Einwohnern ·/],
    ["fr", "(en millions d’habitants)", /^Allemagne, 2024\s: 83,2\sM habitants ·/],
    // Another scale than the one that is said in English: then the words are not its.
    ["de", "(in Tausend Einwohnern)", /^Deutschland, 2024: 83,2\sMio\. inhabitants ·/],
  ] as const)("has its unit in the words of the list, in %s", async (language, subject, shown) => {
    const covered_geos = { DEU: language === "de" ? "Deutschland" : "Allemagne" };
    const item = indicator("pop", { ...figures, subject, covered_geos });
    const { screen } = await open([item], language);
    expect(screen.getByTitle(shown)).toBeTruthy();
  });

  it.each([
    ["en", /^Germany, 2024: 83\.2M inhabitants a year ·/],
    ["de", /^Deutschland, 2024: 83,2\sMio\. inhabitants, Jahresrate ·/],
    ["fr", /^Deutschland, 2024\s: 83,2\sM inhabitants, en rythme annuel ·/],
    ["es", /^Deutschland, 2024: 83,2\sM inhabitants, a tasa anual ·/],
  ] as const)(
    "says that a quarter's figure is one of a whole year, in %s",
    async (language, shown) => {
      const measure = { ...figures.measure, kind: "annualised-flow" };
      const covered_geos = { DEU: language === "en" ? "Germany" : "Deutschland" };
      const { screen } = await open(
        [indicator("gdp", { ...figures, measure, covered_geos })],
        language,
      );
      expect(screen.getByTitle(shown)).toBeTruthy();
    },
  );

  it.each([
    ["fr", "(en pourcentage du PIB)", /: 4,2\spour cent du PIB ·/],
    ["es", "(en porcentaje)", /: 4,2\spor ciento ·/],
    ["de", "(in Prozent)", /: 4,2\sProzent ·/],
  ] as const)("has percentages as they are read, in %s", async (language, subject, shown) => {
    const measure = { ...figures.measure, kind: "rate", unit: "percent", scale: null };
    const latest = { ...figures.latest, value: 4.2, year_change: null };
    const item = indicator("rate", { ...figures, measure, latest, subject });
    const { screen } = await open([item], language);
    expect(screen.getByTitle(shown)).toBeTruthy();
  });

  it.each(["rate", "change"])(
    "leaves out that of a %s, which would read as percentage points",
    async (kind) => {
      const rate = {
        ...figures,
        measure: { ...figures.measure, kind, unit: "%", scale: null },
      };
      const { screen } = await open([indicator("rate", rate)]);
      expect(
        screen.getByTitle(/^Germany, 2024: 83.2 % · annual · World Bank · Released/),
      ).toBeTruthy();
    },
  );

  it("says the change of a rate in percentage points, where the service sends those", async () => {
    const measure = { ...figures.measure, kind: "rate", unit: "%", scale: null };
    const change = { year_change: null, year_change_points: -0.25 };
    const rate = { ...figures, measure, latest: { ...figures.latest, ...change } };
    const { screen } = await open([indicator("rate", rate)]);
    expect(
      screen.getByTitle(
        /^Germany, 2024: 83.2 % · -0\.25 pp on the year · annual · World Bank · Released/,
      ),
    ).toBeTruthy();
  });

  it("says what a number counts where nobody says its unit, and claims no change of it", async () => {
    const bare = { ...figures, measure: undefined };
    const { screen } = await open([
      indicator("bare", { ...bare, subject: "Percent, annual average" }),
    ]);
    expect(
      screen.getByTitle(
        /^Germany, 2024: 83.2 · Percent, annual average · annual · World Bank · Released/,
      ),
    ).toBeTruthy();
  });

  it("says how far the data reach where the service sends no figure, and never takes one day for another", async () => {
    const { screen } = await open([indicator("old")]);
    expect(screen.getByTitle("Data to 2030 · Updated February 1, 2025 · 3 places")).toBeTruthy();
  });

  it("is moved through by arrows; Space selects and Insert inserts", async () => {
    const { screen, user, inserted } = await open([indicator("a"), indicator("b")]);
    screen.getByRole("button", { name: "Indicator a" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Indicator b");
    await user.keyboard(" ");
    expect(await screen.findByRole("group", { name: "1 selected" })).toBeTruthy();
    await user.keyboard("{Insert}");
    await waitFor(() => {
      expect(inserted).toEqual(['=STAT.INDICATOR("b",,,,"header=name")']);
    });
    await user.keyboard("{Home}");
    expect(document.activeElement?.textContent).toBe("Indicator a");
  });
});

describe("a service that sends the contract's fields alone", () => {
  const bare = {
    statistic: { identifier: 7, title: "Population of Spain", subject: "Population of Spain" },
    indicator: { identifier: "cpi", title: "Consumer prices", subject: "Consumer prices" },
    // What is there but is not of its shape is not there either.
    strange: {
      identifier: "odd",
      title: "Producer prices",
      subject: "Producer prices",
      covered_timeframe: { start: null, end: null },
      latest: { period: "2024" },
      points: "1,2",
      frequency: "fortnightly",
    },
  };

  it("has its rows shown as far as they are known, and nothing in the place of the rest", async () => {
    const pane = await openPane({
      key: "k",
      answer: (url) => {
        const items = url.pathname.endsWith("/indicators")
          ? [bare.indicator, bare.strange]
          : url.pathname.endsWith("/statistics")
            ? [bare.statistic]
            : [];
        return json({ items, total_count: items.length });
      },
    });
    ({ close } = pane);
    const { screen, user } = pane;
    await user.type(screen.getByRole("searchbox"), "prices{Enter}");
    for (const title of ["Consumer prices", "Producer prices", "Population of Spain"]) {
      const row = await screen.findByRole("article", { name: title });
      expect(row.textContent, title).not.toMatch(
        /undefined|null|NaN|Invalid|Infinity|Data to|Released|Updated|0 places|· *·|· *$/,
      );
      expect(within(row).queryByRole("img")).toBeNull();
    }
  });

  it("has an item opened without a line that says nothing", async () => {
    const { screen, user } = await open([bare.indicator]);
    await user.click(screen.getByRole("button", { name: "Consumer prices" }));
    await screen.findByRole("heading", { name: "Consumer prices", level: 1 });
    expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid Date|Data to {2}| – ·/);
  });
});

describe("what a list does not show", () => {
  it("is said with the rows of its own kind, and not of one that has none", async () => {
    const lacking = (message: string) => [{ code: "place-not-covered", message, parameter: "q" }];
    const pane = await openPane({
      key: "k",
      answer: (url) =>
        json(
          url.pathname.endsWith("/indicators")
            ? { items: [indicator("gdp")], total_count: 1, notices: lacking("Rows lack 2019.") }
            : { items: [], total_count: 0, notices: lacking("There is nothing on Germany.") },
        ),
    });
    ({ close } = pane);
    const { screen, user } = pane;
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "gdp{Enter}");
    await screen.findByRole("article", { name: "Indicator gdp" });
    const section = screen.getByRole("region", { name: "Indicators" });
    expect(section.textContent).toContain("Rows lack 2019.");
    expect(screen.queryByText("There is nothing on Germany.")).toBeNull();
  });

  it("is said once above the rows, as text", async () => {
    const notices = [
      {
        code: "no-figures-for-period",
        message: "No figures for 2019; these end in <b>2017</b>.",
        parameter: "q",
      },
      {
        code: "more-places",
        message: "In 212 more places.",
        count: 212,
        query: "gdp, place by place",
      },
    ];
    const pane = await openPane({
      key: "k",
      answer: (url) =>
        json(
          url.pathname.endsWith("/indicators")
            ? { items: [indicator("gdp")], total_count: 1, notices }
            : { items: [], total_count: 0, notices },
        ),
    });
    ({ close } = pane);
    const { screen, user } = pane;
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "gdp 2019{Enter}");
    const row = await screen.findByRole("article", { name: "Indicator gdp" });
    const sentence = await screen.findByText("No figures for 2019; these end in 2017.");
    expect(sentence.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const places = screen.getAllByRole("button", { name: "In 212 more places." });
    expect(places).toHaveLength(1);
    await user.click(places[0] as HTMLElement);
    await expect
      .poll(() => pane.requests.map(({ url }) => url.searchParams.get("q")))
      .toContain("gdp, place by place");
  });
});
