/** What an import leaves of a source, in the words of the library's own definitions. */
import { Type, type Static } from "typebox";
import {
  ConceptDefinitionSchema,
  TextByLanguageSchema,
  UnitDefinitionSchema,
} from "../catalogue/index.js";

const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** The first period and the values from it on, without a gap; null where there is no figure. */
const Row = Type.Tuple([Text, Type.Array(Type.Union([Type.Number(), Type.Null()]))]);

/** By place. */
const Figures = Type.Record(Type.String(), Row);
const Updates = Type.Record(Type.String(), Day);

/** A measure of it, where it is kept in pieces. */
export const ImportedMeasureSchema = Type.Object(
  {
    definition: ConceptDefinitionSchema,
    figures: Type.Optional(Figures),
    updates: Type.Optional(Updates),
  },
  strict,
);
export type ImportedMeasure = Static<typeof ImportedMeasureSchema>;

export const ImportedContentSchema = Type.Object(
  {
    format: Type.Literal(1),
    /** As the library's manifest says it of its own sources. */
    source: Type.Object(
      {
        key: Text,
        title: Text,
        subtitle: Type.String(),
        publisher: Text,
        url: Type.String(),
        licence: Text,
        attribution: Text,
        releasedAt: Day,
      },
      strict,
    ),
    /** The file, folder or address it was read from. */
    from: Text,
    importedAt: Text,
    /** How to import it anew. */
    again: Type.Optional(
      Type.Object(
        {
          from: Text,
          mapping: Type.Optional(Text),
          structure: Type.Optional(Text),
          source: Type.Optional(Text),
          licence: Type.Optional(Text),
          /** What an address said of the version that was read. */
          etag: Type.Optional(Text),
          lastModified: Type.Optional(Text),
          /** Digest of the mapping, the structure and the software it was read with: with others the same version is read anew. */
          readWith: Type.Optional(Text),
        },
        strict,
      ),
    ),
    concepts: Type.Array(ConceptDefinitionSchema),
    units: Type.Record(Type.String(), UnitDefinitionSchema),
    /** The source's own topic, where its measures are not in one of the library's. */
    topics: Type.Array(
      Type.Object(
        {
          id: Type.Integer({ minimum: 1000 }),
          parent: Type.Null(),
          industry: Type.Integer(),
          name: TextByLanguageSchema,
          subTitle: TextByLanguageSchema,
        },
        strict,
      ),
    ),
    /** Keys of items that are not there: another item had their number before. */
    withoutNumber: Type.Optional(Type.Array(Text)),
    /** By concept and place. */
    figures: Type.Record(Type.String(), Figures),
    /** The day figures last changed, by concept and place. */
    updates: Type.Record(Type.String(), Updates),
  },
  strict,
);
export type ImportedContent = Static<typeof ImportedContentSchema>;
