import { toTitle } from "../../cells/write-text.js";
import { isSame, notOffered, passIf, told, type Check } from "../check.js";
import { reasonOf } from "../reason-of.js";

/** A line for each column of two, the first of which has a gap. */
const cells = [
  ["", "one", "two"],
  ["'2019", "=NA()", 1],
  ["'2020", 2, 3],
];

const gap: Check = {
  id: "chart-gap",
  title: "A chart has a gap where a cell shows #N/A, and no zero",
  run: async ({ write, onSheet, isSetSupported }) => {
    if (!isSetSupported("ExcelApi", "1.12")) return notOffered("no ExcelApi 1.12");
    await write("A1", cells);
    const points: readonly unknown[] = await onSheet(async (sheet, context) => {
      const chart = sheet.charts.add("LineMarkers", sheet.getRange("A1:C3"), "Columns");
      const values = chart.series.getItemAt(0).getDimensionValues("Values");
      await context.sync();
      return values.value;
    });
    const [missing, known] = points;
    const isGap = missing !== 0 && typeof missing !== "number";
    return passIf(isGap && known === 2, `the line's points are ${told(points)}`);
  },
};

const series: Check = {
  id: "chart-series",
  title: "Every column is a series, the first column its categories",
  run: async ({ write, onSheet, isSetSupported }) => {
    if (!isSetSupported("ExcelApi", "1.12")) return notOffered("no ExcelApi 1.12");
    await write("A1", cells);
    const { count, categories } = await onSheet(async (sheet, context) => {
      const chart = sheet.charts.add("LineMarkers", sheet.getRange("A1:C3"), "Columns");
      chart.series.load("count");
      const shown = chart.series.getItemAt(0).getDimensionValues("Categories");
      await context.sync();
      return { count: chart.series.count, categories: (shown.value as unknown[]).map(String) };
    });
    const holds = count === 2 && isSame(categories, ["2019", "2020"]);
    return passIf(holds, `${String(count)} series over ${told(categories)}`);
  },
};

const title: Check = {
  id: "chart-title",
  title: "A title that begins like a formula stays text",
  run: async ({ write, onSheet }) => {
    await write("A1", cells);
    const wanted = toTitle("=1+1");
    const seen = await onSheet(async (sheet, context) => {
      const chart = sheet.charts.add("LineMarkers", sheet.getRange("A1:C3"), "Columns");
      chart.title.text = wanted;
      await context.sync();
      chart.title.load("text");
      await context.sync();
      return chart.title.text;
    });
    return passIf(seen === wanted, `the title is ${told(seen)}`);
  },
};

const selected: Check = {
  id: "selected-chart",
  title: "With a chart selected Excel says that no range is",
  run: async ({ write, onSheet, run, isSetSupported }) => {
    if (!isSetSupported("ExcelApi", "1.9")) return notOffered("no ExcelApi 1.9");
    await write("A1", cells);
    await onSheet(async (sheet, context) => {
      sheet.activate();
      const chart = sheet.charts.add("LineMarkers", sheet.getRange("A1:C3"), "Columns");
      await context.sync();
      chart.activate();
      await context.sync();
    });
    const outcome = await run(async (context) => {
      const range = context.workbook.getSelectedRange().load("address");
      await context.sync();
      return `a range (${range.address.replace(/.*!/, "")})`;
    }).catch((error: unknown) => reasonOf(error).split(":")[0] ?? "");
    await onSheet(async (sheet, context) => {
      sheet.getRange("A1").select();
      await context.sync();
    });
    const isKnown = outcome === "InvalidSelection" || outcome.startsWith("a range");
    return passIf(isKnown, `the selected range is told as ${outcome}`);
  },
};

/** One grey pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==";

const picture: Check = {
  id: "picture",
  title: "A picture is inserted with its text for those who do not see it",
  run: async ({ onSheet, isSetSupported }) => {
    if (!isSetSupported("ExcelApi", "1.9")) return notOffered("no ExcelApi 1.9");
    const seen = await onSheet(async (sheet, context) => {
      const shape = sheet.shapes.addImage(pixel);
      shape.altTextDescription = "one pixel";
      await context.sync();
      shape.load("altTextDescription");
      await context.sync();
      const { altTextDescription } = shape;
      shape.delete();
      await context.sync();
      return altTextDescription;
    });
    return passIf(seen === "one pixel", `its text is ${told(seen)}`);
  },
};

const resized: Check = {
  id: "chart-data",
  title:
    "A chart follows data that have grown, and calls a series that came as its column is called",
  run: async ({ write, onSheet }) => {
    const figures = [...cells, ["'2021", 4, 5]];
    await write(
      "A1",
      figures.map((row, index) => [...row, index === 0 ? "three" : index]),
    );
    const seen = await onSheet(async (sheet, context) => {
      const chart = sheet.charts.add("LineMarkers", sheet.getRange("B1:C3"), "Columns");
      await context.sync();
      chart.setData(sheet.getRange("B1:D4"), "Columns");
      await context.sync();
      sheet.getRange("D1").values = [["other"]];
      await context.sync();
      chart.series.load("items/name");
      const { points } = chart.series.getItemAt(0);
      points.load("count");
      await context.sync();
      return { points: points.count, names: chart.series.items.map(({ name }) => name) };
    });
    const holds = seen.points === 3 && isSame(seen.names, ["one", "two", "other"]);
    return passIf(holds, `${String(seen.points)} points under ${told(seen.names)} after setData`);
  },
};

export const chartChecks: readonly Check[] = [gap, series, title, resized, selected, picture];
