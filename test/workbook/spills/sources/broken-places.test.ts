import { afterEach, beforeEach, expect, it } from "vitest";
import { formulaInsertion } from "../../../../src/workbook/index.js";
import { indicatorIds } from "../../../support/workbook/large-workbook.js";
import { openCared, type CaredWorkbench } from "../../../support/workbook/workbook-care.js";

const [id = ""] = indicatorIds;
const breaks: Readonly<Record<string, string[] | undefined>> = { USA: ["2020"], DEU: ["2021"] };
let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => {
    const geo = url.searchParams.get("geo") ?? "";
    const data = geo
      .split(",")
      .map((each) => ({ geo: each, categories: ["2019", "2020", "2021"], series: [4, 16, 17] }));
    return {
      body: {
        identifier: id,
        title: "M1",
        sources: [{ title: "Fed" }],
        breaks: Object.fromEntries(geo.split(",").flatMap((at) => [[at, breaks[at] ?? []]])),
        chart: { name: "M1", graphType: "line", unit: "USD", data },
      },
    };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
const show = async (places: string, options = "") => {
  cared.workbench.enter("A3", `=STAT.INDICATOR("${id}",${places}${options})`);
  await cared.workbench.idle();
  const choice = { scope: { kind: "workbook" } } as const;
  await cared.operations.refresh(await cared.operations.plan(choice));
  return cared.workbench.cell("A2").value;
};
const broken = (label: string) =>
  `Source: Fed. Break in the series at ${label}: earlier figures cannot be compared with later ones.`;

it("a break is told of the place that is shown, and of the one before no more", async () => {
  const notes = { id, title: "M1 (USD)", source: { text: "Source: Fed" } };
  const insertion = formulaInsertion(`=STAT.INDICATOR("${id}","USA")`, { notes });
  await insertion.write((task) => cared.workbench.run(task), placement);
  expect(await show('"USA"')).toBe(broken("2020"));
  expect(await show('"DEU"')).toBe(broken("2021"));
  expect(await show('"FRA"')).toBe("Source: Fed");
  expect(await show('{"USA","FRA","DEU"}')).toBe(broken("2020 (United States), 2021 (Germany)"));
  expect(await show('"USA"', ',,,"change=pct"')).toBe(broken("2020"));
  expect(await show('"USA"', ",2020")).toBe("Source: Fed");
});
