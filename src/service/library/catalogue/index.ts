export { buildConcepts, type LibraryConcept } from "./build-concepts.js";
export type {
  BundleDefinition,
  CompositionDefinition,
  ConceptDefinition,
  PlaceGroupDefinition,
  TopicDefinition,
} from "./catalogue-schema.js";
export { type Catalogue, readCatalogue } from "./read-catalogue.js";
