/** The parts of datapackage.json that an import reads; others are let be. https://datapackage.org/standard/ */
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { Translated } from "./translated.js";

const Text = Type.String({ minLength: 1 });
/** Words, or words with what they mean. */
const MissingValues = Type.Array(
  Type.Union([Type.String(), Type.Object({ value: Type.String() })]),
);
const Field = Type.Object({
  name: Text,
  type: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  unit: Type.Optional(Translated),
  decimalChar: Type.Optional(Type.String()),
  groupChar: Type.Optional(Type.String()),
  missingValues: Type.Optional(MissingValues),
  /** Of dates: in the letters of strptime, or a word. */
  format: Type.Optional(Type.String()),
  /** Words, or codes with their labels. */
  categories: Type.Optional(Type.Unknown()),
});
/** A licence has a type or an id before version 1. */
const Licence = Type.Object({
  name: Type.Optional(Text),
  title: Type.Optional(Text),
  type: Type.Optional(Text),
  id: Type.Optional(Text),
  path: Type.Optional(Text),
});
const Licences = Type.Array(Licence);
/** One has a name in place of a title before version 1, or is a text. */
const Sources = Type.Array(
  Type.Union([
    Type.String(),
    Type.Object({
      title: Type.Optional(Text),
      name: Type.Optional(Text),
      path: Type.Optional(Type.String()),
    }),
  ]),
);
const Columns = Type.Union([Text, Type.Array(Text)]);
const ForeignKey = Type.Object({
  fields: Columns,
  /** Since version 2 no table is the table itself, as an empty one was before. */
  reference: Type.Object({ resource: Type.Optional(Type.String()), fields: Columns }),
});
const Resource = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  path: Type.Optional(Type.Union([Text, Type.Array(Text)])),
  /** A table in the description itself, in place of a path. */
  data: Type.Optional(Type.Unknown()),
  format: Type.Optional(Type.String()),
  mediatype: Type.Optional(Type.String()),
  /** @default the package's */
  licenses: Type.Optional(Licences),
  /** @default the package's */
  sources: Type.Optional(Sources),
  /** Of its files. @default UTF-8 */
  encoding: Type.Optional(Text),
  dialect: Type.Optional(
    Type.Object({
      delimiter: Type.Optional(Type.String()),
      /** False where the fields of the schema are the heading. */
      header: Type.Optional(Type.Boolean()),
      commentChar: Type.Optional(Text),
      /** "" where no sign is one. */
      quoteChar: Type.Optional(Type.String()),
      escapeChar: Type.Optional(Text),
      skipInitialSpace: Type.Optional(Type.Boolean()),
      /** Counted from 1. */
      headerRows: Type.Optional(Type.Array(Type.Integer())),
      commentRows: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
  schema: Type.Optional(
    Type.Object({
      fields: Type.Optional(Type.Array(Field)),
      fieldsMatch: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
      missingValues: Type.Optional(MissingValues),
      foreignKeys: Type.Optional(Type.Array(ForeignKey)),
    }),
  ),
});
const Package = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  /** The first is that of texts that are not translated. */
  languages: Type.Optional(Type.Array(Type.String())),
  homepage: Type.Optional(Type.String()),
  created: Type.Optional(Type.String()),
  keywords: Type.Optional(Type.Array(Type.String())),
  licenses: Type.Optional(Licences),
  /** Before version 1. */
  license: Type.Optional(Type.Union([Text, Licence])),
  sources: Type.Optional(Sources),
  contributors: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.Optional(Text),
        role: Type.Optional(Type.String()),
        /** Since version 2. */
        roles: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ),
  resources: Type.Array(Resource),
});
export type Package = Static<typeof Package>;
export type Resource = Static<typeof Resource>;
export const packageSchema = Compile(Package);
