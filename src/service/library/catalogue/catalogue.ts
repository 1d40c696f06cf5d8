import type { Remark, TextByLanguage } from "../library-model.js";
import type {
  BundleDefinitions,
  CompositionDefinition,
  ConceptDefinition,
  DualDefinition,
  PlaceGroupDefinition,
  ProfileDefinition,
  TopicDefinition,
  UnitDefinition,
} from "./catalogue-schema.js";

/** What the library knows by hand: read from library/definitions and checked. */
export interface Catalogue {
  readonly concepts: readonly ConceptDefinition[];
  readonly units: Readonly<Record<string, UnitDefinition>>;
  /** What a reader must know to read the figures rightly, by key. */
  readonly remarks: Readonly<Record<string, Remark>>;
  /** How figures are adjusted, in words, by key. */
  readonly seasonalAdjustments: Readonly<Record<string, TextByLanguage>>;
  readonly industries: ReadonlyMap<number, TextByLanguage>;
  readonly marketTypes: ReadonlyMap<
    number,
    { readonly type: string; readonly description: TextByLanguage }
  >;
  /** Topics with hand-given numbers, which never change. */
  readonly topics: readonly TopicDefinition[];
  readonly compositions: ReadonlyMap<string, CompositionDefinition>;
  readonly duals: ReadonlyMap<string, DualDefinition>;
  readonly placeGroups: ReadonlyMap<string, PlaceGroupDefinition>;
  readonly profiles: ReadonlyMap<string, ProfileDefinition>;
  readonly bundles: BundleDefinitions;
}
