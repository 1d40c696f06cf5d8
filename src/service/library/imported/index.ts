export { addImported, importedUpdatedAt } from "./add-imported.js";
export { headOf, measuresOf, type ImportedHead } from "./content-pieces.js";
export { packContent, unpackContent, unpackSteps } from "./packed-content.js";
export type { ImportedContent, ImportedMeasure } from "./content-schema.js";
