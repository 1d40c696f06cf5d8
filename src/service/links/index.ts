export { createLinks } from "./links.js";
export { pictureWidths } from "./types.js";
export type { ContentKind, Links, PictureKind, ReportFormat, Signed } from "./types.js";
