import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer } from "../support/lists.js";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const covered = { WLD: "World", DEU: "Germany", NER: "Niger", NGA: "Nigeria" };
const item = indicator("gdp", { title: "Gross domestic product", covered_geos: covered });
const years = ["2019", "2020"];

async function open() {
  const pane = await openWorkbookPane("Search", {
    answer: (url) => {
      if (url.pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
      if (!url.pathname.endsWith("/indicator")) return listAnswer(url);
      const data = (url.searchParams.get("geo") ?? "WLD")
        .split(",")
        .map((geo) => ({ geo, categories: years, series: [1, 2] }));
      return json({ ...item, chart: { name: "gdp", graphType: "line", unit: "dollars", data } });
    },
  });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "gdp{Enter}");
  await screen.findByRole("button", { name: /^Insert chart of Gross/ });
  return pane;
}

async function openBuilder(functionId = "STAT.INDICATOR") {
  const pane = await open();
  const { main, user } = pane;
  await goTo(pane, "Formula");
  await user.selectOptions(await main.findByLabelText("Function"), functionId);
  await user.type(main.getByLabelText("id (required)"), "gdp");
  await main.findByText(/Gross domestic product/);
  const formula = () => main.getByRole("figure", { name: "Formula" }).textContent;
  const insert = () => user.click(main.getByRole("button", { name: "Insert at A1" }));
  return { ...pane, formula, insert };
}

describe("a place that is typed into a formula's field and not added", () => {
  it("is in the formula, by its name or its code, as it would be if it were", async () => {
    const { main, user, formula, insert } = await openBuilder();
    const add = main.getByLabelText("geos: Add a place");
    await user.type(add, "Niger");
    expect(formula()).toBe('=STAT.INDICATOR("gdp","NER")');
    await user.type(add, "ia{Enter}");
    await user.type(add, "DEU");
    expect(formula()).toBe('=STAT.INDICATOR("gdp","NGA,DEU")');
    await insert();
    expect(await main.findByText("Formula written to A1.")).toBeTruthy();
    expect(formula()).toBe('=STAT.INDICATOR("gdp","NGA,DEU")');
  });

  it("keeps the formula from being written where it is none, and is named", async () => {
    const { main, user, insert, workbench } = await openBuilder();
    const add = main.getByLabelText("geos: Add a place");
    await user.type(add, "Germ");
    expect(main.queryByText(/“Germ”/)).toBeNull();
    await insert();
    const said = /^“Germ” is neither the name nor the code of a place/;
    expect(main.getByText(said, { selector: "[role=alert] *" })).toBeTruthy();
    expect(workbench.values("A1")).toEqual([[""]]);
    await user.type(add, "any");
    expect(main.queryByText(/is neither the name/)).toBeNull();
    await insert();
    expect(await main.findByText("Formula written to A1.")).toBeTruthy();
  });

  it("counts in the box that finds places of the list, too", async () => {
    const { main, user, formula, insert } = await openBuilder();
    await user.click(await main.findByText("Places (0 of 4)"));
    await user.type(main.getByLabelText("Find a place"), "Germany");
    expect(formula()).toBe('=STAT.INDICATOR("gdp","DEU")');
    await user.type(main.getByLabelText("Find a place"), "x");
    await insert();
    expect(main.getByText(/^“Germanyx” is neither/, { selector: "[role=alert] *" })).toBeTruthy();
  });
});

describe("a place that is typed into an insertion's list and not chosen", () => {
  async function openSheet() {
    const pane = await open();
    const { screen, user } = pane;
    await user.click(screen.getByRole("button", { name: /^Insert chart of Gross/ }));
    const sheet = within(await screen.findByRole("region", { name: "Insert" }));
    await user.selectOptions(sheet.getByLabelText("Insert as"), "Live formula");
    await user.click(sheet.getByText("Places (1 of 4)"));
    const find = sheet.getByLabelText("Find a place");
    const insert = () => user.click(sheet.getByRole("button", { name: /^Insert( ·|$)/ }));
    return { ...pane, sheet, find, insert };
  }

  it("is inserted where it names one", async () => {
    const { main, user, find, sheet, insert, inserted } = await openSheet();
    await user.type(find, "Nigeria");
    await sheet.findByText("Places (2 of 4)");
    await insert();
    await main.findByText(/^Formula inserted at/);
    expect(inserted.at(-1)).toContain('"WLD,NGA"');
  });

  it("keeps the insertion back where it is none, and not where one that it finds is chosen", async () => {
    const { main, user, find, sheet, insert, inserted } = await openSheet();
    await user.type(find, "germ");
    await insert();
    expect(
      await sheet.findByText(/^“germ” is neither/, { selector: "[role=alert] *" }),
    ).toBeTruthy();
    expect(inserted).toEqual([]);
    // Who comes back to the field is told there, too.
    expect(find.getAttribute("aria-invalid")).toBe("true");
    const described = (find.getAttribute("aria-describedby") ?? "").split(" ");
    const said = described.map((id) => document.getElementById(id)?.textContent ?? "");
    expect(said.filter((text) => text.startsWith("“germ” is neither"))).toHaveLength(1);
    await user.type(find, "a");
    expect(find.getAttribute("aria-invalid")).not.toBe("true");
    await user.type(find, "{Backspace}");
    await user.click(sheet.getByRole("checkbox", { name: "Germany" }));
    await insert();
    await main.findByText(/^Formula inserted at/);
    expect(inserted.at(-1)).toContain('"WLD,DEU"');
  });

  it("is understood in each of the four languages, as formulas understand it", async () => {
    const { main, user, find, sheet, insert, inserted } = await openSheet();
    await user.type(find, "deutsch");
    expect(sheet.getByRole("checkbox", { name: "Germany" })).toHaveProperty("checked", false);
    await user.type(find, "land");
    expect(await sheet.findByText("Places (2 of 4)")).toBeTruthy();
    await insert();
    await main.findByText(/^Formula inserted at/);
    expect(inserted.at(-1)).toContain('"WLD,DEU"');
  });

  it("means no other place by its two letters once one that it finds is chosen", async () => {
    const { user, find, sheet } = await openSheet();
    // Two letters of Nigeria, and the code that formulas take for Niger.
    await user.type(find, "ne");
    expect(await sheet.findByText("Places (2 of 4)")).toBeTruthy();
    await user.clear(find);
    await user.type(find, "ni");
    await user.click(sheet.getByRole("checkbox", { name: "Nigeria" }));
    expect(await sheet.findByText("Places (2 of 4)")).toBeTruthy();
  });

  it("goes with its box when its tick is taken away", async () => {
    const { user, find, sheet } = await openSheet();
    await user.type(find, "Germany");
    await user.click(sheet.getByRole("checkbox", { name: "Germany" }));
    expect(await sheet.findByText("Places (1 of 4)")).toBeTruthy();
    expect(find).toHaveProperty("value", "");
  });
});
