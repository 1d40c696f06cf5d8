export { runContentCommand } from "./content-command.js";
export { runImportCommand } from "./import-command.js";
