import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** The Bundesbank's series as its page gives them, in German and in English. */

const { figures, file, run } = openImportFolder();

const importOf = (
  csv: string,
  more: readonly string[] = ["--source", "buba", "--licence", "own"],
) => run([file("series.csv", csv), ...more]);
const key = "BBDP1.M.DE.N.VPI.C.A00000.I20.A";
const german = `"";${key};${key}_FLAGS
"";Verbraucherpreisindex / Deutschland / Unbereinigt / Gesamtindex;
Dezimalstellen;1;
Dimension;Eins;
Einheit;2020=100;
Kommentar;Quelle: Statistisches Bundesamt. 1991 bis 1994: ohne Berlin;
Stand vom;12.11.2026 09:40:01 Uhr;
2025-01;121,2;
2025-02;.;Kein Wert vorhanden
2025-03;1.121,9;Vorläufiger Wert
`;

describe("a series of the Bundesbank", () => {
  it("goes in with what stands above it; its place is that of key and title", async () => {
    const { text } = await importOf(german);
    expect(text).toContain(
      "Verbraucherpreisindex / Deutschland / Unbereinigt / Gesamtindex (2020=100): 1 place, monthly",
    );
    expect(text).toContain("Every figure is in.");
    expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2025-01", [121.2, null, 1121.9]] }]);
  });

  it("is read in English too", async () => {
    await importOf(`"",${key},${key}_FLAGS
"",Consumer price index / Germany / Unadjusted,
unit,2020=100,
unit multiplier,one,
last update,2026-11-12 09:40:01,
2025-01,121.2,
`);
    expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2025-01", [121.2]] }]);
  });

  it("is asked about where its place is not sure, with a mapping for all of its columns", async () => {
    const two = `"";BBFBOPV.M.N.DE.W1.X;BBFBOPV.M.N.DE.W1.X_FLAGS;BBK01.WT55;BBK01.WT55_FLAGS
"";Ausfuhr / Deutschland / Frankreich;;Goldpreis;
Einheit;EUR;;USD;
Dimension;Millionen;;Tausend;
Stand vom;12.11.2026;;12.11.2026;
2025-01;1.234;;5.678;
2025-13;1;;2;
2025-02;2.345;;6.789;Prognose
`;
    const { text, exitCode } = await importOf(two);
    expect(exitCode).toBe(1);
    expect(text).toContain("which place the figures are of: place: { is: Germany }");
    const mapping = file(
      "mapping.yaml",
      (text.split("mapping.yaml\n\n")[1] ?? "").replace('is: "?"', "is: Germany"),
    );
    const mapped = await importOf(two, ["--mapping", mapping]);
    expect(mapped.text).toContain("Ausfuhr / Deutschland / Frankreich (million EUR): 1 place");
    expect(mapped.text).toContain("Goldpreis (thousand USD): 1 place");
    expect(mapped.text).toContain('"2025-13" is');
    expect(mapped.text).toContain('says "Prognose" of a figure');
    expect(Object.values(figures() ?? {})).toEqual([
      { DEU: ["2025-01", [1234]] },
      { DEU: ["2025-01", [5678]] },
    ]);
  });
});
