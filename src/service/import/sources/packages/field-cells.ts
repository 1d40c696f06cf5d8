/** What the fields of a table say that its cells mean. https://datapackage.org/standard/table-schema/ */
import type { MappedTable } from "../../tables/mapped-table.js";
import { dateReader } from "./date-format.js";
import { packageFile } from "./package-description.js";
import type { Resource } from "./package-schema.js";

type Schema = NonNullable<Resource["schema"]>;
type Field = NonNullable<Schema["fields"]>[number];
type MissingValues = Schema["missingValues"];
type ToText = (cell: string) => string;

export const wordsOf = (values: MissingValues): string[] | undefined =>
  values?.map((one) => (typeof one === "string" ? one : one.value));

const foreignColumns = ({ foreignKeys = [] }: Schema): readonly string[] =>
  foreignKeys.flatMap(({ fields }) => fields);

/** The labels of a field's codes; undefined where its categories are words alone. */
function labelsOf({ categories }: Field): ReadonlyMap<string, string> | undefined {
  if (!Array.isArray(categories)) return undefined;
  const found = categories.flatMap((one: unknown): (readonly [string, string])[] => {
    if (typeof one !== "object" || one === null) return [];
    const { value, label } = one as { value?: unknown; label?: unknown };
    const isCode = typeof value === "string" || typeof value === "number";
    return isCode && typeof label === "string" ? [[String(value), label]] : [];
  });
  return found.length === 0 ? undefined : new Map(found);
}

/** Whether the cells of a field are codes of its own. */
export const isCoded = (field: Field): boolean => labelsOf(field) !== undefined;

/** How a cell of a field is read; undefined where it is as it stands. */
function readerOf(field: Field, schema: Schema): ToText | undefined {
  const labels = foreignColumns(schema).includes(field.name) ? undefined : labelsOf(field);
  const read =
    labels === undefined
      ? dateReader(field)
      : (text: string) => labels.get(text) ?? `${text} (in no list)`;
  if (read === undefined) return undefined;
  const missing = new Set(wordsOf(field.missingValues ?? schema.missingValues));
  return (cell) => {
    const text = cell.trim();
    return text === "" || missing.has(text) ? cell : read(text);
  };
}

/** Whether a field says of its cells what they do not show. */
const saysMuch = (field: Field, schema: Schema): boolean =>
  field.unit !== undefined ||
  field.missingValues !== undefined ||
  field.decimalChar !== undefined ||
  field.groupChar !== undefined ||
  readerOf(field, schema) !== undefined;

/** Names matter: a field that is no column's says nothing, and its column would be read as it stands. */
function refuseUnknown(path: string, heading: readonly string[], schema: Schema): void {
  const { fields = [], fieldsMatch } = schema;
  const mayBeLeftOut = [fieldsMatch].flat().some((one) => /^(?:partial|superset)$/.test(one ?? ""));
  const said = fields.filter((field) => saysMuch(field, schema)).map(({ name }) => name);
  const unknown = [...said, ...foreignColumns(schema)].find((name) => !heading.includes(name));
  if (mayBeLeftOut || unknown === undefined) return;
  throw new Error(
    `${path} has no column "${unknown}", of which ${packageFile} says what its cells mean. It has: ${heading.join(", ")}.`,
  );
}

/**
 * Rows with what their fields say in place of codes and of dates in formats of their own.
 * @throws Error with a sentence for a field that no column is called
 */
export const readCells = (
  path: string,
  rows: MappedTable["rows"],
  { schema = {} }: Resource,
): MappedTable["rows"] =>
  async function* read() {
    let readers: readonly (ToText | undefined)[] | undefined;
    for await (const row of rows()) {
      if (readers === undefined) {
        const heading = row.cells.map((name) => name.trim());
        refuseUnknown(path, heading, schema);
        readers = heading.map((name) => {
          const field = schema.fields?.find((one) => one.name === name);
          return field && readerOf(field, schema);
        });
        yield row;
        continue;
      }
      const toText = readers;
      if (toText.every((one) => one === undefined)) yield row;
      else yield { ...row, cells: row.cells.map((cell, at) => toText[at]?.(cell) ?? cell) };
    }
  };
