import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../support/statistic-answer.js";
import { json } from "./support/pane.js";
import { openWorkbookPane } from "./support/workbook-pane.js";

let close = () => {};
type Options = NonNullable<Parameters<typeof openWorkbookPane>[1]>;

/** A service whose statistics can be revised, and fail. */
function createSource() {
  const values: Record<string, number> = { "2019": 1, "2020": 2 };
  const failing = new Set<number>();
  const refusing = new Set<number>();
  const answer: NonNullable<Options["answer"]> = (url) => {
    const id = Number(url.searchParams.get("id"));
    const wrong = { code: "bad-input", message: "from is not a day.", parameter: "from" };
    if (refusing.has(id)) return json({ error: wrong, message: wrong.message }, 400);
    return failing.has(id) ? json({ message: "gone" }, 404) : json(statisticAnswer(id, values));
  };
  return { values, failing, refusing, answer };
}

async function open(options: Options = {}) {
  const pane = await openWorkbookPane("Workbook", options);
  ({ close } = pane);
  await pane.main.findByRole("heading", { name: "Workbook" });
  return pane;
}
afterEach(() => {
  close();
});

const activeSheet = (workbench: Awaited<ReturnType<typeof open>>["workbench"]) =>
  workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.load("name");
    await context.sync();
    return sheet.name;
  });

const chooseEverything = async ({ main, user }: Awaited<ReturnType<typeof open>>) => {
  await user.selectOptions(main.getByLabelText("What"), "Everything, fresh answers too");
};

