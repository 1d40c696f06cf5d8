/** Rows of a comma-separated text whose quoted fields hold no line breaks, as records by column name. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const columns = splitLine(head);
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = splitLine(line);
      return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
    });
}

function splitLine(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
