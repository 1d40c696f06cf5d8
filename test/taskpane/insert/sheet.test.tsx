import { act, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../src/settings/index.js";
import { indicator } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const names = {
  ...{ WLD: "Worldwide", DEU: "Germany", FRA: "France", ITA: "Italy" },
  ...{ ESP: "Spain", NLD: "Netherlands", POL: "Poland" },
};
const latest: Readonly<Record<string, number>> = { WLD: 50, DEU: 12, FRA: 30, ITA: 20 };
const item = indicator("pop", {
  covered_geos: names,
  frequency: "annual",
  measure: { kind: "stock", seasonal_adjustment: null, unit: "inhabitants", scale: 1e6 },
});

const answer = (url: URL) => {
  if (url.pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
  if (!url.pathname.endsWith("/indicator")) return json({ items: [], total_count: 0 });
  const data = (url.searchParams.get("geo") ?? "WLD").split(",").map((geo) => {
    const last = latest[geo] ?? 0;
    return { geo, categories: ["2020", "2021", "2022"], series: [last / 2, last / 2, last] };
  });
  const chart = { name: "pop", graphType: "line-standard", unit: "million inhabitants", data };
  return json({ ...item, chart });
};

/** The insertion of an indicator, as one comes to it from its row. */
async function openSheet(options: Parameters<typeof openWorkbookPane>[1] = {}) {
  const pane = await openWorkbookPane("Search", { answer, ...options });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.type(screen.getByRole("searchbox"), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  const sheet = within(await screen.findByRole("region", { name: "Insert" }));
  await sheet.findByRole("button", { name: "Insert · 15 credits" });
  const as = async (form: string) => {
    await user.selectOptions(sheet.getByLabelText("Insert as"), form);
  };
  const insert = async () => {
    await user.click(sheet.getByRole("button", { name: /^Insert( ·|$)/ }));
  };
  const preview = () =>
    within(sheet.getByRole("group", { name: "Preview" }))
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
  return { ...pane, sheet, as, insert, preview };
}

describe("the sheet of an insertion", () => {
  it("charges no more than its button says, and nothing for a look", async () => {
    const { user, sheet, as, insert, client, main, workbench } = await openSheet();
    await as("Live formula");
    const before = client.status().session.credits;
    await user.click(sheet.getByRole("button", { name: "All 7" }));
    await sheet.findByRole("button", { name: "Insert · 30 credits" });
    expect(client.status().session.credits).toBe(before);
    expect(sheet.queryByRole("group", { name: "Preview" })).toBeNull();
    await insert();
    await main.findByText("Formula inserted at Sheet1!A1.");
    await act(() => workbench.idle());
    const { credits } = client.status().session;
    expect(credits - before).toBe(30);
    // What is kept is free, and so is another layout of it.
    await sheet.findByRole("button", { name: "Insert" });
    await user.selectOptions(sheet.getByLabelText("Layout"), "A row per place");
    await sheet.findByRole("group", { name: "Preview" });
    expect(client.status().session.credits).toBe(credits);
  });

  it("shows the first rows as the formula then shows them", async () => {
    const { user, sheet, as, insert, preview, main, workbench } = await openSheet();
    await as("Live formula");
    await user.selectOptions(await sheet.findByLabelText("Add a group"), "G7 (3 of 7 places)");
    await user.click(sheet.getByRole("checkbox", { name: "Worldwide" }));
    await user.selectOptions(sheet.getByLabelText("Layout"), "A row per place");
    await user.selectOptions(
      sheet.getByLabelText("Order of the places"),
      "Largest latest figure first",
    );
    await user.type(sheet.getByLabelText("From"), "2021");
    await insert();
    await main.findByText("Formula inserted at Sheet1!A1.");
    await act(() => workbench.idle());
    await sheet.findByRole("group", { name: "Preview" });
    const shown = [
      ["period", "2021", "2022"],
      ["France", "15", "30"],
      ["Italy", "10", "20"],
      ["Germany", "6", "12"],
    ];
    expect(preview()).toEqual(shown);
    const cells = workbench.values("A3:C6").map((row) => row.map(String));
    expect(cells).toEqual(shown);
    expect(workbench.cell("A3").formula).toContain("sort=columns-largest; transpose=on");
  });

  it("gives a table of fixed values the periods that the formula would have", async () => {
    const { user, sheet, as, insert, main, workbench, preview } = await openSheet();
    await as("Static table");
    await user.type(sheet.getByLabelText("From"), "2021");
    await user.type(sheet.getByLabelText("To"), "2021");
    await insert();
    await main.findByText("Table inserted at Sheet1!A1.");
    expect(workbench.values("A2:B3")).toEqual([
      ["Period", "Worldwide"],
      [2021, 25],
    ]);
    expect(workbench.cell("A4").value).toMatch(/names no source/);
    expect(preview()).toEqual([
      ["Period", "Worldwide"],
      ["2021", "25"],
    ]);
  });

  it("names a change above the figures instead of the unit that they have no more", async () => {
    const { user, sheet, as, insert, main, workbench, preview } = await openSheet();
    await as("Live formula");
    await user.selectOptions(sheet.getByLabelText("Change"), "percent from the year before");
    await insert();
    await main.findByText("Formula inserted at Sheet1!A1.");
    await act(() => workbench.idle());
    expect(workbench.cell("A1").value).toBe("Indicator pop (percent from the year before)");
    expect(preview().slice(1)).toEqual([
      ["2020", ""],
      ["2021", "0.0%"],
      ["2022", "100.0%"],
    ]);
  });

  it("inserts where it says, selects the place and keeps the focus", async () => {
    const pane = await openSheet({ cells: { C2: "mine" } });
    const { user, sheet, as, insert, main, select } = pane;
    await select("C2");
    await sheet.findByRole("option", { name: "Selected cell: Sheet1!C2" });
    await as("Live formula");
    await user.selectOptions(sheet.getByLabelText("Where"), "Next free place on this sheet");
    await insert();
    await main.findByText("Formula inserted at Sheet1!C4.");
    expect(document.activeElement?.textContent).toMatch(/^Insert/);
    await sheet.findByRole("option", { name: "Selected cell: Sheet1!C4" });
    await user.selectOptions(sheet.getByLabelText("Where"), "New sheet");
    await insert();
    await main.findByText("Formula inserted at Indicator pop!A1.");
    await sheet.findByRole("option", { name: "Selected cell: Indicator pop!A1" });
  });

  it("begins with what was chosen last", async () => {
    const { screen, user, sheet, as } = await openSheet();
    await as("Live formula");
    await user.selectOptions(sheet.getByLabelText("Layout"), "A row per figure");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
    const again = within(await screen.findByRole("region", { name: "Insert" }));
    expect(again.getByLabelText<HTMLSelectElement>("Insert as").value).toBe("formula");
    expect(again.getByLabelText<HTMLSelectElement>("Layout").value).toBe("long");
  });

  it("begins with it in the next session, too, and as usual where what is kept is none of its words", async () => {
    const storage = { ...createMemoryStorage(), kind: "local" as const };
    const first = await openSheet({ storage });
    await first.as("Live formula");
    await first.user.selectOptions(first.sheet.getByLabelText("Layout"), "A row per figure");
    await first.user.click(first.sheet.getByLabelText("With title, unit and source"));
    close();
    const chosen = ({ sheet }: Awaited<ReturnType<typeof openSheet>>) => [
      sheet.getByLabelText<HTMLSelectElement>("Insert as").value,
      sheet.queryByLabelText<HTMLSelectElement>("Layout")?.value,
      sheet.getByLabelText<HTMLInputElement>("With title, unit and source").checked,
    ];
    const second = await openSheet({ storage });
    expect(chosen(second)).toEqual(["formula", "long", false]);
    await second.settings.setPreferences({ choices: { form: "sculpture", look: { layout: 7 } } });
    close();
    const third = await openSheet({ storage });
    expect(chosen(third)).toEqual(["chart", undefined, true]);
    await third.as("Live formula");
    expect(third.sheet.getByLabelText<HTMLSelectElement>("Layout").value).toBe("");
  });

  it.each(["rate", "change"])("offers no change in percent of a %s", async (kind) => {
    const rate = { ...item, measure: { ...item, kind, unit: "percent", scale: null } };
    const list = (items: object[]) => json({ items, total_count: items.length });
    const { sheet } = await openSheet({
      answer: (url) => (url.pathname.endsWith("/indicators") ? list([rate]) : answer(url)),
    });
    const words = within(sheet.getByLabelText("Change")).getAllByRole("option");
    expect(words.map(({ textContent }) => textContent)).toEqual([
      "As they are",
      "difference from the year before",
    ]);
  });

  it("offers no change of what nobody describes", async () => {
    const list = (items: object[]) => json({ items, total_count: items.length });
    const other = await openSheet({
      answer: (url) =>
        url.pathname.endsWith("/indicators") ? list([indicator("pop")]) : answer(url),
    });
    expect(other.sheet.queryByLabelText("Change")).toBeNull();
  });

  it("inserts nothing while an end is no period or before the beginning", async () => {
    const { user, sheet } = await openSheet();
    const button = () => sheet.getByRole("button", { name: /^Insert( ·|$)/ });
    await user.type(sheet.getByLabelText("From"), "2022");
    await user.type(sheet.getByLabelText("To"), "2020");
    expect(sheet.getByText("The end is before the beginning.")).toBeTruthy();
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await user.clear(sheet.getByLabelText("To"));
    expect(button().getAttribute("aria-disabled")).not.toBe("true");
  });
});
