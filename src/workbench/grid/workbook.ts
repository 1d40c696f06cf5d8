import type { Zone, CellAt } from "./addresses.js";
import { intersection, lastColumn } from "./addresses.js";
import type { StartCall } from "./functions/calls.js";
import type { SavedResult } from "./functions/saved-results.js";
import { FunctionCalls } from "./functions/calls.js";
import type { CellState, KeptFormat } from "./cells/cell-reader.js";
import { CellReader } from "./cells/cell-reader.js";
import { NameFormulas, nameSheetId } from "./names/name-formulas.js";
import type { NamedPlace } from "./names/name-queue.js";
import "./names/lost-names.js";
import { NameQueue } from "./names/name-queue.js";
import type { CellChange, GridChange, SheetSize } from "./change-plugin.js";
import { noteKey, sheetSizeKey } from "./change-plugin.js";
import type { RichValue } from "./functions/data-types.js";
import { contentOf } from "./functions/data-types.js";
import type { FunctionsMetadata } from "./functions/function-metadata.js";
import { toGridFormat, usLocale } from "./number-formats.js";
import { PersonGuard, guardKey } from "./protection/person-guard.js";
import { callsKey, registerFunctions } from "./functions/register-functions.js";
import { Sheets } from "./sheets.js";
import { Model } from "./spreadsheet.js";
import "./evaluation/sparse-evaluation.js";
import "./header-positions.js";
import "./undo/undo-plugins.js";
import "./used-colors.js";
import { UndoSteps, undoKey } from "./undo/undo-steps.js";

interface WorkbookOptions {
  readonly functions: FunctionsMetadata;
  /** @default "STAT" */
  readonly namespace?: string;
  readonly startCall: StartCall;
  /** Rows and columns of a new sheet. @default 1000 and 40 */
  readonly sheetSize?: SheetSize;
  /** A workbook's data as o-spreadsheet exports it, with results that are shown without a call. */
  readonly opened?: SavedGrid;
  readonly locale?: Readonly<typeof usLocale>;
  /** What an empty cell is to a function. @default null */
  readonly emptyCell?: null | 0;
}

/** A workbook's grid as plain JSON. */
export interface SavedGrid {
  /** As o-spreadsheet exports it. */
  readonly data: object;
  readonly results: readonly SavedResult[];
  /** Number formats the grid cannot show as they were set. */
  readonly formats?: readonly KeptFormat[];
}

/** A workbook over o-spreadsheet's model, spoken to in Excel's terms. */
export class Workbook {
  readonly model: Model;
  readonly sheets: Sheets;
  readonly calls: FunctionCalls;
  readonly steps = new UndoSteps();
  readonly guard = new PersonGuard();
  private readonly listeners = new Set<(changes: readonly GridChange[]) => void>();
  private noted: GridChange[] = [];
  private readonly nameQueue: NameQueue;
  private readonly nameFormulas: NameFormulas;
  private readonly cells: CellReader;

  constructor(options: WorkbookOptions) {
    registerFunctions(options.namespace ?? "STAT", options.functions);
    const size = options.sheetSize ?? { rows: 1000, columns: 40 };
    this.calls = new FunctionCalls(
      options.startCall,
      {
        takesErrors: options.functions.allowErrorForDataTypeAny === true,
        takesDataTypes: options.functions.allowCustomDataForDataTypeAny === true,
        emptyCell: options.emptyCell ?? null,
      },
      options.opened?.results,
    );
    const data = structuredClone(options.opened?.data) ?? {
      sheets: [
        {
          id: "{00000001}",
          name: "Sheet1",
          rowNumber: size.rows,
          colNumber: size.columns,
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
        [sheetSizeKey]: size,
        [noteKey]: (change: GridChange) => {
          if (!("sheetId" in change) || change.sheetId !== nameSheetId) this.noted.push(change);
        },
      },
    });
    this.sheets = new Sheets(this.model, size);
    this.cells = new CellReader(this.model, this.calls);
    for (const { format, ...at } of options.opened?.formats ?? [])
      this.cells.keepFormat(at, format);
    this.calls.attach(this.model);
    this.nameQueue = new NameQueue(this.model);
    this.nameFormulas = new NameFormulas(this.model, this.nameQueue);
    this.model.on("update", this, () => {
      this.tellChanges();
    });
  }

