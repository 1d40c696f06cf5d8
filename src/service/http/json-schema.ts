import type { TSchema } from "typebox";

/** The part of JSON Schema 2020-12 that the contract's schemas use. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly [keyword: string]: unknown;
}

/** TypeBox schemas are JSON Schema; their own types only hide the keywords. */
export const fromTypeBox = (schema: TSchema): JsonSchema => schema as JsonSchema;

const mapValues = (
  record: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(record).map(([name, schema]) => [name, change(schema)]));

/** Unions that a plainer keyword says too: literals become `enum`, simple types a list in `type`. */
function plainUnion(rest: JsonSchema, members: readonly JsonSchema[]): JsonSchema {
  const types = [...new Set(members.map((member) => member.type).flat())].filter(
    (type) => type !== undefined,
  );
  if (members.every((member) => member.const !== undefined) && types.length === 1) {
    return {
      ...rest,
      type: types[0] ?? "string",
      enum: members.flatMap((member) => (member.const === undefined ? [] : [member.const])),
    };
  }
  if (members.every((member) => Object.keys(member).every((keyword) => keyword === "type"))) {
    return { ...rest, type: types };
  }
  return { ...rest, anyOf: members };
}

/**
 * A TypeBox schema as plain JSON Schema, the same for validation, serializer and document. With
 * `components`, every schema that has a name moves there and leaves a reference.
 */
export function toJsonSchema(
  schema: JsonSchema,
  components?: Record<string, JsonSchema>,
): JsonSchema {
  const change = (inner: JsonSchema) => toJsonSchema(inner, components);
  const { $id, patternProperties, anyOf, ...rest } = schema;
  const map = patternProperties === undefined ? undefined : Object.values(patternProperties)[0];
  const plain: JsonSchema = {
    ...rest,
    ...(rest.properties && { properties: mapValues(rest.properties, change) }),
    ...(rest.items && { items: change(rest.items) }),
    ...(map && { additionalProperties: change(map) }),
  };
  const done = anyOf ? plainUnion(plain, anyOf.map(change)) : plain;
  if ($id === undefined || components === undefined) return done;
  components[$id] = done;
  return { $ref: `#/components/schemas/${$id}` };
}
