import type { PageSetup } from "hucre";
import type { PageState } from "../../host-state.js";

export function writePage({ orientation, zoom }: PageState): PageSetup {
  const { scale, horizontalFitToPages: width, verticalFitToPages: height } = zoom;
  const isFitted = width !== undefined || height !== undefined;
  return {
    orientation: orientation === "Landscape" ? "landscape" : "portrait",
    // In a file, 0 pages are as many as it takes.
    ...(isFitted ? { fitToPage: true, fitToWidth: width ?? 0, fitToHeight: height ?? 0 } : {}),
    ...(scale === undefined || isFitted ? {} : { scale }),
  };
}

/** How a sheet of a file is printed; undefined where the file does not say. */
export function readPage(setup: PageSetup | undefined): PageState | undefined {
  if (setup === undefined) return undefined;
  const { orientation, fitToPage, fitToWidth = 1, fitToHeight = 1, scale } = setup;
  if (orientation === undefined && fitToPage !== true && scale === undefined) return undefined;
  return {
    orientation: orientation === "landscape" ? "Landscape" : "Portrait",
    zoom:
      fitToPage === true
        ? {
            ...(fitToWidth === 0 ? {} : { horizontalFitToPages: fitToWidth }),
            ...(fitToHeight === 0 ? {} : { verticalFitToPages: fitToHeight }),
          }
        : { scale: scale ?? 100 },
  };
}
