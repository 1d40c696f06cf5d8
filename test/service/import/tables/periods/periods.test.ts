import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

const { figures, file, run } = openImportFolder();

const table = (periods: readonly string[]) =>
  file(
    "periods.csv",
    `country,year,GDP (million euros)\n${periods.map((period, at) => `India,${period},${String(100 + at)}\n`).join("")}`,
  );
const mapped = (frequency: string) =>
  file(
    "mapping.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n${frequency}measures: [{ column: GDP (million euros), name: GDP, unit: euros, scale: 1000000 }]\n`,
  );

describe("years that end in the next one", () => {
  it("are no months: one of them shows what all are", async () => {
    const path = table(["2008-09", "2009-10", "2010-11", "2011-12", "2012-13"]);
    const result = await run([path, ...said]);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain(
      `${path}, line 2: "2008-09", as every period like it in the table, is a season or fiscal year`,
    );
  });

  it.each(["2008-09", "2008/09"])("are asked about where %s may be a month", async (period) => {
    const path = table([period]);
    const result = await run([path, "--mapping", mapped("")]);
    expect(result.text).toContain(`line 2: "${period}", as every period like it in the table, may`);
    expect(result.text).toContain("say in the mapping that they are months: frequency: monthly");
    await run([path, "--mapping", mapped("frequency: monthly\n")]);
    expect(figures()).toEqual({ "desk-gdp": { IND: ["2008-09", [100]] } });
  });

  it("are told from months, of which some follow each other otherwise", async () => {
    const result = await run([table(["2008-09", "2008-10", "2009-10"]), ...said]);
    expect(result.text).toContain("monthly, 2008-09 to 2009-10");
  });
});

it("takes no fiscal year for a calendar year", async () => {
  const result = await run([table(["FY2022", "FY2023"]), ...said]);
  expect(result.exitCode).toBe(1);
  expect(result.text).toContain(
    'which column holds the period: it seems to be "year", but "FY2022" is a fiscal year; calendar years, quarters and months can be kept',
  );
  const mixed = await run([table(["2021", "FY2022"]), "--mapping", mapped("")]);
  expect(mixed.text).toContain('line 3: "FY2022" is a fiscal year');
  expect(figures()).toEqual({ "desk-gdp": { IND: ["2021", [100]] } });
});

it.each([
  [["2024-W05", "2024-W06"], '"2024-W05" is a week; years, quarters and months can be kept'],
  [["2023/24", "2024/25"], '"2023/24" is no calendar year'],
  [["2012-13", "2013-14"], '"2012-13" is no calendar year'],
])("says why %s cannot be kept", async (periods, reason) => {
  const result = await run([table(periods), ...said]);
  expect(result.text).toContain(
    `which column holds the period: it seems to be "year", but ${reason}`,
  );
});
