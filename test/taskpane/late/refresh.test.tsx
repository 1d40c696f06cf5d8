import { act, fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { goTo, json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});
type Options = NonNullable<Parameters<typeof openWorkbookPane>[1]>;

async function open(options: Options = {}) {
  const pane = await openWorkbookPane("Workbook", {
    answer: (url) => json(statisticAnswer(Number(url.searchParams.get("id")), { "2020": 2 })),
    cells: { A1: "=STAT.VALUE(7)", D1: "=STAT.VALUE(8)" },
    ...options,
  });
  ({ close } = pane);
  await pane.main.findByRole("heading", { name: "Workbook" });
  const chosen = (label: string) => pane.main.getByLabelText<HTMLSelectElement>(label).value;
  return { ...pane, chosen };
}

describe("the workbook screen, come back to", () => {
  it("shows the choice whose price it tells, and that price as it is now", async () => {
    const pane = await open();
    const { main, user, select, chosen, workbench } = pane;
    await select("D1");
    await user.selectOptions(main.getByLabelText("What"), "Everything, fresh answers too");
    await main.findByRole("button", { name: "Refresh (20 credits)" });
    await user.selectOptions(main.getByLabelText("Where"), "selection");
    await main.findByRole("button", { name: "Refresh (10 credits)" });
    await goTo(pane, "Search");
    workbench.enter("D2", "=STAT.VALUE(9)");
    await act(() => workbench.idle());
    await select("D1:D2");
    await goTo(pane, "Workbook");
    expect(await main.findByRole("button", { name: "Refresh (20 credits)" })).toBeTruthy();
    expect([chosen("Where"), chosen("What")]).toEqual(["selection", "everything"]);
  });
});

describe("what is chosen while something else is under way", () => {
  it("stays when formulas have been frozen meanwhile", async () => {
    const { main, chosen } = await open();
    await main.findByText("2 formulas: everything is up to date.");
    // Both within one turn, so that the freeze cannot have come to its end.
    act(() => {
      main.getByRole("button", { name: "Freeze" }).click();
    });
    fireEvent.change(main.getByLabelText("What"), { target: { value: "everything" } });
    expect(await main.findByText(/^2 formulas are values now/)).toBeTruthy();
    expect(await main.findByText("There is no STAT formula here.")).toBeTruthy();
    expect(chosen("What")).toBe("everything");
  });
});
