import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

const { figures, file, importTable, run } = openImportFolder();
const heading = 'date,"Germany, rate",France (%),Italy';
const table = ["date,Germany,France,Italy", "2024-01,3.1,7.1,6.1", "2024-02,3.2,7.2,6.2"];
const mapping = (column: string) =>
  `place: { is: Germany }\nperiod: { column: date }\nmeasures: [{ column: "${column}", name: Rate, unit: percent }]`;

it("asks of which place columns are that are called as places", async () => {
  const rates = table.join("\n").replace("date,Germany,France,Italy", heading);
  const { text } = await run([file("t.csv", `${rates}\n`), ...said]);
  expect(text).toContain(
    '"Germany, rate", "France (%)", "Italy" are called as places, and all columns are read with one. Write a row for each place and period',
  );
});

it.each(["France", "France, Unemployment rate", "France (%)"])(
  "keeps no figures of %s as Germany's",
  async (column) => {
    const rows = [`date,"${column}"`, "2024-01,7.1"];
    const { text } = await importTable(rows, mapping(column));
    expect(text).toContain(
      `t.csv: the column "${column}" is of France, and all figures are to be of Germany: import it with a mapping of its own,`,
    );
    expect(figures()).toBeUndefined();
  },
);

it.each(["Germany", "Germany, Unemployment rate", "IND", "Exports to France", "Rate"])(
  "reads %s of Germany",
  async (column) => {
    await importTable([`date,"${column}"`, "2024-01,7.1"], mapping(column));
    expect(figures()).toEqual({ "desk-rate": { DEU: ["2024-01", [7.1]] } });
  },
);
