import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { listAnswer } from "../support/lists.js";
import { goTo, json, openPane, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});
async function searchFor(query: string, options: PaneOptions) {
  const pane = await openPane({ key: "k", ...options });
  ({ close } = pane);
  await pane.user.type(pane.screen.getByRole("searchbox", { name: "Search" }), `${query}{Enter}`);
  return pane;
}
const nothing = () => json({ items: [], total_count: 0 });

describe("a search that does not go well", () => {
  it("says once that nothing was found, and leads on", async () => {
    const { screen, main, user } = await searchFor("zzz", { answer: nothing });
    const said = "Nothing found for “zzz”. Try fewer or other words.";
    expect(await main.findAllByText(said)).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Studies" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Browse topics" }));
    expect(screen.getByRole("tab", { name: "Topics" }).getAttribute("aria-selected")).toBe("true");
  });

  it("offers to search without the filters that were set", async () => {
    const { screen, user } = await searchFor("zzz", {
      answer: (url) =>
        url.searchParams.get("date_from") === "2024-01-01" ? nothing() : listAnswer(url),
    });
    await screen.findByRole("region", { name: "Statistics" });
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.type(await screen.findByLabelText("Published from"), "2024-01-01");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "What to search" }),
      "Infographics",
    );
    await user.click(screen.getByRole("button", { name: /^Start search/ }));
    await screen.findByText(/^Nothing found/, { selector: "[role=note] *" });
    const [panel, offered] = screen.getAllByRole("button", { name: "Clear filters" });
    await user.click(offered ?? panel ?? document.body);
    expect(await screen.findByRole("region", { name: "Infographics" })).toBeTruthy();
    expect(screen.getByLabelText("Published from")).toHaveProperty("value", "");
  });

  it("names the kinds without results in one line below those with some", async () => {
    const { screen, main } = await searchFor("trade", {
      answer: (url) =>
        ["/v1/marketInsights", "/v1/studies"].includes(url.pathname) ? nothing() : listAnswer(url),
    });
    expect(await main.findByText("No results in: Topics, Studies.")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Statistics" })).toBeTruthy();
  });

  it("is tried again from where it failed once the key is known", async () => {
    let isKnown = false;
    const pane = await searchFor("trade", {
      answer: (url) => (isKnown ? listAnswer(url) : json({ message: "no" }, 401)),
    });
    const { screen, main, user } = pane;
    await user.click(await screen.findByRole("button", { name: "Open connection" }));
    isKnown = true;
    await user.click(await screen.findByRole("button", { name: "Test" }));
    await main.findByText(/^The connection works/);
    await goTo(pane, "Search");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Statistics" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tells a refusal of every list once, in one alert", async () => {
    const { screen, user, requests } = await searchFor("trade", {
      answer: () => json({ message: "no" }, 500),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "The service has a problem Nothing is wrong on your side. Try again in a moment.Try again",
    );
    const before = requests.length;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("alert");
    expect(requests.length - before).toBe(5);
  });

  it("shows what was found and names the lists that were refused", async () => {
    const { screen } = await searchFor("trade", {
      answer: (url) =>
        ["/v1/infographics", "/v1/studies"].includes(url.pathname)
          ? json({ message: "no" }, 403)
          : listAnswer(url),
    });
    expect(await screen.findByRole("region", { name: "Topics" })).toBeTruthy();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Not allowed");
    expect(alert.textContent).toContain("(Infographics, Studies)");
  });

  it("does not ask for, price or offer again what this key was refused", async () => {
    const { screen, user, requests, settings } = await searchFor("trade", {
      answer: (url) =>
        url.pathname === "/v1/studies"
          ? json(
              { error: { code: "forbidden", message: "no", refused: "operation" }, message: "no" },
              403,
            )
          : listAnswer(url),
    });
    await screen.findByRole("alert");
    const choices = () =>
      within(screen.getByRole("combobox", { name: "What to search" }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    await waitFor(() => {
      expect(choices()).not.toContain("Studies");
    });
    requests.length = 0;
    const box = screen.getByRole("searchbox", { name: "Search" });
    await user.clear(box);
    await user.type(box, "debt{Enter}");
    await screen.findByText(/for “debt”/, { selector: "[role=status]" });
    await waitFor(() => {
      expect(screen.queryByRole("alert")).toBeNull();
    });
    expect(requests.some(({ url }) => url.pathname === "/v1/studies")).toBe(false);
    await act(() => settings.setApiKey("another-key"));
    await waitFor(() => {
      expect(choices()).toContain("Studies");
    });
  });

  it("drops what was refused once there is another key, and keeps what was found", async () => {
    const pane = await searchFor("trade", {
      answer: (url) =>
        url.pathname === "/v1/studies" ? json({ message: "no" }, 403) : listAnswer(url),
    });
    const { screen, settings } = pane;
    expect((await screen.findByRole("alert")).textContent).toContain("Not allowed");
    await act(() => settings.setApiKey("another-key"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("region", { name: "Topics" })).toBeTruthy();
  });

  it("is as before the search where nothing but refusals is left", async () => {
    let isRefused = true;
    const pane = await searchFor("trade", {
      answer: (url) => (isRefused ? json({ message: "no" }, 403) : listAnswer(url)),
    });
    const { screen, settings } = pane;
    expect((await screen.findByRole("alert")).textContent).toContain("Not allowed");
    // The free lists are asked again for the text in the box, now with a key that opens them.
    isRefused = false;
    await act(() => settings.setApiKey("another-key"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveProperty("value", "trade");
  });

  it("says what is missing once a used-up budget is raised", async () => {
    const pane = await openPane({ key: "k", answer: listAnswer });
    ({ close } = pane);
    const { screen, user, settings } = pane;
    await settings.setPreferences({ dailyBudget: 0 });
    const box = screen.getByRole("searchbox", { name: "Search" });
    await user.type(box, "trade{Enter}");
    await screen.findByRole("alert");
    await act(() => settings.setPreferences({ dailyBudget: 2000 }));
    expect(screen.queryByRole("alert")).toBeNull();
    await screen.findByText("Press Enter to search the rest for about 4 credits.");
    await user.type(box, "{Enter}");
    expect(await screen.findByRole("region", { name: "Studies" })).toBeTruthy();
    expect(screen.queryByText(/^Press Enter to search the rest/)).toBeNull();
  });

  it("says how long a pause the service asks for", async () => {
    const { screen } = await searchFor("trade", {
      answer: () =>
        new Response("{}", {
          status: 429,
          headers: { "content-type": "application/json", "retry-after": "7" },
        }),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The service asks for a pause of 7 seconds.");
  });

  it("leads from a used-up budget to where it is raised", async () => {
    const pane = await openPane({ key: "k", answer: listAnswer });
    ({ close } = pane);
    const { screen, user, settings } = pane;
    await settings.setPreferences({ dailyBudget: 0 });
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "trade{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Today’s budget is used up");
    // What costs nothing is there all the same.
    expect(await screen.findByRole("region", { name: "Indicators" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open diagnostics" }));
    expect(await screen.findByLabelText("Credits a day")).toHaveProperty("value", "0");
  });
});
