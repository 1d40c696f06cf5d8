import { act, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openWorkbookPane } from "../support/workbook-pane.js";
import { indicator, listAnswer, statistic } from "../support/lists.js";
import { json, type PaneOptions } from "../support/pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const values = { "2021": 1.5, "2022": 2, "2023": 3 };
const titled =
  (title: string): NonNullable<PaneOptions["answer"]> =>
  (url) => {
    if (url.pathname === "/v1/data/statistic") {
      return json({
        ...statistic(3, { title }),
        chart: {
          graphType: "bar",
          horizontal: false,
          unit: "million inhabitants",
          data: {
            Germany: Object.entries(values).map(([name, data]) => ({ name, data })),
            "+49": Object.entries(values).map(([name, data]) => ({ name, data: data * 2 })),
          },
        },
        image_url: "",
        teaser_image_urls: [],
      });
    }
    if (url.pathname === "/v1/data/market-insights/indicator") {
      const geos = url.searchParams.get("geo")?.split(",") ?? [];
      const data = geos.map((geo) => ({ geo, categories: ["2022", "2023"], series: [1, 2] }));
      return json({
        ...indicator("gdp"),
        chart: { name: "gdp", graphType: "line-standard", unit: null, data },
      });
    }
    if (url.pathname === "/v1/search/statistics") {
      return json({ items: [statistic(3, { title }), statistic(4)], total_count: 2 });
    }
    return listAnswer(url);
  };
const answer = titled("=HYPERLINK(1)");

type Options = Parameters<typeof openWorkbookPane>[1];

/** The details of the statistic, as one comes to them for its chart. */
async function openInsertion(options: Options = {}, kind = "Statistics") {
  const pane = await openWorkbookPane("Search", { answer, ...options });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), kind);
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(
    (await screen.findAllByRole("button", { name: /^Insert chart of/ }))[0] as Element,
  );
  await screen.findByRole("button", { name: /^Insert( ·|$)/ });
  return pane;
}
type Pane = Awaited<ReturnType<typeof openInsertion>>;

const insertAs = async ({ screen, user }: Pane, form: string) => {
  await user.selectOptions(screen.getByLabelText("Insert as"), form);
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
};
const charts = ({ workbench }: Pane) =>
  act(() =>
    workbench.run(async (context) => {
      const { charts: found } = context.workbook.worksheets.getActiveWorksheet();
      found.load("items/name,items/chartType");
      await context.sync();
      const series = found.items.map((chart) => {
        chart.title.load("text");
        chart.legend.load("visible");
        chart.series.load("items/name");
        return chart;
      });
      await context.sync();
      return series.map((chart) => ({
        name: chart.name,
        type: chart.chartType,
        title: chart.title.text,
        hasLegend: chart.legend.visible,
        series: chart.series.items.map(({ name }) => name),
      }));
    }),
  );

