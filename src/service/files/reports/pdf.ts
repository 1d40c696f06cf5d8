import svgToPdf from "svg-to-pdfkit";
import { themes } from "../../../statistics/chart/index.js";
import { creditOf, nameOf, type FileItem } from "../file-item.js";
import { prepareFaces } from "../right-to-left/pdf-faces.js";
import { pictureTexts } from "../svg/boxes.js";
import { drawItem } from "../svg/item-svg.js";
import { facesOfDocument } from "../svg/kept-faces.js";
import { loadMeasures, type Measures } from "../svg/typeface.js";
import { fileWords, formatDay, labelled } from "../file-words.js";
import { drawPdfTable } from "./pdf-table.js";
import { describedText } from "./report-texts.js";

type Document = PDFKit.PDFDocument;

const marginPt = 50;
const chartHeightPt = 300;
/** Charts are drawn larger than they are shown, so that their texts suit print. */
const chartScale = 1.35;

/** The statistic on A4: title, vector chart, description, the whole data table, sources. */
export async function toPdf(item: FileItem): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const words = fileWords[item.language];
  const faces = await facesOfDocument();
  const document = new PdfDocument({
    size: "A4",
    margin: marginPt,
    bufferPages: true,
    lang: item.language,
    displayTitle: true,
    font: faces.regular,
    info: {
      Title: item.title,
      Subject: item.subject,
      Author: item.sources.map(({ publisher }) => publisher).join(", "),
      CreationDate: new Date(`${item.edition.date}T00:00:00Z`),
    },
  });
  const done = bytesOf(document);
  document.registerFont("regular", faces.regular).registerFont("bold", faces.bold);
  prepareFaces(document, ["regular", "bold"]);
  const widthPt = document.page.width - 2 * marginPt;
  const { text, mutedText } = themes.light;

  document.font("bold").fontSize(16).fillColor(text).text(item.title, { width: widthPt });
  document.moveDown(0.3).font("regular").fontSize(10).fillColor(mutedText);
  document.text(item.subject, { width: widthPt }).moveDown(0.8);

  if (item.chart.graphType !== "table") await drawChart(document, item, widthPt);

  const description = describedText(item);
  if (description !== "") {
    document.font("regular").fontSize(10).fillColor(text);
    document.text(description, marginPt, document.y, { width: widthPt, paragraphGap: 4 });
    document.moveDown(0.8);
  }

  const measures = await loadMeasures();
  await drawPdfTable(document, item, widthPt, measures);
  drawSources(document, item, widthPt, measures);
  numberPages(document, (page, pages) => words.page(page, pages), item.title);
  document.end();
  return done;
}

/** All of a document, once it has ended. */
function bytesOf(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => {
      resolve(Buffer.concat(chunks));
    });
    document.on("error", reject);
  });
}

async function drawChart(document: Document, item: FileItem, widthPt: number): Promise<void> {
  const svg = await drawItem(item, {
    language: item.language,
    widthPx: widthPt * chartScale,
    heightPx: chartHeightPt * chartScale,
    fontSizePx: 12,
  });
  if (document.y + chartHeightPt > document.page.height - marginPt) document.addPage();
  const top = document.y;
  document
    .save()
    .translate(marginPt, top)
    .scale(1 / chartScale);
  svgToPdf(document, svg, 0, 0, {
    width: widthPt * chartScale,
    height: chartHeightPt * chartScale,
    assumePt: true,
    fontCallback: (_family, isBold) => (isBold ? "bold" : "regular"),
  });
  document.restore();
  document.x = marginPt;
  document.y = top + chartHeightPt + 14;
}

function drawSources(
  document: Document,
  item: FileItem,
  widthPt: number,
  { isCovered }: Measures,
): void {
  const words = fileWords[item.language];
  const sourceTexts = item.sources.map((source) => [
    `${nameOf(source)}. ${source.publisher}`,
    creditOf(source),
    source.url,
  ]);
  const texts = [item.subject, item.description, ...pictureTexts(item), ...sourceTexts.flat()];
  const lines = [
    labelled(item.language, words.released, formatDay(item.releasedAt, item.language)),
    labelled(
      item.language,
      words.edition,
      `${item.edition.version} (${formatDay(item.edition.date, item.language)})`,
    ),
    words.reworked,
    ...(texts.every(isCovered) ? [] : [words.boxes]),
  ];
  const heightOf = (text: string) => document.heightOfString(text, { width: widthPt });
  document.font("regular").fontSize(8.5);
  // All of it on one page: one line of it by itself says nothing.
  const neededPt =
    40 +
    sourceTexts.flat().reduce((sum, text) => sum + heightOf(text) + 2, heightOf(lines.join("\n")));
  if (document.y + neededPt > document.page.height - marginPt) document.addPage();
  document.moveDown(1);
  document.font("bold").fontSize(10).fillColor(themes.light.text);
  document.text(item.sources.length > 1 ? words.sources : words.source, marginPt, document.y);
  document.font("regular").fontSize(8.5);
  for (const source of item.sources) {
    document.fillColor(themes.light.text).moveDown(0.2);
    document.text(`${nameOf(source)}. ${source.publisher}`, { width: widthPt });
    document.fillColor(themes.light.mutedText).text(creditOf(source), { width: widthPt });
    document.text(source.url, { width: widthPt, link: source.url, underline: false });
  }
  document.moveDown(0.5).text(lines.join("\n"), { width: widthPt });
}

function numberPages(
  document: Document,
  label: (page: number, pages: number) => string,
  title: string,
): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Text below the margin would otherwise start a page of its own.
    document.page.margins.bottom = 0;
    const y = document.page.height - marginPt + 18;
    const widthPt = document.page.width - 2 * marginPt;
    document.font("regular").fontSize(8).fillColor(themes.light.mutedText);
    document.text(title, marginPt, y, { width: widthPt - 90, height: 10, ellipsis: true });
    document.text(label(page + 1, count), marginPt, y, { width: widthPt, align: "right" });
  }
}
