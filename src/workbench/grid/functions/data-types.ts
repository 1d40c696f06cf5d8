/** A data type in a cell that is more than its value: kept beside the grid for the card and for reading back. */
export type RichValue = Readonly<Record<string, unknown>>;

const typeOf = (value: RichValue) => String(value["type"] ?? value["valueType"]);

/** An entity, linked or not, and a picture have no basic value but an error. */
export const isCardAlone = (value: RichValue): boolean => /Entity$|WebImage$/.test(typeOf(value));

/** Something to show beside the cell, while a formatted number is all in its cell. */
export const hasCard = (value: RichValue): boolean =>
  isCardAlone(value) || value["properties"] !== undefined;

/** What a cell shows of a data type that was put there, as a user would type it. */
export function contentOf(value: RichValue): string {
  const shown = isCardAlone(value) ? (value["text"] ?? value["altText"]) : value["basicValue"];
  if (typeof shown === "number") return String(shown);
  if (typeof shown === "boolean") return shown ? "TRUE" : "FALSE";
  return `'${typeof shown === "string" ? shown : ""}`;
}
