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
  return { regular: measureIn(typeface.regular), bold: measureIn(typeface.bold) };
}
