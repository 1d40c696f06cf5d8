import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

const { figures, importTable } = openImportFolder();

async function keep(names: readonly string[]) {
  const rows = names.map((name) => `"${name}",2024,1`);
  const { text } = await importTable(
    ["country,year,jobs", "Norway,2024,1", ...rows],
    "place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: jobs, name: Jobs, unit: people }]",
  );
  const [kept] = Object.values(figures() ?? {});
  return { text, places: Object.keys(kept ?? {}).filter((code) => code !== "NOR") };
}

it.each([
  ["KOR", "Korea, Rep.", "Korea, Republic of", "Korea (Republic of)"],
  ["PRK", "Korea, Dem. People's Rep.", "Korea (Democratic People’s Republic of)", "Korea, DPR"],
  ["IRN", "Iran, Islamic Rep.", "Iran (Islamic Republic of)", "Iran, Islamic Republic of"],
  ["COD", "Congo, Dem. Rep.", "Congo, Democratic Republic of the", "DR Congo"],
  ["COG", "Congo, Rep.", "Congo, Republic of"],
  ["EGY", "Egypt, Arab Rep."],
  ["VEN", "Venezuela, RB", "Venezuela (Bolivarian Republic of)", "Venezuela, Rep. Bolivariana de"],
  ["GMB", "Gambia, The", "The Gambia"],
  ["SVK", "Slovak Republic", "Slovak Rep."],
  ["LCA", "St. Lucia", "Saint Lucia"],
  ["HKG", "Hong Kong SAR, China", "China, Hong Kong SAR", "China, P.R.: Hong Kong"],
  ["CHN", "China, P.R.: Mainland", "China (People's Republic of)"],
  ["TWN", "Chinese Taipei", "Taiwan, China"],
  ["FJI", "Fiji, Rep. of"],
  ["VIR", "Virgin Islands (U.S.)"],
  ["GBR", "U.K.", "United Kingdom of Great Britain and Northern Ireland"],
  ["GRC", "EL"],
  ["XKX", "Kosovo*", "Kosovo, Rep. of"],
])("%s is found by what offices call it: %s", async (code, ...names) => {
  for (const name of names) {
    const { text, places } = await keep([name]);
    expect(places, `${name}: ${text}`).toEqual([code]);
  }
});

it("does not take what another place may be called", async () => {
  const names = ["China, Republic of", "S. Sudan", "E. Guinea", "Virgin Islands", "Germany*"];
  const more = ["Denmark (incl. Faroe Islands)", "European Union - 27 countries (from 2007)"];
  const { text, places } = await keep([...names, ...more]);
  expect(places).toEqual([]);
  expect(text).toContain("7 refused:");
});
