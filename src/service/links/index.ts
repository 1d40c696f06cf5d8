export { createLinks } from "./links.js";
export { pictureWidths } from "./link-ports.js";
export type { ContentKind, Links, PictureKind, ReportFormat, Signed } from "./link-ports.js";
