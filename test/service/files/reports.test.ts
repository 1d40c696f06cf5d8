import { XMLParser } from "fast-xml-parser";
import { Window } from "happy-dom";
import { beforeAll, describe, expect, it } from "vitest";
import { platforms } from "../../../src/contract/index.js";
import { toPdf } from "../../../src/service/files/reports/pdf.js";
import { toPptx } from "../../../src/service/files/reports/pptx.js";
import { toXlsx } from "../../../src/service/files/reports/xlsx.js";
import type { FileItem } from "../../../src/service/files/file-item.js";
import { toFileItem } from "../../../src/service/files/file-item.js";
import type { Library, StatisticRecord } from "../../../src/service/library/library-model.js";
import { partsOf, pickStatistics } from "./file-server.js";
import { pdfPages } from "./pdf-text.js";
import { libraryAlone } from "../support/own-library.js";
import { sampleCharts } from "./sample-charts.js";

let library: Library;
let items: [string, FileItem][];

const languageOf = (record: StatisticRecord) => platforms[record.id % platforms.length] ?? "en";

beforeAll(async () => {
  library = await libraryAlone();
  items = [...pickStatistics(library)].map(([name, record]) => [
    name,
    toFileItem(library, record, languageOf(record)),
  ]);
});

const sample = (name: keyof typeof sampleCharts, more: Partial<FileItem> = {}): FileItem => ({
  id: 1,
  language: "de",
  title: "Ein Titel",
  subject: "Ein Gegenstand",
  description: "<p>Ein <b>Satz</b> &amp; noch einer.</p>",
  note: "",
  chart: sampleCharts[name],
  sources: [...library.sources.values()].slice(0, 1),
  releasedAt: "2024-01-02",
  isPremium: false,
  edition: library.edition,
  ...more,
});

const xml = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true });

const parser = new Window();

function expectWellFormed(parts: ReadonlyMap<string, string>): void {
  for (const [path, text] of parts) {
    if (!/\.(xml|rels)$/.test(path)) continue;
    const document = new parser.DOMParser().parseFromString(text, "application/xml");
    expect([path, document.querySelector("parsererror")]).toEqual([path, null]);
  }
}

const chartOf = (parts: ReadonlyMap<string, string>): string =>
  [...parts].find(([path]) => /charts\/chart\d+\.xml$/.test(path))?.[1] ?? "";

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Rows of the first sheet: what each cell shows, numbers as numbers. */
function rowsOf(parts: ReadonlyMap<string, string>): (string | number | null)[][] {
  interface Cell {
    "@_r": string;
    "@_t"?: string;
    v?: number | string;
  }
  const list = <T>(value: T | T[] | undefined): T[] =>
    value === undefined ? [] : Array.isArray(value) ? value : [value];
  const text = (value: unknown): string =>
    typeof value === "object" && value !== null && "#text" in value
      ? String(value["#text"])
      : String(value);
  const raw = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  const strings = raw.parse(parts.get("xl/sharedStrings.xml") ?? "<sst/>") as {
    sst?: { si?: { t: unknown }[] | { t: unknown } };
  };
  const shared = list(strings.sst?.si).map(({ t }) => text(t));
  const sheet = xml.parse(parts.get("xl/worksheets/sheet1.xml") ?? "") as {
    worksheet: { sheetData: { row: { c?: Cell | Cell[] }[] } };
  };
  return sheet.worksheet.sheetData.row.map(({ c }) =>
    list(c).map((cell) => {
      if (cell.v === undefined) return null;
      return cell["@_t"] === "s" ? (shared[Number(cell.v)] ?? null) : Number(cell.v);
    }),
  );
}

