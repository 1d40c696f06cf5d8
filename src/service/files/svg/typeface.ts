import { createRequire } from "node:module";
import type { MeasureText } from "../../../statistics/chart/index.js";

const find = createRequire(import.meta.url).resolve;

/** The two faces all pictures and documents are set in, wherever the service runs. */
export const typeface = {
  family: "DejaVu Sans",
  regular: find("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  bold: find("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
} as const;

export interface Measures {
  readonly regular: MeasureText;
  readonly bold: MeasureText;
  /** Whether both faces have every character of a text; they show a box for one that they lack. */
  readonly isCovered: (text: string) => boolean;
}

let measures: Promise<Measures> | undefined;

/** Exact widths of texts in the two faces. */
export function loadMeasures(): Promise<Measures> {
  measures ??= makeMeasures();
  return measures;
}

async function makeMeasures(): Promise<Measures> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({ autoFirstPage: false });
  const measureIn = (face: string): MeasureText => {
    // Widths by character; the faces' few kerning pairs do not matter for a layout.
    const widths = new Map<string, number>();
    const widthOf = (char: string): number => {
      let width = widths.get(char);
      if (width === undefined) {
        width = document.font(face).fontSize(1000).widthOfString(char) / 1000;
        widths.set(char, width);
      }
      return width;
    };
    return (text, fontSizePx) => {
      let ems = 0;
      for (const char of text) ems += widthOf(char);
      return ems * fontSizePx;
    };
  };
  const characters = [typeface.regular, typeface.bold].map((face) => charactersOf(document, face));
  return {
    regular: measureIn(typeface.regular),
    bold: measureIn(typeface.bold),
    isCovered: (text) =>
      Array.from(text).every(
        (char) => unseen.test(char) || characters.every((has) => has(char.codePointAt(0) ?? 0)),
      ),
  };
}

/** Blanks, and what joins or varies the characters beside it. */
const unseen = /\s|\p{Default_Ignorable_Code_Point}/u;

/** Whether a face has a character; PDFKit's types say nothing of it. */
function charactersOf(document: PDFKit.PDFDocument, face: string): (codePoint: number) => boolean {
  document.font(face);
  const { _font } = document as unknown as {
    readonly _font: {
      readonly font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
    };
  };
  return (codePoint) => _font.font.hasGlyphForCodePoint(codePoint);
}
