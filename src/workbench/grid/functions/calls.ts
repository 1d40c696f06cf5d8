import type { Model } from "@odoo/o-spreadsheet";
import type { CellAt } from "../addresses.js";
import { cellName, quoteSheetName } from "../addresses.js";
import type { CallOutcome, ShownResult } from "./call-results.js";
import { toShownResult } from "./call-results.js";
import type { GridArgument, GridResult, GridValue } from "./call-values.js";
import type { ArgumentRules } from "./call-values.js";
import { argumentAddress, toCallArguments } from "./call-values.js";
import { positionOf } from "./cell-position.js";
import type { RichValue } from "./data-types.js";
import type { FunctionDescription } from "./function-metadata.js";
import { SavedResults, toSavedResults, type SavedResult } from "./saved-results.js";

/** One call of an add-in's function, as the grid asks for it. */
export interface FunctionCall {
  readonly description: FunctionDescription;
  readonly values: readonly unknown[];
  readonly address: string;
  readonly parameterAddresses: readonly (string | null)[];
}

/** Starts a call and gives back how to cancel it; `settle` may be called again by a streaming function. */
export type StartCall = (call: FunctionCall, settle: (outcome: CallOutcome) => void) => () => void;

interface HeldCall {
  result: ShownResult | undefined;
  cancel: (() => void) | undefined;
}

interface CellCalls {
  readonly entries: Map<string, HeldCall>;
  /** Keys asked for since the last turn; undefined when the cell was not evaluated in it. */
  used: Set<string> | undefined;
  /** The newest settled result, shown again while calculation is manual. */
  last: ShownResult | undefined;
  isDirty: boolean;
}

/** What o-spreadsheet gives a function as `this`. */
export interface EvaluationContext {
  readonly getters: Model["getters"];
  readonly __originCellPosition?: {
    readonly sheetId: string;
    readonly row: number;
    readonly col: number;
  };
  /** Absent while a formula is only previewed. */
  readonly updateDependencies?: unknown;
}

const busy: GridValue = { value: "#BUSY!", message: "The add-in is working on it." };

/**
 * Asynchronous functions on a synchronous engine: the first evaluation starts the call and shows
 * #BUSY!, its result is kept under cell, function and arguments, and the cell is evaluated again.
 * So a recalculation calls the add-in only when an argument changed or a recalculation was asked for.
 */
export class FunctionCalls {
  /** While true, a changed argument keeps the last result until the cell is calculated. */
  isManual = false;
  private readonly cells = new Map<number, CellCalls>();
  private readonly entered = new Map<
    number,
    { readonly content: string; readonly value: RichValue }
  >();
  private readonly settledCells = new Set<number>();
  private readonly saved: SavedResults;
  private isTurnOpen = false;
  private isSweepDue = false;
  private waiting: (() => void)[] = [];
  private pendingCount = 0;
  private model: Model | undefined;

  constructor(
    private readonly start: StartCall,
    private readonly rules: Omit<ArgumentRules, "dataTypeAt">,
    saved: readonly SavedResult[] = [],
  ) {
    this.saved = new SavedResults(saved);
  }

  attach(model: Model): void {
    this.model = model;
    model.on("update", this, () => {
      this.scheduleSweep();
    });
  }

  /** The result for one call of a formula in a cell; starts the call when there is none. */
  evaluate(
    description: FunctionDescription,
    given: readonly GridArgument[],
    context: EvaluationContext,
  ): GridResult {
    const position = context.__originCellPosition;
    const cell = position === undefined ? undefined : context.getters.getCell(position);
    if (position === undefined || cell === undefined) return busy;
    const dataTypeAt = (at: CellAt) => this.dataTypeAt(context.getters, at);
    const shaped = toCallArguments(description, given, { ...this.rules, dataTypeAt });
    if ("error" in shaped) return shaped.error;
    const nameOf = (id: string) => context.getters.getSheetName(id);
    const parameterAddresses = given.map((one) => argumentAddress(one, nameOf));
    const isTold = description.options?.requiresParameterAddresses === true;
    // A cell that is empty is told from an argument that is left out by its address alone.
    const told = isTold ? [shaped.values, parameterAddresses] : shaped.values;
    const key = `${description.id}|${JSON.stringify(told)}`;
    // A preview of a formula being typed must not cost a call.
    if (context.updateDependencies === undefined) {
      return this.cells.get(cell.id)?.entries.get(key)?.result?.shown ?? busy;
    }
    const calls = this.callsOf(cell.id);
    calls.used ??= new Set();
    calls.used.add(key);
    this.openTurn();
    const known = calls.entries.get(key);
    if (known !== undefined) return known.result?.shown ?? busy;
    const saved = this.saved.take(position, key);
    if (saved !== undefined) {
      calls.entries.set(key, { result: saved, cancel: undefined });
      calls.last = saved;
      return saved.shown;
    }
    if (this.isManual && calls.last !== undefined) {
      calls.isDirty = true;
      return calls.last.shown;
    }
    this.begin(cell.id, calls, key, {
      description,
      values: shaped.values,
      address: `${quoteSheetName(nameOf(position.sheetId))}!${cellName(position.row, position.col)}`,
      parameterAddresses,
    });
    return calls.entries.get(key)?.result?.shown ?? busy;
  }

