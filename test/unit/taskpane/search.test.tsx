// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { json, openPane, service, type PaneOptions } from "./pane.js";

let close = () => {};
async function open(options: PaneOptions = {}) {
  const pane = await openPane({ key: "k", ...options });
  ({ close } = pane);
  return pane;
}
afterEach(() => {
  close();
});

const item = (identifier: number, more: object = {}) => ({
  identifier,
  title: `Statistic ${identifier}`,
  subject: "Population (in million inhabitants)",
  link: `https://pages.test/${identifier}`,
  date: "2024-06-03T00:00:00Z",
  released_at: "2024-06-03T00:00:00Z",
  platform: "en",
  is_premium: false,
  sources: [{ title: "World Bank" }],
  ...more,
});
const items = Array.from({ length: 25 }, (_, index) => item(index + 1));
/** A service with 25 statistics for every query, in pages. */
const answer = (url: URL) => {
  const offset = Number(url.searchParams.get("offset") ?? 0);
  const size = Number(url.searchParams.get("size") ?? 10);
  return json({ items: items.slice(offset, offset + size), total_count: items.length });
};

describe("the search screen", () => {
  it("shows the price, searches on Enter and lists what was found", async () => {
    const { screen, main, user, requests } = await open({ answer });
    expect(await screen.findByText("A search costs 1 credit.")).toBeTruthy();
    await user.type(screen.getByRole("searchbox"), "population{Enter}");
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(main.getByText("10 of 25 statistics for “population”.")).toBeTruthy();
    expect(screen.getAllByText(/Source: World Bank · Released June 3, 2024/)).toHaveLength(10);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.origin).toBe(service);
    expect(requests[0]?.url.searchParams.get("q")).toBe("population");
  });

  it("says what it does to a screen reader", async () => {
    const { screen, user } = await open({ answer });
    await user.type(screen.getByRole("searchbox"), "population{Enter}");
    await screen.findAllByRole("article");
    expect(screen.getByRole("status").textContent).toContain("10 of 25 statistics");
  });

  it("shows more when asked", async () => {
    const { screen, main, user } = await open({ answer });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await main.findByText("20 of 25 statistics for “x”.")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(20);
  });

  it("inserts a statistic and the whole search as formulas", async () => {
    const { screen, main, user, inserted } = await open({ answer });
    await user.type(screen.getByRole("searchbox"), 'say "gdp"{Enter}');
    await user.click(await screen.findByRole("button", { name: "Insert formula for Statistic 3" }));
    expect(await main.findByText("Formula inserted at Sheet1!B2.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Insert this search as a formula" }));
    expect(inserted).toEqual(["=STAT.DATA(3)", '=STAT.SEARCH("say ""gdp""",,,10)']);
  });

  it("asks before it replaces what the cell holds", async () => {
    const calls: (boolean | undefined)[] = [];
    const workbook = {
      recalculateFailed: () => Promise.resolve(0),
      insertFormula: async (_formula: string, options?: { overwrite?: boolean }) => {
        calls.push(options?.overwrite);
        const status = options?.overwrite === true ? "inserted" : "occupied";
        return Promise.resolve({ status, address: "Sheet1!A1" } as const);
      },
    };
    const { screen, main, user } = await open({ answer, workbook });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Insert formula for Statistic 1" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Sheet1!A1 is not empty");
    await user.click(screen.getByRole("button", { name: "Replace" }));
    expect(await main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
    expect(calls).toEqual([false, true]);
  });

  it("tells why Excel refused", async () => {
    const workbook = {
      recalculateFailed: () => Promise.resolve(0),
      insertFormula: () => Promise.reject(new Error("The sheet is protected.")),
    };
    const { screen, user } = await open({ answer, workbook });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Insert formula for Statistic 1" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The sheet is protected.");
  });

  it("works as a plain web page, where there is no workbook", async () => {
    const { screen, user } = await open({ answer, workbook: null });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Insert formula for Statistic 1" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Open this pane in Excel");
  });

  it("asks for words before it sends an empty search", async () => {
    const { screen, user, requests } = await open({ answer });
    await user.type(screen.getByRole("searchbox"), "  {Enter}");
    expect(screen.getByText("Enter what you are looking for.")).toBeTruthy();
    expect(requests).toHaveLength(0);
  });

  it("says when nothing was found", async () => {
    const { screen, main, user } = await open({
      answer: () => json({ items: [], total_count: 0 }),
    });
    await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
    expect(await main.findByText(/Nothing found/)).toBeTruthy();
  });

  it("leads from a refused key to the connection", async () => {
    const { screen, user } = await open();
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("The API key was refused");
    await user.click(screen.getByRole("button", { name: "Open connection" }));
    expect(screen.getByRole("heading", { name: "Connection" })).toBeTruthy();
  });

  it("searches again after an outage", async () => {
    let isDown = true;
    const { screen, user } = await open({
      answer: (url) => (isDown ? json({}, 503) : answer(url)),
    });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    const retry = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps text from the service text, and links to https pages only", async () => {
    const evil = item(1, { title: "<img src=x onerror=alert(1)>", link: "javascript:alert(1)" });
    const { screen, user } = await open({ answer: () => json({ items: [evil], total_count: 1 }) });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("keeps the results while another screen is shown", async () => {
    const { screen, user } = await open({ answer });
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await screen.findAllByRole("article");
    await user.click(screen.getByRole("button", { name: "Connection" }));
    expect(screen.queryByRole("article")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(screen.getAllByRole("article")).toHaveLength(10);
  });
});
