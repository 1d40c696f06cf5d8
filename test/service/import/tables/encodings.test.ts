import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

/** Letters are read as they were written, or the file is refused: a name in other letters is another name. */

const { figures, file, folder, run } = openImportFolder();

const csv =
  "country,year,Sector,GDP (euros)\nÖsterreich,2021,Gaststätten,1.5\nCôte d’Ivoire,2021,Bau,2\n";
/** As Windows-1252 has it, which differs from ISO-8859-1 in the apostrophe. */
const bytes = Buffer.from(csv.replace("’", "\u0092"), "latin1");
const mapping = (encoding: string) =>
  file(
    "mapping.yaml",
    `source: { name: desk }
licence: own
table: { encoding: ${encoding} }
place: { column: country }
period: { column: year }
series: { column: Sector }
measures: [{ column: GDP (euros), name: GDP, unit: euros }]
`,
  );
const kept = () => Object.values(figures() ?? {});

describe("a table that begins with a byte order mark", () => {
  it.each([
    ["UTF-8", Buffer.from(`\uFEFF${csv}`)],
    ["UTF-16", Buffer.from(`\uFEFF${csv}`, "utf16le")],
    ["UTF-16 with the larger byte first", Buffer.from(`\uFEFF${csv}`, "utf16le").swap16()],
  ])("of %s is read in it", async (_name, content) => {
    const { text } = await run([file("table.csv", content), ...said]);
    expect(text).toContain("GDP: Gaststätten (euros): 1 place");
    expect(kept()).toEqual([{ AUT: ["2021", [1.5]] }, { CIV: ["2021", [2]] }]);
  });

  it("is read in it, whatever a mapping says, and with tabs between its cells", async () => {
    const content = Buffer.from(`\uFEFF${csv.replaceAll(",", "\t")}`, "utf16le");
    const path = file("table.txt", content);
    const { text } = await run([path, "--mapping", mapping("windows-1252")]);
    expect(text).toContain("Every figure is in.");
    expect(text).toContain("GDP: Gaststätten");
  });
});

describe("a table in Windows-1252", () => {
  it("is asked about, with a mapping that says all but that", async () => {
    const { text, exitCode } = await run([file("table.csv", bytes), ...said]);
    expect(exitCode).toBe(1);
    expect(text).toContain(
      'about line 2: not UTF-8. Save it as UTF-8 (Excel: "CSV UTF-8") and import it again, or say how it is written: in a mapping table: { encoding: windows-1252 }',
    );
    expect(text).toContain('encoding: "?"');
    expect(text).toContain("series:\n  column: Sector");
    expect(figures()).toBeUndefined();
  });

  it.each(["windows-1252", "iso-8859-1"])("is read where a mapping says %s", async (encoding) => {
    const { text } = await run([file("table.csv", bytes), "--mapping", mapping(encoding)]);
    expect(text).toContain("Every figure is in.");
    expect(text).toContain("GDP: Gaststätten");
    expect(kept()).toEqual([{ AUT: ["2021", [1.5]] }, { CIV: ["2021", [2]] }]);
  });

  it("is not read as what it is not", async () => {
    const path = file("table.csv", bytes);
    const unknown = await run([path, "--mapping", mapping("klingon")]);
    expect(unknown.text).toContain('"klingon" is no encoding that is known, such as utf-8');
    const asUtf16 = await run([path, "--mapping", mapping("utf-16le")]);
    expect(asUtf16.exitCode).toBe(1);
    const utf8 = file("utf8.csv", csv);
    const wrong = await run([utf8, "--mapping", mapping("windows-1252")]);
    expect(wrong.text).toContain(
      "utf8.csv is UTF-8 as it stands, and not windows-1252: leave its encoding out.",
    );
    expect(figures()).toBeUndefined();
  });

  it("may be in a data package, which says it", async () => {
    const of = (encoding: object) => {
      file("table.csv", bytes);
      file(
        "datapackage.json",
        JSON.stringify({
          ...{ name: "desk", licenses: [{ name: "own" }] },
          resources: [{ name: "t", path: "table.csv", ...encoding }],
        }),
      );
      return run([folder()]);
    };
    expect((await of({})).text).toContain('in datapackage.json "encoding" of the resource');
    expect((await of({ encoding: "windows-1252" })).text).toContain("GDP: Gaststätten");
    expect(kept()).toEqual([{ AUT: ["2021", [1.5]] }, { CIV: ["2021", [2]] }]);
  });
});
