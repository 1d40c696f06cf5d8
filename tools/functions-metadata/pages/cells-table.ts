/** Cells as a table with the letters of a sheet, since a Markdown table cannot be without a head. */
export function cellsTable(cells: readonly (readonly unknown[])[]): string {
  const width = Math.max(...cells.map((row) => row.length));
  const letters = Array.from({ length: width }, (_, index) => String.fromCharCode(65 + index));
  const line = (row: readonly unknown[]) => `| ${row.map(cellText).join(" | ")} |`;
  return [line(letters), line(letters.map(() => "---")), ...cells.map(line)].join("\n");
}

function cellText(cell: unknown): string {
  const text = typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);
  // Links of the service are signed for one key and one address.
  return text
    .replace(/https?:\/\/[^\s/]+(\/[^\s?]*)?(\?\S*)?/g, "https://…$1")
    .replace(/\|/g, "\\|")
    .replace(/\n/g, "<br>");
}
