import { Type, type Static, type TSchema } from "typebox";
import { platforms } from "../known-values.js";
import { Notice, extension } from "./extensions.js";

export const Source = Type.Object(
  {
    title: Type.String(),
    subtitle: Type.Optional(Type.String()),
    is_active: Type.Optional(Type.Boolean()),
    licence: Type.Optional(
      Type.String({
        description: "How its figures may be used: a licence's name, or terms in words.",
        ...extension,
      }),
    ),
  },
  { $id: "Source", description: "Source, publisher or charger of the data." },
);
export type Source = Static<typeof Source>;

export const Industry = Type.Object(
  { name: Type.String(), id: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })) },
  { $id: "Industry" },
);
export type Industry = Static<typeof Industry>;

export const TeaserImage = Type.Object(
  {
    width: Type.Integer({ minimum: 0, description: "Width in pixels." }),
    src: Type.String({ description: "Image address." }),
  },
  { $id: "TeaserImage" },
);
export type TeaserImage = Static<typeof TeaserImage>;

export const Geolocation = Type.Object(
  {
    name: Type.String(),
    code: Type.String({ description: "ISO 3166-1 alpha-2, or UN M49 for aggregates." }),
    id: Type.Optional(Type.Integer({ description: "Absent in statistic data." })),
  },
  { $id: "Geolocation" },
);
export type Geolocation = Static<typeof Geolocation>;

/** A named node of the topic tree. */
export const NamedId = Type.Object({ name: Type.String(), id: Type.Integer() }, { $id: "NamedId" });
export type NamedId = Static<typeof NamedId>;

export const DateTime = Type.String({
  description: "YYYY-MM-DDTHH:mm:ssZ",
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
});

export const PlatformValue = Type.Enum(platforms);

export const notices = Type.Array(Notice, { ...extension });

/** The list envelope of all search operations but the indicator search. */
export const ResultListOf = <T extends TSchema>(item: T, $id: string) =>
  Type.Object(
    {
      items: Type.Array(item),
      total_count: Type.Integer({ minimum: 0 }),
      total_pages: Type.Optional(Type.Integer({ minimum: 0 })),
      notices: Type.Optional(notices),
    },
    { $id },
  );

export interface ResultList<T> {
  items: T[];
  total_count: number;
  total_pages?: number;
  notices?: Notice[];
}
