import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadPlaces } from "../../../src/statistics/index.js";
import { findHeaders, readBlock, type Header } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: {} }));
});
afterEach(() => {
  workbench.dispose();
});

type Cells = readonly (readonly (string | number)[])[];

function enter(cells: Cells): void {
  for (const [row, line] of cells.entries()) {
    for (const [column, content] of line.entries()) {
      if (content !== "")
        workbench.enter(`${"ABCDEFGH".charAt(column)}${String(row + 1)}`, content);
    }
  }
}

const change = (task: (sheet: Excel.Worksheet) => void) =>
  workbench.run(async (context) => {
    task(context.workbook.worksheets.getActiveWorksheet());
    await context.sync();
  });

/** As `address=meaning`, what is not read as its text in quotes. */
function told({ address, text, meaning }: Header): string {
  switch (meaning.kind) {
    case "period":
      return `${address}=${meaning.period.label}${meaning.isReadAsIs ? "" : "!"}`;
    case "place":
      return `${address}=${meaning.place.code}${meaning.isReadAsIs ? "" : "!"}`;
    case "near":
      return `${address}~${meaning.places.map(({ code }) => code).join("|")}`;
    case "group":
      return `${address}=${meaning.group.key}…`;
    case "id":
      return `${address}#${meaning.id}`;
    default:
      return `${address}"${text}"`;
  }
}

async function read(marked: string) {
  await change((sheet) => {
    sheet.getRange(marked).select();
  });
  const block = await workbench.run(readBlock);
  if (typeof block === "string") return block;
  const found = findHeaders(block, await loadPlaces(), 20_777);
  if (found === undefined) return undefined;
  const { titles, rows, columns } = found;
  return [titles, rows, columns].map((headers) => headers.map(told).join(" "));
}

describe("the headers of a marked block", () => {
  it("are places and periods in any spelling, below a title and a blank line", async () => {
    enter([
      ["GDP per capita, US$"],
      [],
      ["Country", 2019, "FY2020", "Q1 2021", "2022*"],
      ["Deutschland"],
      ["États-Unis"],
      ["Reino Unido (UK)"],
      ["Germny"],
      ["G7"],
      ["EU"],
      ["Total"],
    ]);
    expect(await read("A1:E10")).toEqual([
      'A1"GDP per capita, US$" A3"Country"',
      'A4=DEU A5=USA A6=GBR! A7~DEU A8=g7… A9=EUU A10"Total"',
      "B3=2019 C3=FY2020 D3=Q1 2021 E3=2022*",
    ]);
  });

  it("are as long as their dates are shown, and days where those show one", async () => {
    enter([["", 43831, 43831, 44196, 2019, 202405, 45291], ["DE"], ["Niger"]]);
    await change((sheet) => {
      sheet.getRange("B1").numberFormat = [["yyyy"]];
      sheet.getRange("C1").numberFormat = [["mmm yy"]];
      sheet.getRange("D1").numberFormat = [["dd/mm/yyyy"]];
      sheet.getRange("E1").numberFormat = [['0"A"']];
    });
    expect(await read("A1:G3")).toEqual([
      "",
      "A2=DEU A3=NER",
      // The function reads a date as its day: what shows a year or a month is written out for it.
      'B1=2020! C1=2020-01! D1=2020-12-31 E1=2019 F1=2024-05! G1"45291"',
    ]);
  });

  it("are found where the table is turned, has gaps and numbers of rows", async () => {
    enter([
      ["", "no", "Jahr", "Frankreich", "", "Italien"],
      ["", 1, 2020],
      ["", 2, "2021e"],
      [],
      ["", 3, "mars 2022"],
    ]);
    expect(await read("A1:F5")).toEqual([
      'B1"no" C1"Jahr"',
      "C2=2020 C3=2021e C5=2022-03",
      "D1=FRA F1=ITA",
    ]);
  });

  it("have the year that stands over them", async () => {
    enter([["", 2019, "", "", "", 2020], ["", "Q1", "Q2", "Q3", "Q4", "Q1"], ["Spain"]]);
    const [, , columns] = (await read("A1:F3")) as string[];
    expect(columns).toBe("B2=Q1 2019! C2=Q2 2019! D2=Q3 2019! E2=Q4 2019! F2=Q1 2020!");
  });

  it("has a merged year stand over what it is merged over, and no further", async () => {
    enter([["", 2019, "", "", "", 2020], ["", "Q1", "Q2", "Q3", "Q4", "Q1"], ["Spain"]]);
    await change((sheet) => {
      sheet.getRange("B1:C1").merge();
    });
    const [, , columns] = (await read("A1:F3")) as string[];
    expect(columns).toBe('B2=Q1 2019! C2=Q2 2019! D2"Q3" E2"Q4" F2=Q1 2020!');
  });

  it("never are places where they are numbers", async () => {
    enter([["", "x", "y"], [4], [276], [826]]);
    expect(await read("A1:C4")).toEqual(["", 'A2"4" A3"276" A4"826"', 'B1"x" C1"y"']);
  });

  it("are read below a merged title, and measures and ids as what they are", async () => {
    const id = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";
    enter([["Figures of 2022"], ["", "Population", id], ["France"]]);
    await change((sheet) => {
      sheet.getRange("A1:C1").merge();
    });
    expect(await read("A1:C3")).toEqual([
      'A1"Figures of 2022"',
      "A3=FRA",
      `B2"Population" C2#${id}`,
    ]);
  });

  it("are those of all that adjoins a single cell, and of whole columns", async () => {
    enter([["", 2019], ["France"]]);
    const expected = ["", "A2=FRA", "B1=2019"];
    expect(await read("B2")).toEqual(expected);
    expect(await read("A:B")).toEqual(expected);
  });

  it("are none where nothing stands, and in one row", async () => {
    expect(await read("A1:D4")).toBe("empty");
    enter([["France", 2019]]);
    expect(await read("A1:B1")).toBeUndefined();
  });
});

describe("the cells of a marked block", () => {
  const block = async (marked: string) => {
    await change((sheet) => {
      sheet.getRange(marked).select();
    });
    const found = await workbench.run(readBlock);
    if (typeof found === "string") throw new Error(found);
    return found;
  };

  it("are empty unless something stands or spills there", async () => {
    enter([["", 1, 2, 3], ["a", 5], ["b"]]);
    workbench.enter("C2", '={7,"";"",8}');
    await workbench.idle();
    const { cells } = await block("A1:D3");
    expect(cells.map((row) => row.map(({ isEmpty }) => (isEmpty ? 1 : 0)))).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it("tell which rows and columns are hidden", async () => {
    enter([["", 1, 2], ["a"], ["b"], ["c"]]);
    await change((sheet) => {
      sheet.getRange("3:3").rowHidden = true;
      sheet.getRange("B:B").columnHidden = true;
    });
    const { hiddenRows, hiddenColumns } = await block("A1:C4");
    expect([[...hiddenRows], [...hiddenColumns]]).toEqual([[2], [1]]);
  });

  it("tell whether they may be written", async () => {
    enter([["", 1], ["a"]]);
    expect((await block("A1:B2")).isLocked).toBe(false);
    await change((sheet) => {
      sheet.protection.protect();
    });
    expect((await block("A1:B2")).isLocked).toBe(true);
  });
});
