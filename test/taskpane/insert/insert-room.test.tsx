import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { countSteps } from "../../support/workbook/undo-steps.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { statistic } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const figures = { "2020": 1, "2021": 2, "2022": 3 };

/** Two statistics found and selected; `cells` stand on the sheet already. */
async function openSelection(cells: Readonly<Record<string, string | number>> = {}) {
  const pane = await openWorkbookPane("Search", {
    cells,
    answer: (url) =>
      url.pathname === "/v1/data/statistic"
        ? json(statisticAnswer(Number(url.searchParams.get("id")), figures))
        : json({ items: [statistic(3), statistic(4)], total_count: 2 }),
  });
  ({ close } = pane);
  const { screen, user } = pane;
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
  return pane;
}
type Pane = Awaited<ReturnType<typeof openSelection>>;

/** What the details fetch, so that the size of a formula over it is known. */
const fetchBoth = async ({ client }: Pane) => {
  for (const id of [3, 4]) await client.request("getStatistic", { id });
};

it("side by side, checks the room that the kept answers need and offers the next free place", async () => {
  const pane = await openSelection({ C3: "mine" });
  const { screen, user, workbench } = pane;
  await fetchBoth(pane);
  const steps = countSteps(workbench);
  await user.click(await screen.findByRole("button", { name: "Insert side by side" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("There is not enough free room at Sheet1!A1.");
  expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
  expect(countSteps(workbench)).toBe(steps);
  await user.click(screen.getByRole("button", { name: "Insert at Sheet1!A5" }));
  expect(await pane.main.findByText("Formula inserted at Sheet1!A5.")).toBeTruthy();
  await act(() => workbench.idle());
  expect(workbench.values("A5:C6").flat().slice(3)).toEqual([2020, 1, 1]);
  expect(workbench.cell("C3").value).toBe("mine");
  expect(countSteps(workbench)).toBe(steps + 1);
});

it("side by side, says that the room was not known where nothing has been fetched", async () => {
  const pane = await openSelection();
  await pane.user.click(await pane.screen.findByRole("button", { name: "Insert side by side" }));
  expect(await pane.main.findByText("Formula inserted at Sheet1!A1.")).toBeTruthy();
  expect(pane.main.getByText(/^Its size was not known/)).toBeTruthy();
});

it("as a list of latest values, checks all of it and offers the next free place", async () => {
  const pane = await openSelection({ D3: "mine" });
  const { screen, user, workbench } = pane;
  await user.click(await screen.findByRole("button", { name: "Insert latest values" }));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: "Insert at Sheet1!A5" }));
  await screen.findByText("Formula inserted at Sheet1!A5.", { selector: "[role=status]" });
  await act(() => workbench.idle());
  expect(workbench.values("A5:C7")).toEqual([
    ["id", "title", "latest"],
    [3, expect.any(String), 3],
    [4, expect.any(String), 3],
  ]);
  expect(workbench.cell("D3").value).toBe("mine");
});
