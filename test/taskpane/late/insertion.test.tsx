import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indicator, listAnswer } from "../support/lists.js";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const item = indicator("gdp", { title: "Gross domestic product", frequency: "monthly" });
/** Months of 25 years: more rows than are inserted without being asked. */
const months = Array.from({ length: 300 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, "0");
  return `${String(2000 + Math.floor(index / 12))}-${month}`;
});

const answerWith = (categories: readonly string[]) => (url: URL) => {
  if (url.pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
  if (!url.pathname.endsWith("/indicator")) return listAnswer(url);
  const data = (url.searchParams.get("geo") ?? "WLD")
    .split(",")
    .map((geo) => ({ geo, categories, series: categories.map((_month, index) => index) }));
  return json({ ...item, chart: { name: "gdp", graphType: "line", unit: "dollars", data } });
};

async function openSearch(options: Parameters<typeof openWorkbookPane>[1] = {}) {
  const pane = await openWorkbookPane("Search", { answer: answerWith(months), ...options });
  ({ close } = pane);
  const { screen, user } = pane;
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  const openChart = async () => {
    await user.click(await screen.findByRole("button", { name: /^Insert chart of Gross/ }));
    return within(await screen.findByRole("region", { name: "Insert" }));
  };
  return { ...pane, box, openChart };
}

describe("the sheet of an insertion", () => {
  it("asks about what is chosen, and not about what was chosen before", async () => {
    const { user, screen, box, openChart, main, workbench, inserted } = await openSearch({
      answer: answerWith(months.slice(0, 2)),
      cells: { A1: "mine" },
    });
    await user.type(box, "gdp{Enter}");
    const sheet = await openChart();
    await user.selectOptions(sheet.getByLabelText("Insert as"), "Live formula");
    const insert = () => user.click(sheet.getByRole("button", { name: /^Insert( ·|$)/ }));
    await insert();
    await insert();
    await main.findByRole("button", { name: "Insert on a new sheet" });
    await user.click(sheet.getByRole("button", { name: "All 3" }));
    expect(screen.queryByRole("button", { name: "Insert on a new sheet" })).toBeNull();
    await sheet.findByRole("button", { name: /^Insert( ·|$)/ });
    await insert();
    await user.click(await main.findByRole("button", { name: "Insert on a new sheet" }));
    await main.findByText(/^Formula inserted at/);
    await act(() => workbench.idle());
    expect(inserted.at(-1)).toContain("FRA");
  });

  it("keeps the periods open while one of them is typed", async () => {
    const { user, box, openChart } = await openSearch();
    await user.type(box, "gdp{Enter}");
    const sheet = await openChart();
    await user.click(sheet.getByRole("button", { name: /^Insert( ·|$)/ }));
    await sheet.findByText(/^300 rows are many/);
    const from = sheet.getByLabelText<HTMLInputElement>("From");
    expect(from.closest("details")?.open).toBe(true);
    await user.type(from, "2010");
    expect([from.value, from.closest("details")?.open]).toEqual(["2010", true]);
  });
});

describe("figures that are fetched for an insertion", () => {
  async function openHeld() {
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answer = answerWith(months.slice(0, 2));
    const pane = await openSearch({
      answer: async (url) => {
        if (url.pathname.endsWith("/indicator")) await isHeld;
        return answer(url);
      },
    });
    await pane.user.type(pane.box, "gdp{Enter}");
    const sheet = await pane.openChart();
    await pane.user.selectOptions(sheet.getByLabelText("Insert as"), "Static table");
    await pane.select("A1");
    await pane.user.click(sheet.getByRole("button", { name: /^Insert( ·|$)/ }));
    return { ...pane, letGo };
  }
  const asked = ({ requests }: Awaited<ReturnType<typeof openHeld>>) =>
    requests.filter(({ url }) => url.pathname.endsWith("/indicator"));

  it("go to the cell that was selected then, though another one is by now", async () => {
    const { main, workbench, select, letGo } = await openHeld();
    await select("D9");
    letGo();
    await main.findByText(/^Table inserted at Sheet1!A1/);
    expect(workbench.values("D9").flat()).toEqual([""]);
  });

  it("come once, and stand in the sheet, though another view is opened meanwhile", async () => {
    const pane = await openHeld();
    const { main, screen, letGo } = pane;
    await goTo(pane, "Templates");
    await main.findByRole("heading", { name: "Templates" });
    await goTo(pane, "Search");
    await screen.findByRole("region", { name: "Insert" });
    letGo();
    await main.findByText(/^Table inserted at Sheet1!A1/);
    expect(asked(pane)).toHaveLength(1);
  });
});

describe("an indicator that another search shows again", () => {
  it("is inserted with what that search says", async () => {
    const { user, box, screen, openChart } = await openSearch();
    await user.type(box, "gdp germany since 2000{Enter}");
    let sheet = await openChart();
    expect(sheet.getByLabelText<HTMLInputElement>("From").value).toBe("2000");
    // Beside the details, where the pane is wide.
    fireEvent.change(box, { target: { value: "gdp france since 2010" } });
    await screen.findAllByText(/2010/);
    sheet = await openChart();
    expect(sheet.getByLabelText<HTMLInputElement>("From").value).toBe("2010");
  });
});
