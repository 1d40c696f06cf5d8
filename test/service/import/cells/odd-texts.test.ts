import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

const { dataDir, file, run } = openImportFolder();

/** A table with a series of each name. */
function tableOf(names: readonly string[]): string {
  const rows = names.flatMap((name) =>
    ["Germany", "France"].map((place) => `${place},2025,"${name.replaceAll('"', '""')}",1.5`),
  );
  return ["country,year,series,value (percent)", ...rows, ""].join("\n");
}

async function namesOf(names: readonly string[]): Promise<readonly string[]> {
  const { text, exitCode } = await run([file("odd.csv", tableOf(names)), ...said]);
  expect(text).toContain("Every figure is in.");
  expect(exitCode).toBe(0);
  const [content] = readImported(dataDir());
  return (content?.concepts ?? []).map(({ name }) => name.en.replace(/^value: /, ""));
}

describe("the name of a series", () => {
  it("is one line, in the order in which it is written, without what is not seen", async () => {
    const names = [
      "RTL \u202Etset",
      "\u2066iso\u2069late",
      "zero\u200Bwidth\uFEFF",
      "a\tb\nc\u0007d",
    ];
    expect(await namesOf([...names, "plain"])).toEqual([
      "RTL tset",
      "isolate",
      "zerowidth",
      "a b c d",
      "plain",
    ]);
  });

  it("keeps what is written with it: signs, markup as text, emoji and accents", async () => {
    const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467} households";
    const names = [
      "=1+1",
      "@SUM(A1)",
      "<b>bold</b>",
      "[x](javascript:alert(1))",
      "e\u0301te\u0301",
      family,
    ];
    expect(await namesOf(names)).toEqual(names);
  });

  it("is refused by its beginning where it is too long", async () => {
    const { text, exitCode } = await run([
      file("odd.csv", tableOf(["long ".repeat(300), "b"])),
      ...said,
    ]);
    expect(text).toMatch(/“value: long long .*…” has 1506 characters; 1000 can be kept/);
    expect(exitCode).toBe(1);
    expect(readImported(dataDir())).toEqual([]);
  });

  it("is refused where it differs from another in nothing that can be seen", async () => {
    const { text } = await run([file("odd.csv", tableOf(["rents", "ren\u200Bts"])), ...said]);
    expect(text).toContain("Two indicators are called “value: rents”");
    expect(readImported(dataDir())).toEqual([]);
  });
});

describe("what is said of a source", () => {
  it("is shown in the order in which it is written, on one line", async () => {
    const mapping = file(
      "mapping.yaml",
      `source: { name: desk, title: "Our \\u202Eksed", publisher: "Bank\\nof Example" }
licence: "internal\\u0007 use"
place: { column: country }
period: { column: year }
measures: [{ column: rate, name: "Rate\\u200F", unit: "per\\u200Bcent", synonyms: ["\\u202Esyn"] }]
`,
    );
    await run([file("t.csv", "country,year,rate\nDE,2024,1\nDE,2025,2\n"), "--mapping", mapping]);
    const [content] = readImported(dataDir());
    expect(content?.source).toMatchObject({
      title: "Our ksed",
      publisher: "Bank of Example",
      licence: "internal use",
    });
    expect(content?.concepts[0]).toMatchObject({ name: { en: "Rate" }, synonyms: { en: ["syn"] } });
    expect(Object.values(content?.units ?? {})[0]?.name.en).toBe("percent");
  });
});
