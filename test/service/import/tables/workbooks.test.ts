import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";
import { formula, number, raised, shared, styled, text, workbookOf } from "./workbook-samples.js";

const { dataDir, figures, file, run } = openImportFolder();
const concepts = () => readImported(dataDir())[0]?.concepts;

type Cells = Parameters<typeof workbookOf>[0][number]["rows"][number];
const heading = (measure: string): Cells => [text("country"), text("year"), text(measure)];
const row = (place: string, year: number, cell: Cells[number]): Cells => [
  text(place),
  number(year),
  cell,
];
const importOf = (rows: readonly Cells[], args: readonly string[] = said) =>
  run([file("table.xlsx", workbookOf([{ name: "Data", rows }])), ...args]);

it("refuses a figure with a mark above the line, wherever the workbook keeps its texts", async () => {
  const run = (said: string, mark: string) =>
    `<r><t>${said}</t></r><r><rPr><b/><vertAlign val="subscript"/></rPr><t>${mark}</t></r><rPh sb="0" eb="1"><t>x</t></rPh>`;
  const rows = [
    heading("Inflation (percent)"),
    row("Germany", 2023, raised("5.9", "1")),
    row("Germany", 2024, shared(0)),
    row("France", 2023, number(4.9)),
    row("Italy", 2023, shared(1)),
    row("Spain", 2023, text("3.4")),
  ];
  const texts = [run("2.2", "2)"), "<r><rPr><b/></rPr><t>5</t></r><r><t>.9</t></r>"];
  const book = workbookOf([{ name: "Data", rows }], { texts });
  const result = await importFile(book);
  const what = "above or below the line, such as the mark of a footnote: take it out of the cell";
  expect(result.text).toContain(`table.xlsx, line 2: "5.91" has "1" ${what}`);
  expect(result.text).toContain(`table.xlsx, line 3: "2.22)" has "2)" ${what}`);
  expect(figures()).toEqual({
    "research-desk-inflation": {
      ESP: ["2023", [3.4]],
      FRA: ["2023", [4.9]],
      ITA: ["2023", [5.9]],
    },
  });
});
const importFile = (book: Buffer) => run([file("table.xlsx", book), ...said]);

it("takes a percentage as Excel shows it where the unit says percent", async () => {
  const rows = [
    heading("Inflation (percent)"),
    row("Germany", 2023, number(0.059, 1)),
    row("Germany", 2024, number(2.2)),
    row("France", 2024, number(2, 3)),
    row("Italy", 2024, formula("0.01+0.019", "0.029")),
  ];
  const { text: told } = await importOf(rows);
  expect(told).toContain('line 5: "0.029" has no percent sign, as "5.9%" (line 2) has');
  expect(figures()).toEqual({
    "research-desk-inflation": { DEU: ["2023", [5.9, 2.2]], FRA: ["2024", [2]] },
  });
});

it("refuses a percentage of another unit, and what its format shows in thousands or millions", async () => {
  const rows = [
    heading("GDP (million euros)"),
    row("Germany", 2023, number(4_185_550_000_000, 2)),
    row("Germany", 2024, number(0.059, 1)),
    row("France", 2024, number(1234.5, 5)),
  ];
  const result = await importOf(rows);
  expect(result.text).toContain(
    "line 2: 4185550000000 is shown divided by thousands (number format #,##0,,): write the figure that is meant",
  );
  expect(result.text).toContain("line 3: 5.9% is shown as a percentage: put percent into the unit");
  expect(figures()).toEqual({ "research-desk-gdp": { FRA: ["2024", [1234.5]] } });
  const alone = await importOf(rows.slice(0, 2));
  expect(alone.exitCode).toBe(1);
  expect(alone.text).toMatch(/^No figure could be kept.*Refused:\n.*line 2: 4185550000000/);
});

it("asks about texts that do not tell thousands from decimals, as of CSV; numbers tell it", async () => {
  const texts = ["12.345", "13.456", "1.234"].map((said, at) =>
    row("Italy", 2020 + at, text(said)),
  );
  const result = await importOf([heading("Umsatz (Millionen Euro)"), ...texts]);
  expect(result.text).toContain("does not tell whether 1.234 is 1234 or 1 and a bit.");
  const mapping = file(
    "mapping.yaml",
    'source: { name: desk }\nlicence: own\ntable: { decimal: "," }\nplace: { column: country }\nperiod: { column: year }\nmeasures: [{ column: Sales, name: Sales, unit: euros }]\n',
  );
  const mixed = [heading("Sales"), ...texts, row("France", 2020, number(1.234))];
  expect((await importOf(mixed, ["--mapping", mapping])).text).toContain("Every figure is in.");
  expect(figures()).toEqual({
    "desk-sales": { FRA: ["2020", [1.234]], ITA: ["2020", [12_345, 13_456, 1234]] },
  });
});

it("refuses a formula without a result, by name", async () => {
  const rows = [
    heading("Jobs (people)"),
    row("Germany", 2023, formula("1+2")),
    row("Germany", 2024, formula("1+1", "2")),
    row("France", 2024, number(3)),
    row("Italy", 2024, number(4)),
    row("Spain", 2024, number(5)),
  ];
  const result = await importOf(rows);
  expect(result.text).toContain(
    "line 2: has a formula without a result: open the workbook in Excel, save it and import that again",
  );
  expect(Object.values(figures() ?? {})[0]).toMatchObject({ DEU: ["2024", [2]] });
});

