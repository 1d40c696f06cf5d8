export { addImported, importedUpdatedAt } from "./add-imported.js";
export { contentFolder, readImported, removeImported, writeImported } from "./content-files.js";
export type { ImportedContent } from "./content-schema.js";
