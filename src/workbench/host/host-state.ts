import type { SavedGrid, Workbook } from "../grid/index.js";
import type { ChartState, SavedChart } from "./charts/chart-state.js";
import { ChartStore } from "./charts/chart-store.js";
import type { SavedDrawing } from "./drawings/drawing-store.js";
import { DrawingStore } from "./drawings/drawing-store.js";
import type { EventHub } from "./event-hub.js";
import { accessDenied, invalidArgument } from "./host-error.js";
import type { NamesInUse } from "./rules/defined-names.js";
import type { DocumentSettings } from "./services/document-settings.js";
import type { SavedTable, TableLook } from "./tables/table-store.js";
import { TableStore } from "./tables/table-store.js";
import type { HostVariants } from "./variants.js";
import { usualVariants } from "./variants.js";

interface SheetProtection {
  readonly isProtected: boolean;
  readonly password: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** How a sheet is printed. */
export interface PageState {
  readonly orientation: "Portrait" | "Landscape";
  /** A scale in percent, or how many pages it is made to fit. */
  readonly zoom: Readonly<
    Partial<Record<"scale" | "horizontalFitToPages" | "verticalFitToPages", number>>
  >;
}

type CalculationMode = "Automatic" | "AutomaticExceptTables" | "Manual";

type Pairs<V> = readonly (readonly [string, V])[];

/** The state as it is saved with the workbook; plain JSON. */
export interface SavedState {
  readonly protection: Pairs<SheetProtection>;
  readonly veryHidden: readonly string[];
  readonly unlocked: readonly string[];
  readonly hyperlinks: Pairs<Readonly<Record<string, unknown>>>;
  readonly xmlParts: Pairs<string>;
  readonly properties: Pairs<string>;
  readonly hiddenNames: readonly string[];
  readonly nameComments: Pairs<string>;
  readonly nameScopes: Pairs<string>;
  readonly sheetProperties: Pairs<Pairs<string>>;
  readonly tables: readonly SavedTable[];
  readonly charts: readonly SavedChart[];
  readonly drawings: readonly SavedDrawing[];
  /** By the sheet's id; a workbook saved by an older workbench has none. */
  readonly pages?: Pairs<PageState>;
  readonly calculationMode: CalculationMode;
}

/** A workbook as it is closed and opened again; plain JSON. */
export interface SavedWorkbook extends SavedGrid {
  readonly settings: readonly (readonly [string, string])[];
  readonly state: SavedState;
}

/** What undo and redo take back and repeat; plain JSON. Excel does neither with a calculation mode. */
interface UndoableState extends Omit<SavedState, "tables" | "calculationMode"> {
  /** By the grid's ids: within a session they hold, while a table's place may change beneath. */
  readonly tables: Pairs<TableLook>;
}

function refill<K, V>(map: Map<K, V>, entries: Iterable<readonly [K, V]>): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

function refillSet<T>(set: Set<T>, items: Iterable<T>): void {
  set.clear();
  for (const item of items) set.add(item);
}

const xmlPartId = (number: number) =>
  `{${number.toString(16).toUpperCase().padStart(8, "0")}-0000-4000-8000-000000000000}`;

/** What Excel knows of a workbook beside its grid; everything here is saved with it, save the events. */
export class HostState {
  readonly protection = new Map<string, SheetProtection>();
  readonly veryHidden = new Set<string>();
  /** Cells unlocked by the user, as "sheet|row|column". */
  readonly unlocked = new Set<string>();
  readonly hyperlinks = new Map<string, Readonly<Record<string, unknown>>>();
  calculationMode: CalculationMode = "Automatic";
  /** A sheet that holds one chart and no cells is shown; the collection of worksheets knows none such. */
  isChartSheetActive = false;
  /** A chart as a PNG in base64, where the shell draws charts. */
  chartImage: (chart: ChartState) => string | undefined = () => undefined;

  /** Custom XML parts by id. */
  readonly xmlParts = new Map<string, string>();
  readonly properties = new Map<string, string>();
  /** How sheets are printed, by their ids, where it was said. */
  readonly pages = new Map<string, PageState>();
  readonly hiddenNames = new Set<string>();
  readonly nameComments = new Map<string, string>();
  /** Of tables and of names alike, since they share one namespace. */
  readonly namesInUse: NamesInUse = {
    isName: (name) => this.workbook.spelledName(name) !== undefined,
    isTable: (name) => this.tables.find(name) !== undefined,
  };
  readonly tables: TableStore;
  readonly charts: ChartStore;
  readonly drawings: DrawingStore;
  private readonly nameScopes = new Map<string, string>();
  private readonly propertiesBySheet = new Map<string, Map<string, string>>();
  private nextXmlPart = 1;

  constructor(
    readonly workbook: Workbook,
    readonly events: EventHub,
    readonly settings: DocumentSettings,
    readonly locale: { readonly uiLanguage: string; readonly contentLanguage: string },
    saved?: SavedState,
    readonly variants: HostVariants = usualVariants,
  ) {
    workbook.guard.protection = {
      isProtected: (sheetId) => this.protection.get(sheetId)?.isProtected === true,
      isUnlocked: ({ sheetId, row, col }) => this.unlocked.has(`${sheetId}|${row}|${col}`),
      mayUnprotect: (sheetId) => this.protection.get(sheetId)?.password === undefined,
      setProtected: (sheetId, isProtected) => {
        const state = { isProtected, password: undefined, options: {} };
        this.protect(sheetId, isProtected ? state : undefined);
      },
    };
    this.tables = new TableStore(workbook, this.namesInUse);
    this.charts = new ChartStore(workbook);
    this.drawings = new DrawingStore(workbook);
    if (saved !== undefined) this.restore({ ...saved, tables: this.tables.opened(saved.tables) });
    this.setCalculationMode(saved?.calculationMode ?? "Automatic");
  }

