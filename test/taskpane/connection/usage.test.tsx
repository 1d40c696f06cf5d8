import { waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { listAnswer } from "../support/lists.js";
import { openPane } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});
async function open() {
  const pane = await openPane({ key: "k", answer: listAnswer });
  ({ close } = pane);
  return pane;
}

describe("the day's credits", () => {
  it("are told on every screen once there are some, and lead to prices and budget", async () => {
    const { screen, user } = await open();
    expect(screen.queryByRole("button", { name: /^Today:/ })).toBeNull();
    await user.selectOptions(
      screen.getByRole("combobox", { name: "What to search" }),
      "Statistics",
    );
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    expect(await screen.findByRole("button", { name: "Today: 1 of 2,000 credits" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Connection" }));
    await user.click(screen.getByRole("button", { name: "Today: 1 of 2,000 credits" }));
    expect(await screen.findByLabelText("Credits a day")).toBeTruthy();
  });

  it("are told beside the budget where there is one", async () => {
    const { screen, settings } = await open();
    await settings.setPreferences({ dailyBudget: 500 });
    expect(await screen.findByRole("button", { name: "Today: 0 of 500 credits" })).toBeTruthy();
  });
});

describe("a budget that is nearly used up", () => {
  it("is raised by a day's worth with one click", async () => {
    const { screen, user, settings } = await open();
    await settings.setPreferences({ dailyBudget: 1 });
    expect(screen.queryByRole("button", { name: /^Raise/ })).toBeNull();
    await user.selectOptions(
      screen.getByRole("combobox", { name: "What to search" }),
      "Statistics",
    );
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Raise to 2,001" }));
    expect(settings.getPreferences().dailyBudget).toBe(2001);
    expect(await screen.findByRole("button", { name: "Today: 1 of 2,001 credits" })).toBeTruthy();
  });
});

it("what the service says of a budget of its own stands on every screen, in its words", async () => {
  const sentence = "85 % of your team's budget for this month are used: 8500 of 10000 credits.";
  const pane = await openPane({
    key: "k",
    answer: (url) => {
      const answer = listAnswer(url);
      answer.headers.set("x-stat-notice", sentence);
      return answer;
    },
  });
  ({ close } = pane);
  const { screen, user } = pane;
  expect(screen.queryByText(sentence)).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Raise/ })).toBeNull();
});

describe("the price of an item's data", () => {
  it("stands on its row and beside a selection before anything is inserted", async () => {
    const { screen, user, requests } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    const statistics = within(await screen.findByRole("region", { name: "Statistics" }));
    const indicators = within(await screen.findByRole("region", { name: "Indicators" }));
    const row = (await statistics.findAllByRole("article"))[0];
    await waitFor(() => {
      expect(row?.textContent).toContain("Insert · 10 credits");
    });
    await user.click(statistics.getAllByRole("checkbox")[0] ?? document.body);
    await user.click(indicators.getAllByRole("checkbox")[0] ?? document.body);
    const bar = within(await screen.findByRole("group", { name: "2 selected" }));
    expect(await bar.findByText("Data: 25 credits")).toBeTruthy();
    expect(requests.filter(({ url }) => url.pathname.startsWith("/v1/data/"))).toEqual([]);
  });
});

describe("Escape in the search box", () => {
  it("empties it first, and is office.js's own once it is empty", async () => {
    const { screen, user } = await open();
    const seen: string[] = [];
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") seen.push(key);
    };
    window.addEventListener("keydown", listen);
    const box = screen.getByRole("searchbox", { name: "Search" });
    await user.type(box, "tr{Escape}");
    expect(box).toHaveProperty("value", "");
    expect(seen).toEqual([]);
    await user.type(box, "{Escape}");
    window.removeEventListener("keydown", listen);
    expect(seen).toEqual(["Escape"]);
  });
});
