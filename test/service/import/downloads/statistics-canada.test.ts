import { expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

/** Invented figures in the layout of Statistics Canada's tables. */

const { dataDir, figures, file, importTable, run } = openImportFolder();
const heading =
  "REF_DATE,GEO,DGUID,Estimates,UOM,UOM_ID,SCALAR_FACTOR,SCALAR_ID,VECTOR,COORDINATE,VALUE,STATUS,SYMBOL,TERMINATED,DECIMALS";
interface Row {
  readonly term?: string;
  readonly unit?: string;
  readonly scale?: string;
  readonly status?: string;
  readonly symbol?: string;
}
const row = (date: string, value: string, more: Row = {}) => {
  const { term = "GDP", unit = "Dollars", scale = "millions", status = "", symbol = "" } = more;
  return `${date},Canada,2016A1,${term},${unit},81,${scale},6,v1,1.1.1,${value},${status},${symbol},,0`;
};
const mapping = `place: { column: GEO }\nperiod: { column: REF_DATE }\nstatus: { column: STATUS }
measures: [{ column: VALUE, name: GDP, unit: dollars, scale: 1000000 }]`;
const statuses = () => readImported(dataDir())[0]?.concepts[0]?.statuses;
const guessOf = (rows: readonly string[]) =>
  run([file("t.csv", `${[heading, ...rows].join("\n")}\n`), ...said]);

it("reads its letters by its own legend", async () => {
  await importTable(
    [
      heading,
      row("2023-01", "1", { status: "A" }),
      row("2023-02", "2", { status: "B" }),
      row("2023-03", "3", { status: "E" }),
      row("2023-04", "4", { status: "D", symbol: "p" }),
      row("2023-05", "", { status: "F" }),
      row("2023-06", "6", { symbol: "r" }),
    ],
    mapping,
  );
  expect(figures()).toEqual({ "desk-gdp": { CAN: ["2023-01", [1, 2, 3, 4, null, 6]] } });
  expect(statuses()).toEqual({
    P: { "2023-04": "CAN" },
    U: { "2023-03": "CAN" },
  });
  expect(readImported(dataDir())[0]?.concepts[0]?.forecastFrom).toBeUndefined();
});

it("keeps no figure that is too unreliable to be published", async () => {
  const rows = [row("2023-01", "1"), row("2023-02", "2", { status: "F" })];
  const { text } = await importTable([heading, ...rows], mapping);
  expect(text).toContain("line 3: has a figure that its status Q says is missing");
});

it("asks for the name alone where its columns say the rest", async () => {
  const { text } = await guessOf([row("2023-01", "1"), row("2023-02", "2"), row("2023-03", "3")]);
  expect(text.match(/^ {2}- (?!column).*$/gm)).toEqual([
    "  - what is measured, the title of the table, which its file does not have: name, beside each measure",
  ]);
  expect(text).toContain(
    'measures:\n  - column: VALUE\n    name: "?"\n    unit: Canadian dollars\n    scale: 1000000\n',
  );
  expect(text).toContain("status:\n  column: STATUS\n");
  expect(text).not.toContain("series:");
});

it("makes a measure of each unit, and an indicator of each term", async () => {
  const rows = [
    row("2023-01", "1"),
    row("2023-02", "2", { term: "Prices", unit: "2017=100", scale: "units " }),
  ];
  const { text } = await guessOf(rows);
  expect(text).toContain("series:\n  column: Estimates\n");
  expect(text).toContain("measure:\n  column: UOM\n");
  expect(text).toContain("unit: 2017=100\n    when: 2017=100\n");
});

it("asks whether months are quarters, and what two scales of one unit are", async () => {
  const quarters = ["2023-01", "2023-04", "2023-07"].map((date) => row(date, "1"));
  const { text } = await guessOf([...quarters, row("2023-10", "5", { scale: "thousands" })]);
  expect(text).toContain(
    "how often the figures come: frequency: quarterly or monthly. All months are a quarter apart",
  );
  expect(text).toContain(
    'what the figures in "Dollars" are divided by, of which SCALAR_FACTOR says "millions" and "thousands"',
  );
});
