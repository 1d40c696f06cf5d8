import { within } from "@testing-library/react";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import { getServices } from "../../../src/functions/index.js";
import { findCharts } from "../../../src/workbook/spills/find-charts.js";
import { findTitled } from "../../../src/workbook/spills/titles/find-titled.js";
import { renewTitles } from "../../../src/workbook/spills/titles/renew-titles.js";
import { afterEach, describe, expect, it } from "vitest";
import { indicator } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
  figures = usual;
});

const item = indicator("m1", {
  ...{ released_at: "2022-06-01T00:00:00Z", updated_at: "2022-06-01T00:00:00Z" },
  ...{ frequency: "annual", sources: [{ title: "Fed" }] },
  covered_geos: { WLD: "Worldwide" },
});
const usual: readonly number[] = [4, 16, 17, 18];
let figures = usual;
const answer = ({ pathname }: URL) => {
  if (pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
  if (!pathname.endsWith("/indicator")) return json({ items: [], total_count: 0 });
  const data = [{ geo: "WLD", categories: ["2019", "2020", "2021", "2022"], series: figures }];
  const chart = { name: "m1", graphType: "line-standard", unit: "EUR", data };
  return json({ ...item, breaks: { WLD: ["2020"] }, chart });
};

const broken = "Break in the series at 2020: earlier figures cannot be compared with later ones.";
const foreseen = "From 2022 on: forecast, as the period ends after publication.";

async function insertAs(form: string, from?: string) {
  const pane = await openWorkbookPane("Search", { answer });
  ({ close } = pane);
  const { screen, user, main } = pane;
  await user.type(screen.getByRole("searchbox"), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: /^Insert chart of/ }));
  await user.selectOptions(await screen.findByLabelText("Insert as"), form);
  if (from !== undefined) await user.type(screen.getByLabelText("From"), from);
  await user.click(screen.getByRole("button", { name: /^Insert( ·|$)/ }));
  await main.findByText(/inserted at Sheet1!A1\./);
  return pane;
}

describe("the first rows of what is inserted", () => {
  const rows = (pane: Awaited<ReturnType<typeof insertAs>>) =>
    within(pane.screen.getByRole("group", { name: "Preview" }))
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it("have the separators and decimals that their cells have", async () => {
    figures = [4000, 16_000.5, 17_000_000, 18];
    expect(rows(await insertAs("Static table"))).toEqual([
      ["Period", "Worldwide"],
      ["2019", "4,000.0"],
      ["2020", "16,000.5"],
      ["2021", "17,000,000.0"],
    ]);
  });

  it("are read by thousands where a formula's cells have no format, and years are not", async () => {
    figures = [2000, 16_000.5, 17_000_000, 18];
    expect(rows(await insertAs("Live formula"))).toEqual([
      ["period", "Worldwide"],
      ["2019", "2000"],
      ["2020", "16,000.5"],
      ["2021", "17,000,000"],
    ]);
  });
});

describe("what figures cannot be read without", () => {
  it("stands beneath a table of fixed values, and in the pane", async () => {
    const { workbench, main } = await insertAs("Static table");
    expect(workbench.cell("A7").value).toMatch(/^Source: Fed, released June 1, 2022, retrieved /);
    expect(String(workbench.cell("A7").value)).toContain(`. ${foreseen} ${broken}`);
    expect(main.getByText(broken)).toBeTruthy();
  });

  it("stands above and beneath a live chart, whose forecasts are dashed", async () => {
    const { workbench } = await insertAs("Default: Chart on live data");
    expect(workbench.cell("A2").value).toBe(`Source: Fed. ${broken}`);
    expect(workbench.cell("D21").value).toBe(`Source: Fed. ${broken}`);
  });

  it("is as a refresh tells it, which writes nothing anew", async () => {
    const { workbench } = await insertAs("Default: Chart on live data");
    const data = createAnswerPort(getServices().client);
    const renew = () =>
      workbench.run(async (context) => {
        const { names } = context.workbook;
        names.load("items/name,items/formula");
        const titled = await findTitled(context, await findCharts(context), names.items);
        const { renewed } = await renewTitles(context, data, titled, { language: "fr" });
        return [titled.length, renewed];
      });
    expect(await renew()).toEqual([1, []]);
    workbench.enter("A3", '=STAT.INDICATOR("m1","WLD",2020)');
    await workbench.idle();
    expect(await renew()).toMatchObject([1, [{ sheetName: "Sheet1" }]]);
    expect(workbench.cell("A2").value).toBe("Source: Fed");
    expect(await renew()).toEqual([1, []]);
  });

  it("is not said of rows that are not there", async () => {
    const { workbench } = await insertAs("Static table", "2020");
    expect(String(workbench.cell("A6").value)).toContain(foreseen);
    expect(String(workbench.cell("A6").value)).not.toContain("Break");
  });
});
