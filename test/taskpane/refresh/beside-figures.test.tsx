import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { insertLiveChart, type RunInExcel } from "../../../src/workbook/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

/** A pane beside a workbook with two live charts, of the formulas in A1 and A31. */
async function openCharts() {
  const pane = await openWorkbookPane("Workbook", {
    answer: (url) =>
      json(statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 })),
  });
  ({ close } = pane);
  const { main, user, workbench } = pane;
  const run: RunInExcel = (task) => workbench.run(task);
  const place = { sheetId: "{00000001}", sheetName: "Sheet1", column: 0 };
  await act(async () => {
    for (const row of [0, 30]) {
      await insertLiveChart(run, {
        placement: { ...place, row },
        formula: "=STAT.DATA(7)",
        numberFormat: "General",
        chartOn: (data) => ({
          data,
          placement: { ...place, row, column: 6 },
          id: "7",
          look: { type: "Line", hasLegend: false, isCategoryAxisReversed: false },
          title: "Statistic 7",
          unit: null,
          source: { text: "Source: Statistics office" },
        }),
        wait: () => workbench.idle(),
      });
    }
  });
  const protect = (names: readonly string[], isOn: boolean) =>
    workbench.run(async (context) => {
      for (const name of names) {
        const { protection } = context.workbook.worksheets.getItem(name);
        if (isOn) protection.protect();
        else protection.unprotect();
      }
      await context.sync();
    });
  const refresh = async () => {
    await user.selectOptions(main.getByLabelText("What"), "Everything, fresh answers too");
    await user.click(await main.findByRole("button", { name: /^Refresh \(/ }));
    return main.findByRole("button", { name: "New refresh" });
  };
  return { main, user, workbench, protect, refresh };
}

it("says what a refresh could not renew, since its sheet is protected, and which charts it renewed", async () => {
  const { main, user, workbench, protect, refresh } = await openCharts();
  await user.click(await main.findByRole("button", { name: "Audit sheet" }));
  await main.findByText(/^The sheet “STAT Audit” lists/);
  workbench.enter("Sheet1!A1", "=STAT.DATA(8)");
  workbench.enter("Sheet1!A31", "=VSTACK(STAT.DATA(7),{2021,3})");
  await act(() => workbench.idle());
  await protect(["Sheet1", "STAT Audit"], true);
  const again = await refresh();
  const hint = "Unprotect it and refresh again.";
  const said = [
    `Title or source is still that of another content, since a sheet is protected: “Statistic 7” on the sheet “Sheet1”. ${hint}`,
    `1 chart does not show all that its figures are now, since its sheet is protected: “Statistic 7” on the sheet “Sheet1”. ${hint}`,
    `Not renewed, since it is protected, and as it was before this refresh: STAT Audit. ${hint}`,
  ];
  for (const sentence of said) expect(main.getByText(sentence)).toBeTruthy();

  await protect(["Sheet1", "STAT Audit"], false);
  await user.click(again);
  await refresh();
  for (const sentence of said) expect(main.queryByText(sentence)).toBeNull();
  expect(
    main.getByText(
      "Title, unit and source are new, since the formula asks for another content or the service says others now: “Statistic 8” on the sheet “Sheet1”.",
    ),
  ).toBeTruthy();

  workbench.enter("Sheet1!A31", "");
  await act(() => workbench.idle());
  await user.click(main.getByRole("button", { name: "New refresh" }));
  await refresh();
  expect(
    main.getByText(
      "1 chart has no figures any more, since they are deleted or its formula shows an error: “Statistic 7” on the sheet “Sheet1”.",
    ),
  ).toBeTruthy();

  workbench.enter("Sheet1!A1", "");
  // Without a formula there is nothing to refresh.
  workbench.enter("Sheet1!A80", "=STAT.DATA(7)");
  await act(() => workbench.idle());
  await user.click(main.getByRole("button", { name: "New refresh" }));
  await refresh();
  expect(main.getByText(/^2 charts have no figures any more, /).textContent).toBe(
    "2 charts have no figures any more, since they are deleted or their formulas show an error: “Statistic 8” on the sheet “Sheet1”, “Statistic 7” on the sheet “Sheet1”.",
  );
});

it("says it of several in the plural, each by its title", async () => {
  const { main, user, workbench, protect, refresh } = await openCharts();
  for (const name of ["Audit sheet", "Sources sheet"]) {
    await user.click(await main.findByRole("button", { name }));
    await main.findByText(new RegExp(`^The sheet “STAT ${name.split(" ")[0] ?? ""}” lists`));
  }
  workbench.enter("Sheet1!A1", "=VSTACK(STAT.DATA(8),{2021,3})");
  workbench.enter("Sheet1!A31", "=VSTACK(STAT.DATA(9),{2021,3})");
  await act(() => workbench.idle());
  const sheets = ["Sheet1", "STAT Audit", "STAT Sources"];
  await protect(sheets, true);
  const again = await refresh();
  const both = "“Statistic 7” on the sheet “Sheet1”, “Statistic 7” on the sheet “Sheet1”";
  const hint = "Unprotect them and refresh again.";
  const said = [
    `Titles or sources are still those of other contents, since sheets are protected: ${both}. ${hint}`,
    `2 charts do not show all that their figures are now, since their sheets are protected: ${both}. ${hint}`,
    `Not renewed, since they are protected, and as they were before this refresh: STAT Sources, STAT Audit. ${hint}`,
  ];
  for (const sentence of said) expect(main.getByText(sentence)).toBeTruthy();

  await protect(sheets, false);
  await user.click(again);
  await refresh();
  for (const sentence of said) expect(main.queryByText(sentence)).toBeNull();
  const now = "“Statistic 8” on the sheet “Sheet1”, “Statistic 9” on the sheet “Sheet1”";
  expect(
    main.getByText(
      `Titles, units and sources are new, since the formulas ask for other contents or the service says others now: ${now}.`,
    ),
  ).toBeTruthy();
});
