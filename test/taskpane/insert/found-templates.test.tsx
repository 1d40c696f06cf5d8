import { act, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, type PaneOptions } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
async function open(options: PaneOptions = {}, view = "Templates") {
  const pane = await openWorkbookPane(view, options);
  ({ close } = pane);
  await pane.main.findByRole("heading", { name: view });
  return pane;
}
afterEach(() => {
  close();
});

const titles = ["2-year Treasury yield", "10-year Treasury yield", "30-year Treasury yield"];
const idOf = (title: string) =>
  `00000000-0000-4000-8000-${String(titles.indexOf(title)).padStart(12, "0")}`;

/** Months up to the last one: what ended long ago is no figure of today's. */
const now = new Date();
const months = Array.from({ length: 24 }, (_, index) => {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 24 + index, 1));
  return month.toISOString().slice(0, 7);
});

const item = (title: string, geo: string) => ({
  identifier: idOf(title),
  title,
  subject: `${title} (in percent)`,
  link: "https://s.test/1",
  updated_at: "2026-10-02T00:00:00Z",
  industries: [],
  covered_timeframe: { start: months[0] ?? "", end: months.at(-1) ?? "" },
  covered_geos: { [geo]: geo },
  market_type: "Macro",
  market_type_description: "",
});

/** A service that finds these yields whatever it is asked for. */
const serviceWith =
  (found: readonly string[], geo = "USA"): NonNullable<PaneOptions["answer"]> =>
  ({ pathname, searchParams }) => {
    if (pathname.endsWith("/search/market-insights/indicators")) {
      return json({ items: found.map((title) => item(title, geo)), total_count: found.length });
    }
    const title = found.find((each) => idOf(each) === searchParams.get("id")) ?? "";
    const series = months.map((_, index) => index / 10 + titles.indexOf(title));
    return json({
      identifier: idOf(title),
      title,
      chart: {
        ...{ name: title, graphType: "line", unit: "percent" },
        data: [{ geo, categories: months, series }],
      },
      market_type: "Macro",
      market_type_description: "",
    });
  };

/** Looks for a template's figures, once its price is known. */
async function look({ main, user }: Awaited<ReturnType<typeof open>>, name: string) {
  const button = () => main.getByRole("button", { name: `Find the figures of ${name}` });
  await waitFor(() => {
    expect(button().getAttribute("aria-disabled")).not.toBe("true");
  });
  await user.click(button());
}

