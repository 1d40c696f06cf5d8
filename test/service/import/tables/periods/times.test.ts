import { describe, expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, file, run } = openImportFolder();

const mapping = `source: { name: desk }
licence: own
place: { column: country }
period: { column: date }
frequency: monthly
measures: [{ column: GDP, name: GDP, unit: euros }]
`;
const read = async (...dates: readonly string[]) => {
  const rows = dates.map((date, at) => `Germany,${date},${String(at + 1)}\n`).join("");
  const path = file("t.csv", `country,date,GDP\n${rows}`);
  return (await run([path, "--mapping", file("m.yaml", mapping)])).text;
};

describe("a day with its time", () => {
  it("is refused where it is another day in the next time zone: midnight of Berlin is 23:00 of London's day before", async () => {
    const text = await read(
      "2024-01-31T23:00:00Z",
      "2024-02-29 23:00:00+00:00",
      "2024-03-31T22:00Z",
    );
    expect(text).toContain(
      'line 2: "2024-01-31T23:00:00Z" may be the next day where it was written: write dates as 2019-03-31',
    );
    for (const rest of ['line 3: "2024-02-29 23:00:00+00:00"', 'line 4: "2024-03-31T22:00Z"'])
      expect(text).toContain(`${rest} may be the next day`);
    expect(figures()).toBeUndefined();
  });

  it("is that day at midnight, at its end, and where no zone is said", async () => {
    const text = await read(
      ...["2024-01-01T00:00:00Z", "2024-02-01T00:00:00+01:00", "2024-03-31T23:59:59Z"],
      ...["2024-04-30T17:30:00", "2024-05-31 16:00:00-05:00"],
    );
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2024-01", [1, 2, 3, 4, 5]] } });
  });
});
