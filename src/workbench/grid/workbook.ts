import type { Zone, CellAt } from "./addresses.js";
import { columnCount, intersection, lastColumn, rowCount } from "./addresses.js";
import type { RichValue } from "./call-results.js";
import type { SavedResult, StartCall } from "./calls.js";
import { FunctionCalls, positionOf } from "./calls.js";
import type { NamedPlace } from "./name-queue.js";
import { NameQueue } from "./name-queue.js";
import type { CellChange, GridChange } from "./change-plugin.js";
import { noteKey } from "./change-plugin.js";
import type { FunctionsMetadata } from "./function-metadata.js";
import { toGridFormat, usLocale } from "./number-formats.js";
import { PersonGuard, guardKey } from "./protection/person-guard.js";
import { callsKey, registerFunctions } from "./register-functions.js";
import { Model, toExcelError } from "./spreadsheet.js";
import "./undo/undo-plugins.js";
import { UndoSteps, undoKey } from "./undo/undo-steps.js";

export type CellValue = string | number | boolean;
export type CellKind = "Empty" | "String" | "Double" | "Boolean" | "Error";

/** A cell as Excel would tell it: formulas in English with commas, errors by Excel's names. */
export interface CellState {
  readonly value: CellValue;
  readonly kind: CellKind;
  readonly text: string;
  /** The formula of the cell itself; undefined for constants and for cells a result spilled into. */
  readonly formula: string | undefined;
  /** What an error says when hovered. */
  readonly message: string | undefined;
  readonly rich: RichValue | undefined;
}

export interface WorkbookOptions {
  readonly functions: FunctionsMetadata;
  /** @default "STAT" */
  readonly namespace?: string;
  readonly startCall: StartCall;
  /** Rows and columns of a new sheet. @default 1000 and 40 */
  readonly sheetSize?: { readonly rows: number; readonly columns: number };
  /** A workbook's data as o-spreadsheet exports it, with results that are shown without a call. */
  readonly opened?: SavedGrid;
  readonly locale?: Readonly<typeof usLocale>;
}

/** A workbook's grid as plain JSON. */
export interface SavedGrid {
  /** As o-spreadsheet exports it. */
  readonly data: object;
  readonly results: readonly SavedResult[];
  /** Number formats the grid cannot show as they were set. */
  readonly formats?: readonly (CellAt & { readonly format: string })[];
}

/** A workbook over o-spreadsheet's model, spoken to in Excel's terms. */
export class Workbook {
  readonly model: Model;
  readonly calls: FunctionCalls;
  readonly steps = new UndoSteps();
  readonly guard = new PersonGuard();
  private readonly listeners = new Set<(changes: readonly GridChange[]) => void>();
  private noted: GridChange[] = [];
  private readonly nameQueue: NameQueue;
  private readonly sheetSize: { readonly rows: number; readonly columns: number };
  /** Number formats the grid shows in a simpler form or not at all, by cell. */
  private readonly originalFormats = new Map<number, { format: string; shown: string }>();

  constructor(options: WorkbookOptions) {
    registerFunctions(options.namespace ?? "STAT", options.functions);
    this.sheetSize = options.sheetSize ?? { rows: 1000, columns: 40 };
    this.calls = new FunctionCalls(
      options.startCall,
      options.functions.allowErrorForDataTypeAny === true,
      options.opened?.results,
    );
    const data = structuredClone(options.opened?.data) ?? {
      sheets: [
        {
          id: "{00000001}",
          name: "Sheet1",
          rowNumber: this.sheetSize.rows,
          colNumber: this.sheetSize.columns,
        },
      ],
    };
    // How numbers and formulas are written is the user's, whoever saved the workbook.
    Reflect.set(data, "settings", { locale: options.locale ?? usLocale });
    this.model = new Model(data, {
      custom: {
        [callsKey]: this.calls,
        [undoKey]: this.steps,
        [guardKey]: this.guard,
        [noteKey]: (change: GridChange) => {
          this.noted.push(change);
        },
      },
    });
    for (const { format, ...at } of options.opened?.formats ?? []) this.keepFormat(at, format);
    this.calls.attach(this.model);
    this.nameQueue = new NameQueue(this.model);
    this.model.on("update", this, () => {
      this.tellChanges();
    });
  }

