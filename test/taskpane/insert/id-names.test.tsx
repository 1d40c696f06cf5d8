// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { listAnswer, statistic } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

it("a live formula is inserted with a readable name for its id, where the user wants one", async () => {
  const pane = await openWorkbookPane("Search", {
    answer: (url) => {
      if (url.pathname === "/v1/search/statistics") {
        return json({ items: [statistic(3)], total_count: 1 });
      }
      if (url.pathname !== "/v1/data/statistic") return listAnswer(url);
      return json(statisticAnswer(3, { "2019": 1, "2020": 2 }));
    },
  });
  ({ close } = pane);
  const { screen, main, user, workbench } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  const label = "With a readable name for the id, on the sheet STAT ids";
  await screen.findByLabelText("Insert as");
  expect(screen.queryByLabelText(label)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Insert as"), "Live formula");
  await user.click(await screen.findByRole("checkbox", { name: label }));
  await user.click(screen.getByRole("button", { name: "Insert" }));
  expect(await main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
  await act(() => workbench.idle());
  expect(workbench.cell("A3").formula).toBe("=STAT.DATA(STATISTIC_3)");
  expect(workbench.values("A4:B5")).toEqual([
    [2019, 1],
    [2020, 2],
  ]);
  expect(workbench.values("'STAT ids'!A2:C2")).toEqual([["STATISTIC_3", 3, "Statistic 3"]]);
});
