import { afterEach, describe, expect, it } from "vitest";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { openImportFolder, readImported, said } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";
import { openAsker, type Asker } from "../ask.js";

const years = [2020, 2021, 2022, 2023, 2024];
const table = (measure: string, first: number): string =>
  `place,year,${measure}\n${years
    .map((year, at) => `Germany,${String(year)},${String(first + at)}\n`)
    .join("")}`;

describe("an imported measure that is called as one of the library's, in another unit", () => {
  const { file, run, dataDir } = openImportFolder();
  let asker: Asker | undefined;
  const openOver = async (imported: string) => {
    expect(await run([file("own.csv", imported), ...said])).toMatchObject({ exitCode: 0 });
    const opened = await openAsker(await loadLibrary(readImported(dataDir()), await ownLibrary()));
    asker = opened;
    return async (question: string): Promise<string> => {
      const { response } = await opened.ask(question);
      return response?.answer ?? response?.errorMessage ?? "";
    };
  };
  afterEach(() => asker?.close());

  it.each(["Population (people)", "Population (thousand persons)"])(
    "answers what it has, and the library's the other years and places: %s",
    async (heading) => {
      const ask = await openOver(table(heading, 83_100));
      expect(await ask("Population of Germany in 2023")).toMatch(/83,103.*\nSource: research-desk/);
      const ofLibrary = /^Total population – .*: in 2010 .* persons\..*\nSource: World Bank/;
      expect(await ask("Population of Germany in 2010")).toMatch(ofLibrary);
      expect(await ask("Population of Austria in 2010")).toMatch(ofLibrary);
      expect(await ask("Bevölkerung Deutschland 2010")).toMatch(/2010 .*\nQuelle: World Bank/);
      // Neither has it, and two sources make no span.
      const from2020 = /^No figures for .*: those on “Population” for Germany go from 2020 to 2024/;
      expect(await ask("Population of Germany in 1800")).toMatch(from2020);
      expect(await ask("Population of Germany from 2010 to 2024")).toMatch(from2020);
    },
  );

  it("orders places by the measure that has an order of the asked year", async () => {
    const codes =
      "DEU FRA ITA ESP POL AUT BEL SWE NLD PRT GRC CZE HUN ROU FIN DNK IRL NOR CHE GBR USA CAN MEX BRA ARG CHN IND JPN KOR AUS NZL ZAF EGY";
    const places = codes.split(" ");
    const rows = places.flatMap((place, at) =>
      years.map((year) => `${place},${String(year)},${String(900 - at)}\n`),
    );
    const ask = await openOver(`place,year,Population (thousand persons)\n${rows.join("")}`);
    expect(await ask("most populous countries in 2010")).toMatch(
      /^Total population, 2010 .*: China .*\nSource: World Bank/,
    );
    expect(await ask("highest population in 2023")).toMatch(
      /Germany \(900 .*\nSource: research-desk/,
    );
    expect(await ask("highest population in 2010")).toMatch(/^Total population, 2010 /);
  });

  it("leaves what the library's has not to the imported one", async () => {
    const ask = await openOver(table("Total population (people)", 1));
    expect(await ask("Total population of Germany in 2023")).toMatch(
      /\b4 people\.\nSource: research/,
    );
    expect(await ask("Total population of Germany in 2012")).toMatch(/2012 .*\nSource: World Bank/);
  });
});
