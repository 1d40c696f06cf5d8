export { createLinks } from "./links.js";
export type { LinksOptions } from "./links.js";
export { pictureWidths } from "./types.js";
export type { ContentKind, Links, PictureKind, ReportFormat, Signed, Verified } from "./types.js";
