/** Lines of a table as a command prints them. */

type Lines = readonly (readonly string[])[];

/** @param words columns of words, to the left; the others are numbers */
export function toTextTable(lines: Lines, words: number): string {
  const columns = (lines[0] ?? []).map((_, at) => at);
  const widths = columns.map((at) => Math.max(...lines.map((line) => (line[at] ?? "").length)));
  const aligned = (text: string, at: number) =>
    at < words ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return lines.map((line) => line.map(aligned).join("  ")).join("\n");
}

const toField = (text: string) =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const toCsv = (lines: Lines): string =>
  lines.map((line) => line.map(toField).join(",")).join("\n");
