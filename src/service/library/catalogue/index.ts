export { buildConcepts, type LibraryConcept } from "./build-concepts.js";
export {
  ConceptDefinitionSchema,
  MeasureKindSchema,
  TextByLanguageSchema,
  UnitDefinitionSchema,
} from "./catalogue-schema.js";
export type {
  BundleDefinition,
  CompositionDefinition,
  ConceptDefinition,
  PlaceGroupDefinition,
  TopicDefinition,
  UnitDefinition,
} from "./catalogue-schema.js";
export type { Catalogue } from "./catalogue.js";
export { readCatalogue } from "./read-catalogue.js";
