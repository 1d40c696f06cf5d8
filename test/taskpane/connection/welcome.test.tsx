// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer } from "../support/lists.js";
import { json, openPane, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});
async function open(options: PaneOptions) {
  const pane = await openPane(options);
  ({ close } = pane);
  return pane;
}
const answer: NonNullable<PaneOptions["answer"]> = (url) => {
  if (!url.pathname.endsWith("/indicators")) return listAnswer(url);
  const title = `About ${url.searchParams.get("q") ?? ""}`;
  return json({ items: [indicator("found", { title })], total_count: 1 });
};

describe("the first steps", () => {
  it("stand below a connection that works", async () => {
    const { screen, user } = await open({ answer });
    expect(screen.queryByRole("region", { name: "Three things to try" })).toBeNull();
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    expect(await screen.findByRole("region", { name: "Three things to try" })).toBeTruthy();
  });

  it("leave out what the key cannot do", async () => {
    const { screen, user, inserted } = await open({
      answer: (url) =>
        url.pathname.endsWith("/indicators")
          ? json({ error: { message: "Not in this package.", refused: "operation" } }, 403)
          : answer(url, {}),
    });
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    await screen.findByRole("region", { name: "To begin with" });
    expect(screen.queryByRole("button", { name: "Chart the GDP per capita" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Compare five countries" })).toBeNull();
    expect(screen.queryByRole("button", { name: "List indicators on inflation" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "List statistics on inflation" }));
    expect(await screen.findByText("Formula inserted at Sheet1!B2.")).toBeTruthy();
    expect(inserted).toEqual(['=STAT.SEARCH("inflation",,,5)']);
  });

  it("stand in an empty search until something has been looked for", async () => {
    const { screen, user } = await open({ answer, key: "k" });
    expect(await screen.findByRole("region", { name: "Three things to try" })).toBeTruthy();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "trade{Enter}");
    await screen.findByRole("region", { name: "Statistics" });
    expect(screen.queryByRole("region", { name: "Three things to try" })).toBeNull();
  });

  it("insert a formula that costs nothing, after saying so", async () => {
    const { screen, user, inserted, requests } = await open({ answer, key: "k" });
    const button = await screen.findByRole("button", { name: "List indicators on inflation" });
    expect(await screen.findByText("A live formula at the selected cell, free.")).toBeTruthy();
    await user.click(button);
    expect(await screen.findByText("Formula inserted at Sheet1!B2.")).toBeTruthy();
    expect(inserted).toEqual(['=STAT.INDICATORS("inflation",5)']);
    expect(requests).toEqual([]);
  });

  it("lead to a chart by a free search, with the price before the data", async () => {
    const { screen, user, requests } = await open({ answer, key: "k" });
    await user.click(await screen.findByRole("button", { name: "Chart the GDP per capita" }));
    await screen.findByRole("heading", { name: "About GDP per capita", level: 1 });
    expect(await screen.findByText("The data costs 15 credits.")).toBeTruthy();
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      "/v1/search/market-insights/indicators",
    ]);
  });

  it("lead to the search's own error where the service does not answer", async () => {
    const { screen, user } = await open({
      answer: () => json({ message: "no" }, 403),
      key: "k",
    });
    await user.click(await screen.findByRole("button", { name: "Chart the GDP per capita" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Not allowed");
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveProperty(
      "value",
      "GDP per capita",
    );
  });

  it("name the price of a sheet before it is inserted", async () => {
    const { screen } = await open({ answer, key: "k" });
    await screen.findByRole("button", { name: "Compare five countries" });
    expect(await screen.findByText(/^Costs up to 90 credits in 3 calls/)).toBeTruthy();
  });

  it("insert nothing where there is no workbook, and say why", async () => {
    const { screen, user, inserted } = await open({ answer, key: "k", workbook: null });
    await user.click(await screen.findByRole("button", { name: "List indicators on inflation" }));
    expect(screen.getByText(/Open this pane in Excel to try them/)).toBeTruthy();
    expect(inserted).toEqual([]);
  });
});

describe("what a key can do", () => {
  const rows = (table: HTMLElement) =>
    [...table.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  it("is told from the test alone, with every price", async () => {
    const { screen, user, requests } = await open({ answer });
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    const shown = rows(await screen.findByRole("table"));
    expect(shown).toContainEqual(["Search indicators", "free", "yes"]);
    expect(shown).toContainEqual(["Statistic with data", "10", "not tried"]);
    expect(shown).toContainEqual(["Research question", "1 *", "not tried"]);
    expect(requests).toHaveLength(1);
  });

  it("tells a refusal, and the prices of the user's own contract", async () => {
    const { screen, user, settings } = await open({
      answer: () => json({ error: { message: "no", refused: "operation" } }, 403),
    });
    await settings.setPreferences({ prices: { getStatistic: 7 } });
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    const shown = rows(await screen.findByRole("table"));
    expect(shown).toContainEqual(["Search indicators", "free", "no"]);
    expect(shown).toContainEqual(["Statistic with data", "7", "not tried"]);
  });
});