  save(): SavedState {
    const tables = this.tables.save();
    return { ...this.undoable(), tables, calculationMode: this.calculationMode };
  }

  /** Puts everything beside the grid back as it was; the grid itself is there already. */
  restore(saved: UndoableState): void {
    refill(this.protection, saved.protection);
    refill(this.xmlParts, saved.xmlParts);
    refill(this.properties, saved.properties);
    refill(this.hyperlinks, saved.hyperlinks);
    refill(this.nameComments, saved.nameComments);
    refill(this.nameScopes, saved.nameScopes);
    refill(this.pages, saved.pages ?? []);
    const sheets = saved.sheetProperties.map(([id, values]) => [id, new Map(values)] as const);
    refill(this.propertiesBySheet, sheets);
    refillSet(this.veryHidden, saved.veryHidden);
    refillSet(this.unlocked, saved.unlocked);
    refillSet(this.hiddenNames, saved.hiddenNames);
    this.tables.restore(saved.tables);
    this.charts.restore(saved.charts);
    this.drawings.restore(saved.drawings);
  }

  undoable(): UndoableState {
    return {
      protection: [...this.protection],
      veryHidden: [...this.veryHidden],
      unlocked: [...this.unlocked],
      hyperlinks: [...this.hyperlinks],
      xmlParts: [...this.xmlParts],
      properties: [...this.properties],
      hiddenNames: [...this.hiddenNames],
      nameComments: [...this.nameComments],
      nameScopes: [...this.nameScopes],
      // Asking for a sheet's properties makes an empty list: nothing that was written.
      sheetProperties: [...this.propertiesBySheet]
        .filter(([, values]) => values.size > 0)
        .map(([id, values]) => [id, [...values]] as const),
      tables: this.tables.allLooks(),
      charts: this.charts.save(),
      drawings: this.drawings.save(),
      pages: [...this.pages],
    };
  }

  addXmlPart(xml: string): string {
    while (this.xmlParts.has(xmlPartId(this.nextXmlPart))) this.nextXmlPart++;
    const id = xmlPartId(this.nextXmlPart);
    this.xmlParts.set(id, xml);
    return id;
  }

  sheetProperties(sheetId: string): Map<string, string> {
    let properties = this.propertiesBySheet.get(sheetId);
    if (properties === undefined)
      this.propertiesBySheet.set(sheetId, (properties = new Map<string, string>()));
    return properties;
  }

  protect(sheetId: string, protection: SheetProtection | undefined): void {
    if (protection === undefined) this.protection.delete(sheetId);
    else this.protection.set(sheetId, protection);
    this.events.emit("protectionChanged", sheetId, {
      worksheetId: sheetId,
      isProtected: protection !== undefined,
      source: 0,
    });
  }

  /** The sheet a name belongs to; undefined for names of the workbook. */
  nameScope(name: string): string | undefined {
    return this.nameScopes.get(name.toLowerCase());
  }

  setNameScope(name: string, sheetId: string): void {
    this.nameScopes.set(name.toLowerCase(), sheetId);
  }

  removeName(name: string): void {
    this.workbook.removeName(name);
    const key = name.toLowerCase();
    this.nameScopes.delete(key);
    this.hiddenNames.delete(key);
    this.nameComments.delete(key);
  }

  separators(): { readonly decimal: string; readonly group: string } {
    const { decimalSeparator, thousandsSeparator } = this.workbook.locale();
    return { decimal: decimalSeparator, group: thousandsSeparator ?? "" };
  }

  setCalculationMode(mode: string): void {
    if (mode !== "Automatic" && mode !== "AutomaticExceptTables" && mode !== "Manual") {
      throw invalidArgument(`"${mode}" is no calculation mode.`);
    }
    this.calculationMode = mode;
    this.workbook.calls.isManual = mode === "Manual";
    if (mode !== "Manual") this.calculate("Recalculate");
  }

  /** "Recalculate" takes what is dirty, "Full" and "FullRebuild" everything. */
  calculate(type: string): void {
    const { all, dirty } = this.workbook.calls.cellIds();
    this.workbook.recalculateCells(type === "Recalculate" ? dirty : all);
  }

  /** @throws AccessDenied when one of the cells is locked on a protected sheet */
  assertEditable(
    sheetId: string,
    cells: Iterable<{ readonly row: number; readonly col: number }>,
  ): void {
    if (this.protection.get(sheetId)?.isProtected !== true) return;
    for (const { row, col } of cells) {
      if (this.unlocked.has(`${sheetId}|${row}|${col}`)) continue;
      throw accessDenied(
        `The sheet "${this.workbook.sheets.nameOf(sheetId)}" is protected. Unprotect it to make changes.`,
      );
    }
  }

  assertStructureEditable(sheetId: string): void {
    if (this.protection.get(sheetId)?.isProtected === true) {
      throw accessDenied(
        `The sheet "${this.workbook.sheets.nameOf(sheetId)}" is protected. Unprotect it to make changes.`,
      );
    }
  }
}