  onChanges(listener: (changes: readonly GridChange[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  activeCell(): CellAt {
    return this.model.getters.getActivePosition();
  }

  selection(): { readonly sheetId: string; readonly zone: Zone } {
    return { sheetId: this.sheets.activeId(), zone: this.model.getters.getSelectedZone() };
  }

  select(sheetId: string, zone: Zone): void {
    this.sheets.makeRoom(
      sheetId,
      Math.min(zone.bottom, 10_000),
      zone.right === lastColumn ? 0 : zone.right,
    );
    this.sheets.activate(sheetId);
    const whole = this.sheets.zoneOf(sheetId);
    const shown = intersection(zone, whole) ?? whole;
    this.model.selection.selectZone({
      cell: { col: shown.left, row: shown.top },
      zone: { ...shown },
    });
  }

  names(): readonly string[] {
    return this.nameQueue.names();
  }

  /** A name in the letters it was first given; undefined for one that there is not. */
  spelledName(name: string): string | undefined {
    return this.nameQueue.spelled(name);
  }

  /** Makes a name or points it elsewhere. */
  setName(name: string, place: NamedPlace): void {
    this.nameFormulas.clear(name);
    this.nameQueue.set(name, place);
  }

  /** Makes a name that stands for a formula or a constant ("=7"), or gives it another one. */
  setNameFormula(name: string, formula: string): void {
    this.nameFormulas.set(name, formula);
  }

  /** What a name stands for that is no range. */
  nameFormula(name: string): { readonly formula: string; readonly shown: CellState } | undefined {
    const at = this.nameFormulas.place(name);
    if (at === undefined) return undefined;
    const cell = this.model.getters.getCell(at);
    const formula = this.cells.formula(at) ?? (cell?.isFormula === false ? cell.content : "");
    return { formula, shown: this.cells.cell(at) };
  }

  removeName(name: string): void {
    this.nameFormulas.clear(name);
    this.nameQueue.remove(name);
  }

  /** A batch is over: the grid takes over the names it made. */
  settleNames(): void {
    this.nameQueue.flush();
  }

  locale(): ReturnType<Model["getters"]["getLocale"]> {
    return this.model.getters.getLocale();
  }

  /** Where a name points to; undefined where there is none, or it is one of a formula. */
  namedZone(name: string): NamedPlace | undefined {
    const place = this.nameQueue.place(name);
    return place?.sheetId === nameSheetId ? undefined : place;
  }

  cell(at: CellAt): CellState {
    return this.cells.cell(at);
  }

  /** What a cell holds, without all else that `cell` tells of it: for those who read many. */
  value(at: CellAt): CellState["value"] {
    return this.cells.value(at);
  }

  kind(at: CellAt): CellState["kind"] {
    return this.cells.kind(at);
  }

  text(at: CellAt): string {
    return this.cells.text(at);
  }

  /** The formula in English; undefined for constants and for cells a result spilled into. */
  formula(at: CellAt): string | undefined {
    return this.cells.formula(at);
  }

  richValue(at: CellAt): RichValue | undefined {
    return this.cells.richValue(at);
  }

  /** The formula as a user of this workbook's language sees it; undefined where there is none. */
  localFormula(at: CellAt): string | undefined {
    return this.cells.localFormula(at);
  }

  numberFormat(at: CellAt): string {
    return this.cells.numberFormat(at);
  }

  /** The zone a formula's result spills over, anchor included; undefined where nothing spills. */
  spillZone(at: CellAt): Zone | undefined {
    return this.cells.spillZone(at);
  }

  /** The cell whose result spills into this one (or is shown by it). */
  spillAnchor(at: CellAt): CellAt | undefined {
    return this.cells.spillAnchor(at);
  }

  /** The smallest zone around all cells with contents, or with formats too; undefined when there is none. */
  usedZone(sheetId: string, within: Zone, valuesOnly: boolean): Zone | undefined {
    return this.cells.usedZone(sheetId, within, valuesOnly);
  }

  setNumberFormats(
    sheetId: string,
    cells: readonly { row: number; col: number; format: string }[],
  ): void {
    this.write(
      sheetId,
      cells.map(({ row, col, format }) => ({ row, col, format: toGridFormat(format) ?? "" })),
    );
    for (const { row, col, format } of cells) this.cells.keepFormat({ sheetId, row, col }, format);
  }

  /** Writes many cells as one undo step; contents are read as if typed, in English. */
  write(sheetId: string, cells: readonly CellChange[]): void {
    if (cells.length === 0) return;
    this.sheets.makeRoom(
      sheetId,
      Math.max(...cells.map(({ row }) => row)),
      Math.max(...cells.map(({ col }) => col)),
    );
    // The grid ignores a formula that stands there already; entering it calculates it in Excel.
    const entered = cells.filter(({ row, col, content }) => {
      const at = { sheetId, row, col };
      return content?.startsWith("=") === true && this.cells.formula(at) === content;
    });
    this.model.dispatch("WORKBENCH_WRITE" as never, { sheetId, cells } as never);
    this.recalculate(entered.map(({ row, col }) => ({ sheetId, row, col })));
  }

  /** Puts a data type in a cell that no function gave, as Excel's own Geography and Stocks do. */
  enterDataType(at: CellAt, value: RichValue): void {
    this.write(at.sheetId, [{ ...at, content: contentOf(value) }]);
    const cell = this.model.getters.getCell(at);
    if (cell?.isFormula !== false) return;
    this.calls.enterDataType(cell.id, cell.content, value);
    // What reads the cell has seen its text alone.
    this.model.dispatch("EVALUATE_CELLS", { cellIds: [cell.id] });
  }

  /** Calculates cells again, calling the add-in for those that hold its functions. */
  recalculate(cells: readonly CellAt[]): void {
    const ids = cells.flatMap((at) => {
      const cell = this.model.getters.getCell(at);
      return cell?.isFormula === true ? [cell.id] : [];
    });
    this.recalculateCells(ids);
  }

  recalculateCells(wanted: number[]): void {
    if (wanted.length === 0) return;
    const cellIds = [...this.nameFormulas.behind(wanted), ...wanted];
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
    const data: Partial<Record<string, unknown>> = structuredClone({ ...this.model.exportData() });
    // The number of the grid's last change is no part of the workbook.
    delete data["revisionId"];
    return { data, results: this.calls.save(), formats: this.cells.keptFormats() };
  }

  private tellChanges(): void {
    if (this.noted.length === 0) return;
    const changes = this.noted;
    this.noted = [];
    for (const listener of this.listeners) listener(changes);
  }
}
