import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

/** Seasons are no quarters: the report says so, and what to write in their place. */

const { figures, file, run } = openImportFolder();

const wide = () =>
  file(
    "wide.yaml",
    "source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: Wheat, unit: tonnes }]\n",
  );
const why = "is a season; years, quarters and months can be kept";
const instead = "Head each column as the period that it is to stand for, such as 2023-Q1";

describe("a table whose headings are seasons", () => {
  it.each([
    ["Spring 2023", "Summer 2023", "Winter 2023/24"],
    ["Frühjahr 2023", "Sommer 2023", "Winter 2023/2024"],
    ["2023 Spring/Summer", "2023 Autumn/Winter", "2024 Spring/Summer"],
    ["été 2023", "printemps 2024", "hiver 2024"],
  ])("such as %s says why none of it is in, with a mapping and without", async (...headings) => {
    const path = file("t.csv", `country,${headings.join(",")}\nGermany,1,2,3\n`);
    const mapped = await run([path, "--mapping", wide()]);
    const [first] = headings;
    const reason = `"${first}" ${why}`;
    expect(mapped.text).toContain(
      `t.csv: no heading is a period that can be kept: ${reason}. ${instead}.`,
    );
    expect(mapped.exitCode).toBe(1);
    const guessed = await run([path, ...said]);
    expect(guessed.text).toContain(
      `the headings seem to be the periods, but ${reason}. ${instead}`,
    );
    expect(guessed.text).not.toContain("the unit of");
  });

  it("says so of the one beside years", async () => {
    const path = file("t.csv", "country,2021,2022,Winter 2023/24\nGermany,1,2,3\n");
    const { text } = await run([path, "--mapping", wide()]);
    expect(text).toContain(`line 1: the column "Winter 2023/24" ${why}: its figures are not in.`);
    expect(figures()).toEqual({ "desk-wheat": { DEU: ["2021", [1, 2]] } });
  });
});

it("headings that are years ending in the next one say so too", async () => {
  const path = file("t.csv", "country,2021/22,2022/23\nGermany,1,2\n");
  const guessed = await run([path, ...said]);
  expect(guessed.text).toContain(
    'the headings seem to be the periods, but "2021/22" is no calendar year',
  );
  expect((await run([path, "--mapping", wide()])).text).toContain(
    'no heading is a period that can be kept: "2021/22" is no calendar year',
  );
});

it("a column of seasons says so", async () => {
  const path = file(
    "t.csv",
    "country,season,Wheat (tonnes)\nGermany,Winter 2023/24,1\nGermany,Sommer 2024,2\n",
  );
  expect((await run([path, ...said])).text).toContain(
    `which column holds the period: it seems to be "season", but "Winter 2023/24" ${why}`,
  );
});

it.each([
  "fiscal year",
  "Fiscal_Year",
  "Year ended June",
  "Haushaltsjahr",
  "exercice",
  "Ejercicio",
])(
  'years under "%s" are no calendar years unasked, and are kept by their numbers where a mapping says so',
  async (heading) => {
    const path = file("t.csv", `country,${heading},Budget (million euros)\nGermany,2023,5\n`);
    const { text, exitCode } = await run([path, ...said]);
    expect(exitCode).toBe(1);
    expect(text).toContain(`- which months the years of "${heading}" have`);
    expect(figures()).toBeUndefined();
    const mapping = file("own.yaml", text.split("mapping.yaml\n\n")[1] ?? "");
    expect((await run([path, "--mapping", mapping])).text).toContain("annual, 2023 to 2023");
  },
);
