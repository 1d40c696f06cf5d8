export { escapeContent, escapeMarkup } from "./escape-markup.js";
export { html } from "./html.js";
export type { Html } from "./html.js";
export { pageStyle, policyWith, toDocument } from "./page.js";
