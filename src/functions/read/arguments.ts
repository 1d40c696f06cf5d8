/**
 * Excel passes null for an omitted argument, some hosts 0 or "". Where those have no meaning of
 * their own, all three mean: omitted.
 */
export function isOmitted(value: unknown): boolean {
  return value === null || value === undefined || value === 0 || textOf(value) === "";
}

/** A cell as trimmed text; empty for anything that is no text, number or boolean. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The cells of a range or a single cell, as a rectangular matrix; at least one cell. */
export function matrixOf(value: unknown): readonly (readonly unknown[])[] {
  if (!Array.isArray(value)) return [[value]];
  const rows = (value as unknown[]).map((row) => (Array.isArray(row) ? (row as unknown[]) : [row]));
  return rows.length > 0 && (rows[0]?.length ?? 0) > 0 ? rows : [[null]];
}

/** The texts of a range, row by row, or of a comma list in one cell; omitted cells are left out. */
export function listOf(value: unknown): string[] {
  return matrixOf(value)
    .flat()
    .filter((cell) => !isOmitted(cell))
    .flatMap((cell) => (typeof cell === "string" ? cell.split(/[,;\n]/) : [textOf(cell)]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The value of a single cell, also where the host wraps it into a matrix. */
export function singleOf(value: unknown): unknown {
  return matrixOf(value)[0]?.[0];
}
