import { within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

it("says that the service has a problem, once for all cells that have kept their figures", async () => {
  let isBroken = false;
  const pane = await openWorkbookPane("Workbook", {
    answer: (url) =>
      isBroken
        ? json({ message: "Internal error" }, 500)
        : json(statisticAnswer(Number(url.searchParams.get("id")), { "2020": 2 })),
    cells: { A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)" },
  });
  ({ close } = pane);
  const { main, user, workbench } = pane;
  isBroken = true;
  await user.selectOptions(await main.findByLabelText("What"), "Everything, fresh answers too");
  await user.click(await main.findByRole("button", { name: "Refresh (20 credits)" }));
  await main.findByText("0 updated, 0 unchanged, 2 failed.");
  const failed = within(main.getByRole("region", { name: "Failed cells" }));
  expect(failed.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Sheet1!A1 Sheet1!A2 The service has a problem. Nothing is wrong on your side. Try again in a moment.",
  ]);
  expect(workbench.values("A1:A2")).toEqual([[2], [2]]);
});

it("says how a research question is asked that a refresh leaves alone", async () => {
  const pane = await openWorkbookPane("Workbook", {
    answer: (url) =>
      url.pathname.endsWith("/ask")
        ? json({ message: "Busy" }, 503)
        : json(statisticAnswer(Number(url.searchParams.get("id")), { "2020": 2 })),
    cells: { A1: '=STAT.ASK("How many people live in Germany?")' },
  });
  ({ close } = pane);
  const { main, user } = pane;
  await user.selectOptions(await main.findByLabelText("What"), "Everything, fresh answers too");
  await user.click(await main.findByRole("button", { name: /^Refresh/ }));
  await main.findByText("0 updated, 0 unchanged, 1 failed.");
  const failed = within(main.getByRole("region", { name: "Failed cells" }));
  expect(failed.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Sheet1!A1 Not asked: tick “Ask research questions again” to ask it with the next refresh.",
  ]);
});
