import { typeface } from "../svg/typeface.js";

/** An SVG document as PNG of a width, on the one typeface, whatever fonts the machine has. */
export async function toPng(svg: string, widthPx: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [typeface.regular, typeface.bold],
      defaultFontFamily: typeface.family,
    },
    fitTo: { mode: "width", value: widthPx },
  });
  return image.asPng();
}
