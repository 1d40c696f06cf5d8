import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** The IMF's outlook as its page gives it: a text in UTF-16 that is called a workbook. */

const { figures, file, run } = openImportFolder();

const head =
  "WEO Country Code\tISO\tWEO Subject Code\tCountry\tSubject Descriptor\tSubject Notes\tUnits\tScale\tCountry/Series-specific Notes\t2024\t2025\t2026\t2027\tEstimates Start After\n";
const rows = `134\tDEU\tNGDP_R\tGermany\tGross domestic product, constant prices\t"Billions, ""real"""\tNational currency\tBillions\tSee notes\t"3,590.5"\t"3,600.1"\t"3,640.2"\t"3,700"\t2024
512\tAFG\tNGDP_R\tAfghanistan\tGross domestic product, constant prices\tx\tNational currency\tBillions\tx\t"1,300.1"\tn/a\t--\tn/a\t2021
134\tDEU\tPCPIPCH\tGermany\tInflation, average consumer prices\tx\tPercent change\t\tSee\t2.5\t2.2\t1.9\t2\t2025
`;
const foot =
  "\nInternational Monetary Fund, World Economic Outlook Database, April 2026\t\t\t\t\t\t\t\t\t\t\t\t\t\n";
const importOf = (text: string, name = "WEOApr2026all.xls") =>
  run([
    file(name, Buffer.from(`\uFEFF${text}`, "utf16le")),
    ...["--source", "imf", "--licence", "own"],
  ]);

describe("the World Economic Outlook", () => {
  it("goes in with units, scales and the year in which forecasts begin", async () => {
    const { text } = await importOf(head + rows + foot);
    expect(text).toContain(
      "Gross domestic product, constant prices (billion national currency): 2 places, annual, 2024 to 2027, forecast from 2025",
    );
    expect(text).toContain(
      "Inflation, average consumer prices (percent change): 1 place, annual, 2024 to 2027, forecast from 2026",
    );
    expect(text).toContain("the IMF's estimates for some places, from 2022 on at the earliest");
    expect(text).toContain("1 refused:\n");
    expect(text).toContain('line 3: "--" is not a number');
    expect(figures()).toEqual({
      "imf-ngdp-r": { AFG: ["2024", [1300.1]], DEU: ["2024", [3590.5, 3600.1, 3640.2, 3700]] },
      "imf-pcpipch": { DEU: ["2024", [2.5, 2.2, 1.9, 2]] },
    });
  });

  it("may be of groups, whose forecasts begin with the edition's year", async () => {
    const { text } = await importOf(
      `WEO Country Group Code\tWEO Subject Code\tCountry Group Name\tSubject Descriptor\tSubject Notes\tUnits\tScale\tSeries-specific Notes\t2025\t2026
001\tNGDP_RPCH\tWorld\tGross domestic product, constant prices\tx\tPercent change\t\t\t3.3\t3.1
110\tNGDP_RPCH\tAdvanced economies\tGross domestic product, constant prices\tx\tPercent change\t\t\t1.8\t1.6
${foot.replaceAll("\t\t\t\t\n", "\n")}`,
    );
    expect(text).toContain("forecast from 2026");
    expect(text).toContain('"Advanced economies" is no place that the library knows');
    expect(figures()).toEqual({ "imf-ngdp-rpch": { WLD: ["2025", [3.3, 3.1]] } });
  });

  it("is asked about where it does not say when forecasts begin, or what a scale is", async () => {
    const without = head.replace("\tEstimates Start After", "").trimEnd();
    const { text, exitCode } = await importOf(
      `${without}\n134\tDEU\tLP\tGermany\tPopulation\tx\tPersons\tLakhs\tx\t1\t2\t3\t4\n`,
    );
    expect(exitCode).toBe(1);
    expect(text).toContain("from which year on its figures are forecasts");
    expect(text).toContain('what the scale "Lakhs" of "Population" is');
    expect(figures()).toBeUndefined();
  });
});

it("says of a workbook of Excel 97 what to do", async () => {
  const path = file("old.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]));
  const { text } = await run([path, "--source", "imf", "--licence", "own"]);
  expect(text).toContain("it is of Excel 97 (.xls): save it in Excel as .xlsx");
});