describe("workbooks", () => {
  it("hold every figure of the statistic as a number, and a native chart on them", async () => {
    expect(items.length).toBeGreaterThan(10);
    for (const [name, item] of items) {
      const parts = partsOf(await toXlsx(item));
      expectWellFormed(parts);
      const { categories, series } = item.chart.table;
      const rows = rowsOf(parts);
      expect([name, rows[0]?.[0]]).toEqual([name, item.title]);
      const header = rows.findIndex((row) => row.includes(series[0]?.name ?? ""));
      const first = rows[header + 1];
      expect([name, String(first?.[0])]).toEqual([name, categories[0]]);
      const numbers = rows
        .slice(header + 1, header + 1 + categories.length)
        .flatMap((row) => row.slice(1).filter((value) => typeof value === "number"));
      const expected = categories.flatMap((_, row) =>
        series.map(({ values }) => values[row] ?? null).filter((value) => value !== null),
      );
      expect([name, numbers]).toEqual([name, expected]);
      const chart = chartOf(parts);
      if (item.chart.graphType === "table") expect(chart).toBe("");
      else expect([name, count(chart, /<c:ser>/g)]).toEqual([name, series.length]);
    }
  });

  it("keep texts of the data as text, whatever they begin with", async () => {
    const evil = ["=1+1", "+49", "-x", "@SUM(A1)", "\tx", '=HYPERLINK("http://x")'];
    const item = sample("negatives", {
      title: "=cmd|' /C calc'!A0",
      chart: {
        ...sampleCharts.negatives,
        table: {
          categories: evil,
          series: [{ name: "=A1", values: [1, 2, 3, 4, 5, 6] }],
        },
      },
    });
    const parts = partsOf(await toXlsx(item));
    expect(parts.get("xl/worksheets/sheet1.xml")).not.toContain("<f>");
    const rows = rowsOf(parts);
    expect(rows[0]?.[0]).toBe("=cmd|' /C calc'!A0");
    expect(rows.map((row) => row[0])).toEqual(expect.arrayContaining(evil));
  });

  it("put the second measure on a second axis, as lines", async () => {
    const chart = chartOf(partsOf(await toXlsx(sample("dual"))));
    const [bars = "", lines = ""] = chart.split("<c:lineChart>");
    expect([count(bars, /<c:ser>/g), count(lines, /<c:ser>/g)]).toEqual([1, 1]);
    expect(count(chart, /<c:valAx>/g)).toBe(2);
    expect(chart).toContain('<c:crosses val="max"/>');
    expect(lines.split("</c:lineChart>")[0]).not.toContain("invertIfNegative");
  });

  it("leave cells of missing points empty and mark forecasts", async () => {
    const rows = rowsOf(partsOf(await toXlsx(sample("gaps"))));
    expect(rows.find((row) => row[0] === 2002)?.[1] ?? null).toBeNull();
    const parts = partsOf(await toXlsx(sample("forecast")));
    expect(rowsOf(parts).flat()).toContain("Prognose: 2024–2030");
    expect(count(chartOf(parts), /<c:dPt>/g)).toBe(14);
  });

  it("are the same bytes for the same statistic", async () => {
    const item = sample("dual");
    expect(await toXlsx(item)).toEqual(await toXlsx(item));
  });
});

describe("presentations", () => {
  it("have one slide with title and a native chart of all series", async () => {
    for (const [name, item] of items) {
      const parts = partsOf(await toPptx(item));
      expectWellFormed(parts);
      const slide = parts.get("ppt/slides/slide1.xml") ?? "";
      const texts = [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((match) => match[1]);
      const escaped = item.title.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
      expect([name, texts]).toEqual([name, expect.arrayContaining([escaped])]);
      const chart = chartOf(parts);
      if (item.chart.graphType === "table") expect(slide).toContain("<a:tbl>");
      else {
        expect([name, count(chart, /<c:ser>/g)]).toEqual([name, item.chart.table.series.length]);
      }
      expect(chart).not.toMatch(/<c:v>(null|NaN|undefined)?<\/c:v>/);
    }
  });

  it("name so few of many periods that no name stands on another, and in the schema's order", async () => {
    const record = [...library.statistics.values()].find(
      ({ key }) => key === "series|us-cpi-monthly|USA",
    );
    if (record === undefined) throw new Error("The price index is not in the library.");
    const chart = chartOf(partsOf(await toPptx(toFileItem(library, record, "en"))));
    const step = Number(/<c:tickLblSkip val="(\d+)"\/>/.exec(chart)?.[1]);
    const names = Math.ceil(1355 / step);
    expect(names).toBeGreaterThan(4);
    expect(names).toBeLessThan(14);
    expect(chart).toMatch(/<c:tickLblSkip [^>]*><c:tickMarkSkip [^>]*><c:noMultiLvlLbl/);
  });

  it("leave gaps for missing points, in the chart and in the workbook behind it", async () => {
    const file = await toPptx(sample("gaps"));
    const chart = chartOf(partsOf(file));
    const points = [...chart.matchAll(/<c:val>.*?<\/c:val>/gs)].map((match) =>
      count(match[0], /<c:pt /g),
    );
    expect(points).toEqual([8, 9]);
    expect(chart).toContain('<c:dispBlanksAs val="gap"/>');
  });

  it("name only series with a colour of their own in the legend", async () => {
    const chart = chartOf(partsOf(await toPptx(sample("sixtySeries"))));
    expect(count(chart, /<c:ser>/g)).toBe(60);
    expect(count(chart, /<c:legendEntry>/g)).toBe(52);
  });
});

describe("PDFs", () => {
  const text = (bytes: Buffer) => bytes.toString("latin1");

  it("are complete documents with title, language and the embedded typeface", async () => {
    for (const [name, item] of items.slice(0, 3)) {
      const file = text(await toPdf(item));
      expect([name, file.slice(0, 5), file.trimEnd().slice(-5)]).toEqual([name, "%PDF-", "%%EOF"]);
      expect(file).toContain("DejaVuSans");
      expect(file).toContain("/FontFile2");
      expect(file).toContain(`/Lang (${item.language})`);
      expect(count(file, /\/Type \/Page\b/g)).toBeGreaterThanOrEqual(1);
    }
  });

  it("have their own characters, whatever was set in another one's", async () => {
    // The typeface makes the first letter of the second one and a caron.
    for (const title of ["\u01ee", "\u01b7"])
      expect(pdfPages(await toPdf(sample("gaps", { title })))[0]).toContain(title);
  });

  it("draw the chart as vectors, not as a picture", async () => {
    expect(text(await toPdf(sample("line")))).not.toContain("/Subtype /Image");
  });

  it("continue a long table over pages", async () => {
    expect(count(text(await toPdf(sample("ranking"))), /\/Type \/Page\b/g)).toBeGreaterThan(3);
  });
});
