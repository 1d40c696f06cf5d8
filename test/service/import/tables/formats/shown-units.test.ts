import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, styled, text, workbookOf } from "../workbook-samples.js";

/** What a workbook's formats show beside its numbers is read with the unit that the heading says. */

const { figures, file, run } = openImportFolder();

/** One figure a year from 2020 on, in these formats. */
function importOf(unit: string, formats: readonly string[]) {
  const rows = [
    [text("country"), text("year"), text(unit)],
    ...formats.map((code, at) => [
      text("Germany"),
      number(2020 + at),
      number(at + 1.5, styled(code)),
    ]),
  ];
  return run([file("table.xlsx", workbookOf([{ name: "Data", rows }])), ...said]);
}
const kept = () => Object.values(figures() ?? {});

it("refuses a scale that is joined with a currency, or stands before the number", async () => {
  const result = await importOf("Turnover (EUR)", [
    '0.0" T€"',
    '0.0" Md€"',
    '"Mio. "0.0',
    "0.0\\ [$MEUR]",
    '0.0" €"',
  ]);
  for (const [line, shown] of [
    [2, "1.5 T€"],
    [3, "2.5 Md€"],
    [4, "Mio. 3.5"],
  ] as const)
    expect(result.text).toContain(
      `line ${line}: ${line - 0.5} is shown as "${shown}" by its number format: a mark belongs into a column of flags, a scale into the unit`,
    );
  expect(result.text).toMatch(/line 5: 4\.5 is shown as "4\.5 MEUR" by its number format/);
  expect(kept()).toEqual([{ DEU: ["2024", [5.5]] }]);
});

it("refuses the currency of a format where the heading says another one", async () => {
  const result = await importOf("GDP (euros)", [
    "[$USD] 0.0",
    '0.0" £"',
    "[$$-409]0.0",
    "_-* #,##0.0 [$€-de-DE]_-",
    '0.0" €"',
  ]);
  expect(result.text).toContain(
    'line 2: 1.5 is shown with "USD" by its number format, and its unit is euros: one of them is wrong',
  );
  expect(result.text).toContain('line 3: 2.5 is shown with "£" by its number format');
  expect(result.text).toContain('line 4: 3.5 is shown with "$" by its number format');
  // Letters of a language are no days.
  expect(kept()).toEqual([{ DEU: ["2023", [4.5, 5.5]] }]);
  // A dollar sign alone is of no country.
  await importOf("GDP (Canadian dollars)", ["[$$-409]0.0"]);
  expect(kept()).toEqual([{ DEU: ["2020", [1.5]] }]);
});

it("refuses a percent sign in quotes, and one of a thousand, where the unit is another one", async () => {
  const shown = ['0.0"%"', '0.0"‰"', "#,##0.0"];
  const result = await importOf("GDP (euros)", shown);
  expect(result.text).toContain(
    'line 2: 1.5 is shown with "%" by its number format, and its unit is euros: put that into the unit',
  );
  expect(result.text).toContain('line 3: 2.5 is shown with "‰" by its number format');
  expect(kept()).toEqual([{ DEU: ["2022", [3.5]] }]);
  expect((await importOf("Rate (%)", shown)).text).toContain('line 3: 2.5 is shown with "‰"');
  expect(kept()).toEqual([{ DEU: ["2020", [1.5, null, 3.5]] }]);
  expect((await importOf("Births (per 1,000 people)", shown)).text).toContain(
    "line 2: 1.5 is shown",
  );
  expect(kept()).toEqual([{ DEU: ["2021", [2.5, 3.5]] }]);
});
