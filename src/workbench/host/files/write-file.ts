import { writeXlsx } from "hucre";
import type { NamedRange, WorkbookProperties } from "hucre";
import type { FunctionsMetadata, Zone } from "../../grid/index.js";
import { gridSizes, pixelsPerPoint, quoteSheetName, zoneName } from "../../grid/index.js";
import type { HostState } from "../host-state.js";
import { shownName } from "../rules/scoped-names.js";
import { gridFont } from "./cells/cell-styles.js";
import { functionNames, toFileFormula, type FunctionNames } from "./cells/file-formulas.js";
import type { GridData } from "./cells/grid-data.js";
import { pixelsPerDigit } from "./cells/grid-data.js";
import { finishTable } from "./cells/table-looks.js";
import { writeSheet } from "./cells/write-sheet.js";
import { addDrawings, drawSheet } from "./drawings/write-drawings.js";
import { writeCustomXml } from "./parts/custom-xml.js";
import { writeResults } from "./parts/kept-results.js";
import { PackageParts } from "./parts/package-parts.js";
import { writeSheetProperties } from "./parts/sheet-properties.js";
import { writeSheetId } from "./parts/workbook-part.js";
import { writeSettings } from "./parts/web-extension.js";
import { attribute } from "./parts/xml.js";

/** Excel's words for a workbook's properties, and the file's. */
export const fileProperties = [
  ["title", "title"],
  ["subject", "subject"],
  ["author", "creator"],
  ["keywords", "keywords"],
  ["comments", "description"],
  ["category", "category"],
  ["company", "company"],
] as const;

export interface FileFunctions {
  readonly namespace: string;
  readonly functions: FunctionsMetadata;
}

const workbookPath = "xl/workbook.xml";

/** The workbook as it stands, as a file Excel opens (.xlsx). */
export async function writeFile(host: HostState, add: FileFunctions): Promise<Uint8Array> {
  // Everything is read now: what follows takes time in which the workbook may change.
  const { data: exported, results } = host.workbook.save();
  const data = exported as GridData;
  const names = functionNames(add.namespace, add.functions);
  const shown = data.sheets.filter(({ id }) => host.workbook.sheets.has(id));
  const sheets = shown.map((sheet) => ({
    id: sheet.id,
    written: writeSheet(host, data, sheet, names),
    drawn: drawSheet(host, sheet.id),
    properties: new Map(host.sheetProperties(sheet.id)),
  }));
  const kept = {
    results,
    xmlParts: new Map(host.xmlParts),
    settings: new Map(host.settings.values),
    hiddenNames: hiddenNamesOf(host),
    isManual: host.calculationMode === "Manual",
  };
  const file = await writeXlsx({
    sheets: sheets.map(({ written }) => written.sheet),
    namedRanges: namesOf(host, names),
    properties: propertiesOf(host.properties),
    defaultFont: gridFont,
    activeSheet: Math.max(0, host.workbook.sheets.ids().indexOf(host.workbook.sheets.activeId())),
  });
  const parts = new PackageParts(file);
  parts.edit(workbookPath, (xml) => finishWorkbook(xml, kept.hiddenNames, kept.isManual));
  // The host knows no time; the writer takes the clock's.
  parts.edit("docProps/core.xml", (xml) =>
    xml.replace(/<dcterms:modified.*?<\/dcterms:modified>/, ""),
  );
  const counts = { drawings: 0, charts: 0, pictures: 0 };
  sheets.forEach(({ id, written, drawn, properties }, index) => {
    const path = `xl/worksheets/sheet${index + 1}.xml`;
    const named = writeSheetProperties(parts, path, properties);
    const drawing = addDrawings(parts, drawn, path, counts);
    const added = named + (drawing === undefined ? "" : `<drawing r:id="${drawing}"/>`);
    parts.edit(path, (xml) => finishSheet(writeSheetId(xml, id), written.failed, added));
  });
  sheets
    .flatMap(({ written }) => written.tables)
    .forEach((table, index) => {
      parts.edit(`xl/tables/table${index + 1}.xml`, (xml) => finishTable(xml, table));
    });
  writeCustomXml(parts, kept.xmlParts, workbookPath);
  writeSettings(parts, kept.settings);
  writeResults(parts, kept.results, workbookPath);
  return parts.toFile();
}

function namesOf(host: HostState, names: FunctionNames): NamedRange[] {
  const { workbook } = host;
  return workbook.names().flatMap((name): NamedRange[] => {
    const place = workbook.namedZone(name);
    const own = workbook.nameFormula(name);
    if (place === undefined && own === undefined) return [];
    const scope = host.nameScope(name);
    const comment = host.nameComments.get(name.toLowerCase());
    return [
      {
        name: scope === undefined ? name : shownName(name),
        range:
          place === undefined
            ? toFileFormula(own?.formula ?? "", names).text
            : `${quoteSheetName(workbook.sheets.nameOf(place.sheetId))}!${absolute(place.zone)}`,
        ...(scope === undefined ? {} : { scope: workbook.sheets.nameOf(scope) }),
        ...(comment === undefined ? {} : { comment }),
      },
    ];
  });
}

/** A name may be one of the workbook and of sheets. @param sheet its position, as a file says it */
const nameKey = (name = "", sheet = "") => `${name.toLowerCase()}|${sheet}`;

const hiddenNamesOf = (host: HostState): ReadonlySet<string> =>
  new Set(
    [...host.hiddenNames].map((name) => {
      const scope = host.nameScope(name);
      if (scope === undefined) return nameKey(name);
      return nameKey(shownName(name), String(host.workbook.sheets.ids().indexOf(scope)));
    }),
  );

const absolute = (zone: Zone) => zoneName(zone).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");

function propertiesOf(properties: ReadonlyMap<string, string>): WorkbookProperties {
  return Object.fromEntries(
    fileProperties.flatMap(([name, inFile]) => {
      const value = properties.get(name);
      return value === undefined || value === "" ? [] : [[inFile, value]];
    }),
  );
}

/**
 * Names that are hidden, and how to calculate. The writer asks Excel to calculate everything when it
 * opens the file: the values kept would go, and every function of the add-in would be called.
 */
function finishWorkbook(xml: string, hidden: ReadonlySet<string>, isManual: boolean): string {
  const mode = isManual ? ' calcMode="manual"' : "";
  return xml
    .replace(/<calcPr[^>]*\/>/, `<calcPr calcId="191029"${mode}/>`)
    .replace(/<definedName(?=(\s[^>]*)>)/g, (element, attributes: string) =>
      hidden.has(nameKey(attribute(attributes, "name"), attribute(attributes, "localSheetId")))
        ? `${element} hidden="1"`
        : element,
    );
}

const width = gridSizes.column / pixelsPerDigit;
const height = gridSizes.row / pixelsPerPoint;

/** What the writer does not do: the grid's sizes, errors as results, and what hangs on the sheet. */
function finishSheet(xml: string, failed: ReadonlySet<string>, added: string): string {
  return xml
    .replace(
      /<sheetFormatPr[^>]*\/>/,
      `<sheetFormatPr defaultColWidth="${width}" defaultRowHeight="${height}" customHeight="1"/>`,
    )
    .replace(/<c r="([A-Z]+\d+)"([^>]*) t="str"/g, (cell, address: string, rest: string) =>
      failed.has(address) ? `<c r="${address}"${rest} t="e"` : cell,
    )
    .replace(/(?=<tableParts|<\/worksheet>)/, () => added);
}
