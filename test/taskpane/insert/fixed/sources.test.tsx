import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createAnswerPort } from "../../../../src/addin/answer-port.js";
import { getServices } from "../../../../src/functions/index.js";
import { writeSourcesSheet } from "../../../../src/workbook/index.js";
import { indicator } from "../../support/lists.js";
import { json } from "../../support/pane.js";
import { openWorkbookPane } from "../../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const gdp = indicator("gdp-of-all", {
  ...{ title: "GDP", frequency: "annual", sources: [{ title: "Fed", licence: "CC BY 4.0" }] },
  ...{ released_at: "2021-06-01T00:00:00Z", updated_at: "2021-06-01T00:00:00Z" },
});
const answer = ({ pathname }: URL) => {
  if (pathname.endsWith("/indicators")) return json({ items: [gdp], total_count: 1 });
  if (!pathname.endsWith("/indicator")) return json({ items: [], total_count: 0 });
  const data = [{ geo: "WLD", categories: ["2019", "2020", "2021"], series: [1, 2, 3] }];
  return json({ ...gdp, chart: { name: "gdp", graphType: "bar", unit: "EUR", data } });
};

it("what is inserted without a formula and without notes has its source in the workbook", async () => {
  const pane = await openWorkbookPane("Search", { answer });
  ({ close } = pane);
  const { screen, user, main, workbench } = pane;
  await user.type(screen.getByRole("searchbox"), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  await user.selectOptions(await screen.findByLabelText("Insert as"), "Static table");
  await user.click(screen.getByRole("checkbox", { name: "With title, unit and source" }));
  await user.type(screen.getByLabelText("To"), "2020");
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await main.findByText("Table inserted at Sheet1!A1.");
  expect(workbench.values("A1:B4")).toEqual([
    ["Period", "Worldwide"],
    [2019, 1],
    [2020, 2],
    ["", ""],
  ]);
  const data = createAnswerPort(getServices().client);
  const day = new Date(Date.UTC(2026, 10, 20));
  await act(() => workbench.run((context) => writeSourcesSheet(context, data, day)));
  const [header = [], row = []] = workbench.values("'STAT Sources'!A4:M5");
  const listed: Readonly<Record<string, unknown>> = Object.fromEntries<unknown>(
    header.map((name, column) => [String(name), row[column]]),
  );
  expect(listed).toMatchObject({
    ...{ ID: "gdp-of-all", Kind: "indicator", Title: "GDP", "Original sources": "Fed" },
    ...{ "Data to": "2020", Cells: "Sheet1!A1", Link: "https://pages.test/gdp-of-all" },
    Licence: "CC BY 4.0",
  });
  expect(listed.Citation).toMatch(/^Fed/);
});
