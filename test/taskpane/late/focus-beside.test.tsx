import { waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { goTo, json, openPane } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let close = () => {};
afterEach(() => {
  close();
});

const hasFocus = (inside: Element) =>
  waitFor(() => {
    expect(inside.contains(document.activeElement)).toBe(true);
  });

/** What the next Tab stops at. */
async function nextStop(user: Awaited<ReturnType<typeof openPane>>["user"]) {
  await user.tab();
  return document.activeElement?.textContent;
}

describe("the focus of a button that goes when it is pressed", () => {
  it("stays beside it when changes of a formula are taken back", async () => {
    const pane = await openWorkbookPane("Formula", { cells: { A1: "=STAT.VALUE(7)" } });
    ({ close } = pane);
    const { main, user } = pane;
    await user.type(await main.findByLabelText("id (required)"), "8");
    main.getByRole("button", { name: "Undo my changes" }).focus();
    await user.keyboard("{Enter}");
    expect(main.queryByRole("button", { name: "Undo my changes" })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body);
    });
    expect(await nextStop(user)).toBe("Write to A1");
  });

  it("goes to what a refresh came to, and starts nothing when Enter is pressed again", async () => {
    const pane = await openWorkbookPane("Workbook", {
      answer: (url) => json(statisticAnswer(Number(url.searchParams.get("id")), { "2020": 2 })),
      cells: { A1: "=STAT.VALUE(7)" },
    });
    ({ close } = pane);
    const { main, user, requests } = pane;
    await user.selectOptions(await main.findByLabelText("What"), "everything");
    const refresh = await main.findByRole("button", { name: "Refresh (10 credits)" });
    const asked = requests.length;
    refresh.focus();
    await user.keyboard("{Enter}");
    await main.findByRole("button", { name: "New refresh" });
    await hasFocus(main.getByRole("region", { name: "Refresh" }));
    await user.keyboard("{Enter}");
    expect(requests.length).toBe(asked + 1);
  });

  it("is in the screen when searches are forgotten", async () => {
    const records = new Map<string, unknown>([["pane.recent-searches", ["gdp"]]]);
    const pane = await openPane({ key: "k", records });
    ({ close } = pane);
    const { screen, user } = pane;
    await goTo(pane, "Search");
    const list = within(await screen.findByRole("region", { name: "Recent searches" }));
    list.getByRole("button", { name: "Forget them" }).focus();
    await user.keyboard("{Enter}");
    await hasFocus(screen.getByRole("main"));
  });
});
