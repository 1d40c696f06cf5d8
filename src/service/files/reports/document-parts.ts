import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

type Edit = (xml: string, bytes: Uint8Array) => string | Uint8Array;

/** Edits the parts of a zipped document whose path begins with one of the names. */
export function editParts(document: Uint8Array, edits: Readonly<Record<string, Edit>>): Uint8Array {
  const parts = unzipSync(document);
  for (const [path, bytes] of Object.entries(parts)) {
    const edit = Object.entries(edits).find(([start]) => path.startsWith(start))?.[1];
    if (edit === undefined || path.endsWith("/") || path.endsWith(".rels")) continue;
    const edited = edit(strFromU8(bytes), bytes);
    parts[path] = typeof edited === "string" ? strToU8(edited) : new Uint8Array(edited);
  }
  return zipSync(parts, { level: 6, mtime: new Date(1980, 0, 1) });
}

/** A workbook's texts as they are written: Excel reads "_x0041_" in one as the character of that number, unless told so. */
export const writtenTexts = (xml: string): string =>
  xml.replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x");
