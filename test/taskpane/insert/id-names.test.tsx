import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { listAnswer, statistic } from "../support/lists.js";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const label = "With a readable name for the id, on the sheet STAT ids";

async function openSearch() {
  const pane = await openWorkbookPane("Search", {
    answer: (url) => {
      if (url.pathname === "/v1/search/statistics") {
        return json({ items: [statistic(3), statistic(4)], total_count: 2 });
      }
      if (url.pathname !== "/v1/data/statistic") return listAnswer(url);
      return json(statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }));
    },
  });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  const panel = async (title: string) => {
    const [button] = await screen.findAllByRole("button", {
      name: new RegExp(`^Insert chart of ${title}`),
    });
    await user.click(button ?? document.body);
    await screen.findByLabelText("Insert as");
  };
  return { ...pane, panel };
}

it("a live formula is inserted with a readable name for its id, where the user wants one", async () => {
  const { screen, main, user, workbench, panel } = await openSearch();
  await panel("Statistic 3");
  await user.selectOptions(screen.getByLabelText("Insert as"), "Static table");
  expect(screen.queryByLabelText(label)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Insert as"), "Live formula");
  await user.click(await screen.findByRole("checkbox", { name: label }));
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  expect(await main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
  await act(() => workbench.idle());
  expect(workbench.cell("A3").formula).toBe("=STAT.DATA(STATISTIC_3)");
  expect(workbench.values("A4:B5")).toEqual([
    [2019, 1],
    [2020, 2],
  ]);
  expect(workbench.values("'STAT ids'!A2:C2")).toEqual([["STATISTIC_3", 3, "Statistic 3"]]);
});

it("so is a live chart, and the builder's formula, which remembers the choice", async () => {
  const { screen, main, user, workbench, panel, select } = await openSearch();
  await panel("Statistic 4");
  await user.click(await screen.findByRole("checkbox", { name: label }));
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await main.findByText(/^Chart on live data inserted at/);
  await act(() => workbench.idle());
  expect(workbench.cell("A3").formula).toMatch(/^=STAT\.DATA\(STATISTIC_4[,)]/);
  expect(workbench.values("'STAT ids'!A2:B2")).toEqual([["STATISTIC_4", 4]]);

  workbench.enter("M1", "=STAT.VALUE(3)");
  await act(() => workbench.idle());
  await goTo({ screen, user }, "Formula");
  await select("M1");
  await main.findByRole("heading", { name: "Formula in M1" });
  const box = await main.findByRole<HTMLInputElement>("checkbox", { name: label });
  expect(box.checked).toBe(true);
  await user.click(main.getByRole("button", { name: "Write to M1" }));
  await main.findByText("Formula written to M1.");
  await act(() => workbench.idle());
  expect(workbench.cell("M1")).toMatchObject({ formula: "=STAT.VALUE(STATISTIC_3)", value: 2 });
});

it("a protected sheet of ids is said, and nothing is inserted", async () => {
  const { screen, main, user, workbench, panel, select } = await openSearch();
  await panel("Statistic 3");
  await user.selectOptions(screen.getByLabelText("Insert as"), "Live formula");
  await user.click(await screen.findByRole("checkbox", { name: label }));
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await main.findByText("Formula inserted at Sheet1!A1.");
  await act(() =>
    workbench.run(async (context) => {
      context.workbook.worksheets.getItem("STAT ids").protection.protect();
      await context.sync();
    }),
  );
  await user.click(screen.getByRole("button", { name: /Back/ }));
  await select("M1");
  await panel("Statistic 4");
  await user.selectOptions(screen.getByLabelText("Insert as"), "Live formula");
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: label })).checked).toBe(
    true,
  );
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await main.findByText(/The sheet “STAT ids” is protected, so the id gets no name/);
  expect(workbench.cell("M3").formula).toBeUndefined();
});
