/**
 * Addresses the service gives out. Those in answers are canonical: they name the content and nobody,
 * and stay good for ever. What needs a right is signed when it is asked for, for one key and a while.
 */
import type { Platform } from "../../contract/known-values.js";
import type { ContentKind } from "../search/search-backend.js";

export type { ContentKind } from "../search/search-backend.js";
export type ReportFormat = "pdf" | "pptx" | "xlsx";
/** Kinds of content that have a picture. */
export type PictureKind = "statistic" | "infographic";

/** Widths of the teaser images, in pixels. The largest is also what `image_url` shows. */
export const pictureWidths = [320, 640, 960] as const;

export interface Signed {
  readonly address: string;
  /** When it ends, milliseconds since 1970. */
  readonly until: number;
}

/** How a request for an address stands. */
type Verified =
  | { readonly state: "signed"; readonly keyId: string }
  /** Signed by nobody, for another path or key, or for a key that has ended since. */
  | { readonly state: "unsigned" | "expired" | "invalid" };

/**
 * The paths, which `verify` and the routes of the targets share:
 *   /content/:kind/:id/:language                     page; with chart, data and description once signed
 *   /v1/files/statistic/:id/:language.:format        report
 *   /v1/pictures/:kind/:id/:language/:width.png      picture
 * A signature is `?key=<key id>&until=<seconds since 1970>&signature=<text>`. All addresses are absolute.
 */
export interface Links {
  contentPage(kind: ContentKind, id: number | string, language: Platform): string;
  report(id: number, format: ReportFormat, language: Platform): string;
  picture(kind: PictureKind, id: number, language: Platform, widthPx: number): string;
  /**
   * An address of the three, signed for a key: reports for 24 hours, all else for 15 minutes.
   * Undefined for an address that is not this service's.
   */
  sign(address: string, keyId: string): Signed | undefined;
  /** Takes `request.url`: path and query, no origin. */
  verify(requestPathAndQuery: string): Verified;
}