it("reads the first sheet that is not hidden, and says which of several", async () => {
  const data = [heading("Jobs (people)"), row("Germany", 2024, number(5))];
  const old = [heading("Jobs (people)"), row("Germany", 2024, number(99))];
  const book = workbookOf([
    { name: "Old", state: "hidden", rows: old },
    { name: "Lists", state: "veryHidden", rows: old },
    { name: "Data", rows: data },
    { name: "Notes", rows: [] },
  ]);
  const result = await importFile(book);
  expect(result.text).toContain('Sheet "Data" was read, and not "Old", "Lists", "Notes".');
  expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2024", [5]] }]);
  const asked = await run([file("table.xlsx", book)]);
  expect(asked.text).toContain("sheet: Data");
});

it("names the rows and columns that Excel hides, which it reads", async () => {
  const cells = (figure: number): Cells => [number(figure), number(figure + 1)];
  const rows = [
    [...heading("Jobs (people)"), text("Vacancies (people)")],
    ...["Germany", "France", "Italy", "Spain"].map((place, at) => [
      text(place),
      number(2024),
      ...cells(at),
    ]),
  ];
  const columns =
    '<cols><col min="1" max="2" width="9"/><col min="4" max="4" width="0" hidden="1"/><col min="8" max="16384" hidden="1"/></cols>';
  const book = workbookOf([{ name: "Data", rows, columns, hiddenRows: [2, 3, 5, 9] }]);
  const result = await importFile(book);
  expect(result.text).toContain(
    'Hidden in Excel and read all the same, of sheet "Data": rows 2 to 3, 5 (3 of them); columns D. What is not meant must be taken out of it.',
  );
  expect((await importOf(rows)).text).not.toContain("Hidden");
});

it("refuses what its format shows with another sign, as another figure or not at all", async () => {
  const rows = [
    heading("Balance (euros)"),
    row("Germany", 2022, number(5, styled("0.0;0.0"))),
    row("Germany", 2023, number(-5, styled("0.0;0.0"))),
    row("Germany", 2024, number(5, styled("-0.0"))),
    row("France", 2022, number(-6, styled("#,##0.0;[Red]#,##0.0"))),
    row("France", 2023, number(-7, styled("#,##0.0_);(#,##0.0)"))),
    row("France", 2024, number(123, styled("0\\.00"))),
    row("Italy", 2022, number(0, styled('0;-0;"n/a"'))),
    row("Italy", 2023, number(-8, styled('0;-0;"n/a"'))),
    row("Italy", 2024, number(9, styled(";;;"))),
  ];
  const result = await importOf(rows);
  const refused = (line: number, value: number, code: string) =>
    `line ${line}: ${value} is shown as another figure or as none (number format ${code}): write the figure`;
  for (const [line, value, code] of [
    [3, -5, "0.0;0.0"],
    [4, 5, "-0.0"],
    [7, 123, "0\\.00"],
    [8, 0, '0;-0;"n/a"'],
    [10, 9, ";;;"],
  ] as const)
    expect(result.text).toContain(refused(line, value, code));
  expect(figures()).toEqual({
    "research-desk-balance": {
      DEU: ["2022", [5]],
      FRA: ["2022", [-6, -7]],
      ITA: ["2023", [-8]],
    },
  });
});

it("counts days from 1904 where the workbook does", async () => {
  const rows = [
    [text("country"), text("month"), text("Jobs (people)")],
    [text("Germany"), number(43_830, 4), number(2.9)],
  ];
  const mapping = file(
    "mapping.yaml",
    "source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: month }\nfrequency: monthly\nmeasures: [{ column: Jobs (people), name: Jobs, unit: people }]\n",
  );
  const book = workbookOf([{ name: "Data", rows }], { is1904: true });
  await run([file("table.xlsx", book), "--mapping", mapping]);
  expect(figures()).toEqual({ "desk-jobs": { DEU: ["2024-01", [2.9]] } });
});

it("says of another archive what is in it", async () => {
  const packed = { "data/rates.csv": strToU8("a,b"), "notes.txt": strToU8("x") };
  const result = await importFile(Buffer.from(zipSync(packed)));
  expect(result.text).toContain(
    "it is an archive (ZIP) of data/rates.csv and 1 more: unpack it, and import the file that has the figures",
  );
  const empty = await importFile(Buffer.from(zipSync({ "logo.png": strToU8("x") })));
  expect(empty.text).toContain("it is no archive with a workbook in it");
});

it("reads a year with the mark that its format shows, and refuses a figure with a mark or scale of its format", async () => {
  const of = (year: Cells[number], figure: Cells[number]): Cells => [text("Germany"), year, figure];
  const rows = [
    heading("GDP (euros)"),
    of(number(2023), number(1.1, 9)),
    of(number(2024), number(1.5, 7)),
    of(number(2025, 6), number(1.3, 5)),
    of(number(2026, 8), number(1.4)),
    of(number(2027, 6), number(1.6, 6)),
  ];
  const result = await importOf(rows);
  expect(result.text).toContain("2023 to 2025, forecast from 2025");
  expect(result.text).toContain('line 3: 1.5 is shown as "1.5 bn" by its number format');
  expect(result.text).toContain('line 5: "FY2026" is a fiscal year');
  expect(result.text).toContain('line 6: 1.6 is shown as "1.6e" by its number format');
  expect(figures()).toEqual({ "research-desk-gdp": { DEU: ["2023", [1.1, null, 1.3]] } });
});

it("has the fifteen digits of a number that Excel shows", async () => {
  const rows = [
    heading("Inflation (percent)"),
    row("Germany", 2021.9999999999998, number(0.1 + 0.2)),
    row("Germany", 2023, formula("3.5+2.4", "5.8999999999999995")),
  ];
  const result = await importOf(rows);
  expect(result.text).toContain("1 place, annual, 2022 to 2023");
  expect(figures()).toEqual({ "research-desk-inflation": { DEU: ["2022", [0.3, 5.9]] } });
  expect(concepts()).toMatchObject([{ decimals: 1 }]);
});
