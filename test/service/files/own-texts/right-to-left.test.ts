import { describe, expect, it } from "vitest";
import { visualRuns } from "../../../../src/service/files/right-to-left/visual-runs.js";
import { openOwnTexts } from "./import-texts.js";
import { pdfPages } from "../pdf-text.js";

const importTexts = openOwnTexts();

/** Each page's glyphs as they stand from left to right; blanks are not told apart. */
const drawn = (pdf: Buffer) => pdfPages(pdf).join("\n").replaceAll("\u00a0", " ");

describe("a PDF of texts that run from right to left", () => {
  it("shows Hebrew words in their order, and the year behind a prefix as it is written", async () => {
    const { report } = await importTexts({ name: "מחירים ב-2015 (גברים)", unit: "ש״ח ב-2015" });
    const text = drawn(await report("pdf"));
    expect(text).toContain("(םירבג) 2015-ב םיריחמ in Spain from 2021 to 2025");
    expect(text).toContain("2015-ב ח״ש");
    expect(text).not.toContain("5102");
  });

  it("shows numbers within Arabic words as they are written, in both kinds of digits", async () => {
    const { report } = await importTexts({ name: "أسعار ٢٠١٥ و2015=100", unit: "في 1,234.5" });
    const text = drawn(await report("pdf", "comparison"));
    expect(text).toContain("100=2015");
    expect(text).toContain("٢٠١٥");
    expect(text).toContain("1,234.5");
    expect(text).not.toMatch(/5102|٥١٠٢|5\.432,1/);
  });
});

describe("the parts of a line from left to right", () => {
  const shown = (line: string) =>
    visualRuns(line)
      .map(({ text, direction }) =>
        direction === "rtl" ? Array.from(text).reverse().join("") : text,
      )
      .join("");

  it.each([
    ["plain 2015 (a)", "plain 2015 (a)"],
    ["אב גד", "דג בא"],
    ["אב (גד) 15-24", "15-24 (דג) בא"],
    ["אב (גד) in 2015", "(דג) בא in 2015"],
    ["a (אב) b", "a (בא) b"],
    ["אב 5% ו-3.5", "3.5-ו 5% בא"],
    ["عر 2015/16", "2015/16 رع"],
    ["x: עב, עג", "x: גע ,בע"],
    ["אב (a ", "בא (a "],
  ])("of %j is %j", (line, left) => {
    expect(shown(line)).toBe(left);
  });
});
