import { act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { indicator } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

async function open(cells: Readonly<Record<string, string | number>>) {
  const pane = await openWorkbookPane("Formula", {
    answer: (url) =>
      json(statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 })),
    cells,
  });
  ({ close } = pane);
  await pane.main.findByRole("heading", { level: 2 });
  return pane;
}

const line = /^Source: Statistics office, released January 1, 2026, retrieved /;

describe("a formula in the builder", () => {
  it("says whose figures its cell shows, in what unit and of which day, also by a reference", async () => {
    const { main, select } = await open({
      A1: "=STAT.VALUE(7)",
      B1: 8,
      C1: "=STAT.VALUE(B1,,2020)",
    });
    const title = "Statistic 7 (million U.S. dollars)";
    const link = await main.findByRole("link", { name: title });
    expect(link.getAttribute("href")).toBe("https://service.test/content/7");
    expect(main.getByText(line)).toBeTruthy();
    await select("C1");
    await main.findByRole("link", { name: "Statistic 8 (million U.S. dollars)" });
    expect(main.queryByText(title)).toBeNull();
  });

  it("names the unit of what it shows, and no other", async () => {
    const { main, select } = await open({
      A1: '=STAT.VALUE(7,,2020,"change=pct")',
      B1: "=STAT.GROWTH(7,,2019,2020)",
      C1: "=STAT.CITE(7)",
    });
    await main.findByRole("link", { name: "Statistic 7 (percent from the period before)" });
    await select("B1");
    await main.findByRole("link", { name: "Statistic 7 (growth)" });
    await select("C1");
    await main.findByRole("link", { name: "Statistic 7" });
  });

  it("says nothing of what is not kept", async () => {
    const { main, user } = await open({ A1: "" });
    await user.selectOptions(main.getByLabelText("Function"), "STAT.VALUE");
    await user.type(main.getByLabelText("id (required)"), "9");
    await main.findByRole("button", { name: "Fetch the preview" });
    expect(main.queryByText(/^Source:/)).toBeNull();
    await user.click(main.getByRole("button", { name: "Fetch the preview" }));
    await main.findByRole("link", { name: "Statistic 9 (million U.S. dollars)" });
  });

  it("says title and unit in the words of the list in which an indicator was found", async () => {
    const found = indicator("jobless", { title: "Taux de chômage", subject: "(pour cent)" });
    const pane = await openWorkbookPane("Formule", {
      language: "fr",
      answer: ({ pathname }) =>
        json(
          pathname.endsWith("/indicators")
            ? { items: [found], total_count: 1 }
            : {
                ...indicator("jobless", { title: "Unemployment rate", subject: "(percent)" }),
                chart: {
                  ...{ name: "Unemployment rate", graphType: "line-standard", unit: "percent" },
                  data: [{ geo: "DEU", categories: ["2022", "2023"], series: [4, 5] }],
                },
              },
        ),
      cells: { A1: '=STAT.VALUE("jobless","DEU")', B1: 1 },
    });
    ({ close } = pane);
    const { main, client, select } = pane;
    await main.findByText("Unemployment rate (percent)");
    await act(() => client.list("searchIndicators", { q: "chômage", size: 1 }));
    await select("B1");
    await select("A1");
    await main.findByText("Taux de chômage (pour cent)");
  });
});
