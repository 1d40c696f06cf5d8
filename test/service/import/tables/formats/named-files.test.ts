import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, text, workbookOf } from "../workbook-samples.js";

const { figures, file, run } = openImportFolder();
const rows = [
  [text("country"), text("year"), text("Jobs (people)")],
  [text("Germany"), number(2024), number(5)],
];
const told = async (name: string, content: string | Buffer) =>
  (await run([file(name, content), ...said])).text;
const compound = (content: string) =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(content, "utf16le")]);

it("reads a workbook with macros as any other", async () => {
  expect(await told("t.xlsm", workbookOf([{ name: "Data", rows }]))).toContain(
    "Every figure is in",
  );
  expect(figures()).toEqual({ "research-desk-jobs": { DEU: ["2024", [5]] } });
});

it("says of what is no workbook what it seems to be, and what to do", async () => {
  expect(await told("t.xlsx", "country,year\nGermany,2024\n")).toContain(
    "t.xlsx cannot be read as an Excel workbook (.xlsx): it is no archive (ZIP), as every workbook is: where it is a text, call it .csv, and where it broke off, fetch it again",
  );
  expect(await told("t.xlsx", compound("EncryptedPackage"))).toContain(
    "it has a password: save it in Excel without one",
  );
  expect(await told("t.xls", compound("Workbook"))).toContain(
    "it is of Excel 97 (.xls): save it in Excel as .xlsx",
  );
  const open = {
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": "<a/>",
  };
  const packed = Object.entries(open).map(([name, content]) => [name, strToU8(content)] as const);
  expect(await told("t.xlsx", Buffer.from(zipSync(Object.fromEntries(packed))))).toContain(
    "it is a table in OpenDocument's form (.ods): save it as .xlsx",
  );
  for (const name of ["t.ods", "t.xlsb", "t.numbers"])
    expect(await told(name, "x")).toContain(
      `${name} is a table of a form that is not read: save it as .xlsx`,
    );
});

it("asks about another sheet where the first one does not tell what it holds", async () => {
  const notes = [[text("Jobs by country")], [text("Source: the office")]];
  const book = workbookOf([
    { name: "Notes", rows: notes },
    { name: "Data", rows },
  ]);
  expect(await told("t.xlsx", book)).toContain(
    '  - whether the table is in the sheet "Notes", which was read: there are "Data" too, to be named as table: { sheet: Data }\n',
  );
  const empty = workbookOf([
    { name: "Sheet1", rows: [] },
    { name: "My data", rows },
  ]);
  const asked = await told("t.xlsx", empty);
  expect(asked).toContain("  - where the table is: there is nothing in what was read\n");
  expect(asked).toContain('table: { sheet: "My data" }');
});

it("says that it read a sheet which Excel hides", async () => {
  const book = workbookOf([{ name: "Data", state: "hidden", rows }]);
  expect(await told("t.xlsx", book)).toContain(
    'Sheet "Data" is hidden in Excel, as every sheet of the workbook, and was read all the same.',
  );
});
