/** The shapes of the files in library/definitions: everything about the library that is written by hand. */
import { Type, type Static } from "typebox";

const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });

export const TextByLanguageSchema = Type.Object({ en: Text, de: Text, fr: Text, es: Text }, strict);
const RemarkSchema = Type.Object(
  {
    ...TextByLanguageSchema.properties,
    /** The places whose figures it is of; without it all. */
    of: Type.Optional(Type.Array(Text, { minItems: 1 })),
  },
  strict,
);
/** English is always there; a language left out takes the English text. */
const EnglishAtLeast = Type.Object(
  { en: Text, de: Type.Optional(Text), fr: Type.Optional(Text), es: Type.Optional(Text) },
  strict,
);
const PartOfTextByLanguage = Type.Partial(TextByLanguageSchema, strict);
const WordList = Type.Array(Text);
const Synonyms = Type.Object(
  {
    en: WordList,
    de: Type.Optional(WordList),
    fr: Type.Optional(WordList),
    es: Type.Optional(WordList),
  },
  strict,
);
/** May be empty, as the unit behind a plain count is. */
const AnyTextByLanguage = Type.Object(
  { en: Type.String(), de: Type.String(), fr: Type.String(), es: Type.String() },
  strict,
);

export const MeasureKindSchema = Type.Union([
  Type.Literal("rate"),
  Type.Literal("change"),
  Type.Literal("price"),
  Type.Literal("index"),
  Type.Literal("stock"),
  Type.Literal("flow"),
  Type.Literal("annualised-flow"),
  Type.Literal("share"),
  Type.Literal("count"),
]);

export const ConceptDefinitionSchema = Type.Object(
  {
    key: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
    source: Text,
    topic: Type.Integer(),
    /** How long its items' numbers are; they are short where it says nothing. */
    numbers: Type.Optional(Type.Literal("long")),
    unit: Text,
    decimals: Type.Integer({ minimum: 0, maximum: 6 }),
    frequency: Type.Optional(
      Type.Union([Type.Literal("annual"), Type.Literal("quarterly"), Type.Literal("monthly")]),
    ),
    kind: Type.Optional(MeasureKindSchema),
    seasonalAdjustment: Type.Optional(Text),
    isAdditive: Type.Optional(Type.Boolean()),
    isPremium: Type.Optional(Type.Boolean()),
    /** What a reader must know of its figures; of several, the first is said first. */
    remark: Type.Optional(Type.Union([Text, Type.Array(Text, { minItems: 2 })])),
    /** First period that is the source's own forecast. */
    forecastFrom: Type.Optional(Text),
    /** What its source says of figures that are there: provisional, estimated, after a break … */
    statuses: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
    /** The country at the other end of a flow: exports to it, imports from it. */
    partner: Type.Optional(Text),
    /** Concepts that measure the same from a newer source, the nearest first. */
    newer: Type.Optional(Type.Array(Text, { minItems: 1 })),
    /** The figures whose change it states; of a change of parts of a year, those of whole years where there are some. */
    changeOf: Type.Optional(Text),
    name: EnglishAtLeast,
    synonyms: Synonyms,
  },
  strict,
);

export const UnitDefinitionSchema = Type.Object(
  {
    name: TextByLanguageSchema,
    inBrackets: Type.Optional(PartOfTextByLanguage),
    afterValue: Type.Optional(AnyTextByLanguage),
    /** What a reader must know of every figure that has the unit. */
    remark: Type.Optional(Text),
    kind: MeasureKindSchema,
    scale: Type.Optional(Type.Integer({ minimum: 1 })),
    unscaled: Type.Optional(TextByLanguageSchema),
  },
  strict,
);

const TopicDefinitionSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 100, maximum: 999 }),
    parent: Type.Union([Type.Integer(), Type.Null()]),
    industry: Type.Integer(),
    name: TextByLanguageSchema,
    subTitle: TextByLanguageSchema,
  },
  strict,
);

const CompositionDefinitionSchema = Type.Object(
  {
    key: Text,
    name: TextByLanguageSchema,
    parts: Type.Array(Type.Object({ concept: Text, name: TextByLanguageSchema }, strict), {
      minItems: 2,
    }),
  },
  strict,
);

const DualDefinitionSchema = Type.Object(
  { key: Text, name: TextByLanguageSchema, concepts: Type.Tuple([Text, Text]) },
  strict,
);

const PlaceGroupDefinitionSchema = Type.Object(
  {
    key: Text,
    places: Type.Array(Text, { minItems: 2 }),
    name: Type.Optional(TextByLanguageSchema),
  },
  strict,
);

const ProfileDefinitionSchema = Type.Object(
  { key: Text, name: TextByLanguageSchema, concepts: Type.Array(Text, { minItems: 4 }) },
  strict,
);

const BundleDefinitionSchema = Type.Object(
  {
    key: Text,
    name: TextByLanguageSchema,
    industry: Type.Integer(),
    least: Type.Integer({ minimum: 1 }),
    statistics: Type.Array(Text, { minItems: 1 }),
  },
  strict,
);

const Bundles = Type.Array(BundleDefinitionSchema);
const BundleFileSchema = Type.Object(
  {
    placeInfographics: Bundles,
    groupInfographics: Bundles,
    worldMaps: BundleDefinitionSchema,
    placeStudies: Bundles,
    groupStudies: Bundles,
  },
  strict,
);

const IndustryDefinitionSchema = Type.Object(
  { id: Type.Integer(), name: TextByLanguageSchema },
  strict,
);

const MarketTypeDefinitionSchema = Type.Object(
  {
    type: Text,
    description: TextByLanguageSchema,
    industries: Type.Array(Type.Integer(), { minItems: 1 }),
  },
  strict,
);

/** Every file by its name; the files of concepts share one schema. */
export const definitionFiles = {
  "units.json": Type.Record(Type.String(), UnitDefinitionSchema),
  "remarks.json": Type.Record(Type.String(), RemarkSchema),
  "seasonal-adjustments.json": Type.Record(Type.String(), TextByLanguageSchema),
  "industries.json": Type.Array(IndustryDefinitionSchema),
  "market-types.json": Type.Array(MarketTypeDefinitionSchema),
  "topics.json": Type.Array(TopicDefinitionSchema),
  "compositions.json": Type.Array(CompositionDefinitionSchema),
  "duals.json": Type.Array(DualDefinitionSchema),
  "groups-of-places.json": Type.Array(PlaceGroupDefinitionSchema),
  "profiles.json": Type.Array(ProfileDefinitionSchema),
  "bundles.json": BundleFileSchema,
} as const;
export const conceptFileSchema = Type.Array(ConceptDefinitionSchema);
export type ConceptDefinition = Static<typeof ConceptDefinitionSchema>;
export type UnitDefinition = Static<typeof UnitDefinitionSchema>;
export type TopicDefinition = Static<typeof TopicDefinitionSchema>;
export type CompositionDefinition = Static<typeof CompositionDefinitionSchema>;
export type DualDefinition = Static<typeof DualDefinitionSchema>;
export type PlaceGroupDefinition = Static<typeof PlaceGroupDefinitionSchema>;
export type ProfileDefinition = Static<typeof ProfileDefinitionSchema>;
export type BundleDefinition = Static<typeof BundleDefinitionSchema>;
export type BundleDefinitions = Static<typeof BundleFileSchema>;
