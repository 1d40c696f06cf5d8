export { openContent } from "./open-content.js";
