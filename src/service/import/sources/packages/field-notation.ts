/** How the fields of a table write numbers, and what stands in them for none. */
import { isPeriod } from "../../cells/read-period.js";
import type { DecimalSign } from "../../cells/read-figure.js";
import type { MappedMeasure } from "../../mapping.js";
import type { TableRow } from "../../tables/row.js";
import { wordsOf } from "./field-cells.js";
import { packageFile } from "./package-description.js";
import type { Resource } from "./package-schema.js";

export type Field = NonNullable<NonNullable<Resource["schema"]>["fields"]>[number];

/**
 * What a field says of its decimals: by their sign, or by the one between thousands, which is the other of the two.
 * @throws Error where one sign is to be both
 */
function decimalOf({ name, decimalChar, groupChar }: Field): DecimalSign | undefined {
  if (decimalChar !== undefined && decimalChar === groupChar)
    throw new Error(
      `${packageFile}: field ${name} has "${groupChar}" both before decimals and between thousands: say which it is.`,
    );
  if (decimalChar === "," || decimalChar === ".") return decimalChar;
  if (groupChar === ".") return ",";
  return groupChar === "," ? "." : undefined;
}

/** The fields that are periods, of a table whose columns are. */
export const periodFields = ({ schema }: Resource): readonly Field[] =>
  (schema?.fields ?? []).filter(({ name }) => isPeriod(name));

/**
 * How each measure's field writes numbers, and what stands for none, where it says so.
 * @param wide the fields that are one measure together
 */
export function notated(
  measures: readonly MappedMeasure[],
  resource: Resource,
  wide: readonly Field[],
): MappedMeasure[] {
  const fields = resource.schema?.fields ?? [];
  return measures.map((measure) => {
    const field =
      measure.column === undefined
        ? (wide.find((one) => decimalOf(one) !== undefined) ?? wide[0])
        : fields.find(({ name }) => name === measure.column);
    const missing = wordsOf(field?.missingValues);
    const { column, key, name, unit } = measure;
    const decimal = field && decimalOf(field);
    return {
      // Without the sign that its first rows show: the field's word counts.
      ...{ ...(column === undefined ? {} : { column }), ...(key === undefined ? {} : { key }) },
      ...{ name, unit },
      ...(decimal === undefined ? {} : { decimal }),
      ...(missing === undefined ? {} : { missing }),
    };
  });
}

/** The rows with nothing in place of the words for none, by which a column of figures would look like one of texts. */
export async function* withoutMissing(
  rows: AsyncIterable<TableRow>,
  { schema }: Resource,
): AsyncGenerator<TableRow> {
  const all = wordsOf(schema?.missingValues) ?? [];
  let words: readonly ReadonlySet<string>[] | undefined;
  for await (const row of rows) {
    const known = words;
    yield known === undefined
      ? row
      : { ...row, cells: row.cells.map((cell, at) => (known[at]?.has(cell.trim()) ? "" : cell)) };
    words ??= row.cells.map((heading) => {
      const field = schema?.fields?.find(({ name }) => name === heading.trim());
      return new Set(wordsOf(field?.missingValues) ?? all);
    });
  }
}