  onChanges(listener: (changes: readonly GridChange[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  sheetIds(): readonly string[] {
    return this.model.getters.getSheetIds();
  }

  sheetName(sheetId: string): string {
    return this.model.getters.getSheetName(sheetId);
  }

  hasSheet(sheetId: string): boolean {
    return this.model.getters.tryGetSheet(sheetId) !== undefined;
  }

  sheetNamed(name: string): string | undefined {
    const wanted = name.toLowerCase();
    return this.sheetIds().find((id) => this.sheetName(id).toLowerCase() === wanted);
  }

  addSheet(name: string): string {
    const numbers = this.sheetIds().map((id) => parseInt(id.slice(1, -1), 16) || 0);
    const next = Math.max(0, ...numbers) + 1;
    const sheetId = `{${next.toString(16).toUpperCase().padStart(8, "0")}}`;
    const { rows, columns: cols } = this.sheetSize;
    this.model.dispatch("CREATE_SHEET", {
      sheetId,
      name,
      position: this.sheetIds().length,
      rows,
      cols,
    });
    return sheetId;
  }

  freeSheetName(): string {
    return this.model.getters.getNextSheetName("Sheet");
  }

  renameSheet(sheetId: string, newName: string): void {
    this.model.dispatch("RENAME_SHEET", { sheetId, newName, oldName: this.sheetName(sheetId) });
  }

  /** @returns false when it is the last visible one */
  deleteSheet(sheetId: string): boolean {
    const sheetName = this.sheetName(sheetId);
    // The grid counts visible sheets, also when the one to go is hidden.
    const isLastVisible =
      this.isVisible(sheetId) && this.model.getters.getVisibleSheetIds().length === 1;
    if (isLastVisible) return false;
    this.setVisible(sheetId, true);
    return this.model.dispatch("DELETE_SHEET", { sheetId, sheetName }).isSuccessful;
  }

  moveSheet(sheetId: string, position: number): void {
    const delta = position - this.sheetIds().indexOf(sheetId);
    if (delta !== 0) this.model.dispatch("MOVE_SHEET", { sheetId, delta });
  }

  isVisible(sheetId: string): boolean {
    return this.model.getters.isSheetVisible(sheetId);
  }

  /** @returns false when no visible sheet would be left */
  setVisible(sheetId: string, isVisible: boolean): boolean {
    if (this.isVisible(sheetId) === isVisible) return true;
    return this.model.dispatch(isVisible ? "SHOW_SHEET" : "HIDE_SHEET", { sheetId }).isSuccessful;
  }

  activeSheetId(): string {
    return this.model.getters.getActiveSheetId();
  }

  activate(sheetId: string): void {
    const from = this.activeSheetId();
    if (from !== sheetId) {
      this.model.dispatch("ACTIVATE_SHEET", { sheetIdFrom: from, sheetIdTo: sheetId });
    }
  }

  activeCell(): CellAt {
    return this.model.getters.getActivePosition();
  }

  selection(): { readonly sheetId: string; readonly zone: Zone } {
    return { sheetId: this.activeSheetId(), zone: this.model.getters.getSelectedZone() };
  }

  select(sheetId: string, zone: Zone): void {
    this.makeRoom(
      sheetId,
      Math.min(zone.bottom, 10_000),
      zone.right === lastColumn ? 0 : zone.right,
    );
    this.activate(sheetId);
    const whole = this.sheetZone(sheetId);
    const shown = intersection(zone, whole) ?? whole;
    this.model.selection.selectZone({
      cell: { col: shown.left, row: shown.top },
      zone: { ...shown },
    });
  }

  names(): readonly string[] {
    return this.nameQueue.names();
  }

  /** Makes a name or points it elsewhere. */
  setName(name: string, place: NamedPlace): void {
    this.nameQueue.set(name, place);
  }

  removeName(name: string): void {
    this.nameQueue.remove(name);
  }

  /** A batch is over: the grid takes over the names it made. */
  settleNames(): void {
    this.nameQueue.flush();
  }

  locale(): ReturnType<Model["getters"]["getLocale"]> {
    return this.model.getters.getLocale();
  }

  /** Fits columns to their contents; in a realm that cannot measure text by the number of characters. */
  autofitColumns(sheetId: string, columns: readonly number[]): void {
    const zone = this.sheetZone(sheetId);
    for (const col of columns) {
      if (col > zone.right) continue;
      let longest = 0;
      for (let row = 0; row <= zone.bottom; row++) {
        const { formattedValue } = this.model.getters.getEvaluatedCell({ sheetId, row, col });
        longest = Math.max(longest, formattedValue.length);
      }
      if (longest === 0) continue;
      this.model.dispatch("RESIZE_COLUMNS_ROWS", {
        sheetId,
        dimension: "COL",
        elements: [col],
        size: Math.min(480, Math.max(48, longest * 7 + 12)),
      });
    }
  }

  /** Where a name points to; names are those of the workbook. */
  namedZone(name: string): NamedPlace | undefined {
    return this.nameQueue.place(name);
  }

  sheetZone(sheetId: string): Zone {
    return this.model.getters.getSheetZone(sheetId);
  }

  cell(at: CellAt): CellState {
    const evaluated = this.model.getters.getEvaluatedCell(at);
    const type: string = evaluated.type;
    const formula = this.formula(at);
    const common = { text: evaluated.formattedValue, formula, message: undefined };
    const rich = type === "empty" ? undefined : this.richValue(at);
    const { value } = evaluated;
    if (type === "error") {
      const name = toExcelError(String(value));
      const message = "message" in evaluated ? evaluated.message : undefined;
      return { value: name, kind: "Error", text: name, formula, message, rich };
    }
    if (typeof value === "number") return { ...common, value, kind: "Double", rich };
    if (typeof value === "boolean") return { ...common, value, kind: "Boolean", rich };
    // An empty text is a value where a formula gave it, and nothing where it was typed.
    const isGiven = formula !== undefined || this.spillAnchor(at) !== undefined;
    const isEmpty = value === null || (value === "" && !isGiven);
    return { ...common, value: value ?? "", kind: isEmpty ? "Empty" : "String", rich };
  }

  /** The formula as a user of this workbook's language sees it; undefined where there is none. */
  localFormula(at: CellAt): string | undefined {
    const { getters } = this.model;
    const isFormula = getters.getCell(at)?.isFormula === true;
    return isFormula ? getters.getCellText(at, { showFormula: true }) : undefined;
  }

  private formula(at: CellAt): string | undefined {
    const { getters } = this.model;
    const cell = getters.getCell(at);
    return cell?.isFormula === true ? cell.compiledFormula.toFormulaString(getters) : undefined;
  }

  numberFormat(at: CellAt): string {
    const cell = this.model.getters.getCell(at);
    if (cell === undefined) return "General";
    const original = this.originalFormats.get(cell.id);
    if (original?.shown === (cell.format ?? "")) return original.format;
    return cell.format ?? "General";
  }

  setNumberFormats(
    sheetId: string,
    cells: readonly { row: number; col: number; format: string }[],
  ): void {
    this.write(
      sheetId,
      cells.map(({ row, col, format }) => ({ row, col, format: toGridFormat(format) ?? "" })),
    );
    for (const { row, col, format } of cells) this.keepFormat({ sheetId, row, col }, format);
  }

  private keepFormat(at: CellAt, format: string): void {
    const cell = this.model.getters.getCell(at);
    if (cell === undefined) return;
    this.originalFormats.set(cell.id, { format, shown: cell.format ?? "" });
  }

  /** Writes many cells as one undo step; contents are read as if typed, in English. */
  write(sheetId: string, cells: readonly CellChange[]): void {
    if (cells.length === 0) return;
    this.makeRoom(
      sheetId,
      Math.max(...cells.map(({ row }) => row)),
      Math.max(...cells.map(({ col }) => col)),
    );
    // The grid ignores a formula that stands there already; entering it calculates it in Excel.
    const entered = cells.filter(({ row, col, content }) => {
      const at = { sheetId, row, col };
      return content?.startsWith("=") === true && this.formula(at) === content;
    });
    this.model.dispatch("WORKBENCH_WRITE" as never, { sheetId, cells } as never);
    this.recalculate(entered.map(({ row, col }) => ({ sheetId, row, col })));
  }

  /** Makes the sheet large enough for a cell, since this grid does not grow by itself. */
  makeRoom(sheetId: string, row: number, col: number): void {
    const zone = this.sheetZone(sheetId);
    if (row > zone.bottom) this.grow(sheetId, "ROW", zone.bottom, row - zone.bottom);
    if (col > zone.right) this.grow(sheetId, "COL", zone.right, col - zone.right);
  }

  private grow(sheetId: string, dimension: "ROW" | "COL", base: number, quantity: number): void {
    const { getters } = this.model;
    const sheetName = getters.getSheetName(sheetId);
    this.model.dispatch("ADD_COLUMNS_ROWS", {
      sheetId,
      sheetName,
      dimension,
      base,
      quantity,
      position: "after",
    });
  }

  /** The zone a formula's result spills over, anchor included; undefined where nothing spills. */
  spillZone(at: CellAt): Zone | undefined {
    const zone = this.model.getters.getSpreadZone(at);
    return zone === undefined || (rowCount(zone) === 1 && columnCount(zone) === 1)
      ? undefined
      : zone;
  }

  /** The cell whose result spills into this one (or is shown by it). */
  spillAnchor(at: CellAt): CellAt | undefined {
    const anchor = this.model.getters.getArrayFormulaSpreadingOn(at);
    return anchor !== undefined && this.spillZone(anchor) !== undefined ? anchor : undefined;
  }

  /** The smallest zone around all cells with contents, or with formats too; undefined when there is none. */
  usedZone(sheetId: string, within: Zone, valuesOnly: boolean): Zone | undefined {
    const { getters } = this.model;
    let used: Zone | undefined;
    const add = (row: number, col: number) => {
      if (intersection(within, { top: row, bottom: row, left: col, right: col }) === undefined)
        return;
      used = {
        top: Math.min(used?.top ?? row, row),
        left: Math.min(used?.left ?? col, col),
        bottom: Math.max(used?.bottom ?? row, row),
        right: Math.max(used?.right ?? col, col),
      };
    };
    for (const { row, col } of getters.getEvaluatedCellsPositions(sheetId)) {
      const type: string = getters.getEvaluatedCell({ sheetId, row, col }).type;
      if (!valuesOnly || type !== "empty") add(row, col);
    }
    if (!valuesOnly) {
      for (const cell of getters.getCells(sheetId)) {
        const { row, col } = getters.getCellPosition(cell.id);
        add(row, col);
      }
    }
    return used;
  }

  /** Calculates cells again, calling the add-in for those that hold its functions. */
  recalculate(cells: readonly CellAt[]): void {
    const ids = cells.flatMap((at) => {
      const cell = this.model.getters.getCell(at);
      return cell?.isFormula === true ? [cell.id] : [];
    });
    this.recalculateCells(ids);
  }

  recalculateCells(cellIds: number[]): void {
    if (cellIds.length === 0) return;
    this.calls.forget(cellIds);
    this.model.dispatch("EVALUATE_CELLS", { cellIds });
  }

  /** Resolves when every call has settled and is shown. */
  idle(): Promise<void> {
    return this.calls.idle();
  }

  /** Everything that outlives closing: sheets, formulas, formats, and the results shown. */
  save(): SavedGrid {
    this.settleNames();
    const formats = [...this.originalFormats].flatMap(([id, { format, shown }]) => {
      const at = positionOf(this.model, id);
      const cell = at === undefined ? undefined : this.model.getters.getCell(at);
      return at === undefined || (cell?.format ?? "") !== shown ? [] : [{ ...at, format }];
    });
    const data: Partial<Record<string, unknown>> = structuredClone({ ...this.model.exportData() });
    // The number of the grid's last change is no part of the workbook.
    delete data["revisionId"];
    return { data, results: this.calls.save(), formats };
  }

  private richValue(at: CellAt): RichValue | undefined {
    const anchor = this.model.getters.getArrayFormulaSpreadingOn(at) ?? at;
    const cell = this.model.getters.getCell(anchor);
    return cell === undefined
      ? undefined
      : this.calls.richValue(cell.id, at.row - anchor.row, at.col - anchor.col);
  }

  private tellChanges(): void {
    if (this.noted.length === 0) return;
    const changes = this.noted;
    this.noted = [];
    for (const listener of this.listeners) listener(changes);
  }
}