describe("a template whose figures are looked for", () => {
  it("tells what looking costs, where it costs, before anything is asked", async () => {
    const pane = await open({ answer: serviceWith(titles) }, "Connection");
    const { main, requests } = pane;
    await pane.settings.setPreferences({ prices: { searchIndicators: 2 } });
    await goTo(pane, "Templates");
    expect((await main.findAllByText(/^Looking costs .* credits/)).length).toBeGreaterThan(1);
    expect(requests.filter(({ url }) => url.pathname.includes("/search/"))).toEqual([]);
    const before = pane.client.status().today.credits;
    const told = main.getAllByText(/^Looking costs/).map(({ textContent }) => textContent);
    const most = Math.max(...told.map((text) => Number(/(\d+) credits/.exec(text)?.[1])));
    await look(pane, "Yield curve");
    await main.findByRole("group", { name: "Figures of Yield curve" });
    const paid = pane.client.status().today.credits - before;
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThanOrEqual(most);
  });

  it("shows what it found, lets some be left out, tells the price and inserts the rest", async () => {
    const pane = await open({ answer: serviceWith(titles) });
    const { main, user, workbench, requests } = pane;
    await look(pane, "Yield curve");
    const group = await main.findByRole("group", { name: "Figures of Yield curve" });
    expect(group.textContent).toContain("2 years: 2-year Treasury yield, percent, to ");
    // Eight maturities that the service has not are named.
    expect(main.getByText(/^Left out: 1 month \(nothing found/)).toBeTruthy();
    await main.findByText(/^Costs 45 credits in 3 calls/);
    await user.click(main.getByRole("checkbox", { name: /^30 years/ }));
    await main.findByText(/^Costs 30 credits in 2 calls/);
    const before = requests.length;
    await user.click(main.getByRole("button", { name: "Insert Yield curve" }));
    await main.findByText("Inserted: Yield curve, Yield curve data, with a chart.");
    expect(requests.slice(before)).toHaveLength(2);
    const shown = workbench.values("'Yield curve'!A8:C10");
    expect(shown).toEqual([
      ["2 years", expect.closeTo(2.3, 9), expect.closeTo(1.1, 9)],
      ["10 years", expect.closeTo(3.3, 9), expect.closeTo(2.1, 9)],
      ["", "", ""],
    ]);
  });

  it("inserts no curve of one maturity", async () => {
    const pane = await open({ answer: serviceWith(titles.slice(0, 1)) });
    const { main } = pane;
    await look(pane, "Yield curve");
    expect(await main.findByText("At least 2 figures are needed.")).toBeTruthy();
    const insert = main.getByRole("button", { name: "Insert Yield curve" });
    expect(insert.getAttribute("aria-disabled")).toBe("true");
  });

  it("takes figures of another place for none", async () => {
    const pane = await open({ answer: serviceWith(titles, "DEU") });
    const { main } = pane;
    await look(pane, "Yield curve");
    expect(await main.findByText(/2 years \(not for this place\)/)).toBeTruthy();
  });

  it("finds the figures of the place that is entered, and says which is none", async () => {
    const pane = await open({ answer: serviceWith(titles, "DEU") });
    const { main, user } = pane;
    const field = main.getByLabelText("Place of Yield curve");
    await user.clear(field);
    await user.type(field, "Atlantis");
    await look(pane, "Yield curve");
    expect(await main.findByText(/^No place is spelled “Atlantis”/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, "Deutschland");
    await look(pane, "Yield curve");
    const group = await main.findByRole("group", { name: "Figures of Yield curve" });
    expect(group.textContent).toContain("10-year Treasury yield");
  });

  it("says what the key lacks, and that the service fails", async () => {
    let status = 500;
    const answer = () => json({ error: { message: "no", refused: "operation" } }, status);
    const pane = await open({ answer });
    const { main, client } = pane;
    await look(pane, "Market monitor");
    expect(await main.findByRole("alert")).toBeTruthy();
    status = 403;
    await act(() => client.indicator("gdp", ["WLD"]).catch(() => undefined));
    await waitFor(() => {
      expect(main.queryByRole("button", { name: /^Find the figures of/ })).toBeNull();
    });
  });
});

describe("what was typed and found for a template", () => {
  it("is there when the user comes back, with what is not wanted of it, and is not looked for again", async () => {
    const pane = await open({ answer: serviceWith(titles, "DEU") });
    const { main, user, requests } = pane;
    const field = () => main.findByLabelText("Place of Yield curve");
    await user.clear(await field());
    await user.type(await field(), "Deutsch");
    await goTo(pane, "Search");
    await goTo(pane, "Templates");
    expect(await field()).toHaveProperty("value", "Deutsch");
    // Each template has its own.
    expect(main.getByLabelText("Place of Macro dashboard")).toHaveProperty(
      "value",
      "United States",
    );
    await user.type(await field(), "land");
    await look(pane, "Yield curve");
    await user.click(await main.findByRole("checkbox", { name: /^30 years/ }));
    await goTo(pane, "Search");
    const before = requests.length;
    await goTo(pane, "Templates");
    await main.findByRole("group", { name: "Figures of Yield curve" });
    const kept = main.getByRole("checkbox", { name: /^30 years/ });
    expect(kept).toHaveProperty("checked", false);
    expect(main.getByRole("checkbox", { name: /^10 years/ })).toHaveProperty("checked", true);
    await main.findByText(/^Costs 30 credits in 2 calls/);
    expect(requests).toHaveLength(before);
  });

  it("is looked for while the user is elsewhere, and until that is cancelled", async () => {
    const held: (() => void)[] = [];
    const service = serviceWith(titles);
    const isSearch = ({ pathname }: URL) => pathname.endsWith("/search/market-insights/indicators");
    const pane = await open({
      answer: async (url, init) => {
        const isHeld = isSearch(url) && /yield/i.test(url.searchParams.get("q") ?? "");
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return service(url, init);
      },
    });
    const { main, user } = pane;
    const letGo = async () =>
      waitFor(() => {
        for (const go of held.splice(0)) go();
        expect(main.getByRole("group", { name: "Figures of Yield curve" })).toBeTruthy();
      });
    await look(pane, "Yield curve");
    await user.click(await main.findByRole("button", { name: "Cancel" }));
    expect(main.queryByText("Looking for the figures …")).toBeNull();
    await look(pane, "Yield curve");
    await main.findByText("Looking for the figures …");
    await goTo(pane, "Search");
    await goTo(pane, "Templates");
    await letGo();
  });
});

describe("the price of a template that searches", () => {
  it("is that of what it will find: no more than will be asked", async () => {
    const geos = ["DEU", "FRA", "ESP", "USA", "JPN"];
    const gdp = {
      ...item("10-year Treasury yield", "DEU"),
      covered_geos: Object.fromEntries(geos.map((geo) => [geo, geo])),
    };
    const pane = await open({ answer: () => json({ items: [gdp], total_count: 1 }) });
    const { main } = pane;
    // Places that the indicator has are asked for together, and nothing else.
    expect(await main.findByText(/^Costs 15 credits in 1 call, less/)).toBeTruthy();
    expect(main.queryByText(/up to/)).toBeNull();
  });
});
