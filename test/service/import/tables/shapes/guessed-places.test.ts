import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

const { file, run } = openImportFolder();
const importOf = (rows: readonly string[]) =>
  run([file("t.csv", `${["country,year,GDP (million euros)", ...rows].join("\n")}\n`), ...said]);

it("asks whether a column with totals and notes holds the places, and of which place none of them is", async () => {
  const rows = ["Germany,2023,1.5", "France,2023,2.5", "Total,2023,4", "Other,2023,3"];
  const { text } = await importOf([
    ...rows,
    "Rest,2023,3",
    "Not stated,2023,1",
    "Source: Office,,",
  ]);
  expect(text).toContain(
    '  - whether "country" holds the places: "Total", "Other", "Rest" and 2 more in it are none that the library knows, and their rows are left out where you say place: { column: "country" }\n',
  );
  expect(text).toContain("place:\n  column: country\n");
  expect(text).not.toContain("series:");
});

it("asks for the place where hardly any text is one", async () => {
  const rows = ["Steel,2023,1.5", "Wood,2023,2.5", "Paper,2023,4", "Georgia,2023,3", "Tin,2023,3"];
  const { text } = await importOf([...rows, "Lead,2023,7"]);
  expect(text).toContain("which place the figures are of: place: { is: Germany }");
  expect(text).toContain("series:\n  column: country\n");
});

it("looks for places under no heading that is a period, and for figures under none of footnotes", async () => {
  const rows = ["label,2024,2025", "Output,5,6", "Codes,A,SD", "Prices,7,8", "Codes,A,DE"];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain("which place the figures are of: place: { is: Germany }");
  const noted = [
    "country,year,GDP (euros),Value Footnotes",
    "Germany,2023,5,1",
    'France,2023,6,"2,3"',
  ];
  const { text: told } = await run([file("u.csv", `${noted.join("\n")}\n`), ...said]);
  expect(told).toContain('what "Value Footnotes" is: where each');
  expect(told).not.toContain('the unit of "Value Footnotes"');
});
