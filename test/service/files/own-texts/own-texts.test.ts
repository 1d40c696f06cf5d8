import { SaxesParser } from "saxes";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { FileItem } from "../../../../src/service/files/file-item.js";
import { fileWords } from "../../../../src/service/files/file-words.js";
import { drawInfographic } from "../../../../src/service/files/pictures/infographic-picture.js";
import { drawStatisticPicture } from "../../../../src/service/files/pictures/statistic-picture.js";
import { openOwnTexts } from "./import-texts.js";
import { pdfPages } from "../pdf-text.js";

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

  it("keep what Excel takes for a character’s number as it is written", async () => {
    const { report } = await importTexts({ name: "Net_x0020_sales _xAbCd _x0041", unit: "pieces" });
    const written = "Net_x005F_x0020_sales _xAbCd _x0041";
    expect(readParts(await report("xlsx")).get("xl/sharedStrings.xml")).toContain(written);
    const slides = [...readParts(await report("pptx"))];
    const strings = slides.find(([path]) => path.endsWith(": xl/sharedStrings.xml"))?.[1];
    expect(strings).toContain(written);
    expect(slides.find(([path]) => path === "ppt/slides/slide1.xml")?.[1]).toContain("Net_x0020_s");
  });

  it("have room for the figures however long these are", async () => {
    const name = "a rate with many words ".repeat(43).trim();
    const unit = "pieces of a long description ".repeat(30).trim();
    const { report } = await importTexts({ name, unit, licence: "terms ".repeat(300).trim() });
    const [, second = ""] = pdfPages(await report("pdf"));
    // The whole chart stands before the description, and not over the end of the page with the title.
    expect(second).toContain("description pieces");
    expect(second).not.toMatch(/^Spain: 9 pieces/);

    const slides = readParts(await report("pptx"));
    const texts = (path: string) =>
      [...(slides.get(path) ?? "").matchAll(/<a:t>([^<]*)</g)].map(([, text = ""]) => text);
    const [title = "", subtitle = "", foot = ""] = texts("ppt/slides/slide1.xml");
    for (const [text, most] of [
      [title, 250],
      [subtitle, 200],
      [foot, 460],
    ] as const) {
      expect(text).toMatch(/…$/);
      expect(text.length).toBeLessThan(most);
    }
    const notes = texts("ppt/notesSlides/notesSlide1.xml").join("\n");
    expect(notes).toContain(`${name} in Spain from 2021 to 2025`);
    expect(notes).toContain("terms ".repeat(300).trim());
    expect(texts("ppt/slides/slide2.xml").every((text) => text.length < 460)).toBe(true);

    const workbook = readParts(await report("xlsx"));
    const heights = [
      ...(workbook.get("xl/worksheets/sheet1.xml") ?? "").matchAll(/ ht="([\d.]+)"/g),
    ];
    expect(heights.map(([, height]) => Number(height))).toEqual([124]);
    const chart = workbook.get("xl/charts/chart1.xml") ?? "";
    for (const [, text = ""] of chart.matchAll(/<a:t>([^<]*)</g))
      expect(text.length).toBeLessThan(250);
    expect(workbook.get("xl/sharedStrings.xml")).toContain(
      `<t>${name} in Spain from 2021 to 2025</t>`,
    );
  });

  it.each(["失业率", "อัตรา", "Rate 👨‍👩‍👧", "बेरोज़गारी"])(
    "say that %s has characters which their typeface lacks",
    async (name) => {
      const { report } = await importTexts({ name, unit: "pieces" });
      const pdf = await report("pdf");
      expect(pdfPages(pdf).join("\n")).toContain(fileWords.en.boxes);
      // A box is as wide as it was measured: thousandths of the size, and not units of the face.
      for (const [, width] of pdf.toString("latin1").matchAll(/\/W \[0 \[([\d.]+)/g))
        expect(Number(width)).toBeLessThan(1000);
    },
  );

  it("say nothing of it where all can be read", async () => {
    const { report } = await importTexts({ name: "Цены é αβγ № ₂ أسعار", unit: "ש״ח\u200b €" });
    expect(pdfPages(await report("pdf")).join("\n")).not.toContain("□");
  });
});

describe("pictures of a source’s own texts", () => {
  const item = async (name: string): Promise<FileItem> => {
    const { item: toItem } = await importTexts({ name, unit: "pieces" });
    return toItem();
  };

  it.each([320, 640, 960])("say beside the source what a box is, %i wide", async (widthPx) => {
    const svg = await drawStatisticPicture(await item("失业率".repeat(60)), widthPx);
    expect(svg).toContain(`>${fileWords.en.boxes}</text>`);
    expect(svg).toMatch(/>Source: [^<]*…<\/text>/);
    const infographic = { ...(await item("失业率")), parts: [] };
    expect(await drawInfographic(infographic)).toContain(`>${fileWords.en.boxes}</text>`);
  });

  it("say nothing of it where all can be read", async () => {
    expect(await drawStatisticPicture(await item("Цены ש״ח"), 640)).not.toContain("□");
  });
});
