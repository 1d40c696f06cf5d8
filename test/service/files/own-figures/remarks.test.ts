import { describe, expect, it } from "vitest";
import { drawStatisticPicture } from "../../../../src/service/files/pictures/statistic-picture.js";
import { partsOf } from "../file-server.js";
import { pdfPages } from "../pdf-text.js";
import { mappingOf, openOwnFigures } from "./import-figures.js";

const importFigures = openOwnFigures();

const rows = [
  "country,period,v,flag",
  ...[2019, 2020, 2021, 2022, 2023, 2024].map(
    (year) => `Germany,${String(year)},${String(year - 2000)},${year === 2022 ? "b" : ""}`,
  ),
];
const mapping = `${mappingOf("name: Rate, unit: percent")}\nstatus: { column: flag }`;
const remark = "Break in series: 2022.";

const textsOf = (parts: ReadonlyMap<string, string>, path: RegExp) =>
  [...parts].flatMap(([name, xml]) => (path.test(name) ? [xml] : [])).join("");

describe("what the source says of figures", () => {
  it.each([320, 640, 960])("stands in a picture %d pixels wide", async (widthPx) => {
    const { item } = await importFigures(rows, mapping);
    expect(await drawStatisticPicture(item("series"), widthPx)).toContain(`>${remark}<`);
  });

  it.each(["reader", "brief"])("stands in every report of the key “%s”", async (key) => {
    const { report } = await importFigures(rows, mapping);
    expect(pdfPages(await report("series", "pdf", { key })).join("\n")).toContain(remark);
    const workbook = partsOf(await report("series", "xlsx", { key }));
    expect(workbook.get("xl/sharedStrings.xml")).toContain(remark);
    const slides = partsOf(await report("series", "pptx", { key }));
    expect(textsOf(slides, /slides\/slide1\.xml$/)).toContain(remark);
    expect(textsOf(slides, /notesSlides\/notesSlide1\.xml$/)).toContain(remark);
  });

  it("stands on the page of the indicator", async () => {
    const { indicatorPage } = await importFigures(rows, mapping);
    expect(await indicatorPage()).toContain(remark);
  });
});
