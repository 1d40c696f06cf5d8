import { describe, expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, file, run } = openImportFolder();

const long = (more = "") =>
  file(
    "m.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n${more}measures: [{ column: GDP, name: GDP, unit: euros }]\n`,
  );

it("2021.1 is refused: as a number October has lost its zero", async () => {
  const rows = ["2021.09", "2021.1", "2021.11"].map((period) => `Germany,${period},1\n`).join("");
  const path = file("t.csv", `country,year,GDP\n${rows}`);
  for (const more of ["", "frequency: monthly\n"])
    expect((await run([path, "--mapping", long(more)])).text).toContain(
      'line 3: "2021.1" may be January, October or a first quarter: write it as 2019-01',
    );
});

describe("periods such as 2021-1", () => {
  it.each([
    ["2021-1", "2021-2", "2021-3", "2021-4", "2022-1"],
    ["1/2021", "2/2021", "3/2021", "4/2021"],
    ["2021.01", "2021.02", "2021.03", "2021.04", "2022.01"],
    ["2021-01", "2021-02", "2022-01", "2022-02"],
  ])("are asked about where they may be quarters: %s", async (...periods) => {
    const rows = periods.map((period, at) => `Germany,${period},${String(at)}\n`).join("");
    const path = file("t.csv", `country,year,GDP\n${rows}`);
    const { text: told } = await run([path, "--mapping", long()]);
    expect(told).toContain(`line 2: "${periods[0]}" may be a quarter or a month`);
    const said = await run([path, "--mapping", long("frequency: monthly\n")]);
    expect(said.text).toContain("Every figure is in.");
  });

  it.each([
    ["2021-1", "2021-2", "2021-5"],
    ["2021-01", "2021-02", "2021-03", "2021-04"],
  ])("are months where they are none: %s", async (...periods) => {
    const rows = periods.map((period, at) => `Germany,${period},${String(at)}\n`).join("");
    const { text: told } = await run([
      file("t.csv", `country,year,GDP\n${rows}`),
      ...["--mapping", long()],
    ]);
    expect(told).toContain("Every figure is in.");
    expect(told).toContain("monthly");
  });
});

it("2021.1 is refused as a heading too, by name", async () => {
  const mapping = file(
    "mapping.yaml",
    `source: { name: desk }
licence: own
place: { column: country }
period: { headings: true }
measures: [{ name: CPI, unit: index }]
`,
  );
  const csv = file("wide.csv", "country,2021.1,2021.9,2021.1,2021.11\nGermany,1,9,10,11\n");
  const { text } = await run([csv, "--mapping", mapping]);
  expect(text).toContain('the column "2021.1" may be January, October or a first quarter');
  expect(text).toContain("2 refused:");
  expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2021-09", [9, null, 11]] }]);
});

it("a month or quarter in a column that a mapping leaves out is no whole year", async () => {
  const rows = ["2025,M01,1", "2025,M13,2", "2026,M09,3", "2024,,4"];
  const path = file("t.csv", `country,year,period,GDP\nGermany,${rows.join("\nGermany,")}\n`);
  const { text } = await run([path, "--mapping", long()]);
  expect(text).toContain(
    'line 2: is of "M01" of 2025, as the column "period" says: write both into one column, such as 2021-Q1 or 2021-03',
  );
  expect(text).toContain('line 4: is of "M09" of 2026');
  expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2024", [4, 2]] }]);
});
