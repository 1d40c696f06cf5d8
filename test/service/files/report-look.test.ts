import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { creditOf, toFileItem, type FileItem } from "../../../src/service/files/file-item.js";
import { toPdf } from "../../../src/service/files/reports/pdf.js";
import { toPptx } from "../../../src/service/files/reports/pptx.js";
import { toXlsx } from "../../../src/service/files/reports/xlsx.js";
import { decimalsOf, formatValue } from "../../../src/statistics/chart/index.js";
import type { Library } from "../../../src/service/library/library-model.js";
import { partsOf, pickStatistics } from "./file-server.js";
import { libraryAlone } from "../support/own-library.js";
import { pdfPages } from "./pdf-text.js";

/** How reports look, as far as their files say it. */

let library: Library;
let items: [string, FileItem][];
beforeAll(async () => {
  library = await libraryAlone();
  items = [...pickStatistics(library)].map(([name, record]) => [
    name,
    toFileItem(library, record, "en"),
  ]);
});

/** Setting a long table takes seconds: each report is made once. */
const pdfs = new Map<FileItem, Promise<Buffer>>();
function pdfOf(item: FileItem): Promise<Buffer> {
  const pdf = pdfs.get(item) ?? toPdf(item);
  pdfs.set(item, pdf);
  return pdf;
}

const chartIn = (file: Uint8Array) =>
  [...partsOf(file)].find(([path]) => /charts\/chart\d+\.xml$/.test(path))?.[1] ?? "";

/** How many rows of the data a chart shows. */
function rowsIn(chart: string): number {
  const [, from = "0", to = "0"] =
    /<c:cat>.*?<c:f>[^<]*\$?A\$?(\d+):\$?A\$?(\d+)<\/c:f>/s.exec(chart) ?? [];
  return Number(to) - Number(from) + 1;
}

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

  it("shows as much in Excel's chart as in PowerPoint's, and says of what where that is not all", async () => {
    const item = items.find(([name]) => name === "bar lying")?.[1];
    if (item === undefined) throw new Error("no ranking");
    const [slide, sheet] = [chartIn(await toPptx(item)), chartIn(await toXlsx(item))];
    expect([rowsIn(slide), rowsIn(sheet)]).toEqual([25, 25]);
    expect(item.chart.table.categories.length).toBeGreaterThan(100);
    expect(sheet).toContain(`25 of ${String(item.chart.table.categories.length)} shown`);
  });

  it("cuts neither names nor figures of its table", async () => {
    const bare = (text: string) => text.replaceAll(/[\s\u00a0\u202f-]/g, "");
    for (const [name, item] of items) {
      const { categories, series } = item.chart.table;
      if (categories.length > 400) continue;
      const text = bare(pdfPages(await pdfOf(item)).join(""));
      expect([name, categories.filter((one) => !text.includes(bare(one)))]).toEqual([name, []]);
      const decimals = series.map(({ values }) =>
        item.chart.graphType === "table"
          ? undefined
          : decimalsOf(values.filter((value) => typeof value === "number")),
      );
      const figures = series.flatMap(({ values }, at) =>
        values.flatMap((value) =>
          typeof value === "number" ? bare(formatValue(value, "en", decimals[at])) : [],
        ),
      );
      expect([name, figures.filter((figure) => !text.includes(figure))]).toEqual([name, []]);
    }
  });

  it("makes room for large figures of many series", async () => {
    const large = 123_456_789_012.25;
    const item = items.find(([name]) => name === "many series")?.[1];
    if (item === undefined) throw new Error("no item of many series");
    const series = item.chart.table.series.map(({ name }, at) => ({ name, values: [large + at] }));
    const table = { categories: ["A name that needs a line of its own beside them"], series };
    const pages = pdfPages(await toPdf({ ...item, chart: { ...item.chart, table } })).join("\n");
    for (const at of series.keys()) expect(pages).toContain(formatValue(large + at, "en"));
  });

  it("has as many decimals in every row of a column on its slide", async () => {
    const item = items.find(([name]) => name === "bar lying")?.[1];
    if (item === undefined) throw new Error("no ranking");
    const series = [{ name: "Measured", values: [1, 2.25, 3.5] }];
    const chart = { ...item.chart, table: { categories: ["One", "Two", "Three"], series } };
    const slide = partsOf(await toPptx({ ...item, chart })).get("ppt/slides/slide2.xml") ?? "";
    const cells = [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((match) => match[1]);
    expect(cells).toEqual(expect.arrayContaining(["1.00", "2.25", "3.50"]));
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
      pages.push([name, textsByPage(await pdfOf(item)).at(-1) ?? 0]);
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