describe("the refresh screen", () => {
  it("says once what the file keeps and nobody can read any more", async () => {
    const pane = await openWorkbookPane("Diagnostics");
    ({ close } = pane);
    const { main, screen, user, workbench } = pane;
    await workbench.run(async (context) => {
      for (const kind of ["snapshot", "frozen"]) {
        context.workbook.customXmlParts.add(
          `<stat xmlns="urn:stat-for-excel:${kind}" version="1" encoding="deflate-base64">AAAA</stat>`,
        );
      }
      await context.sync();
    });
    const sentence =
      "Damaged in this file and no longer readable: figures kept for colleagues, formulas of frozen cells. The cells are not affected.";
    await user.click(screen.getByRole("button", { name: "Workbook" }));
    expect(await main.findByText(sentence)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "More views" }));
    await user.click(screen.getByRole("button", { name: "Diagnostics" }));
    await user.click(screen.getByRole("button", { name: "Workbook" }));
    await main.findByRole("heading", { name: "Refresh" });
    expect(main.queryByText(sentence)).toBeNull();
  });

  it("says what a refresh would do and cost before anything is asked", async () => {
    const { answer } = createSource();
    const pane = await open({
      answer,
      cells: { A1: "=STAT.DATA(7)", D1: "=STAT.VALUE(7)", E1: "=STAT.VALUE(8)" },
    });
    const { main, requests } = pane;
    expect(await main.findByText("3 formulas: everything is up to date.")).toBeTruthy();
    const asked = requests.length;
    await chooseEverything(pane);
    const line = await main.findByText(
      "3 formulas → 2 requests → 0 need no call → 2 calls, 20 credits.",
    );
    // A narrow pane breaks it between the steps: "0" stays with what it counts.
    expect(line.textContent.split(/[^\S\u00A0]/)).toEqual(
      ["3 formulas", "→", "2 requests", "→", "0 need no call", "→", "2 calls,", "20 credits."].map(
        (part) => part.replaceAll(" ", "\u00A0"),
      ),
    );
    expect(main.getByRole("button", { name: "Refresh (20 credits)" })).toBeTruthy();
    expect(requests).toHaveLength(asked);
  });

  it("asks a gateway what it keeps for everybody, and expects to pay for the rest", async () => {
    const { answer } = createSource();
    const pane = await open({
      answer: async (url, init) => {
        const requests = [
          { is_kept: true, credits: 0 },
          { is_kept: false, credits: 10 },
        ];
        if (url.pathname === "/v1/price") return json({ credits: 10, requests });
        const given = await answer(url, init);
        given.headers.set("x-stat-cache", "hit");
        return given;
      },
      cells: { D1: "=STAT.VALUE(7)", E1: "=STAT.VALUE(8)" },
    });
    await pane.main.findByText("2 formulas: everything is up to date.");
    await chooseEverything(pane);
    expect(
      await pane.main.findByText(
        "2 formulas → 2 requests → 0 need no call → about 2 calls, up to 20 credits.",
      ),
    ).toBeTruthy();
  });

  it("pictures how the formulas stand, with a way to each that needs somebody", async () => {
    const source = createSource();
    source.failing.add(8);
    const pane = await open({
      answer: source.answer,
      cells: {
        A1: "=STAT.VALUE(7)",
        A2: "=STAT.VALUE(8)",
        A3: "=STAT.VALUE(9)",
        A4: "=STAT.VALUE(IF(1,9))",
      },
    });
    const { main, user, client, workbench } = pane;
    const picture = () => main.findByRole("img", { name: /without a figure/ });
    const told = async () => (await picture()).getAttribute("aria-label");
    await picture();
    expect(await told()).toBe("2 up to date, 1 only Excel can tell, 1 without a figure");
    expect(main.getByText(/^Oldest answer: \w+ \d+, \d{4}$/)).toBeTruthy();
    await act(() => client.clearCache());
    await user.click(main.getByRole("button", { name: "Check the price" }));
    await waitFor(async () => {
      expect(await told()).toBe("1 only Excel can tell, 2 out of date, 1 without a figure");
    });
    expect(main.queryByText(/^Oldest answer/)).toBeNull();
    await user.click(main.getByText("1 without a figure"));
    await user.click(main.getByRole("button", { name: "Go to Sheet1!A2" }));
    expect(await activeSheet(workbench)).toBe("Sheet1");
    await user.click(main.getByRole("button", { name: "Freeze" }));
    await main.findByText("4 formulas are values now.");
    await user.click(main.getByRole("button", { name: "Check the price" }));
    expect(await main.findByText("4 frozen")).toBeTruthy();
  });

  it("counts a result that has no room among the cells without a figure", async () => {
    const { answer } = createSource();
    const { main } = await open({ answer, cells: { A1: "=STAT.DATA(7)", A2: 5 } });
    expect(await main.findByRole("img", { name: "1 without a figure" })).toBeTruthy();
  });

  it("names the cells that show what the file keeps, with the day it was fetched", async () => {
    const { answer } = createSource();
    const { main, user, client } = await open({
      answer,
      cells: { A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)", A3: "=STAT.VALUE(9)" },
    });
    await main.findByText("3 formulas: everything is up to date.");
    expect(main.queryByText(/kept in the file, not fetched/)).toBeNull();
    await user.click(main.getByRole("button", { name: "Keep the figures in the file" }));
    await main.findByText(/^3 answers kept in the file/);
    await act(() => client.clearCache());
    await act(() => client.request("getStatistic", { id: 9 }));
    await user.click(main.getByRole("button", { name: "Check the price" }));
    const list = await main.findByText(
      "2 cells show figures kept in the file, not fetched on this device",
    );
    await user.click(list);
    for (const cell of ["A1", "A2"])
      expect(main.getByRole("button", { name: `Go to Sheet1!${cell}` })).toBeTruthy();
    expect(main.queryByRole("button", { name: "Go to Sheet1!A3" })).toBeNull();
    // Once for both.
    expect(main.getByText(/^fetched on \d{4}-\d\d-\d\d$/)).toBeTruthy();
  });

  it("refreshes, reports what changed with old and new values, and jumps to cells", async () => {
    const source = createSource();
    const pane = await open({ answer: source.answer, cells: { A1: "=STAT.DATA(7)", E9: 5 } });
    const { main, user, workbench } = pane;
    await main.findByText("1 formula: everything is up to date.");
    source.values["2020"] = 3;
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (10 credits)" }));
    expect(await main.findByText("1 updated, 0 unchanged, 0 failed.")).toBeTruthy();
    expect(workbench.values("A1:B3")).toEqual([
      ["category", "Values"],
      [2019, 1],
      [2020, 3],
    ]);
    const changes = within(main.getByRole("region", { name: "What changed" }));
    await user.click(changes.getByText("Statistic 7: 1 revised"));
    expect(changes.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "PointBeforeNow",
      "202023",
    ]);
    await user.click(changes.getByRole("button", { name: "Write a change log" }));
    expect(await main.findByText("The sheet “STAT Changes” lists 1 point.")).toBeTruthy();
    expect(await activeSheet(workbench)).toBe("STAT Changes");
    await workbench.run(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("E9").select();
      await context.sync();
    });
    await user.click(main.getByText("Updated cells"));
    await user.click(main.getByRole("button", { name: "Go to Sheet1!A1" }));
    await waitFor(async () => {
      const address = await workbench.run(async (context) => {
        const cell = context.workbook.getActiveCell();
        cell.load("address");
        await context.sync();
        return cell.address;
      });
      expect(address).toBe("Sheet1!A1");
    });
  });

  it("brings earlier values back as static ones, and thaw brings the formula back", async () => {
    const source = createSource();
    const pane = await open({ answer: source.answer, cells: { A1: "=STAT.VALUE(7)" } });
    const { main, user, workbench } = pane;
    source.values["2020"] = 3;
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (10 credits)" }));
    await user.click(await main.findByRole("button", { name: "Bring earlier values back" }));
    expect(await main.findByText(/1 cell shows the earlier values/)).toBeTruthy();
    expect(workbench.cell("A1")).toMatchObject({ value: 2, formula: undefined });
    await user.click(main.getByRole("button", { name: "Thaw" }));
    expect(await main.findByText("1 formula is back.")).toBeTruthy();
    expect(workbench.cell("A1").formula).toBe("=STAT.VALUE(7)");
  });

  it("keeps old values where the service fails, and says why", async () => {
    const source = createSource();
    const pane = await open({
      answer: source.answer,
      cells: { A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)" },
    });
    const { main, user, workbench } = pane;
    source.failing.add(8);
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (20 credits)" }));
    expect(await main.findByText("0 updated, 1 unchanged, 1 failed.")).toBeTruthy();
    const failed = within(main.getByRole("region", { name: "Failed cells" }));
    expect(failed.getByText(/The service has no such content/)).toBeTruthy();
    expect(workbench.values("A1:A2")).toEqual([[2], [2]]);
  });

  it("says of each cell what the service did not accept", async () => {
    const source = createSource();
    const pane = await open({
      answer: source.answer,
      cells: { A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)" },
    });
    const { main, user, workbench } = pane;
    source.refusing.add(8);
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (20 credits)" }));
    await main.findByText("0 updated, 1 unchanged, 1 failed.");
    const failed = within(main.getByRole("region", { name: "Failed cells" }));
    expect(failed.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Sheet1!A2 Check what you entered. from is not a day.",
    ]);
    expect(workbench.values("A2")).toEqual([[2]]);
  });

  it("says of a cell in error what the error says", async () => {
    const pane = await open({
      answer: createSource().answer,
      cells: { A1: "=STAT.VALUE(7)", A2: '=STAT.VALUE(7,,"1850")' },
    });
    const { main, user } = pane;
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (10 credits)" }));
    await main.findByText("0 updated, 1 unchanged, 1 failed.");
    const failed = within(main.getByRole("region", { name: "Failed cells" }));
    expect(failed.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Sheet1!A2 No figure for 1850: the data begin in 2019",
    ]);
  });

  it("cancels, and keeps what is there", async () => {
    const source = createSource();
    let release = () => {};
    let isSlow = false;
    const pane = await open({
      answer: (url, init) =>
        isSlow
          ? new Promise<Response>((resolve) => {
              release = () => {
                resolve(source.answer(url, init));
              };
            })
          : source.answer(url, init),
      cells: { A1: "=STAT.VALUE(7)" },
    });
    const { main, user, workbench } = pane;
    isSlow = true;
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (10 credits)" }));
    expect(await main.findByRole("progressbar", { name: "Refresh" })).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Cancel" }));
    expect(
      await main.findByText(
        /0 failed\. Cancelled: 1 formula was not reached and keeps what it showed\./,
      ),
    ).toBeTruthy();
    release();
    expect(workbench.cell("A1").value).toBe(2);
  });

  it("says what to do where a chart is selected, and goes on once cells are", async () => {
    const { answer } = createSource();
    const pane = await open({ answer, cells: { A1: "=STAT.VALUE(7)", D1: 1, D2: 2 } });
    const { main, user, workbench } = pane;
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      sheet.charts.add("Line", sheet.getRange("D1:D2")).activate();
      await context.sync();
    });
    await main.findByText("1 formula: everything is up to date.");
    await user.selectOptions(main.getByLabelText("Where"), "Selection");
    const sentence = "A chart or picture is selected. Select the cells, then try again.";
    expect(await main.findByText(new RegExp(sentence))).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Freeze" }));
    await waitFor(() => {
      expect(main.getAllByText(new RegExp(sentence))).toHaveLength(2);
    });
    expect(main.queryByText(/Something went wrong/)).toBeNull();
    await pane.select("A1");
    await user.click(main.getByRole("button", { name: "Try again" }));
    expect(await main.findByText("1 formula: everything is up to date.")).toBeTruthy();
    // The whole workbook needs no selection.
    await user.selectOptions(main.getByLabelText("Where"), "Whole workbook");
    await main.findByText("1 formula: everything is up to date.");
  });

  it("freezes and thaws the sheet chosen", async () => {
    const { answer } = createSource();
    const { main, user, workbench } = await open({ answer, cells: { A1: "=STAT.DATA(7)" } });
    await user.selectOptions(main.getByLabelText("Where"), "This sheet");
    await user.click(main.getByRole("button", { name: "Freeze" }));
    expect(await main.findByText("1 formula is a value now.")).toBeTruthy();
    expect(workbench.cell("A1").formula).toBeUndefined();
    expect(workbench.cell("B3").value).toBe(2);
    workbench.enter("B3", 99);
    await user.click(main.getByRole("button", { name: "Thaw" }));
    expect(await main.findByText("Sheet1!A1: somebody typed over it")).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Thaw and overwrite" }));
    expect(await main.findByText("1 formula is back.")).toBeTruthy();
    expect(workbench.cell("A1").formula).toBe("=STAT.DATA(7)");
  });

  it("plans anew once a freeze or a thaw has changed what there is to refresh", async () => {
    const { answer } = createSource();
    const { main, user } = await open({ answer, cells: { A1: "=STAT.DATA(7)" } });
    await main.findByText("1 formula: everything is up to date.");
    await user.click(main.getByRole("button", { name: "Freeze" }));
    expect(await main.findByText("There is no STAT formula here.")).toBeTruthy();
    await user.click(main.getByRole("button", { name: "Thaw" }));
    expect(await main.findByText("1 formula: everything is up to date.")).toBeTruthy();
  });

  it("cancels a freeze that has changed nothing yet", async () => {
    const { answer } = createSource();
    const { main, workbench } = await open({ answer, cells: { A1: "=STAT.DATA(7)" } });
    // Both clicks within one turn, so that the freeze cannot have come to its writing.
    act(() => {
      main.getByRole("button", { name: "Freeze" }).click();
    });
    expect(main.getByRole("progressbar", { name: "Looking at the formulas …" })).toBeTruthy();
    act(() => {
      main.getByRole("button", { name: "Cancel" }).click();
    });
    expect(await main.findByText("Cancelled; nothing was changed.")).toBeTruthy();
    expect(main.queryByRole("progressbar")).toBeNull();
    expect(workbench.cell("A1").formula).toBe("=STAT.DATA(7)");
  });

  it("writes the sheets about the figures, and opens and names them", async () => {
    const { answer } = createSource();
    const { main, user, workbench } = await open({ answer, cells: { A1: "=STAT.DATA(7)" } });
    await user.click(main.getByRole("button", { name: "Sources sheet" }));
    expect(await main.findByText("The sheet “STAT Sources” lists 1 source.")).toBeTruthy();
    expect(await activeSheet(workbench)).toBe("STAT Sources");
    await user.click(main.getByRole("button", { name: "Audit sheet" }));
    expect(await main.findByText("The sheet “STAT Audit” lists 1 cell.")).toBeTruthy();
    expect(await activeSheet(workbench)).toBe("STAT Audit");
    const names = await workbench.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load("items/name");
      await context.sync();
      return worksheets.items.map(({ name }) => name);
    });
    expect(names).toEqual(["Sheet1", "STAT Sources", "STAT Audit"]);
  });

  it("keeps refresh on open and the workbook's budget in the workbook", async () => {
    const { main, user, workbench, services } = await open();
    await user.click(main.getByLabelText(/Refresh what is out of date when/));
    await user.type(main.getByLabelText(/Budget of this workbook/), "40");
    const section = within(main.getByRole("region", { name: "This workbook" }));
    await user.click(section.getByRole("button", { name: "Save" }));
    expect(await section.findByText("Saved in the workbook.")).toBeTruthy();
    const options = services.workbook?.options;
    await act(async () => options?.load());
    expect(options).toMatchObject({ refreshOnOpen: true, budget: 40 });
    expect(workbench.save()).toBeTruthy();
  });

  it("comes back to its report after another screen", async () => {
    const { answer } = createSource();
    const pane = await open({ answer, cells: { A1: "=STAT.VALUE(7)" } });
    const { main, user, screen } = pane;
    await chooseEverything(pane);
    await user.click(await main.findByRole("button", { name: "Refresh (10 credits)" }));
    await main.findByText("0 updated, 1 unchanged, 0 failed.");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await user.click(screen.getByRole("button", { name: "Workbook" }));
    expect(await main.findByText("0 updated, 1 unchanged, 0 failed.")).toBeTruthy();
  });

  it("is empty-handed outside of Excel, and says so", async () => {
    const { main } = await open({ workbook: null });
    expect(main.getByText(/Open this pane in Excel/)).toBeTruthy();
  });
});
