import { expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

const { figures, file, run } = openImportFolder();
const table = (rows: readonly string[]) => file("t.csv", `${rows.join("\n")}\n`);
const kept = () => Object.values(figures() ?? {})[0];
const germany = { DEU: ["2023", [84482]], USA: ["2023", [334915]] };
const measure = "Population (thousands)";

it.each(["M49", "M49 Code", "Area Code (M49)", "UN_M49", "ISO 3166-1 numeric", "ISO3N"])(
  "reads the numbers of the United Nations under %s",
  async (heading) => {
    const rows = ["276,2023,84482", "840,2023,334915", "'004,2023,41455", "040,2023,9130"];
    const { text } = await run([table([`${heading},Year,${measure}`, ...rows]), ...said]);
    expect(text).toContain("Every figure is in.");
    expect(kept()).toEqual({ ...germany, AFG: ["2023", [41455]], AUT: ["2023", [9130]] });
  },
);

it("asks whether other numbers are those: 156 is China, and Canada to the IMF", async () => {
  const path = table([`Country Code,Year,${measure}`, "156,2023,40000", "158,2023,124000"]);
  const { text, exitCode } = await run([path, ...said]);
  expect(text).toContain(
    'whether the numbers in "Country Code" are those of the United Nations (M49), where 156 is CHN: the IMF, the FAO and others have numbers of their own. Where they are, use place: { column: "Country Code", codes: M49 }',
  );
  expect(exitCode).toBe(1);
  expect(figures()).toBeUndefined();
});

it("reads them where a mapping says so, and else says what to do", async () => {
  const path = table(["area,year,people", "276,2023,84482", "840,2023,334915", "134,2023,1"]);
  const mapping = (codes: string) =>
    file(
      "m.yaml",
      `source: { name: desk }\nlicence: own\nplace: { column: area${codes} }\nperiod: { column: year }\nmeasures: [{ column: people, name: People, unit: thousand persons }]\n`,
    );
  const none = await run([path, "--mapping", mapping("")]);
  expect(none.text).toContain(
    'line 2: "276" is no place that the library knows: where its numbers are those of the United Nations (M49), say place: { column: "area", codes: M49 }',
  );
  const { text } = await run([path, "--mapping", mapping(", codes: M49")]);
  expect(text).toContain('line 4: "134" is no place that the library knows');
  expect(kept()).toEqual(germany);
});

it("takes numbers beside the names of the same places for no measure", async () => {
  const rows = ["276,Germany,2023,84482", "840,United States,2023,334915"];
  const { text } = await run([table([`Code,Location,Year,${measure}`, ...rows]), ...said]);
  expect(text).toContain("Every figure is in.");
  expect(kept()).toEqual(germany);
  const other = ["276,Germany,2023,84482", "123,United States,2023,334915", "840,France,2023,1"];
  const asked = await run([table([`Code,Location,Year,${measure}`, ...other]), ...said]);
  expect(asked.text).toContain('the unit of "Code"');
});
