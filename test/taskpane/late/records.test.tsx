import { act, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { listAnswer } from "../support/lists.js";
import { goTo, json, openPane, openStatistic } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

/** What is read late: as it was when it was asked for. */
function createGate() {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    open: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go();
        await Promise.resolve();
      }),
  };
}

describe("what an earlier session kept, read late", () => {
  it("takes no search and no saved item away that was added meanwhile", async () => {
    const gate = createGate();
    const records = new Map<string, unknown>([["pane.recent-searches", ["earlier"]]]);
    const pane = await openPane({
      key: "k",
      answer: listAnswer,
      records,
      readRecord: async (name) => {
        const kept = records.get(name);
        await gate.wait();
        return kept;
      },
    });
    ({ close } = pane);
    const { screen, user } = pane;
    await openStatistic(pane, "Statistic 4");
    const [star] = screen.getAllByRole("button", { name: "Save Statistic 4" });
    await user.click(star ?? document.body);
    await gate.open();
    expect(screen.queryByRole("button", { name: "Save Statistic 4" })).toBeNull();
    expect(records.get("pane.recent-searches")).toEqual(["x", "earlier"]);
    expect(records.get("pane.favourites")).toMatchObject([{ title: "Statistic 4" }]);
  });
});

describe("the workbook's options, read late", () => {
  it("leave alone what has been typed in their form meanwhile", async () => {
    const pane = await openWorkbookPane("Search");
    ({ close } = pane);
    const { main, services } = pane;
    const options = services.workbook?.options;
    await act(async () => options?.setBudget(500));
    const field = () => main.queryByLabelText<HTMLInputElement>(/Budget of this workbook/);
    // The form has been drawn, and the options have not been read.
    new MutationObserver((_records, observer) => {
      const budget = field();
      if (budget === null) return;
      observer.disconnect();
      fireEvent.change(budget, { target: { value: "40" } });
    }).observe(document.body, { subtree: true, childList: true });
    await goTo(pane, "Workbook");
    await main.findByText("There is no STAT formula here.");
    await act(async () => options?.load());
    expect(field()?.value).toBe("40");
  });
});

describe("the price of a result's data", () => {
  it("is looked up again once its details, which have fetched them, are closed", async () => {
    const pane = await openPane({
      key: "k",
      answer: (url) =>
        url.searchParams.has("id") ? json(statisticAnswer(4, { "2020": 2 })) : listAnswer(url),
    });
    ({ close } = pane);
    const { screen, user, client } = pane;
    await openStatistic(pane, "Statistic 4");
    await user.click(await screen.findByRole("button", { name: "Show chart and data" }));
    await waitFor(async () => {
      const price = await client.quote([{ operation: "getStatistic", parameters: { id: 4 } }]);
      expect(price.isCached).toBe(true);
    });
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(
      await screen.findByRole("button", { name: "Insert formula for Statistic 4" }),
    ).toBeTruthy();
  });
});
