import { typeface } from "./typeface.js";

/** What fontkit makes of a face; its glyphs are by their numbers, each with the characters it first stood for. */
type Face = object;

/** A font's source in both of PDFKit's places for one. */
type FontSource = PDFKit.Mixins.PDFFontSource & string;

type Kept = Readonly<Record<"regular" | "bold", Face>>;

let kept: Promise<Kept> | undefined;

/**
 * The two faces for one document, with the tables that were read for others before it: reading them is more
 * than half the work of a report. Glyphs are the document's own: a glyph keeps the characters that it stood for
 * first, and none where another document had it as a part of a letter alone.
 */
export async function facesOfDocument(): Promise<Record<keyof Kept, FontSource>> {
  const { regular, bold } = await (kept ??= readFaces());
  return { regular: ofDocument(regular), bold: ofDocument(bold) };
}

/** PDFKit takes what fontkit has opened; its types say nothing of it. */
const ofDocument = (face: Face) => Object.create(face, { _glyphs: { value: {} } }) as FontSource;

async function readFaces(): Promise<Kept> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({ autoFirstPage: false });
  const read = (path: string) => {
    document.font(path);
    return (document as unknown as { readonly _font: { readonly font: Face } })._font.font;
  };
  return { regular: read(typeface.regular), bold: read(typeface.bold) };
}
