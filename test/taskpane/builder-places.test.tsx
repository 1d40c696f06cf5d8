import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer } from "./support/lists.js";
import { goTo, json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

/** The builder, after a search has shown which places the indicator covers. */
async function openAfterSearch(covered: Readonly<Record<string, string>>) {
  const pane = await openWorkbookPane("Search", {
    answer: (url) =>
      url.pathname.endsWith("/indicators")
        ? json({ items: [indicator("gdp-total", { covered_geos: covered })], total_count: 1 })
        : listAnswer(url),
  });
  ({ close } = pane);
  const { screen, main, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Indicators");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await screen.findByRole("button", { name: /^Insert formula for Indicator gdp-total/ });
  await goTo(pane, "Formula");
  await user.selectOptions(await main.findByLabelText("Function"), "STAT.INDICATOR");
  await user.type(main.getByLabelText("id (required)"), "gdp-total");
  return pane;
}

describe("the places of a formula", () => {
  it("that the indicator does not cover are named, of a group its members", async () => {
    const { main, user } = await openAfterSearch({ DEU: "Germany", FRA: "France" });
    const add = main.getByLabelText("geos: Add a place");
    await user.type(add, "Germany{Enter}");
    await user.type(add, "DACH{Enter}");
    await user.type(add, "Japan{Enter}");
    expect(
      await main.findByText("No figures of this indicator for: Austria, Switzerland, Japan"),
    ).toBeTruthy();
  });

  it("are chosen from the same list as an insertion's, by group, by name or all of them", async () => {
    const { main, user } = await openAfterSearch({
      ...{ DEU: "Germany", FRA: "France", JPN: "Japan", CHL: "Chile" },
    });
    await user.type(main.getByLabelText("geos: Add a place"), "Atlantis{Enter}");
    await user.click(await main.findByText("Places (0 of 4)"));
    await user.selectOptions(await main.findByLabelText("Add a group"), "G7 (3 of 7 places)");
    const chosen = () =>
      within(main.getByRole("list", { name: /^geos/ }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(chosen()).toEqual(["Atlantis ✕", "France ✕", "Germany ✕", "Japan ✕"]);
    await user.click(main.getByRole("checkbox", { name: "France" }));
    await user.click(main.getByRole("button", { name: "All 4" }));
    expect(chosen()).toEqual(["Atlantis ✕", "Germany ✕", "Japan ✕", "Chile ✕", "France ✕"]);
  });

  it("are taken from copied cells, each as a place of its own", async () => {
    const { main, user } = await openAfterSearch({ DEU: "Germany", FRA: "France" });
    await main.findByText("Places (0 of 2)");
    await user.click(main.getByLabelText("geos: Add a place"));
    await user.paste("Germany\r\n France\tJapan\r\n");
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toBe(
      '=STAT.INDICATOR("gdp-total","DEU,FRA,Japan")',
    );
    expect(main.getByLabelText("geos: Add a place")).toHaveProperty("value", "");
  });

  it("that are refused are said at their field, for as long as it holds them", async () => {
    const { main, user } = await openAfterSearch({ DEU: "Germany", FRA: "France" });
    const reason = /^“Atlantis” is neither the name nor the code of a place here\./;
    /** What a screen reader says of a field: whether it is in order, and what describes it. */
    const said = (field: HTMLElement) => {
      const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? "");
      return [field.getAttribute("aria-invalid"), texts.some((text) => reason.test(text))];
    };
    const add = main.getByLabelText("geos: Add a place");
    await user.type(add, "Atlantis");
    expect(said(add)).toEqual([null, false]);
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    expect(said(add)).toEqual(["true", true]);
    const alerts = main.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts.filter((text) => reason.test(text))).toHaveLength(1);
    await user.clear(add);
    expect(said(add)).toEqual([null, false]);

    await user.click(await main.findByText("Places (0 of 2)"));
    const find = main.getByRole("searchbox");
    await user.type(find, "Atlantis");
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    expect([said(find), said(add)]).toEqual([
      ["true", true],
      [null, false],
    ]);
  });

  it("are silent of a group that is a place with figures of its own", async () => {
    const { main, user } = await openAfterSearch({ EUU: "European Union", DEU: "Germany" });
    const add = main.getByLabelText("geos: Add a place");
    await user.type(add, "EU{Enter}");
    await user.type(add, "Japan{Enter}");
    expect(await main.findByText("No figures of this indicator for: Japan")).toBeTruthy();
  });
});
