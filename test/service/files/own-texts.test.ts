import { SaxesParser } from "saxes";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openOwnTexts } from "./own-texts.js";

const importTexts = openOwnTexts();

/** The parts of a document by their path, those of a workbook in it too; each that is no XML is named. */
function readParts(bytes: Uint8Array, into = new Map<string, string>(), before = "") {
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    if (path.endsWith(".xlsx")) readParts(content, into, `${before}${path}: `);
    if (!/\.(xml|rels)$/.test(path)) continue;
    const text = strFromU8(content);
    const parser = new SaxesParser();
    parser.on("error", (error) => expect.fail(`${before}${path}: ${error.message}`));
    parser.write(text).close();
    into.set(before + path, text);
  }
  return into;
}

describe("files of a source’s own texts", () => {
  it("can be opened whatever characters these have", async () => {
    const { report, picture } = await importTexts({
      name: 'Rate\ufffe of \u0001 <b>&amp; ]]> "it" \'s\ud800 \u{1ffff}end',
      unit: "pie\uffffces",
      url: "https://a.example/\u0007a\ufffe?q=1&r=<2>",
    });
    for (const format of ["xlsx", "pptx"] as const) {
      const text = [...readParts(await report(format)).values()].join("");
      expect(text).toContain("Rate of &lt;b&gt;&amp;amp; ]]&gt;");
    }
    expect((await picture(960)).subarray(1, 4).toString()).toBe("PNG");
    const sheet = readParts(await report("xlsx")).get("xl/sharedStrings.xml");
    expect(sheet).toContain("https://a.example/ a?q=1&amp;r=&lt;2&gt;");
  });
});
