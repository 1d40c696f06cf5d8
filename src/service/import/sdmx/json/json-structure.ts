/** How an SDMX-JSON message is laid out: 1.0 has one structure, 2.0 several, drafts before 1.0 no "data". */
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";

const Localised = Type.Record(Type.String(), Type.String());
/** Older services write a name in several languages where newer ones have `names` beside it. */
const Named = {
  name: Type.Optional(Type.Union([Type.String(), Localised])),
  names: Type.Optional(Localised),
};
const Value = Type.Union([
  Type.Object({
    ...Named,
    id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    value: Type.Optional(Type.Unknown()),
    /** Of an entry that has several codes. */
    ids: Type.Optional(Type.Array(Type.String())),
  }),
  Type.Null(),
]);
const Component = Type.Object({
  ...Named,
  id: Type.String(),
  /** What it is for, where its id does not say it; drafts before 1.0 have one. */
  role: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  roles: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
  keyPosition: Type.Optional(Type.Number()),
  default: Type.Optional(Type.Unknown()),
  values: Type.Optional(Type.Array(Value)),
});
const Components = Type.Optional(Type.Array(Component));
const Link = Type.Object({
  urn: Type.Optional(Type.String()),
  href: Type.Optional(Type.String()),
  rel: Type.Optional(Type.String()),
});
const Levels = Type.Object({
  // Drafts before 1.0 write it small.
  dataset: Components,
  dataSet: Components,
  dimensionGroup: Components,
  series: Components,
  observation: Components,
});
const Structure = Type.Object({
  ...Named,
  id: Type.Optional(Type.String()),
  links: Type.Optional(Type.Array(Link)),
  dimensions: Levels,
  measures: Type.Optional(Levels),
  attributes: Type.Optional(Levels),
});
export type JsonStructure = Static<typeof Structure>;
export type JsonComponent = Static<typeof Component>;
export type JsonNamed = Pick<JsonComponent, "name" | "names">;

/** Its id and what it is for. */
export const idsOf = ({ id, role, roles }: JsonComponent): readonly string[] => [
  ...new Set([id, ...(roles ?? []), ...(role === null || role === undefined ? [] : [role])]),
];

const validator = Compile(Structure);

/** @throws Error with a sentence */
export function checkStructure(content: unknown, path: string): JsonStructure {
  if (validator.Check(content)) return content;
  const [fault] = validator.Errors(content);
  throw new Error(
    `${path} is no SDMX-JSON data message: structure${fault?.instancePath.replaceAll("/", ".") ?? ""} ${fault?.message ?? ""}`,
  );
}

export const dataSetLevel = (levels: Static<typeof Levels> | undefined): readonly JsonComponent[] =>
  levels?.dataSet ?? levels?.dataset ?? [];
