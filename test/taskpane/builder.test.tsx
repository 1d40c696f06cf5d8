import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../support/statistic-answer.js";
import { goTo, json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

let close = () => {};
async function open(options: Parameters<typeof openWorkbookPane>[1] = {}) {
  const pane = await openWorkbookPane("Formula", {
    answer: (url) =>
      json(statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 })),
    ...options,
  });
  ({ close } = pane);
  await pane.main.findByRole("heading", { level: 2 });
  return pane;
}
afterEach(() => {
  close();
});

const value = (element: HTMLElement) => (element as HTMLInputElement).value;

describe("the builder", () => {
  it("reopens the formula of the selected cell, follows the selection and writes back", async () => {
    const pane = await open({
      cells: { A1: '=STAT.DATA(7,"sort=desc")', F1: "=STAT.VALUE(8)*2" },
    });
    const { main, user, select, workbench } = pane;
    expect(await main.findByRole("heading", { name: "Formula in A1" })).toBeTruthy();
    expect(value(main.getByLabelText("id (required)"))).toBe("7");
    expect(value(main.getByLabelText("sort"))).toBe("desc");

    await select("F1");
    expect(await main.findByRole("heading", { name: "Formula in F1" })).toBeTruthy();
    expect(value(main.getByLabelText("id (required)"))).toBe("8");
    await user.type(
      main.getByLabelText("period", { selector: "input:not([type=checkbox])" }),
      "2019",
    );
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toBe(
      "=STAT.VALUE(8,,2019)*2",
    );
    await user.click(main.getByRole("button", { name: "Write to F1" }));
    expect(await main.findByText("Formula written to F1.")).toBeTruthy();
    const live = () =>
      [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent);
    expect(live().join("").trim()).toBe("Formula written to F1.");
    await act(() => workbench.idle());
    expect(workbench.cell("F1")).toMatchObject({ formula: "=STAT.VALUE(8,,2019)*2", value: 2 });
    // Who reads on in another view finds nothing of it there.
    await goTo(pane, "Search");
    expect(live().join("")).toBe("");
  });

  it("shows the formula in parts, each of which stands out with its field and leads to it", async () => {
    const { main, user } = await open({
      cells: { A1: '=IFERROR(STAT.VALUE(7,,2019,"show=period"),"none")' },
    });
    const shown = main.getByRole("figure", { name: "Formula" });
    expect(shown.textContent).toBe('=IFERROR(STAT.VALUE(7,,2019,"show=period"),"none")');
    const parts = () => [...shown.querySelectorAll<HTMLElement>("[data-parameter]")];
    expect(parts().map(({ dataset, textContent }) => [dataset.parameter, textContent])).toEqual([
      ["id", "7"],
      ["period", "2019"],
      ["options", '"show=period"'],
    ]);
    const period = main.getByLabelText("period", { selector: "input:not([type=checkbox])" });
    const field = period.closest("[id^=builder-field-]");
    const [, part] = parts();
    const before = part?.className;
    await user.click(period);
    expect(parts()[1]?.className).not.toBe(before);
    expect(field?.hasAttribute("data-marked")).toBe(true);
    await user.click(parts()[0] ?? document.body);
    expect(document.activeElement).toBe(main.getByLabelText("id (required)"));
    await user.unhover(parts()[0] ?? document.body);
    await user.hover(parts()[1] ?? document.body);
    expect(field?.hasAttribute("data-marked")).toBe(true);
  });

  it("opens the anchor where the selected cell belongs to its spill", async () => {
    const { main, select } = await open({ cells: { B2: "=STAT.DATA(7)" } });
    await select("C3");
    expect(await main.findByRole("heading", { name: "Formula in B2" })).toBeTruthy();
  });

  it("keeps references and everything not edited to the letter", async () => {
    const { main, user, workbench } = await open({
      cells: { A1: '=IFERROR(STAT.DATA( $D$1 , "na=0" ),"none")', D1: 7 },
    });
    expect(value(await main.findByLabelText("id (required)"))).toBe("=$D$1");
    await user.selectOptions(main.getByLabelText("layout"), "long");
    await user.click(main.getByRole("button", { name: "Write to A1" }));
    await main.findByText("Formula written to A1.");
    expect(workbench.cell("A1").formula).toBe(
      '=IFERROR(STAT.DATA($D$1,"layout=long; na=0"),"none")',
    );
  });

  it("edits the call the user chooses where a formula holds several", async () => {
    const { main, user } = await open({ cells: { A1: "=STAT.VALUE(7)+STAT.VALUE(8)" } });
    await user.selectOptions(await main.findByLabelText("Call to edit"), "STAT.VALUE(8)");
    expect(value(main.getByLabelText("id (required)"))).toBe("8");
    await user.type(
      main.getByLabelText("period", { selector: "input:not([type=checkbox])" }),
      "2020",
    );
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toBe(
      "=STAT.VALUE(7)+STAT.VALUE(8,,2020)",
    );
  });

  it("says the price, fetches a preview only on a click, and then costs nothing more", async () => {
    const { main, user, requests } = await open();
    await user.selectOptions(main.getByLabelText("Function"), "STAT.DATA");
    await user.type(main.getByLabelText("id (required)"), "7");
    expect(await main.findByText("1 request, 0 kept: 10 credits.")).toBeTruthy();
    expect(requests).toHaveLength(0);
    await user.click(main.getByRole("button", { name: "Fetch the preview" }));
    const preview = within(await main.findByRole("region", { name: "Preview" }));
    await waitFor(() => {
      expect(preview.getAllByRole("row").map((row) => row.textContent)).toEqual([
        "categoryValues",
        "20191",
        "20202",
      ]);
    });
    expect(requests).toHaveLength(1);
    expect(main.getByText("Costs nothing: the answers are kept.")).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    await main.findByText("Formula written to A1.");
    expect(requests).toHaveLength(1);
  });

  it("gives dates their format where the cells are free, and leaves numbers of others alone", async () => {
    const pane = await open({
      answer: (url) =>
        json(statisticAnswer(Number(url.searchParams.get("id")), { "2025-01": 1, "2025-02": 2 })),
      cells: { A1: "", F3: 45_000 },
    });
    const { main, user, workbench, select } = pane;
    const formatOf = (address: string) =>
      act(() =>
        workbench.run(async (context) => {
          const cell = context.workbook.worksheets.getActiveWorksheet().getRange(address);
          cell.load("numberFormat");
          await context.sync();
          return (cell.numberFormat as string[][])[0]?.[0];
        }),
      );
    for (const cell of ["A1", "F1"]) {
      await select(cell);
      // What is chosen before would belong to the cell before.
      await main.findByRole("heading", { name: `New formula in ${cell}` });
      await user.selectOptions(main.getByLabelText("Function"), "STAT.DATA");
      await user.type(main.getByLabelText("id (required)"), "7");
      await user.selectOptions(main.getByLabelText("dates"), "end");
      // The second one finds the answer kept.
      if (cell === "A1")
        await user.click(await main.findByRole("button", { name: "Fetch the preview" }));
      const preview = within(await main.findByRole("region", { name: "Preview" }));
      await waitFor(() => {
        expect(preview.getAllByRole("row")).toHaveLength(3);
      });
      await user.click(main.getByRole("button", { name: `Insert at ${cell}` }));
      await main.findByText(`Formula written to ${cell}.`);
    }
    expect(await formatOf("A3")).toBe("yyyy-mm-dd");
    expect(await formatOf("F3")).toBe("General");
  });

  it.each([
    ["the whole formula", "", '=STAT.DATA(H1,"dates=end")', "yyyy-mm-dd"],
    [
      "a part of it",
      "=TRANSPOSE(STAT.DATA(H1))",
      '=TRANSPOSE(STAT.DATA(H1,"dates=end"))',
      "General",
    ],
  ])("knows of dates where the id stands in a cell: %s", async (_, before, after, format) => {
    const { main, user, workbench } = await open({
      answer: (url) =>
        json(statisticAnswer(Number(url.searchParams.get("id")), { "2025-01": 1, "2025-02": 2 })),
      cells: { H1: 7, J1: "=STAT.DATA(7)", A1: before },
    });
    if (before === "") {
      await user.selectOptions(await main.findByLabelText("Function"), "STAT.DATA");
      await user.type(main.getByLabelText("id (required)"), "=H1");
    }
    await user.selectOptions(await main.findByLabelText("dates"), "end");
    const press = before === "" ? "Insert at A1" : "Write to A1";
    await user.click(main.getByRole("button", { name: press }));
    await main.findByText("Formula written to A1.");
    await act(() => workbench.idle());
    expect(workbench.cell("A1").formula).toBe(after);
    const found = await act(() =>
      workbench.run(async (context) => {
        const cells = context.workbook.worksheets.getActiveWorksheet().getRange("A2:A3");
        cells.load("numberFormat");
        await context.sync();
        return (cells.numberFormat as string[][]).flat();
      }),
    );
    expect(found).toEqual([format, format]);
  });

  it("names the default of every choice, and says what each word means", async () => {
    const { main, user } = await open({ cells: { A1: "" } });
    await user.selectOptions(await main.findByLabelText("Function"), "STAT.DATA");
    const texts = (label: string) =>
      [...main.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(texts("layout")).toEqual([
      "Default: wide – a column per series",
      "wide – a column per series",
      "long – a row per value",
    ]);
    expect(texts("scale")[0]).toBe("Default: as published");
    expect(texts("headers")[0]).toBe("Default: on – with headers");
    await user.selectOptions(main.getByLabelText("layout"), "long");
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toContain("layout=long");
    await user.selectOptions(main.getByLabelText("Function"), "STAT.CITE");
    expect(texts("style")[0]).toBe("Default: apa");
    await user.selectOptions(main.getByLabelText("Function"), "STAT.INFO");
    expect(texts("field")[0]).toBe("Default: all fields");
  });

  it("says below a choice what a narrow pane cuts of it", async () => {
    const { main, user } = await open({ cells: { A1: "" } });
    await user.selectOptions(await main.findByLabelText("Function"), "STAT.DATA");
    const hint = (label: string) => {
      const ids = main.getByLabelText(label).getAttribute("aria-describedby") ?? "";
      return document.getElementById(ids)?.textContent;
    };
    expect(hint("layout")).toBe("Arrangement · a column per series");
    expect(hint("headers")).toBe("A header row");
    await user.selectOptions(main.getByLabelText("layout"), "long");
    expect(hint("layout")).toBe("Arrangement");
    await user.selectOptions(main.getByLabelText("change"), "annualised");
    expect(hint("change")).toBe("Change instead of the figure · percent, compounded to a year");
  });

  it("asks before it replaces a cell that holds something else", async () => {
    const { main, user, workbench } = await open({ cells: { A1: "mine" } });
    await user.selectOptions(await main.findByLabelText("Function"), "STAT.STATUS");
    await user.selectOptions(main.getByLabelText("what"), "credits");
    await user.click(main.getByRole("button", { name: "Insert at A1" }));
    expect(main.getByRole("alert").textContent).toContain("A1 is not empty");
    expect(workbench.cell("A1").value).toBe("mine");
    await user.click(main.getByRole("button", { name: "Replace" }));
    await main.findByText("Formula written to A1.");
    expect(workbench.cell("A1").formula).toBe('=STAT.STATUS("credits")');
  });

  it("offers places by name and writes their codes", async () => {
    const { main, user } = await open();
    await user.selectOptions(main.getByLabelText("Function"), "STAT.INDICATOR");
    await user.type(main.getByLabelText("id (required)"), "gdp-total");
    await waitFor(() => {
      expect(document.querySelectorAll("datalist option").length).toBeGreaterThan(200);
    });
    await user.type(main.getByLabelText("geos: Add a place"), "Germany{Enter}");
    await user.type(main.getByLabelText("geos: Add a place"), "FRA{Enter}");
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toBe(
      '=STAT.INDICATOR("gdp-total","DEU,FRA")',
    );
    await user.click(main.getByRole("button", { name: "Remove Germany" }));
    expect(main.getByRole("figure", { name: "Formula" }).textContent).toBe(
      '=STAT.INDICATOR("gdp-total","FRA")',
    );
  });

  it("writes nothing where somebody changed the cell meanwhile", async () => {
    const { main, user, workbench } = await open({ cells: { A1: "=STAT.VALUE(7)" } });
    await user.type(
      await main.findByLabelText("period", { selector: "input:not([type=checkbox])" }),
      "2019",
    );
    workbench.enter("A1", "=1+1");
    await user.click(main.getByRole("button", { name: "Write to A1" }));
    expect(await main.findByText(/A1 was changed meanwhile/)).toBeTruthy();
    expect(workbench.cell("A1").formula).toBe("=1+1");
  });

  it("shows the sentence of an error instead of a preview", async () => {
    const { main, user } = await open();
    await user.selectOptions(main.getByLabelText("Function"), "STAT.SEARCH");
    await user.type(main.getByLabelText("query (required)"), "population");
    await user.type(main.getByLabelText("size"), "5000");
    expect(await main.findByText(/size must be a whole number from 1 to 1000/)).toBeTruthy();
  });
});
