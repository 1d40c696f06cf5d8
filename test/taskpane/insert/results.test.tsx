import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openWorkbookPane } from "../support/workbook-pane.js";
import { listAnswer, statistic } from "../support/lists.js";
import { json, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const data = (id: number) =>
  json({
    ...statistic(id),
    chart: {
      graphType: "bar",
      horizontal: false,
      unit: null,
      data: { Germany: [{ name: "2023", data: 3 }] },
    },
    image_url: "",
    teaser_image_urls: [],
  });

/** Two statistics found, and their data as the test answers it. */
async function openResults(answerData: (id: number) => Response | Promise<Response>) {
  const answer: NonNullable<PaneOptions["answer"]> = (url) => {
    const id = Number(url.searchParams.get("id"));
    if (url.pathname === "/v1/data/statistic") return answerData(id);
    if (url.pathname !== "/v1/search/statistics") return listAnswer(url);
    return json({ items: [statistic(3), statistic(4)], total_count: 2 });
  };
  const pane = await openWorkbookPane("Search", { answer });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await screen.findByRole("button", { name: /^Insert formula for Statistic 4/ });
  return pane;
}

const intents = () =>
  [...document.querySelectorAll("[data-intent]")].map((one) => one.getAttribute("data-intent"));

describe("the message after formulas were written", () => {
  it("is good news only once the cell shows its figures", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { screen, main, user, workbench } = await openResults(async (id) => {
      await held;
      return data(id);
    });
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await main.findByText(/^Formula inserted at Sheet1!A\d\.$/);
    expect(intents()).toEqual(["info"]);
    release();
    await waitFor(() => {
      expect(intents()).toEqual(["success"]);
    });
    expect(main.getByText(/^Formula inserted at Sheet1!A\d\.$/)).toBeTruthy();
    expect(workbench.values("A1:B4").flat()).toContain("Germany");
  });

  it("is the cell's own sentence where it shows an error, and nothing green stands over it", async () => {
    const { screen, main, user, workbench } = await openResults(() => json({ message: "no" }, 403));
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    const alert = await main.findByRole("alert");
    const shown = /^Sheet1!(A\d) shows #N\/A: (.+)$/.exec(alert.textContent);
    expect(shown).not.toBeNull();
    expect(workbench.cell(shown?.[1] ?? "").message).toBe(shown?.[2]);
    expect(intents()).toEqual(["error"]);
    expect(main.queryByText(/^Formula inserted/)).toBeNull();
  });

  it("names the first of several cells in error", async () => {
    const { screen, main, user } = await openResults((id) =>
      id === 3 ? data(3) : json({ message: "no" }, 403),
    );
    for (const title of ["Statistic 3", "Statistic 4"]) {
      await user.click(screen.getByRole("checkbox", { name: `Select ${title}` }));
    }
    await user.click(await screen.findByRole("button", { name: "Insert latest values" }));
    const alert = await main.findByRole("alert");
    expect(alert.textContent).toMatch(/^Sheet1!C3 shows #N\/A: /);
    expect(intents()).not.toContain("success");
  });

  it("belongs to the last formula that was written", async () => {
    const { screen, main, user, select } = await openResults((id) =>
      id === 4 ? data(4) : json({ message: "no" }, 403),
    );
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await main.findByRole("alert");
    await select("F1");
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 4/ }));
    await main.findByText(/^Formula inserted at Sheet1!F\d\.$/);
    await waitFor(() => {
      expect(intents()).toEqual(["success"]);
    });
  });

  it("of the formula builder waits for the cell, too", async () => {
    const pane = await openWorkbookPane("Formula", {
      answer: () => json({ message: "no" }, 403),
      cells: { A1: "=STAT.DATA(3)" },
    });
    ({ close } = pane);
    const { screen, main, user, workbench, select } = pane;
    await select("A1");
    const id = await screen.findByLabelText("id (required)");
    await user.clear(id);
    await user.type(id, "4");
    await user.click(screen.getByRole("button", { name: "Write to A1" }));
    const alert = await main.findByText(/^Sheet1!A1 shows #N\/A: /);
    expect(alert.textContent).toContain(workbench.cell("A1").message);
    expect(intents()).not.toContain("success");
  });
});

describe("a row's formula", () => {
  it("stands below title, unit and source of its data", async () => {
    const { screen, main, user, workbench } = await openResults(data);
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await main.findByText("Formula inserted at Sheet1!A1.");
    await waitFor(() => {
      expect(intents()).toEqual(["success"]);
    });
    expect(workbench.values("A1:A2")).toEqual([
      ["Statistic 3 (million inhabitants)"],
      ["Source: World Bank"],
    ]);
    expect(workbench.cell("A3").formula).toBe("=STAT.DATA(3)");
  });

  it("stands alone where the user has switched that off", async () => {
    const { screen, main, user, workbench } = await openResults(data);
    await user.click(screen.getByRole("button", { name: "Insert chart of Statistic 4" }));
    await user.click(await screen.findByRole("checkbox", { name: "With title, unit and source" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await main.findByText("Formula inserted at Sheet1!A1.");
    await waitFor(() => {
      expect(intents()).toEqual(["success"]);
    });
    expect(workbench.cell("A1").formula).toBe("=STAT.DATA(3)");
  });

  it("is not offered once the service has refused the data of its kind to the key", async () => {
    const { screen, user } = await openResults(() =>
      json({ error: { message: "no", refused: "operation" } }, 403),
    );
    await user.click(screen.getByRole("button", { name: /^Insert formula for Statistic 3/ }));
    await screen.findByRole("alert");
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: /^Insert (formula|chart)/ })).toBeNull();
    });
    await user.click(screen.getByRole("button", { name: "Statistic 4" }));
    const forms = await screen.findByRole("combobox", { name: "Insert as" });
    expect([...forms.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Default: Title with link",
    ]);
    expect(screen.queryByRole("button", { name: "Show chart and data" })).toBeNull();
  });
});
