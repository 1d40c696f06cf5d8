export { addImported, importedUpdatedAt } from "./add-imported.js";
export { packContent, unpackContent } from "./packed-content.js";
export type { ImportedContent } from "./content-schema.js";
