export { buildConcepts, type LibraryConcept } from "./build-concepts.js";
export type {
  BundleDefinition,
  CompositionDefinition,
  ConceptDefinition,
  MeasureKind,
  PlaceGroupDefinition,
  TopicDefinition,
} from "./catalogue-schema.js";
export { BrokenCatalogueError, type Catalogue, readCatalogue } from "./read-catalogue.js";
