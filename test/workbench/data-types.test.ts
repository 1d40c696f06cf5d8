import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HostVariants } from "../../src/workbench/host/index.js";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";
import { seen } from "./demo-addin/functions.js";

let workbench: NodeWorkbench;

async function open(variants: Partial<HostVariants> = {}, more: { opened?: never } = {}) {
  workbench = await createNodeWorkbench({
    functionFiles: ["test/workbench/demo-addin/functions.ts"],
    namespace: "DEMO",
    variants,
    ...more,
  });
  seen.calls = [];
}
afterEach(() => {
  workbench.dispose();
});

async function given(...formulas: string[]): Promise<unknown[]> {
  formulas.forEach((formula, index) => {
    workbench.enter(`H${index + 1}`, formula);
  });
  await workbench.idle();
  return seen.calls.map(([value]) => value);
}

const germany = {
  type: "LinkedEntity",
  text: "Germany",
  id: { entityId: "germany", domainId: "geography", serviceId: 536_870_912 },
  basicType: "Error",
  basicValue: "#VALUE!",
  properties: { Population: { type: "Double", basicValue: 83_294_633 } },
};

// https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-data-types-concepts: with
// allowCustomDataForDataTypeAny custom functions "accept data types as both input and output values".
describe("a parameter of any type", () => {
  beforeEach(() => open());

  it("is given a Geography cell as its entity", async () => {
    workbench.host.workbook.enterDataType({ sheetId: "{00000001}", row: 0, col: 0 }, germany);
    expect(workbench.cell("A1").text).toBe("Germany");
    expect(await given("=DEMO.KIND(A1)")).toEqual([germany]);
  });

  it("is given what the add-in's functions gave: formatted numbers, entities and pictures", async () => {
    workbench.enter("A1", "=DEMO.RICH()");
    await workbench.idle();
    expect(await given("=DEMO.KIND(A1)", "=DEMO.KIND(B1)", "=DEMO.KIND(C1)")).toMatchObject([
      { type: "FormattedNumber", basicValue: 45_708, numberFormat: "yyyy-mm-dd" },
      { type: "Entity", text: "Germany" },
      { type: "WebImage", altText: "Flag of Germany" },
    ]);
  });

  it("is given data types within a range, beside plain values", async () => {
    workbench.host.workbook.enterDataType({ sheetId: "{00000001}", row: 0, col: 0 }, germany);
    workbench.enter("B1", 5);
    expect(await given("=DEMO.TOTAL(A1:B1)")).toEqual([[[germany, 5]]]);
  });

  it("is given plain values where a cell has a format alone or is written over", async () => {
    const at = { sheetId: "{00000001}", row: 0, col: 0 };
    workbench.host.workbook.enterDataType(at, germany);
    workbench.enter("A1", "France");
    workbench.enter("A2", 0.5);
    workbench.host.workbook.setNumberFormats("{00000001}", [{ row: 1, col: 0, format: "0%" }]);
    expect(await given("=DEMO.KIND(A1)", "=DEMO.KIND(A2)")).toEqual(["France", 0.5]);
  });

  it("is called again when the cell becomes a data type", async () => {
    workbench.enter("A1", "Germany");
    expect(await given("=DEMO.KIND(A1)")).toEqual(["Germany"]);
    workbench.host.workbook.enterDataType({ sheetId: "{00000001}", row: 0, col: 0 }, germany);
    await workbench.idle();
    expect(seen.calls.at(-1)).toEqual([germany]);
  });
});

describe("a parameter of a basic type", () => {
  beforeEach(() => open());

  it("is given the basic value, which for an entity is an error", async () => {
    workbench.host.workbook.enterDataType({ sheetId: "{00000001}", row: 0, col: 0 }, germany);
    workbench.enter("B1", "=DEMO.RICH()");
    await workbench.idle();
    expect(await given("=DEMO.ADD(B1,1)")).toEqual([45_708]);
    workbench.enter("H1", '=DEMO.JOIN("a",A1)');
    await workbench.idle();
    expect(workbench.cell("H1").value).toBe("#VALUE!");
  });
});

// Not documented: OfficeDev/office-js#4702 has 0 on the desktop and null on the web.
describe("an empty cell", () => {
  it.each([null, 0] as const)(
    "is %j to a function, while an omitted argument is null",
    async (emptyCell) => {
      await open({ emptyCell });
      expect(await given("=DEMO.KIND(A1)", "=DEMO.KIND()")).toEqual([emptyCell, null]);
      await given("=DEMO.ADD(1,)");
      expect(seen.calls.at(-1)).toEqual([1, null]);
      expect(await given("=DEMO.TOTAL(A1:B1)")).toContainEqual([[emptyCell, emptyCell]]);
    },
  );
});

// Undocumented each; `Range.formulas` of a spilled cell and the separator are the user's Excel.
describe("other variants", () => {
  const load = <T>(read: (context: Excel.RequestContext) => () => T) =>
    workbench.run(async (context) => {
      const result = read(context);
      await context.sync();
      return result();
    });

  it.each([
    ["value", [["=DEMO.GRID(2,1)"], [2]]],
    ["anchor", [["=DEMO.GRID(2,1)"], ["=DEMO.GRID(2,1)"]]],
  ] as const)("a spilled cell reports its %s", async (spilledFormula, formulas) => {
    await open({ spilledFormula });
    await given();
    workbench.enter("A1", "=DEMO.GRID(2,1)");
    await workbench.idle();
    const seenFormulas = await load((context) => {
      const range = context.workbook.worksheets
        .getItem("Sheet1")
        .getRange("A1:A2")
        .load("formulas");
      return () => range.formulas as unknown;
    });
    expect(seenFormulas).toEqual(formulas);
  });

  it("the list separator is a semicolon, the decimal one a point", async () => {
    await open({ listSeparator: ";" });
    workbench.enter("A1", "=SUM(1.5,2)");
    const local = await load((context) => {
      const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
      range.load("formulas,formulasLocal");
      return () => [range.formulas, range.formulasLocal] as unknown;
    });
    expect(local).toEqual([[["=SUM(1.5,2)"]], [["=SUM(1.5;2)"]]]);
  });

  it.each([
    [true, '<?xml version="1.0"?><a/>'],
    [false, "<a/>"],
  ])("the XML declaration of a part is kept: %s", async (keepsXmlDeclaration, expected) => {
    await open({ keepsXmlDeclaration });
    const xml = await load((context) => {
      const part = context.workbook.customXmlParts.add('<?xml version="1.0"?><a/>').getXml();
      return () => part.value;
    });
    expect(xml).toBe(expected);
  });

  it("the storage of the device has a partition", async () => {
    await open({ partitionKey: "site-1/" });
    const { context } = workbench.window["Office"] as { context: { partitionKey?: string } };
    expect(context.partitionKey).toBe("site-1/");
  });
});
