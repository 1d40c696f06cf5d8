import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** The IMF's DataMapper as it exports: countries down, years across, and over the countries what is measured. */

const { figures, file, run } = openImportFolder();

const heading = "Real GDP growth (Annual percent change)";
const table = (years: string, last = '"©IMF, 2026",,') => `${heading},${years}
,,
Germany,0.2,1.1
Nigeria,3.5,no data
Kenya,4.8,4.9
ASEAN-5,4.2,4.1
,,
${last}
`;
const importOf = (csv: string, more: readonly string[] = []) =>
  run([file("imf-dm-export.csv", csv), "--source", "imf", "--licence", "own", ...more]);

describe("an export of the IMF's DataMapper", () => {
  it("goes in with what is measured and its unit where its years are over", async () => {
    const { text } = await importOf(table("2023,2024"));
    expect(text).toContain("Real GDP growth (Annual percent change): 3 places, annual");
    expect(text).not.toContain("forecast");
    expect(text).toContain("ASEAN-5");
    expect(text).toContain("1 refused:\n");
    expect(figures()).toEqual({
      "imf-real-gdp-growth": {
        DEU: ["2023", [0.2, 1.1]],
        KEN: ["2023", [4.8, 4.9]],
        NGA: ["2023", [3.5]],
      },
    });
  });

  it.each([
    ["reach its own year", table("2025,2026", "©IMF, 2026")],
    ["are of no known time", table("2023,2024", ",,")],
  ])("is asked from when on its figures are forecasts where its years %s", async (_, csv) => {
    const { text, exitCode } = await importOf(csv);
    expect(exitCode).toBe(1);
    expect(text).toContain("from which year on its figures are forecasts");
    expect(figures()).toBeUndefined();
    const printed = text.split("mapping.yaml\n\n")[1] ?? "";
    const unanswered = await importOf(csv, ["--mapping", file("mapping.yaml", printed)]);
    expect(unanswered.exitCode).toBe(1);
    const said = file("said.yaml", printed.replace('forecastFrom: "?"', 'forecastFrom: "2024"'));
    const mapped = await importOf(csv, ["--mapping", said]);
    expect(mapped.text).toContain("3 places, annual");
    expect(mapped.text).toContain("forecast from 2024");
  });

  it("is a table like others where no empty line is below its heading", async () => {
    const { text } = await importOf("Country (thousands),2023,2024\nGermany,1.5,2.5\n");
    expect(text).toContain("what is measured, and its unit");
  });
});
