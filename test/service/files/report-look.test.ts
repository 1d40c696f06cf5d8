import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { creditOf, toFileItem, type FileItem } from "../../../src/service/files/file-item.js";
import { toPdf } from "../../../src/service/files/reports/pdf.js";
import { toPptx } from "../../../src/service/files/reports/pptx.js";
import { toXlsx } from "../../../src/service/files/reports/xlsx.js";
import type { Library } from "../../../src/service/library/types.js";
import { loadRealLibrary, partsOf, pickStatistics } from "./file-server.js";

/** How reports look, as far as their files say it. */

let library: Library;
let items: [string, FileItem][];
beforeAll(async () => {
  library = await loadRealLibrary();
  items = [...pickStatistics(library)].map(([name, record]) => [
    name,
    toFileItem(library, record, "en"),
  ]);
});

const chartIn = (file: Uint8Array) =>
  [...partsOf(file)].find(([path]) => /charts\/chart\d+\.xml$/.test(path))?.[1] ?? "";

/** What kind of chart it is, and from where to where each of its value axes goes. */
function lookOf(chart: string) {
  const kinds = [...chart.matchAll(/<c:(bar|line|area|pie)Chart>/g)].map((match) => match[1]);
  const axes = [...chart.matchAll(/<c:valAx>.*?<\/c:valAx>/gs)].map(([axis]) => [
    /<c:min val="([^"]+)"/.exec(axis)?.[1],
    /<c:max val="([^"]+)"/.exec(axis)?.[1],
    /<c:majorUnit val="([^"]+)"/.exec(axis)?.[1],
  ]);
  return { kinds: [...new Set(kinds)], axes };
}

/** Pieces of text on each page, in the order of the pages. */
const textsByPage = (pdf: Buffer): number[] =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map((match) => {
      try {
        return inflateSync(Buffer.from(match[1] ?? "", "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .filter((content) => /\bBT\b/.test(content) && /\bET\b/.test(content))
    .map((content) => [...content.matchAll(/\bBT\b/g)].length);

describe("a report", () => {
  it("has the same chart in PowerPoint and Excel, on axes that hold the figures", async () => {
    for (const [name, item] of items) {
      if (item.chart.graphType === "table") continue;
      const [slide, sheet] = [
        lookOf(chartIn(await toPptx(item))),
        lookOf(chartIn(await toXlsx(item))),
      ];
      expect([name, slide]).toEqual([name, sheet]);
      if (slide.kinds.includes("pie")) continue;
      expect(slide.axes.flat(), name).not.toContain(undefined);
    }
  });

  it("has a slide with the data, the latest of many periods", async () => {
    for (const [name, item] of items) {
      const parts = partsOf(await toPptx(item));
      const table = parts.get("ppt/slides/slide2.xml") ?? "";
      if (item.chart.graphType === "table") expect([name, table]).toEqual([name, ""]);
      else expect([name, table.includes("<a:tbl>")]).toEqual([name, true]);
    }
    const [, course] =
      items.find(
        ([, { chart }]) =>
          chart.table.categories.length > 60 && /^\d{4}/.test(chart.table.categories[0] ?? ""),
      ) ?? [];
    if (course === undefined) throw new Error("no long course of time");
    const slide = partsOf(await toPptx(course)).get("ppt/slides/slide2.xml") ?? "";
    expect(slide).toContain(`<a:t>${course.chart.table.categories.at(-1) ?? ""}</a:t>`);
    expect(slide).not.toContain(`<a:t>${course.chart.table.categories[0] ?? ""}</a:t>`);
  });

  it("ends with a page that holds more than a line", async () => {
    const pages: [string, number][] = [];
    for (const [name, item] of items)
      pages.push([name, textsByPage(await toPdf(item)).at(-1) ?? 0]);
    // Two of the pieces are the foot: title and number of the page.
    expect(pages.filter(([, texts]) => texts < 8)).toEqual([]);
  });

  it("says no licence twice", () => {
    for (const source of library.sources.values()) {
      const [first, ...others] = creditOf(source).split(source.licence);
      expect([source.key, others.length, first === undefined]).toEqual([source.key, 1, false]);
    }
  });
});
