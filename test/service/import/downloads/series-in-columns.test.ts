import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** Files with a column for each series, whose headings say which series it is and seldom more. */

const { figures, file, run } = openImportFolder();

const importOf = (csv: string, more: readonly string[] = []) =>
  run([file("series.csv", csv), "--source", "desk", "--licence", "own", ...more]);
const kept = () => Object.values(figures() ?? {});

/** The mapping that is printed, with its question marks answered. */
async function completed(csv: string, answers: (mapping: string) => string) {
  const { text, exitCode } = await importOf(csv);
  expect(exitCode).toBe(1);
  expect(figures()).toBeUndefined();
  const printed = text.split("mapping.yaml\n\n")[1] ?? "";
  const mapped = await importOf(csv, ["--mapping", file("mapping.yaml", answers(printed))]);
  return { questions: text, text: mapped.text };
}
const ofUnitedStates = (mapping: string) =>
  mapping.replace('is: "?"', "is: United States").replaceAll('unit: "?"', "unit: percent");

describe("a file of FRED", () => {
  it("has months, a point for no figure, and is asked for place, name and unit alone", async () => {
    const csv = `observation_date,UNRATE,CIVPART
2025-07-01,4.2,62.2
2025-08-01,4.3,62.3
2025-09-01,.,62.4
2025-10-01,,.
2025-11-01,4.5,62.5
`;
    const { questions, text } = await completed(csv, ofUnitedStates);
    expect(questions).toContain(
      "which place the figures of all columns are of: place: { is: United States }",
    );
    expect(questions).toContain('the unit of "UNRATE", and a name for it');
    expect(questions).not.toContain("how often");
    expect(text).toContain("UNRATE (percent): 1 place, monthly, 2025-07 to 2025-11");
    expect(text).toContain("Every figure is in.");
    expect(kept()).toEqual([
      { USA: ["2025-07", [4.2, 4.3, null, null, 4.5]] },
      { USA: ["2025-07", [62.2, 62.3, 62.4, null, 62.5]] },
    ]);
  });

  it("has quarters or years where its days are of these, also under the older heading", async () => {
    const quarters = "DATE,GDP\n2025-01-01,1.5\n2025-04-01,2.5\n2025-07-01,3.5\n";
    expect((await completed(quarters, ofUnitedStates)).text).toContain("2025-Q1 to 2025-Q3");
    const years = "observation_date,GDPA\n2023-01-01,1.5\n2024-01-01,.\n2025-01-01,3.5\n";
    const { text } = await importOf(years);
    expect(text).toContain("frequency: annual\n");
    expect(text).not.toContain("how often");
  });

  it.each([
    ["days of weeks", "observation_date,DGS10\n2025-01-02,4.5\n2025-01-03,4.6\n"],
    ["one day alone", "observation_date,UNRATE\n2025-01-01,4.5\n"],
  ])("is asked how often its figures come where these are %s", async (_, csv) => {
    const { text, exitCode } = await importOf(csv);
    expect(exitCode).toBe(1);
    expect(text).toContain("how often the figures of");
    expect(text).not.toMatch(/^frequency:/m);
  });

  it("is asked for one file each where its series come at other intervals", async () => {
    const { text, exitCode } = await importOf(`observation_date,UNRATE,GDP
2025-01-01,4.0,100.5
2025-02-01,4.1,.
2025-03-01,4.2,
2025-04-01,4.3,101.5
`);
    expect(exitCode).toBe(1);
    expect(text).toContain('"UNRATE" is monthly and "GDP" quarterly: take a file of each');
    expect(text).not.toMatch(/^frequency:/m);
  });
});

describe("a file of the ECB's data portal", () => {
  it("takes no series' key for a unit, and its interval from the key", async () => {
    const csv = `"DATE","TIME PERIOD","US dollar/Euro (EXR.M.USD.EUR.SP00.A)"
"2025-01-31","2025Jan","1.0354"
"2025-02-28","2025Feb","1.0413"
`;
    const { questions, text } = await completed(csv, (mapping) =>
      mapping.replace('is: "?"', "is: Euro area").replace('unit: "?"', "unit: US dollars per euro"),
    );
    expect(questions).toContain('the unit of "US dollar/Euro"');
    expect(questions).toContain("which place the figures are of");
    expect(questions).not.toContain("how often");
    expect(text).toContain(
      "US dollar/Euro (US dollars per euro): 1 place, monthly, 2025-01 to 2025-02",
    );
    expect(text).toContain("Every figure is in.");
    expect(kept()).toEqual([{ EMU: ["2025-01", [1.0354, 1.0413]] }]);
  });

  it("has no days", async () => {
    const { text, exitCode } = await importOf(
      '"DATE","TIME PERIOD","US dollar/Euro (EXR.D.USD.EUR.SP00.A)"\n"2025-01-02","02 Jan 2025","1.03"\n',
    );
    expect(exitCode).toBe(1);
    expect(text).toContain(
      '"US dollar/Euro" has the frequency D; years, quarters and months (A, Q, M) can be kept',
    );
  });
});

describe("a file of DBnomics", () => {
  const heading =
    'period,"Annual – Percentage of active population – Unemployment rate – Euro area (AMECO/ZUTN/EA19.1.0.0.0.ZUTN)","Exchange rate – US dollar (ECB/EXR/A.USD.EUR.SP00.A)"\n';

  it("takes no series' code for a unit, and is asked for the place of all its columns", async () => {
    const { questions, text } = await completed(
      `${heading}2023,6.5,1.08\n2024,NA,1.09\n`,
      (mapping) =>
        mapping.replace('is: "?"', "is: Euro area").replaceAll('unit: "?"', "unit: percent"),
    );
    expect(questions).toContain(
      "which place the figures of all columns are of: place: { is: Germany }. Take series of another place in a file of their own",
    );
    expect(questions).toContain('the unit of "Exchange rate – US dollar"');
    expect(text).toContain("Exchange rate – US dollar (percent): 1 place, annual, 2023 to 2024");
    expect(text).toContain("Every figure is in.");
  });
});
