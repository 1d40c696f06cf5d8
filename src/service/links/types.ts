/**
 * Addresses the service gives out in its answers. Each carries the id of the key it was given to and
 * a signature, so that a spreadsheet or a browser opens it without the key itself.
 */
import type { Platform } from "../../contract/known-values.js";
import type { ContentKind } from "../search/types.js";

export type { ContentKind } from "../search/types.js";
export type ReportFormat = "pdf" | "pptx" | "xlsx";
/** Kinds of content that have a picture. */
export type PictureKind = "statistic" | "infographic";

/** Widths of the teaser images, in pixels. The largest is also what `image_url` shows. */
export const pictureWidths = [320, 640, 960] as const;

/**
 * The paths, which `verify` and the routes of the targets share:
 *   /content/:kind/:id/:language                     page with chart, data, source and licence
 *   /v1/files/statistic/:id/:language.:format        report
 *   /v1/pictures/:kind/:id/:language/:width.png      picture
 * followed by `?key=<key id>&signature=<text>`. All methods answer absolute addresses.
 */
export interface Links {
  contentPage(kind: ContentKind, id: number | string, language: Platform, keyId: string): string;
  report(id: number, format: ReportFormat, language: Platform, keyId: string): string;
  picture(
    kind: PictureKind,
    id: number,
    language: Platform,
    widthPx: number,
    keyId: string,
  ): string;
  /**
   * The id of the key a request was signed for; undefined when the signature is missing or does not
   * fit the path, or the key has been revoked. Takes `request.url`: path and query, no origin.
   */
  verify(requestPathAndQuery: string): string | undefined;
}
