import { waitFor, within } from "@testing-library/react";
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
    expect(screen.queryByRole("region", { name: "To begin with" })).toBeNull();
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    expect(await screen.findByRole("region", { name: "To begin with" })).toBeTruthy();
  });

  it("leave out what the key cannot do, and say so", async () => {
    const { screen, user, inserted } = await open({
      answer: (url) =>
        url.pathname.endsWith("/indicators")
          ? json({ error: { message: "Not in this package.", refused: "operation" } }, 403)
          : answer(url, {}),
    });
    await user.type(screen.getByLabelText("API key"), "secret{Enter}");
    const steps = within(await screen.findByRole("region", { name: "To begin with" }));
    expect(steps.getByText(/^Your key includes no indicators/)).toBeTruthy();
    expect(steps.queryByRole("button", { name: "Chart the GDP per capita" })).toBeNull();
    expect(steps.queryByRole("button", { name: /^Find the figures/ })).toBeNull();
    // What it can do is a sheet of its own, too, with its price.
    expect(await steps.findByText(/^Costs .*credits in/)).toBeTruthy();
    expect(steps.getByRole("button", { name: "Insert Market size" })).toBeTruthy();
    expect(inserted).toEqual([]);
  });

  it("stand in an empty search until something has been looked for", async () => {
    const { screen, user } = await open({ answer, key: "k" });
    expect(await screen.findByRole("region", { name: "To begin with" })).toBeTruthy();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "trade{Enter}");
    await screen.findByRole("region", { name: "Statistics" });
    expect(screen.queryByRole("region", { name: "To begin with" })).toBeNull();
  });

  it("ask nothing before somebody has begun, and insert nothing that is not beyond doubt", async () => {
    const { screen, user, inserted, requests } = await open({ answer, key: "k" });
    const name = "Find the figures of Economy at a glance";
    const button = await screen.findByRole("button", { name });
    await waitFor(() => {
      expect(button.getAttribute("aria-disabled")).not.toBe("true");
    });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/^Left out: Policy rate \(nothing found/)).toBeTruthy();
    expect(screen.getByText("Nothing is left to insert.")).toBeTruthy();
    const insert = screen.getByRole("button", { name: "Insert Economy at a glance" });
    expect(insert.getAttribute("aria-disabled")).toBe("true");
    expect(new Set(requests.map(({ url }) => url.pathname))).toEqual(
      new Set(["/v1/search/market-insights/indicators"]),
    );
    expect(inserted).toEqual([]);
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

  it("lead to all templates", async () => {
    const { screen, user } = await open({ answer, key: "k" });
    await user.click(await screen.findByRole("button", { name: "All templates" }));
    expect(await screen.findByRole("heading", { name: "Templates", level: 1 })).toBeTruthy();
  });

  it("say where a sheet can be made, outside of a workbook", async () => {
    const { screen } = await open({ answer, key: "k", workbook: null });
    await screen.findByRole("button", { name: /^Find the figures/ });
    expect(screen.getByText(/Open this pane in Excel to put a sheet/)).toBeTruthy();
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
