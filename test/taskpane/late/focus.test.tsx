import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const item = indicator("gdp", { title: "Gross domestic product" });

async function openSheet() {
  const pane = await openWorkbookPane("Search", {
    cells: { A1: "mine" },
    answer: (url) => {
      if (url.pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
      if (!url.pathname.endsWith("/indicator")) return listAnswer(url);
      const data = [{ geo: "WLD", categories: ["2019", "2020"], series: [1, 2] }];
      return json({ ...item, chart: { name: "gdp", graphType: "line", unit: "dollars", data } });
    },
  });
  ({ close } = pane);
  const { screen, main, user } = pane;
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "gdp{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of Gross/ }));
  const sheet = within(await screen.findByRole("region", { name: "Insert" }));
  await user.selectOptions(sheet.getByLabelText("Insert as"), "Live formula");
  const button = () => sheet.getByRole("button", { name: /^Insert( ·|$)/ });
  // The first press fetches what the formula shows.
  await user.click(button());
  if (sheet.queryByRole("button", { name: "Insert on a new sheet" }) === null)
    await user.click(button());
  await main.findByRole("button", { name: "Insert on a new sheet" });
  return { ...pane, button };
}

describe("the focus, when the question what to do with a taken cell is answered", () => {
  it("is on the button that inserts, wherever it goes", async () => {
    const { main, user, button } = await openSheet();
    await user.click(main.getByRole("button", { name: "Insert on a new sheet" }));
    await main.findByText(/^Formula inserted at/);
    expect(document.activeElement).toBe(button());
  });

  it("is there also when it is answered with no", async () => {
    const { main, user, button } = await openSheet();
    await user.click(main.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(button());
  });
});

describe("the focus in a field of a formula", () => {
  it("stays in it when a reference is cleared, and when one is put there", async () => {
    const pane = await openWorkbookPane("Formula", { cells: { A1: '=STAT.INDICATOR("gdp",B1)' } });
    ({ close } = pane);
    const { main, user } = pane;
    await user.clear(await main.findByLabelText("geos"));
    const add = main.getByLabelText("geos: Add a place");
    expect(document.activeElement).toBe(add);
    await user.type(add, "=B2{Enter}");
    expect(main.getByLabelText("geos")).toHaveProperty("value", "=B2");
    expect(document.activeElement).toBe(main.getByLabelText("geos"));
  });
});
