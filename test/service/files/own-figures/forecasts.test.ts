import { describe, expect, it } from "vitest";
import { headlineOf } from "../../../../src/service/files/pictures/headline.js";
import { drawStatisticPicture } from "../../../../src/service/files/pictures/statistic-picture.js";
import { platforms } from "../../../../src/contract/index.js";
import { partsOf } from "../file-server.js";
import { pdfPages } from "../pdf-text.js";
import { mappingOf, openOwnFigures } from "./import-figures.js";

const importFigures = openOwnFigures();

const months = Array.from({ length: 24 }, (_, at) => {
  const month = String((at % 12) + 1).padStart(2, "0");
  return `${String(2025 + Math.floor(at / 12))}-${month}`;
});
const monthly = ["country,period,v", ...months.map((name, at) => `Germany,${name},${String(at)}`)];
const ofMonths = mappingOf("name: Orders, unit: pieces, forecastFrom: 2026-10");

const places =
  "Germany France Italy Spain Poland Austria Belgium Bulgaria Croatia Cyprus Denmark Estonia";
const more =
  "Finland Greece Hungary Ireland Latvia Lithuania Luxembourg Malta Netherlands Portugal";
const most = "Romania Slovakia Slovenia Sweden Norway Switzerland Iceland Turkey Ukraine Serbia";
const yearly = [
  "country,period,v",
  ...`${places} ${more} ${most}`
    .split(" ")
    .flatMap((place, at) =>
      [2023, 2024, 2025, 2026, 2027].map(
        (year) => `${place},${String(year)},${String(year - 2000 + at)}`,
      ),
    ),
];
const ofYears = mappingOf('name: Orders, unit: pieces, forecastFrom: "2026"');

describe("forecasts of months and quarters", () => {
  it("are told apart on pages and in workbooks, in every language", async () => {
    const { page, report } = await importFigures(monthly, ofMonths);
    for (const language of platforms) {
      const rows = [...(await page("series", language)).matchAll(/<tr class="forecast">/g)];
      expect([language, rows.length]).toEqual([language, 3]);
      const parts = partsOf(await report("series", "xlsx", { language }));
      expect(parts.get("xl/charts/chart1.xml")).toContain(`<c:idx val="21"/>`);
      const text = parts.get("xl/sharedStrings.xml") ?? "";
      expect(text).toMatch(
        /(?:Forecast|Prognose|Prévision|Previsión)\u00a0?: [^<]*2026 – [^<]*2026</,
      );
    }
  });

  it("are said on slides", async () => {
    const { report } = await importFigures(monthly, ofMonths);
    const slide = partsOf(await report("series", "pptx")).get("ppt/slides/slide1.xml") ?? "";
    expect(slide).toContain("Forecast: October 2026 – December 2026");
  });

  it("are drawn apart in the charts of documents: dashed lines, and pale bars", async () => {
    const { report } = await importFigures(yearly, ofYears);
    const chartOf = async (kind: "series" | "comparison", format: "pptx" | "xlsx") =>
      [...partsOf(await report(kind, format))].find(([path]) =>
        /charts\/chart\d+\.xml$/.test(path),
      )?.[1] ?? "";
    for (const format of ["pptx", "xlsx"] as const) {
      const bars = /<c:dPt><c:idx val="3"\/>.*?<c:spPr>.*?srgbClr val="(\w+)".*?val="dash"/s;
      expect(bars.exec(await chartOf("series", format))?.[1]).toBe("99B0E5");
      const lines = await chartOf("comparison", format);
      const marks = [...lines.matchAll(/<c:dPt><c:idx val="(\d)"\/>.*?<\/c:dPt>/gs)];
      expect(new Set(marks.map(([, index]) => index))).toEqual(new Set(["3", "4"]));
      for (const [mark] of marks) expect(mark).toContain('<a:prstDash val="dash"/>');
    }
  });

  it("of one period are named once", async () => {
    const rows = monthly.slice(0, -2);
    const { report } = await importFigures(rows, ofMonths);
    const text = partsOf(await report("series", "xlsx")).get("xl/sharedStrings.xml");
    expect(text).toContain(">Forecast: October 2026<");
  });

  it("are not what a picture puts first as the latest figure", async () => {
    const { item } = await importFigures(monthly, ofMonths);
    expect(headlineOf(item("series"))).toMatchObject({ figure: "20", label: "September 2026" });
    expect(headlineOf(item("series", "fr"))).toMatchObject({ label: "septembre 2026" });
  });
});

describe("the page of an indicator", () => {
  it("has figures that were reached for the latest, and periods as its language writes them", async () => {
    const { indicatorPage } = await importFigures(monthly, ofMonths);
    const page = await indicatorPage("de");
    expect(page).toContain("Deutschland (September 2026)");
    expect(page).not.toMatch(/2026-\d\d\)/);
  });
});

describe("a ranking of forecasts", () => {
  it("says that it is one, in its picture and in its reports", async () => {
    const { item, report } = await importFigures(yearly, ofYears);
    const ranking = item("ranking");
    expect(ranking.title).toContain("2027");
    expect(await drawStatisticPicture(ranking, 640)).toMatch(/>Forecast · \d+ of 32 shown</);
    expect(headlineOf(ranking)?.label).toBe("Serbia, Forecast");
    expect(pdfPages(await report("ranking", "pdf")).join("\n")).toContain("Forecast · ");
    const text = partsOf(await report("ranking", "xlsx")).get("xl/sharedStrings.xml");
    expect(text).toContain(">Forecast<");
  });
});
