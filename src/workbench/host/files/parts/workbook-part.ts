import { parseZone, splitSheet } from "../../../grid/index.js";
import type { SavedState } from "../../host-state.js";
import type { PackageParts } from "./package-parts.js";
import { scopedName } from "../../rules/scoped-names.js";
import { attribute, openTag, openTags, unescapeXml } from "./xml.js";

export interface SheetPlace {
  /** The sheet's part in the file. */
  readonly path: string;
  /** The host's id of the sheet. */
  readonly id: string;
}

interface WorkbookPart {
  readonly path: string;
  readonly xml: string;
  /** In the workbook's order. */
  readonly sheets: readonly SheetPlace[];
  readonly isManual: boolean;
}

const revision = "http://schemas.microsoft.com/office/spreadsheetml/2014/revision";
const compatibility = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** The sheet's id goes with it, as Excel keeps its own: parts and results name sheets by it. */
export function writeSheetId(xml: string, id: string): string {
  const attributes =
    `xmlns:mc="${compatibility}" mc:Ignorable="xr" xmlns:xr="${revision}" ` +
    `xr:uid="{${id.slice(1, -1)}-0001-0000-0000-000000000000}"`;
  return xml.replace("<worksheet ", `<worksheet ${attributes} `);
}

/** @throws RangeError when the file holds no workbook */
export function readWorkbookPart(parts: PackageParts): WorkbookPart {
  const relation = parts.relations("").find(({ type }) => type.endsWith("/officeDocument"));
  const path = relation?.target ?? "";
  const xml = parts.text(path);
  if (xml === undefined) throw new RangeError("The file holds no workbook.");
  const relations = parts.relations(path);
  const paths = openTags(xml, "sheet").map((element) => {
    const id = attribute(element, "\\w+:id");
    return relations.find((one) => one.id === id)?.target ?? "";
  });
  const taken = new Set<string>();
  const sheets = paths.map((sheet) => ({ path: sheet, id: freeId(parts.text(sheet), taken) }));
  return { path, xml, sheets, isManual: /<(?:\w+:)?calcPr\s[^>]*calcMode="manual"/.test(xml) };
}

function freeId(xml: string | undefined, taken: Set<string>): string {
  const root = openTag(xml ?? "", "worksheet");
  const [, kept] = /^\{([0-9A-F]{8})-/i.exec(attribute(root, "xr:uid") ?? "") ?? [];
  // Excel's own begin with zeros alone.
  let number = parseInt(kept ?? "0", 16) || 1;
  const idOf = () => `{${number.toString(16).toUpperCase().padStart(8, "0")}}`;
  while (taken.has(idOf())) number++;
  taken.add(idOf());
  return idOf();
}

interface ReadNames {
  /** Places by name, as the grid's data has them. */
  readonly zones: Readonly<Record<string, string>>;
  readonly state: Pick<SavedState, "hiddenNames" | "nameComments" | "nameScopes">;
}

/** Names of ranges; names of formulas and of print areas are not the host's. */
export function readNames(
  { xml, sheets }: WorkbookPart,
  sheetByName: (name: string) => string | undefined,
): ReadNames {
  const zones: Record<string, string> = {};
  const hiddenNames: string[] = [];
  const nameComments: [string, string][] = [];
  const nameScopes: [string, string][] = [];
  const found = [...xml.matchAll(/<(?:\w+:)?definedName(\s[^>]*)>([^<]*)</g)];
  const isLocal = ([, attributes = ""]: RegExpExecArray) =>
    attribute(attributes, "localSheetId") !== undefined;
  // First those of the workbook, which a sheet may have another of.
  const ordered = [...found.filter((one) => !isLocal(one)), ...found.filter(isLocal)];
  const taken = new Set<string>();
  for (const [, attributes = "", text = ""] of ordered) {
    const given = attribute(attributes, "name") ?? "";
    const place = unescapeXml(text);
    const { sheetName, rest } = splitSheet(place);
    const isRange = parseZone(rest) !== undefined && sheetByName(sheetName ?? "") !== undefined;
    if (!isRange || given.startsWith("_xlnm.")) continue;
    const isTaken = (wanted: string) => taken.has(wanted.toLowerCase());
    const name = isTaken(given) ? scopedName(given, isTaken) : given;
    const key = name.toLowerCase();
    taken.add(key);
    zones[name] = place.replaceAll("$", "");
    const scope = sheets[Number(attribute(attributes, "localSheetId") ?? NaN)];
    const comment = attribute(attributes, "comment");
    if (attribute(attributes, "hidden") === "1") hiddenNames.push(key);
    if (comment !== undefined) nameComments.push([key, comment]);
    if (scope !== undefined) nameScopes.push([key, scope.id]);
  }
  return { zones, state: { hiddenNames, nameComments, nameScopes } };
}
