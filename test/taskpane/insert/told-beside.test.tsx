import { afterEach, describe, expect, it } from "vitest";
import { indicator } from "../support/lists.js";
import { json } from "../support/pane.js";
import { openWorkbookPane } from "../support/workbook-pane.js";

let close = () => {};
afterEach(() => {
  close();
});

const item = indicator("m1", {
  ...{ released_at: "2022-06-01T00:00:00Z", updated_at: "2022-06-01T00:00:00Z" },
  ...{ frequency: "annual", sources: [{ title: "Fed" }] },
  covered_geos: { WLD: "Worldwide" },
});
const answer = ({ pathname }: URL) => {
  if (pathname.endsWith("/indicators")) return json({ items: [item], total_count: 1 });
  if (!pathname.endsWith("/indicator")) return json({ items: [], total_count: 0 });
  const data = [
    { geo: "WLD", categories: ["2019", "2020", "2021", "2022"], series: [4, 16, 17, 18] },
  ];
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

  it("is not said of rows that are not there", async () => {
    const { workbench } = await insertAs("Static table", "2020");
    expect(String(workbench.cell("A6").value)).toContain(foreseen);
    expect(String(workbench.cell("A6").value)).not.toContain("Break");
  });
});
