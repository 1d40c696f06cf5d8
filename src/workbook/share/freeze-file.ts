import { cellKey } from "../formulas/references.js";
import { fixedNamePrefix } from "../fixed/fixed-content.js";
import { frozenNamePrefix } from "../freeze/replace-by-values.js";
import { partNamespace } from "../parts/workbook-part.js";
import { attribute, element, openParts } from "./file-parts.js";
import type { FileParts } from "./file-parts.js";
import { fixSpillReferences } from "./fix-spill-references.js";
import { freezeSheetXml } from "./freeze-sheet-xml.js";
import type { FrozenSheetXml } from "./freeze-sheet-xml.js";

/** A formula's cell, by its sheet's name and its address: "B2". */
interface FileCell {
  readonly sheetName: string;
  readonly address: string;
  /** Shows a picture or card, of which a file may hold no more than an error. */
  readonly isPicture: boolean;
}

interface FrozenFile<C> {
  readonly file: Uint8Array;
  /** Their formulas are still in it. */
  readonly left: readonly C[];
}

/**
 * The file without the formulas of these cells, their values and formats as they are, and without what
 * the add-in keeps in a workbook: formulas frozen before, the last answers, the options. Whoever gets
 * the copy gets what it shows and nothing else.
 *
 * @throws Error when the bytes are no Excel file
 */
export function freezeFile<C extends FileCell>(
  file: Uint8Array,
  cells: readonly C[],
): FrozenFile<C> {
  const parts = openParts(file);
  const workbook = parts.referencesOf("").find(({ kind }) => kind === "officeDocument")?.path ?? "";
  const xml = parts.text(workbook);
  if (xml === undefined) throw new Error("There is no workbook in the file.");
  const sheets = sheetPaths(xml, parts, workbook);
  const zones = new Map<string, string>();
  const frozen = new Set<string>();
  for (const [name, path] of sheets) {
    const wanted = cells.filter(({ sheetName }) => sheetName === name);
    if (wanted.length === 0) continue;
    for (const [address, zone] of freezeSheet(parts, path, wanted)) {
      frozen.add(`${name}!${address}`);
      zones.set(cellKey(name, address), zone);
    }
  }
  for (const [name, path] of sheets) {
    parts.edit(path, (text) => fixSpillReferences(text, name, zones));
  }
  parts.edit(workbook, (text) => fixSpillReferences(text, "", zones));
  const left = cells.filter(({ sheetName, address }) => !frozen.has(`${sheetName}!${address}`));
  removeOwnParts(parts, workbook);
  forgetCalculation(parts, workbook);
  return { file: parts.toFile(), left };
}

function sheetPaths(xml: string, parts: FileParts, workbook: string): Map<string, string> {
  const references = parts.referencesOf(workbook);
  return new Map(
    [...xml.matchAll(element("sheet"))].flatMap(([tag]): [string, string][] => {
      const id = attribute(tag, "\\w+:id");
      const path = references.find((reference) => reference.id === id)?.path;
      return path === undefined ? [] : [[attribute(tag, "name") ?? "", path]];
    }),
  );
}

function freezeSheet(
  parts: FileParts,
  path: string,
  cells: readonly FileCell[],
): FrozenSheetXml["frozen"] {
  const wanted = new Set(cells.map(({ address }) => address));
  const pictures = new Set(
    cells.filter(({ isPicture }) => isPicture).map(({ address }) => address),
  );
  const { xml, frozen } = freezeSheetXml(parts.text(path) ?? "", wanted, pictures);
  parts.edit(path, () => xml);
  // A table's column says which formula its next row will get.
  for (const { path: table } of parts.referencesOf(path).filter(({ kind }) => kind === "table")) {
    parts.edit(table, (text) =>
      text.replace(
        /<((?:\w+:)?)calculatedColumnFormula\b[^>]*>[^<]*_xldudf_STAT_[^<]*<\/\1calculatedColumnFormula>/g,
        "",
      ),
    );
  }
  return frozen;
}

const isKept = (name: string) =>
  [frozenNamePrefix, fixedNamePrefix].some((prefix) => name.startsWith(prefix));

/** Custom XML with our namespaces, and the hidden names of what they say. */
function removeOwnParts(parts: FileParts, workbook: string): void {
  const items = parts.referencesOf(workbook).filter(({ kind }) => kind === "customXml");
  for (const { path } of items) {
    if (parts.text(path)?.includes(`"${partNamespace}`) !== true) continue;
    for (const { path: properties } of parts.referencesOf(path)) parts.remove(properties);
    parts.remove(path);
  }
  parts.edit(workbook, (xml) =>
    xml
      .replace(
        /<((?:\w+:)?)definedName\b([^>]*)>[^<]*<\/\1definedName>/g,
        (name, _, tag: string) => (isKept(attribute(tag, "name") ?? "") ? "" : name),
      )
      // Excel takes an empty list for a damaged file.
      .replace(/<((?:\w+:)?)definedNames>\s*<\/\1definedNames>/, ""),
  );
}

/** Excel keeps the order in which it calculates, and would miss the formulas that are gone. */
function forgetCalculation(parts: FileParts, workbook: string): void {
  const chain = parts.referencesOf(workbook).find(({ kind }) => kind === "calcChain");
  if (chain !== undefined) parts.remove(chain.path);
}
