import { hasRightToLeft, visualRuns } from "./visual-runs.js";

type Position = Record<string, number>;
interface GlyphRun {
  readonly glyphs: { readonly advanceWidth: number }[];
  readonly positions: Position[];
  readonly advanceWidth: number;
}

/** What PDFKit makes of an embedded face; its types say nothing of it. */
interface EmbeddedFace {
  readonly font: {
    readonly unitsPerEm: number;
    getGlyph: (id: number) => { readonly advanceWidth: number };
    layout: (text: string, ...more: (object | string | undefined)[]) => GlyphRun;
  };
  layout: (text: string, features?: unknown, isWidthAlone?: boolean) => GlyphRun;
  /** In thousandths of the size, by the glyph's number in the document. */
  readonly widths: number[];
}

/**
 * Makes a document's faces set lines with letters that run from right to left as they are read. PDFKit sets one word
 * beside the other from left to right, and turns round all of a word that has such a letter, numbers included: "2015"
 * behind a Hebrew prefix would be "5102".
 */
export function prepareFaces(document: PDFKit.PDFDocument, faces: readonly string[]): void {
  for (const name of faces) {
    document.font(name);
    const face = (document as unknown as { readonly _font: EmbeddedFace })._font;
    const setWords = face.layout.bind(face);
    // PDFKit counts the box for what a face lacks in the face's own units, twice as wide as it is.
    face.widths[0] = (face.font.getGlyph(0).advanceWidth * 1000) / face.font.unitsPerEm;
    face.layout = (text, features, isWidthAlone) =>
      hasRightToLeft(text) ? setRuns(face, text) : setWords(text, features, isWidthAlone);
  }
}

/** Glyphs from left to right; widths and offsets in thousandths of the size, which PDF counts in. */
function setRuns({ font }: EmbeddedFace, line: string): GlyphRun {
  const scale = 1000 / font.unitsPerEm;
  const glyphs: GlyphRun["glyphs"] = [];
  const positions: Position[] = [];
  let advanceWidth = 0;
  for (const { text, direction } of visualRuns(line)) {
    const run = font.layout(text, undefined, undefined, undefined, direction);
    run.glyphs.forEach((glyph, at) => {
      const position: Position = { advanceWidth: glyph.advanceWidth * scale };
      for (const [key, value] of Object.entries(run.positions[at] ?? {}))
        position[key] = value * scale;
      glyphs.push(glyph);
      positions.push(position);
    });
    advanceWidth += run.advanceWidth * scale;
  }
  return { glyphs, positions, advanceWidth };
}
