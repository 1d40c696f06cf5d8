import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Insertion, PlaceOutcome, Where } from "../../../src/workbook/index.js";
import { listAnswer as answer, statistic } from "../support/lists.js";
import { json, openPane, service, type PaneOptions } from "../support/pane.js";

let close = () => {};
async function open(options: PaneOptions = {}) {
  const pane = await openPane({ key: "k", answer, ...options });
  ({ close } = pane);
  return pane;
}
afterEach(() => {
  close();
});

type Pane = Awaited<ReturnType<typeof open>>;
const box = ({ screen }: Pane) => screen.getByRole("searchbox", { name: "Search" });
const choose = ({ screen, user }: Pane, kind: string) =>
  user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), kind);
const searchStatistics = async (pane: Pane, query: string) => {
  await choose(pane, "Statistics");
  await pane.user.type(box(pane), `${query}{Enter}`);
  return pane.screen.findAllByRole("article");
};
const asked = ({ requests }: Pane) => requests.map(({ url }) => url.pathname);

describe("the search screen", () => {
  it("shows the price, searches on Enter and lists what was found", async () => {
    const pane = await open();
    const { screen, main, requests } = pane;
    await choose(pane, "Statistics");
    // Nothing is asked for yet.
    expect(screen.getByRole("button", { name: "Start search" })).toBeTruthy();
    await pane.user.type(box(pane), "population");
    expect(await screen.findByRole("button", { name: "Start search: 1 credit" })).toBeTruthy();
    await pane.user.type(box(pane), "{Enter}");
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(main.getByText("10 of 25 results for “population”.")).toBeTruthy();
    expect(screen.getAllByTitle(/World Bank · Released June 3, 2024/)).toHaveLength(10);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.origin).toBe(service);
    expect(requests[0]?.url.searchParams.get("q")).toBe("population");
  });

  it("takes a kind off as it takes off every chip", async () => {
    const { screen, user } = await open();
    const box = screen.getByRole<HTMLSelectElement>("combobox", { name: "What to search" });
    expect(screen.queryByRole("button", { name: /^Take off/ })).toBeNull();
    await user.selectOptions(box, "Studies");
    await user.click(screen.getByRole("button", { name: "Take off: Studies" }));
    expect(box.value).toBe("all");
    expect(document.activeElement).toBe(box);
  });

  it("asks the free list while the user types, and the priced ones on Enter", async () => {
    const pane = await open();
    const { screen, user } = pane;
    await user.type(box(pane), "trade");
    expect(
      await screen.findByRole("button", { name: "Start search: about 4 credits" }),
    ).toBeTruthy();
    expect(await screen.findByRole("article", { name: "Indicator gdp" })).toBeTruthy();
    expect(
      await screen.findByText("Press Enter to search the rest for about 4 credits."),
    ).toBeTruthy();
    expect(asked(pane)).toEqual(["/v1/search/market-insights/indicators"]);
    await user.type(box(pane), "{Enter}");
    expect(await screen.findByRole("article", { name: "Study of trade" })).toBeTruthy();
    expect(asked(pane).sort()).toEqual([
      "/v1/infographics",
      "/v1/marketInsights",
      "/v1/search/market-insights/indicators",
      "/v1/search/statistics",
      "/v1/studies",
    ]);
    const statistics = within(screen.getByRole("region", { name: "Statistics" }));
    expect(statistics.getAllByRole("article")).toHaveLength(3);
    await user.click(statistics.getByRole("button", { name: "Show all 25 statistics" }));
    expect(await pane.main.findByText("10 of 25 results for “trade”.")).toBeTruthy();
    // The list was asked already.
    expect(asked(pane)).toHaveLength(5);
  });

  it.each([
    ["population", "Indicators"],
    ["US unemployment rate", "Indicators"],
    ["population 2020", "Statistics"],
    ["largest countries by population", "Statistics"],
    ["Länder mit der größten Bevölkerung", "Statistics"],
  ])("shows whole series first unless a year or a list is asked: %s", async (query, first) => {
    const pane = await open();
    const { screen, user } = pane;
    await user.type(box(pane), `${query}{Enter}`);
    expect(await screen.findByRole("article", { name: "Study of trade" })).toBeTruthy();
    await screen.findByRole("region", { name: "Statistics" });
    await screen.findByRole("region", { name: "Indicators" });
    const kinds = ["Statistics", "Indicators"];
    const names = screen
      .getAllByRole("region")
      .map((one) => kinds.find((kind) => one === screen.queryByRole("region", { name: kind })));
    expect(names.find((name) => name !== undefined)).toBe(first);
  });

  it("says what it does to a screen reader", async () => {
    const pane = await open();
    await searchStatistics(pane, "population");
    const said = await pane.screen.findByText(/^10 of 25 results/, { selector: "[role=status]" });
    expect(said.getAttribute("aria-live")).toBe("polite");
  });

  it("pages behind what was received, for a price that stands on the button", async () => {
    const pane = await open();
    const { screen, main, user, requests } = pane;
    await searchStatistics(pane, "x");
    for (const count of [20, 25]) {
      await user.click(await screen.findByRole("button", { name: "Show more (1 credit)" }));
      expect(await main.findByText(`${count} of 25 results for “x”.`)).toBeTruthy();
    }
    expect(screen.getAllByRole("article")).toHaveLength(25);
    expect(requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, "10", "20"]);
    expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  });

  it("sends the filters a list understands and names those it does not", async () => {
    const pane = await open();
    const { screen, user, requests } = pane;
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.selectOptions(await screen.findByLabelText("Access"), "Premium only");
    await user.selectOptions(screen.getByLabelText("Language"), "German");
    await user.type(screen.getByLabelText("Published from"), "2024-01-01");
    // The first steps have a place of their own.
    const filters = within(screen.getByRole("group", { name: "Filters" }));
    await user.type(filters.getByLabelText("Place"), "Deutschland");
    await user.tab();
    await user.type(box(pane), "trade{Enter}");
    await screen.findByRole("article", { name: "Study of trade" });
    const study = requests.find(({ url }) => url.pathname === "/v1/studies")?.url.searchParams;
    expect(Object.fromEntries(study ?? [])).toMatchObject({
      premium: "true",
      platform: "de",
      date_from: "2024-01-01",
      geolocation: "276",
    });
    const statistics = requests.find(({ url }) => url.pathname === "/v1/statistics")?.url;
    expect(statistics?.searchParams.get("platform")).toBe("de");
    expect(statistics?.searchParams.has("geolocation")).toBe(false);
    expect(
      within(screen.getByRole("region", { name: "Infographics" })).getByText(
        "These filters do not apply here: Access, Place.",
      ),
    ).toBeTruthy();
  });

  it("asks lists of one language for the user's", async () => {
    const pane = await open({ language: "de" });
    const { screen, user, requests } = pane;
    await user.type(screen.getByRole("searchbox", { name: "Suchen" }), "Handel{Enter}");
    await screen.findByRole("article", { name: "Study of trade" });
    const platforms = requests.map(({ url }) => [url.pathname, url.searchParams.get("platform")]);
    expect(Object.fromEntries(platforms)).toEqual({
      "/v1/search/statistics": null,
      "/v1/search/market-insights/indicators": null,
      "/v1/marketInsights": "de",
      "/v1/infographics": "de",
      "/v1/studies": "de",
    });
  });

  it("offers the industries that studies name, by their numbers", async () => {
    const pane = await open();
    const { screen, user, requests } = pane;
    await choose(pane, "Studies");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.click(
      await screen.findByRole("button", { name: "List industries (up to about 5 credits)" }),
    );
    await screen.findByRole("option", { name: "Energy" });
    await user.selectOptions(screen.getByLabelText("Industry"), "Energy");
    await user.type(box(pane), "trade{Enter}");
    await screen.findByRole("article", { name: "Study of trade" });
    expect(requests.at(-1)?.url.searchParams.get("industry")).toBe("6");
  });

  it("inserts a statistic and the whole search as formulas", async () => {
    const pane = await open();
    const { screen, main, user, inserted } = pane;
    await searchStatistics(pane, 'say "gdp"');
    await user.click(
      await screen.findByRole("button", {
        name: "Insert formula for Statistic 3. Insert · 10 credits",
      }),
    );
    expect(await main.findByText("Formula inserted at Sheet1!B2.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Insert this search as a formula" }));
    expect(inserted).toEqual(["=STAT.DATA(3)", '=STAT.SEARCH("say ""gdp""",,,10)']);
  });

  it("inserts several statistics side by side", async () => {
    const pane = await open();
    const { screen, user, inserted } = pane;
    await searchStatistics(pane, "x");
    for (const name of ["Select Statistic 2", "Select Statistic 5"]) {
      await user.click(screen.getByRole("checkbox", { name }));
    }
    const bar = within(await screen.findByRole("group", { name: "2 selected" }));
    await user.click(bar.getByRole("button", { name: "Insert side by side" }));
    expect(inserted).toEqual(['=STAT.DATA("2,5")']);
    await user.click(bar.getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("group", { name: /selected/ })).toBeNull();
  });

  it("asks before it replaces what the cell holds", async () => {
    const calls: Where[] = [];
    const cell = { sheetId: "1", row: 0, column: 0 };
    const workbook = {
      recalculateFailed: () => Promise.resolve(0),
      run: () => Promise.reject(new Error("not here")),
      place: async <R,>(_insertion: Insertion<R>, where: Where): Promise<PlaceOutcome<R>> => {
        calls.push(where);
        const address = "Sheet1!A1";
        return Promise.resolve(
          where === "selection"
            ? { status: "occupied", address, cell, nextFree: undefined }
            : { status: "inserted", address, result: undefined as R },
        );
      },
    };
    const pane = await open({ workbook });
    const { screen, main, user } = pane;
    await searchStatistics(pane, "x");
    await user.click(
      await screen.findByRole("button", {
        name: "Insert formula for Statistic 1. Insert · 10 credits",
      }),
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Sheet1!A1 is not empty");
    await user.click(screen.getByRole("button", { name: "Replace" }));
    expect(await main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
    // Whichever cell is selected by now.
    expect(calls).toEqual(["selection", { how: "replace", cell }]);
  });

  it("tells why Excel refused", async () => {
    const workbook = {
      recalculateFailed: () => Promise.resolve(0),
      run: () => Promise.reject(new Error("not here")),
      place: () => Promise.reject(new Error("The sheet is protected.")),
    };
    const pane = await open({ workbook });
    await searchStatistics(pane, "x");
    await pane.user.click(
      await pane.screen.findByRole("button", {
        name: "Insert formula for Statistic 1. Insert · 10 credits",
      }),
    );
    expect((await pane.screen.findByRole("alert")).textContent).toContain(
      "The sheet is protected.",
    );
  });

  it("works as a plain web page, where there is no workbook", async () => {
    const pane = await open({ workbook: null });
    await searchStatistics(pane, "x");
    await pane.user.click(
      await pane.screen.findByRole("button", {
        name: "Insert formula for Statistic 1. Insert · 10 credits",
      }),
    );
    expect((await pane.screen.findByRole("alert")).textContent).toContain(
      "Open this pane in Excel",
    );
  });

  it("asks for words before it sends an empty search", async () => {
    const pane = await open();
    await pane.user.type(box(pane), "  {Enter}");
    expect(pane.screen.getByText("Enter what you are looking for.")).toBeTruthy();
    expect(pane.requests).toHaveLength(0);
  });

  it("says when nothing was found", async () => {
    const pane = await open({ answer: () => json({ items: [], total_count: 0 }) });
    await choose(pane, "Statistics");
    await pane.user.type(box(pane), "zzz{Enter}");
    expect(await pane.main.findByText(/Nothing found/)).toBeTruthy();
  });

  it("leads from a refused key to the connection", async () => {
    const pane = await open({ answer: () => json({ message: "Unknown key" }, 401) });
    const { screen, user } = pane;
    await choose(pane, "Statistics");
    await user.type(box(pane), "x{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("The API key was refused");
    await user.click(screen.getByRole("button", { name: "Open connection" }));
    expect(await screen.findByRole("heading", { name: "Connection" })).toBeTruthy();
  });

  it("shows the lists that answer when another one is not allowed", async () => {
    const pane = await open({
      answer: (url) => (url.pathname === "/v1/studies" ? json({}, 403) : answer(url)),
    });
    await pane.user.type(box(pane), "trade{Enter}");
    const alert = await pane.screen.findByRole("alert");
    expect(alert.textContent).toContain("Not allowed");
    expect(alert.textContent).toContain("(Studies)");
    expect(await pane.screen.findByRole("article", { name: "Statistic 1" })).toBeTruthy();
  });

  it("searches again after an outage", async () => {
    let isDown = true;
    const pane = await open({
      answer: (url) => (isDown ? json({}, 503) : answer(url)),
    });
    const { screen, user } = pane;
    await choose(pane, "Statistics");
    await user.type(box(pane), "x{Enter}");
    const retry = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps text from the service text, and takes links and pictures by https only", async () => {
    const evil = statistic(1, {
      title: "<img src=x onerror=alert(1)>",
      link: "javascript:alert(1)",
      teaser_image_urls: [{ width: 200, src: "http://pictures.test/1.png" }],
    });
    const pane = await open({ answer: () => json({ items: [evil], total_count: 1 }) });
    await searchStatistics(pane, "x");
    expect(await pane.screen.findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
    expect(pane.screen.queryByRole("link")).toBeNull();
  });

  it("keeps the results while another screen is shown", async () => {
    const pane = await open();
    const { screen, user } = pane;
    await searchStatistics(pane, "x");
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    expect(screen.queryByRole("article")).toBeNull();
    const views = within(screen.getByRole("navigation"));
    await user.click(views.getByRole("button", { name: "Search" }));
    expect(screen.getAllByRole("article")).toHaveLength(10);
  });
});

describe("saved items and earlier searches", () => {
  it("keeps a starred result across sessions", async () => {
    const first = await open();
    await searchStatistics(first, "x");
    await first.user.click(first.screen.getByRole("button", { name: "Save Statistic 4" }));
    expect(first.screen.getByRole("status").textContent).toContain("Saved: Statistic 4");
    const { records } = first;
    first.close();
    const second = await open({ records });
    await second.user.click(second.screen.getByRole("tab", { name: "Saved" }));
    expect(await second.screen.findByRole("article", { name: "Statistic 4" })).toBeTruthy();
    await second.user.click(
      second.screen.getByRole("button", { name: "Remove Statistic 4 from saved" }),
    );
    expect(await second.screen.findByText(/Nothing saved yet/)).toBeTruthy();
  });

  it("offers earlier searches, and forgets them", async () => {
    const first = await open();
    await searchStatistics(first, "population");
    const { records } = first;
    first.close();
    const second = await open({ records });
    await second.user.click(await second.screen.findByRole("button", { name: "population" }));
    expect((box(second) as HTMLInputElement).value).toBe("population");
    // Putting a text into the box costs nothing.
    expect(
      asked(second).filter((path) => path !== "/v1/search/market-insights/indicators"),
    ).toEqual([]);
  });
});

describe("the topics", () => {
  it("are loaded for a price and browsed as a tree, down to their indicators", async () => {
    const pane = await open();
    const { screen, user } = pane;
    await user.click(screen.getByRole("tab", { name: "Topics" }));
    await user.click(
      await screen.findByRole("button", { name: "Load topics (up to about 5 credits)" }),
    );
    const economy = await screen.findByRole("treeitem", { name: "Economy" });
    expect(screen.queryByRole("treeitem", { name: "Trade" })).toBeNull();
    await user.click(economy);
    await user.click(await screen.findByRole("treeitem", { name: "Trade" }));
    expect(await screen.findByRole("heading", { name: "Trade", level: 1 })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Find its indicators" }));
    expect(await screen.findByRole("article", { name: "Indicator gdp" })).toBeTruthy();
    expect(asked(pane)).toEqual(["/v1/marketInsights", "/v1/search/market-insights/indicators"]);
  });
});
