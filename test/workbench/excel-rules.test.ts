import { unzipSync, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWorkbookFile } from "../../src/workbench/host/index.js";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
const functionsJson = { functions: [] };

beforeEach(async () => {
  workbench = await createNodeWorkbench({ functionsJson });
});
afterEach(() => {
  workbench.dispose();
});

/** The code Excel refuses this with; undefined where it takes it. */
async function refusal(act: (context: Excel.RequestContext) => unknown): Promise<unknown> {
  try {
    await workbench.run(async (context) => {
      act(context);
      await context.sync();
    });
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

const cell = (context: Excel.RequestContext, address = "A1") =>
  context.workbook.worksheets.getItem("Sheet1").getRange(address);

// ECMA-376 Part 1, 18.5.1.2: a table's displayName is "unique amongst all other displayNames and
// definedNames in the workbook".
describe("names of tables and of ranges", () => {
  const addTable = (context: Excel.RequestContext, address: string) =>
    context.workbook.tables.add(`Sheet1!${address}`, true);

  it("are one namespace, whichever comes first", async () => {
    await refusal((context) => (addTable(context, "A1:B3").name = "STAT_1"));
    expect(await refusal((context) => context.workbook.names.add("stat_1", cell(context)))).toBe(
      "ItemAlreadyExists",
    );
    await refusal((context) => context.workbook.names.add("STAT_2", cell(context, "D1")));
    expect(
      await refusal((context) => (context.workbook.tables.getItem("STAT_1").name = "stat_2")),
    ).toBe("ItemAlreadyExists");
    // Its own name in other letters is no other's.
    expect(
      await refusal((context) => (context.workbook.tables.getItem("STAT_1").name = "Stat_1")),
    ).toBeUndefined();
  });

  it("are kept apart when Excel chooses one", async () => {
    await refusal((context) => context.workbook.names.add("Table1", cell(context, "D1")));
    const name = await workbench.run(async (context) => {
      const table = addTable(context, "A1:B3");
      table.load("name");
      await context.sync();
      return table.name;
    });
    expect(name).toBe("Table2");
  });

  it.each(["A1", "R1C1", "r", "C", "XFD12", "two words", "1st", ""])(
    "may not be %j",
    async (name) => {
      expect(await refusal((context) => context.workbook.names.add(name, cell(context)))).toBe(
        "InvalidArgument",
      );
    },
  );

  it("are one namespace in a file, too", async () => {
    await refusal((context) => {
      addTable(context, "A1:B3").name = "STAT_1";
      context.workbook.names.add("STAT_2", cell(context, "D1"));
    });
    const file = await workbench.host.file();
    await expect(readWorkbookFile(file, { functions: functionsJson })).resolves.toBeDefined();
    const parts = unzipSync(file);
    const path = "xl/workbook.xml";
    const xml = new TextDecoder().decode(parts[path]);
    const clash = new TextEncoder().encode(xml.replaceAll("STAT_2", "STAT_1"));
    await expect(
      readWorkbookFile(zipSync({ ...parts, [path]: clash }), { functions: functionsJson }),
    ).rejects.toThrow('gives the name "STAT_1" twice');
  });
});

// https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization:
// "Excel on the web has a payload size limit for requests and responses of 5MB."
describe("a message of more than 5 MB", () => {
  const rows = 200;
  const texts = (length: number) => Array.from({ length: rows }, () => ["x".repeat(length)]);

  it("is refused as a request, and nothing of it is done", async () => {
    const code = await refusal((context) => {
      cell(context, `A1:A${rows}`).values = texts(30_000);
    });
    expect(code).toBe("RequestPayloadSizeLimitExceeded");
    expect(workbench.cell("A1").value).toBe("");
  });

  it("is refused as a response", async () => {
    for (const column of ["A", "B"]) {
      expect(
        await refusal((context) => {
          cell(context, `${column}1:${column}${rows}`).values = texts(15_000);
        }),
      ).toBeUndefined();
    }
    expect(await refusal((context) => cell(context, `A1:A${rows}`).load("values"))).toBeUndefined();
    expect(await refusal((context) => cell(context, `A1:B${rows}`).load("values"))).toBe(
      "ResponsePayloadSizeLimitExceeded",
    );
  });

  it("is counted in bytes, not in characters", async () => {
    const code = await refusal((context) => {
      cell(context, `A1:A${rows}`).values = Array.from({ length: rows }, () => [
        "語".repeat(10_000),
      ]);
    });
    expect(code).toBe("RequestPayloadSizeLimitExceeded");
  });
});

// https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
describe("a cell", () => {
  it("takes 32,767 characters of text and no more", async () => {
    const write = (length: number) =>
      refusal((context) => (cell(context).values = [["x".repeat(length)]]));
    expect(await write(32_767)).toBeUndefined();
    expect(await write(32_768)).toBe("InvalidArgument");
    expect(
      await refusal((context) => (cell(context).values = [[`'${"x".repeat(32_767)}`]])),
    ).toBeUndefined();
  });

  it("takes formulas of 8,192 characters and no more", async () => {
    const formula = (length: number) => `=SUM(${"1,".repeat(1000)}${"1".repeat(length - 2006)})`;
    const write = (length: number) =>
      refusal((context) => (cell(context).formulas = [[formula(length)]]));
    expect(await write(8192)).toBeUndefined();
    expect(await write(8193)).toBe("InvalidArgument");
  });

  // "Text values in formulas are limited to 255 characters" says Excel of a formula with a longer one.
  // https://learn.microsoft.com/office/troubleshoot/excel/text-values-in-formulas-limited-255-characters
  it("takes texts of 255 characters in formulas and no longer ones, joined as many as one likes", async () => {
    const write = (formula: string) => refusal((context) => (cell(context).formulas = [[formula]]));
    const text = (length: number) => `"${"x".repeat(length)}"`;
    expect(await write(`="${'""'.repeat(255)}"`)).toBeUndefined();
    expect(await write(`=LEN(${text(255)}&${text(255)})`)).toBeUndefined();
    expect(workbench.values("A1")).toEqual([[510]]);
    expect(await write(`=LEN(${text(256)})`)).toBe("InvalidArgument");
  });

  // https://learn.microsoft.com/javascript/api/excel/excel.rangehyperlink: textToDisplay is what the
  // cell shows; the guard against formulas is the caller's.
  it("takes a link's text as if it were typed", async () => {
    await refusal((context) => {
      cell(context).hyperlink = { address: "https://example.org/", textToDisplay: "=1+1" };
      cell(context, "A2").hyperlink = { address: "https://example.org/", textToDisplay: "'=1+1" };
    });
    expect(workbench.values("A1:A2")).toEqual([[2], ["=1+1"]]);
  });

  // https://learn.microsoft.com/javascript/api/excel/excel.range#excel-excel-range-getspillparentornullobject-member(1):
  // "If it's not a spilled cell, or more than one cell is given", the object is null.
  it("has a spill parent, several have none", async () => {
    workbench.enter("A1", "=SEQUENCE(3)");
    const found = await workbench.run(async (context) => {
      const parents = ["A2", "A2:A3", "C1"].map((address) =>
        cell(context, address).getSpillParentOrNullObject().load("address"),
      );
      await context.sync();
      return parents.map((parent) => (parent.isNullObject ? null : parent.address));
    });
    expect(found).toEqual(["Sheet1!A1", null, null]);
  });
});

// https://support.microsoft.com/office/rename-a-worksheet-3f1f7148-ee83-404d-8ef0-9ff99fbad1f9
describe("a sheet's name", () => {
  it.each(["History", "history", "'quoted", "quoted'", "a/b", "a:b", "[a]", " ", "x".repeat(32)])(
    "may not be %j",
    async (name) => {
      const { worksheets } = { worksheets: (c: Excel.RequestContext) => c.workbook.worksheets };
      expect(await refusal((context) => worksheets(context).add(name))).toBe("InvalidArgument");
      expect(await refusal((context) => (worksheets(context).getItem("Sheet1").name = name))).toBe(
        "InvalidArgument",
      );
    },
  );
});

// OfficeDev/office-js#2268, where Microsoft calls InvalidSelection "by design".
describe("with a chart selected", () => {
  beforeEach(async () => {
    await refusal((context) => {
      cell(context, "A1:B2").values = [
        ["a", 1],
        ["b", 2],
      ];
      const { charts } = context.workbook.worksheets.getItem("Sheet1");
      charts.add("Line", cell(context, "A1:B2")).activate();
    });
  });

  it("there is no selected range and no active cell", async () => {
    expect(await refusal((context) => context.workbook.getSelectedRange().load("address"))).toBe(
      "InvalidSelection",
    );
    expect(await refusal((context) => context.workbook.getSelectedRanges().load("address"))).toBe(
      "InvalidSelection",
    );
    expect(await refusal((context) => context.workbook.getActiveCell().load("address"))).toBe(
      "InvalidSelection",
    );
    expect(
      await refusal((context) => {
        cell(context).select();
      }),
    ).toBeUndefined();
    expect(
      await refusal((context) => context.workbook.getSelectedRange().load("address")),
    ).toBeUndefined();
  });

  it("a chart sheet gives no range either, and is no worksheet", async () => {
    await refusal((context) => {
      cell(context).select();
    });
    workbench.host.state.isChartSheetActive = true;
    expect(await refusal((context) => context.workbook.getSelectedRange().load("address"))).toBe(
      "InvalidSelection",
    );
    expect(
      await refusal((context) => context.workbook.worksheets.getActiveWorksheet().load("name")),
    ).toBe("ItemNotFound");
  });
});

// https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling:
// InvalidOperationInCellEditMode.
describe("cell-edit mode", () => {
  it("can begin before any batch of a flow", async () => {
    workbench.host.batches.editCellBefore(2);
    expect(await refusal((context) => (cell(context).values = [[1]]))).toBeUndefined();
    expect(await refusal((context) => (cell(context).values = [[2]]))).toBe(
      "InvalidOperationInCellEditMode",
    );
    workbench.host.batches.setEditingCell(false);
    expect(await refusal((context) => (cell(context).values = [[3]]))).toBeUndefined();
    expect(workbench.cell("A1").value).toBe(3);
  });
});

// https://learn.microsoft.com/javascript/api/excel/excel.customxmlpartcollection: `add` takes XML; what
// is well-formed says XML 1.0 and Namespaces in XML 1.0 of the W3C.
describe("a custom XML part", () => {
  const add = (xml: string) => refusal((context) => context.workbook.customXmlParts.add(xml));

  it.each([
    "plain text",
    "<a>",
    "<a></b>",
    "<a/><b/>",
    "<a b=1/>",
    '<a b="1" b="2"/>',
    "<a>&</a>",
    "<a>\u0001</a>",
    "<p:a/>",
    '<a p:b="1"/>',
    '<!DOCTYPE a [<!ENTITY x "y">]><a/>',
  ])("may not be %j", async (xml) => {
    expect(await add(xml)).toBe("InvalidArgument");
  });

  it("is found by the namespace of its root", async () => {
    for (const xml of [
      '<?xml version="1.0"?><!-- a part --><a xmlns="urn:one"/>',
      `<p:a xmlns:p='urn:one'><p:b c="&lt;&amp;"/></p:a>`,
      '<a xmlns:p="urn:one"/>',
    ]) {
      expect(await add(xml)).toBeUndefined();
    }
    const count = await workbench.run(async (context) => {
      const parts = context.workbook.customXmlParts.getByNamespace("urn:one").getCount();
      await context.sync();
      return parts.value;
    });
    expect(count).toBe(2);
  });
});

// Excel keeps a name when its cells are deleted: "=#REF!" is what its name manager shows then.
describe("a name whose cells are deleted", () => {
  const formulas = () =>
    workbench.run(async (context) => {
      const { names } = context.workbook;
      names.load("items/name,items/formula,items/visible");
      await context.sync();
      return names.items.map(({ name, formula, visible }) => [name, String(formula), visible]);
    });
  const lost = [["PLACE", "=#REF!", false]];

  it.each([
    [
      "a row",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("3:3").delete("Up");
      },
    ],
    [
      "a column",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("A:A").delete("Left");
      },
    ],
    [
      "cells",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("A3:B4").delete("Up");
      },
    ],
  ])("with %s leads to #REF! and stays as hidden as it was, until undo", async (_, remove) => {
    await workbench.run(async (context) => {
      context.workbook.names.add("PLACE", cell(context, "A3")).visible = false;
      await context.sync();
    });
    await refusal((context) => {
      remove(context.workbook.worksheets.getItem("Sheet1"));
    });
    expect(await formulas()).toEqual(lost);
    workbench.host.workbook.model.dispatch("REQUEST_UNDO");
    expect(await formulas()).toEqual([["PLACE", "=Sheet1!$A$3", false]]);
  });

  it("with their sheet leads to #REF! as well", async () => {
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Other");
      context.workbook.names.add("PLACE", sheet.getRange("A3")).visible = false;
      await context.sync();
      sheet.delete();
      await context.sync();
    });
    expect(await formulas()).toEqual(lost);
  });
});

// "This property can be retrieved when the changed event is triggered on a single cell."
it("an edit of one cell tells what it showed before and shows now; one of several cells does not", async () => {
  const told: unknown[] = [];
  await workbench.run(async (context) => {
    context.workbook.worksheets.onChanged.add(({ details }) => {
      // Of several cells there are none.
      const one = details as Excel.ChangedEventDetail | undefined;
      told.push(one && [one.valueBefore, one.valueAfter]);
      return Promise.resolve();
    });
    await context.sync();
  });
  workbench.enter("B2", "=2+3");
  workbench.enter("B2", "7");
  await refusal((context) => (cell(context, "B2:B3").values = [[1], [2]]));
  await expect.poll(() => told.length).toBe(3);
  expect(told).toEqual([["", 5], [5, 7], undefined]);
});