  /** Forgets the results of these cells, so that their next evaluation calls the add-in. */
  forget(cellIds: Iterable<number>): void {
    for (const id of cellIds) this.drop(id);
  }

  /** Cells that hold calls, and of them those whose arguments changed while calculation was manual. */
  cellIds(): { readonly all: number[]; readonly dirty: number[] } {
    const all = [...this.cells.keys()];
    return { all, dirty: all.filter((id) => this.cells.get(id)?.isDirty === true) };
  }

  /** Evaluates the cells whose calls settled since the last time. */
  flush(): void {
    const model = this.model;
    if (model === undefined || this.settledCells.size === 0) return;
    const cellIds = [...this.settledCells].filter((id) => positionOf(model, id) !== undefined);
    this.settledCells.clear();
    if (cellIds.length > 0) model.dispatch("EVALUATE_CELLS", { cellIds });
    this.wakeWhenIdle();
  }

  /** Resolves when no call is outstanding and every result is on the grid; streams are not waited for. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.scheduleSweep();
    });
  }

  /** Calls under way, streams excluded. */
  get pending(): number {
    return this.pendingCount;
  }

  /** A cell now holds a data type that is no function's result, as long as its content stands. */
  enterDataType(cellId: number, content: string, value: RichValue): void {
    this.entered.set(cellId, { content, value });
  }

  /** The data type a cell shows, as a result or as it was entered. */
  dataTypeAt(getters: Model["getters"], at: CellAt): RichValue | undefined {
    const anchor = getters.getArrayFormulaSpreadingOn(at) ?? at;
    const cell = getters.getCell(anchor);
    if (cell === undefined) return undefined;
    const entered = this.entered.get(cell.id);
    if (entered !== undefined && !cell.isFormula && cell.content === entered.content) {
      return entered.value;
    }
    const [row, column] = [at.row - anchor.row, at.col - anchor.col];
    return this.cells.get(cell.id)?.last?.rich.get(`${row},${column}`);
  }

  save(): SavedResult[] {
    const model = this.model;
    if (model === undefined) return [];
    return toSavedResults(
      [...this.cells].flatMap(([id, { entries }]) => {
        const position = positionOf(model, id);
        if (position === undefined) return [];
        return [...entries].flatMap(([key, { result }]) =>
          result === undefined ? [] : { position, key, result },
        );
      }),
    );
  }

  private begin(cellId: number, calls: CellCalls, key: string, call: FunctionCall): void {
    const entry: HeldCall = { result: undefined, cancel: undefined };
    calls.entries.set(key, entry);
    calls.isDirty = false;
    const isStream = call.description.options?.stream === true;
    if (!isStream) this.pendingCount++;
    let isOpen = true;
    const close = () => {
      if (isOpen && !isStream) this.pendingCount--;
      isOpen = false;
    };
    const stop = this.start(call, (outcome) => {
      if (calls.entries.get(key) !== entry) return;
      entry.result = toShownResult(outcome);
      calls.last = entry.result;
      if (!isStream) {
        close();
        entry.cancel = undefined;
      }
      this.settledCells.add(cellId);
    });
    entry.cancel = () => {
      close();
      stop();
    };
  }

  private callsOf(cellId: number): CellCalls {
    let calls = this.cells.get(cellId);
    if (calls === undefined) {
      calls = { entries: new Map(), used: undefined, last: undefined, isDirty: false };
      this.cells.set(cellId, calls);
    }
    return calls;
  }

  private drop(cellId: number): void {
    const calls = this.cells.get(cellId);
    if (calls === undefined) return;
    this.cells.delete(cellId);
    for (const entry of calls.entries.values()) entry.cancel?.();
  }

  /** A turn ends after the evaluation in progress; what a cell did not ask for in it is dropped. */
  private openTurn(): void {
    if (this.isTurnOpen) return;
    this.isTurnOpen = true;
    queueMicrotask(() => {
      this.isTurnOpen = false;
      for (const calls of this.cells.values()) {
        if (calls.used === undefined) continue;
        for (const [key, entry] of calls.entries) {
          if (calls.used.has(key)) continue;
          calls.entries.delete(key);
          entry.cancel?.();
        }
        calls.used = undefined;
      }
    });
  }

  /** Cells deleted or overwritten since: one pass for many changes. */
  private scheduleSweep(): void {
    if (this.isSweepDue) return;
    this.isSweepDue = true;
    setTimeout(() => {
      this.isSweepDue = false;
      const model = this.model;
      if (model !== undefined) {
        for (const id of [...this.cells.keys()]) {
          const position = positionOf(model, id);
          if (position === undefined || model.getters.getCell(position)?.isFormula !== true)
            this.drop(id);
        }
      }
      this.flush();
      this.wakeWhenIdle();
    }, 0);
  }

  private wakeWhenIdle(): void {
    if (this.pendingCount > 0 || this.settledCells.size > 0 || this.isSweepDue) return;
    const waiting = this.waiting;
    this.waiting = [];
    for (const wake of waiting) wake();
  }
}
