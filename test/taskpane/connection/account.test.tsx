import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane, service, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const usage = {
  ...{ key: "1", package: "default", from: "2026-11-01", to: "2026-11-20", days: [] },
  ...{ calls: 3, credits: 13, expires_at: null },
  allowance: { credits: 1000, used: 300, left: 700, until: "2026-12-01T00:00:00Z" },
  ...{ person: "Ann", team: "Energy" },
  budgets: [
    { of: "person", period: "day", credits: 50, used: 13, left: 37, until: "" },
    { of: "person", period: "month", credits: 1000, used: 300, left: 700, until: "" },
    { of: "team", period: "month", credits: 9000, used: 8000.5, left: 999.5, until: "" },
  ],
};

const usagePath = "/v1/usage";

/** A gateway says in each answer where it took it from. */
function gatewayOf(account: (key: string) => Response): NonNullable<PaneOptions["answer"]> {
  return (url, { headers }) => {
    if (url.pathname === usagePath) return account(new Headers(headers).get("x-api-key") ?? "");
    const answer = json({ items: [], total_count: 7 });
    if (url.origin === service) answer.headers.set("x-stat-cache", "hit");
    return answer;
  };
}

async function open(options: PaneOptions) {
  const pane = await openPane({ key: "k", ...options });
  ({ close } = pane);
  const asked = () => pane.requests.filter(({ url }) => url.pathname === usagePath).length;
  return { ...pane, asked };
}

type Pane = Awaited<ReturnType<typeof open>>;

async function test({ screen, main, user }: Pane) {
  await user.click(await screen.findByRole("button", { name: "Test" }));
  await main.findByText(/^The connection works/);
}

const facts = (region: HTMLElement) =>
  within(region)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("the connection to a gateway", () => {
  it("shows the person, the team and what is left of the month", async () => {
    const pane = await open({ answer: gatewayOf(() => json(usage)) });
    await goTo(pane, "Connection");
    expect(pane.screen.queryByRole("region", { name: "Your account at the gateway" })).toBeNull();
    await test(pane);
    const region = await pane.screen.findByRole("region", { name: "Your account at the gateway" });
    expect(facts(region)).toEqual([
      ["Person", "Ann"],
      ["Team", "Energy"],
      ["Left of your budget this month", "700 of 1,000 credits"],
      ["Left of your team’s budget this month", "999.5 of 9,000 credits"],
    ]);
    expect(pane.asked()).toBe(1);
  });

  it("shows what was used where there is no budget of the month", async () => {
    const alone = { ...usage, team: undefined };
    const allowance = { credits: null, used: 1, left: null, until: "" };
    const pane = await open({
      answer: gatewayOf(() => json({ ...alone, allowance, budgets: [] })),
    });
    await goTo(pane, "Connection");
    await test(pane);
    const region = await pane.screen.findByRole("region", { name: "Your account at the gateway" });
    expect(facts(region)).toEqual([
      ["Person", "Ann"],
      ["Used this month", "1 credit"],
    ]);
  });

  it("shows names as text", async () => {
    const person = '<img src="x"> =1+1';
    const pane = await open({ answer: gatewayOf(() => json({ ...usage, person })) });
    await goTo(pane, "Connection");
    await test(pane);
    expect(await pane.main.findByText(person)).toBeTruthy();
    expect(pane.main.queryByRole("img")).toBeNull();
  });

  it("is asked again with another key, and shows nothing of the one before", async () => {
    const pane = await open({
      answer: gatewayOf((key) => json({ ...usage, person: key === "k" ? "Ann" : "Bob" })),
    });
    await goTo(pane, "Connection");
    await test(pane);
    await pane.main.findByText("Ann");
    await pane.user.type(pane.screen.getByLabelText("API key"), "other{Enter}");
    expect(await pane.main.findByText("Bob")).toBeTruthy();
    expect(pane.main.queryByText("Ann")).toBeNull();
  });

  it("is there when the screen is opened after other answers", async () => {
    const pane = await open({ answer: gatewayOf(() => json(usage)) });
    await pane.user.type(pane.screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    await pane.main.findByText(/No results|Nothing/);
    await goTo(pane, "Connection");
    expect(await pane.main.findByText("Ann")).toBeTruthy();
    expect(pane.asked()).toBe(1);
  });

  it.each([
    ["refuses", () => json({ message: "no" }, 404)],
    ["answers something else", () => json([])],
    ["names nobody", () => json({ ...usage, person: undefined })],
  ])("says nothing of an account where the gateway %s", async (_, account) => {
    const pane = await open({ answer: gatewayOf(account) });
    await goTo(pane, "Connection");
    await test(pane);
    expect(pane.asked()).toBe(1);
    expect(pane.screen.queryByRole("region", { name: "Your account at the gateway" })).toBeNull();
  });
});

describe("the connection to a service that is no gateway", () => {
  it("asks nobody for an account, though it says what it charged", async () => {
    const pane = await open({
      answer: (url) => {
        if (url.pathname === usagePath) return json(usage);
        const answer = json({ items: [], total_count: 7 });
        answer.headers.set("x-stat-credits", "0");
        return answer;
      },
    });
    await goTo(pane, "Connection");
    await test(pane);
    expect(pane.asked()).toBe(0);
    expect(pane.main.queryByText("Ann")).toBeNull();
  });

  it("is not taken for the gateway that was asked before", async () => {
    const other = "https://other.test";
    const pane = await open({
      ...{ answer: gatewayOf(() => json(usage)), addresses: [service, other] },
    });
    await goTo(pane, "Connection");
    await test(pane);
    await pane.main.findByText("Ann");
    await pane.user.selectOptions(pane.screen.getByLabelText("Service address"), other);
    await pane.user.type(await pane.screen.findByLabelText("API key"), "theirs{Enter}");
    await pane.main.findByText(/^The connection works/);
    expect(pane.main.queryByText("Ann")).toBeNull();
    expect(pane.requests.filter(({ url }) => url.href.startsWith(other + usagePath))).toEqual([]);
  });
});