describe("inserting from the details", () => {
  it("takes two presses from a result to a chart on live data", async () => {
    const pane = await openInsertion();
    const button = pane.screen.getByRole("button", { name: /^Insert( ·|$)/ });
    await waitFor(() => {
      expect(document.activeElement).toBe(button);
    });
    await pane.user.click(button);
    expect(await pane.main.findByText("Chart on live data inserted at Sheet1!A1.")).toBeTruthy();
    expect(pane.workbench.values("A1:A2")).toEqual([
      ["=HYPERLINK(1) (million inhabitants)"],
      ["Source: World Bank"],
    ]);
    expect(pane.workbench.cell("A3").formula).toBe('=STAT.DATA(3,"na=#N/A")');
    expect(pane.workbench.values("A3:C6")).toEqual([
      ["category", "Germany", "+49"],
      [2021, 1.5, 3],
      [2022, 2, 4],
      [2023, 3, 6],
    ]);
    expect(await charts(pane)).toEqual([
      {
        name: "STAT_3_1",
        hasLegend: true,
        type: "ColumnClustered",
        title: "\u00A0=HYPERLINK(1)",
        series: ["Germany", "+49"],
      },
    ]);
    // A day of release or retrieval would be another one's after the next refresh.
    // Beside the figures: the chart lies over neither title nor source, which go on over empty cells.
    expect(pane.workbench.values("E21")).toEqual([["Source: World Bank"]]);
    // Pane and formula share one answer.
    expect(pane.requests.filter(({ url }) => url.pathname === "/v1/data/statistic")).toHaveLength(
      1,
    );
    // The chart, once it is drawn, has a status of its own.
    const said = pane.screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("Chart on live data inserted at Sheet1!A1.");
  });

  it.each(["Default: Chart on live data", "Chart on a static table"])(
    "draws no chart whose first column holds texts: %s",
    async (form) => {
      const data = {
        note: [{ name: "2022", data: "two thirds" }],
        figure: [{ name: "2022", data: 12 }],
      };
      const pane = await openInsertion({
        answer: (url, request) =>
          url.pathname === "/v1/data/statistic"
            ? json({
                ...statistic(3),
                chart: { graphType: "line", horizontal: false, unit: null, data },
                image_url: "",
                teaser_image_urls: [],
              })
            : answer(url, request),
      });
      await insertAs(pane, form);
      expect(
        (await pane.main.findByText(/^Excel would take the first column/)).textContent,
      ).toContain("Insert it as a table.");
      expect(await charts(pane)).toEqual([]);
      expect(pane.workbench.values("A1:A3")).toEqual([[""], [""], [""]]);
    },
  );

  it.each([
    ["Default: Chart on live data", "GDP of Germany"],
    ["Chart on a static table", "GDP of Germany from 2021 to 2023"],
  ])("names no years over figures that will have later ones: %s", async (form, title) => {
    const pane = await openInsertion({
      answer: titled("GDP of Germany from 2021 to 2023"),
    });
    await insertAs(pane, form);
    await pane.main.findByText(/inserted at Sheet1!A1\.$/);
    expect(pane.workbench.values("A1:A1")).toEqual([[`${title} (million inhabitants)`]]);
    expect((await charts(pane)).map((chart) => chart.title)).toEqual([title]);
  });

  it("says what the cell shows where the sheet ends before the data does", async () => {
    const long = Array.from({ length: 1_200 }, (_, index) => ({
      name: `no. ${index}`,
      data: index,
    }));
    const pane = await openInsertion({
      answer: (url, request) =>
        url.pathname === "/v1/data/statistic"
          ? json({
              ...statistic(3),
              chart: { graphType: "line", horizontal: false, unit: null, data: { all: long } },
              image_url: "",
              teaser_image_urls: [],
            })
          : answer(url, request),
    });
    await pane.user.click(pane.screen.getByRole("button", { name: /^Insert( ·|$)/ }));
    const told =
      "The formula at Sheet1!A3 shows #SPILL! instead of data, so there is no chart. The cell's message says why.";
    expect(await pane.main.findByText(told)).toBeTruthy();
    expect(await charts(pane)).toEqual([]);
  });

  it("writes a static table whose texts stay texts, with its source", async () => {
    const pane = await openInsertion();
    await insertAs(pane, "Static table");
    expect(await pane.main.findByText("Table inserted at Sheet1!A1.")).toBeTruthy();
    const [title, ...rows] = pane.workbench.values("A1:C6");
    expect(title?.[0]).toBe("=HYPERLINK(1) (million inhabitants)");
    expect(rows.slice(0, 4)).toEqual([
      ["Period", "Germany", "+49"],
      [2021, 1.5, 3],
      [2022, 2, 4],
      [2023, 3, 6],
    ]);
    expect(rows[4]?.[0]).toMatch(/^Source: World Bank, released June 3, 2024, retrieved /);
    expect(pane.workbench.cell("A1").formula).toBeUndefined();
  });

  it("draws a chart on a static table", async () => {
    const pane = await openInsertion();
    await insertAs(pane, "Chart on a static table");
    expect(await pane.main.findByText("Table and chart inserted at Sheet1!A1.")).toBeTruthy();
    expect(await charts(pane)).toMatchObject([{ name: "STAT_3_2", series: ["Germany", "+49"] }]);
    expect(pane.workbench.cell("E20").value).toMatch(
      /^Source: World Bank, released June 3, 2024, retrieved /,
    );
    expect(pane.workbench.cell("A2").formula).toBeUndefined();
  });

  it("leaves title, unit and source out where the user does not want them", async () => {
    const pane = await openInsertion();
    await pane.user.click(
      pane.screen.getByRole("checkbox", { name: "With title, unit and source" }),
    );
    await insertAs(pane, "Live formula");
    expect(await pane.main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
    expect(pane.workbench.cell("A1").formula).toBe("=STAT.DATA(3)");
    await act(() =>
      pane.workbench.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange("F1").select();
        await context.sync();
      }),
    );
    await insertAs(pane, "Static table");
    expect(await pane.main.findByText("Table inserted at Sheet1!F1.")).toBeTruthy();
    expect(pane.workbench.values("F1:G5")).toEqual([
      ["Period", "Germany"],
      [2021, 1.5],
      [2022, 2],
      [2023, 3],
      ["", ""],
    ]);
  });

  it("asks for a range of periods before it inserts more than 200 rows", async () => {
    const months = Array.from({ length: 240 }, (_, index) => ({
      name: `${String(2000 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, "0")}`,
      data: index,
    }));
    const pane = await openInsertion({
      answer: (url, request) =>
        url.pathname === "/v1/data/statistic"
          ? json({
              ...statistic(3),
              chart: { graphType: "line", horizontal: false, unit: null, data: { all: months } },
              image_url: "",
              teaser_image_urls: [],
            })
          : answer(url, request),
    });
    await insertAs(pane, "Static table");
    expect(await pane.screen.findByText("240 of 240 rows")).toBeTruthy();
    expect(pane.workbench.cell("A1").value).toBe("");
    await pane.user.selectOptions(pane.screen.getByLabelText("From"), "2018");
    await pane.user.selectOptions(pane.screen.getByLabelText("To"), "2018");
    expect(pane.screen.getByText("12 of 240 rows")).toBeTruthy();
    await pane.user.click(pane.screen.getByRole("button", { name: /^Insert( ·|$)/ }));
    expect(await pane.main.findByText("Table inserted at Sheet1!A1.")).toBeTruthy();
    expect(pane.workbench.values("A3:B3")).toEqual([[43_131, 216]]);
    expect(pane.workbench.values("A14:B14")).toEqual([[43_465, 227]]);
    expect(pane.workbench.cell("A15").value).toMatch(/^Source/);
  });

  it("writes a card's formula without fetching the data first", async () => {
    const pane = await openInsertion();
    await insertAs(pane, "Card in a cell");
    expect(await pane.main.findByText("Card inserted at Sheet1!A1.")).toBeTruthy();
    expect(pane.workbench.cell("A1").formula).toBe("=STAT.CARD(3)");
  });

  it("offers the next free place where something is in the way, and writes nothing before", async () => {
    const pane = await openInsertion({ cells: { B2: "mine" } });
    await insertAs(pane, "Live formula");
    const alert = await pane.screen.findByRole("alert");
    expect(alert.textContent).toContain("There is not enough free room at Sheet1!A1.");
    expect(pane.workbench.cell("A1").value).toBe("");
    await pane.user.click(pane.screen.getByRole("button", { name: "Insert at Sheet1!A4" }));
    expect(await pane.main.findByText("Formula inserted at Sheet1!A4.")).toBeTruthy();
    await act(() => pane.workbench.idle());
    expect(pane.workbench.values("A6:B7")).toEqual([
      ["category", "Germany"],
      [2021, 1.5],
    ]);
    expect(pane.workbench.cell("B2").value).toBe("mine");
  });

  it("offers a new sheet, named after the item", async () => {
    const pane = await openInsertion({ cells: { A1: "mine" } });
    await insertAs(pane, "Live formula");
    await pane.user.click(
      await pane.screen.findByRole("button", { name: "Insert on a new sheet" }),
    );
    expect(await pane.main.findByText("Formula inserted at =HYPERLINK(1)!A1.")).toBeTruthy();
  });

  it("tells what the service says where the data is not to be had", async () => {
    const pane = await openInsertion({
      answer: (url, init) =>
        url.pathname === "/v1/data/statistic" ? json({ message: "no" }, 403) : answer(url, init),
    });
    await pane.user.click(pane.screen.getByRole("button", { name: /^Insert( ·|$)/ }));
    const alerts = await pane.screen.findAllByRole("alert");
    expect(alerts[0]?.textContent).toContain("Not allowed");
    // Once, beside the button that was pressed.
    expect(alerts).toHaveLength(1);
    expect(pane.workbench.cell("A1").value).toBe("");
    await pane.user.click(pane.screen.getByRole("button", { name: "Show chart and data" }));
    expect(await pane.screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("inserts an indicator for the places chosen", async () => {
    const pane = await openInsertion({}, "Indicators");
    const { screen, user } = pane;
    await user.click(screen.getByText("Places (1 of 3)"));
    await user.click(screen.getByRole("checkbox", { name: "Germany" }));
    await insertAs(pane, "Default: Chart on live data");
    expect(await pane.main.findByText("Chart on live data inserted at Sheet1!A1.")).toBeTruthy();
    expect(pane.workbench.values("A3:C5")).toEqual([
      ["period", "Worldwide", "Germany"],
      [2022, 1, 1],
      [2023, 2, 2],
    ]);
    expect(await charts(pane)).toMatchObject([{ series: ["Worldwide", "Germany"] }]);
  });

  it.each(["Default: Chart on live data", "Chart on a static table"])(
    "says the one place that an indicator is of, as %s: its title names none",
    async (form) => {
      const pane = await openInsertion({}, "Indicators");
      await insertAs(pane, form);
      expect(await pane.main.findByText(/inserted at Sheet1!A1\.$/)).toBeTruthy();
      expect(await charts(pane)).toMatchObject([{ series: ["Worldwide"], hasLegend: true }]);
    },
  );
});

describe("inserting what has no data", () => {
  it("writes a study's title with its link", async () => {
    const pane = await openWorkbookPane("Search", { answer });
    ({ close } = pane);
    const { screen, main, user, workbench } = pane;
    await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Studies");
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Study of trade" }));
    await user.click(await screen.findByRole("button", { name: /^Insert( ·|$)/ }));
    expect(await main.findByText("Title inserted at Sheet1!A1.")).toBeTruthy();
    expect(workbench.cell("A1").value).toBe("Study of trade");
    const link = await act(() =>
      workbench.run(async (context) => {
        const cell = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
        cell.load("hyperlink");
        await context.sync();
        return cell.hyperlink.address;
      }),
    );
    expect(link).toBe("https://pages.test/study/900");
  });

  it("says so where an infographic has no picture to insert", async () => {
    const pane = await openWorkbookPane("Search", { answer });
    ({ close } = pane);
    const { screen, user, workbench } = pane;
    await user.selectOptions(
      screen.getByRole("combobox", { name: "What to search" }),
      "Infographics",
    );
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Trade at a glance" }));
    await user.click(await screen.findByRole("button", { name: /^Insert( ·|$)/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
    expect(workbench.cell("A1").value).toBe("");
  });
});

describe("inserting several results", () => {
  it("lists their latest values as live formulas", async () => {
    const pane = await openWorkbookPane("Search", { answer });
    ({ close } = pane);
    const { screen, user } = pane;
    await user.selectOptions(
      screen.getByRole("combobox", { name: "What to search" }),
      "Statistics",
    );
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    await user.click(await screen.findByRole("button", { name: "Insert latest values" }));
    await screen.findByText("Formula inserted at Sheet1!A1.", { selector: "[role=status]" });
    await act(() => pane.workbench.idle());
    expect(pane.workbench.values("A1:D2")).toEqual([
      ["id", "title", "latest", "unit"],
      // Which of its two series is meant nobody has said.
      [3, "=HYPERLINK(1)", "#N/A", "million inhabitants"],
    ]);
    expect(pane.workbench.cell("B2").formula).toBeUndefined();
  });
});
