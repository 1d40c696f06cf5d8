export { summaryOf } from "./beside/summaries.js";
export { runContentCommand } from "./kept/content-command.js";
export { runImportCommand } from "./import-command.js";
