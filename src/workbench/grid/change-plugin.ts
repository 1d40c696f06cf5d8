import { UIPlugin, lockedSheetAllowedCommands, registries } from "@odoo/o-spreadsheet";
import type { FunctionCalls } from "./functions/calls.js";
import type { CellAt, Zone } from "./addresses.js";
import { callsKey } from "./functions/register-functions.js";
import type { NamesCommand } from "./names/name-queue.js";
import "./spreadsheet.js";

export interface CellChange {
  readonly row: number;
  readonly col: number;
  readonly content?: string;
  /** A grid format; an empty text takes the format away. */
  readonly format?: string;
}

interface WriteCommand {
  readonly type: "WORKBENCH_WRITE";
  readonly sheetId: string;
  readonly cells: readonly CellChange[];
}

/** What a command did, for the workbook's events. */
export type GridChange =
  | {
      readonly kind: "cells";
      readonly sheetId: string;
      readonly zone: Zone;
      /** What a single cell has shown before; of a step taken back nobody tells it. */
      readonly before?: CellValue | undefined;
    }
  | { readonly kind: "formats"; readonly sheetId: string; readonly zones: readonly Zone[] }
  | {
      readonly kind: "rows" | "columns";
      readonly sheetId: string;
      readonly added: boolean;
      /** First and last of each run, from 0 on: where those that went have been. */
      readonly runs: readonly (readonly [first: number, last: number])[];
    }
  | { readonly kind: "sheet-copied"; readonly sheetId: string; readonly from: string }
  | { readonly kind: "sheet-added" | "sheet-deleted" | "sheet-renamed"; readonly sheetId: string }
  | { readonly kind: "calculated"; readonly sheetId: string }
  | { readonly kind: "activated"; readonly sheetId: string; readonly from: string }
  | { readonly kind: "history" };

/** Of sheets that a person adds; the grid's own are too small for a long series. */
export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
}

export const sheetSizeKey = "sheetSize";

type CellValue = string | number | boolean;

type NoteChange = (change: GridChange) => void;
export const noteKey = "noteChange";

type Command = Parameters<UIPlugin["handle"]>[0] | WriteCommand | NamesCommand;

/** Sees every command: turns many cell writes into one undo step, and reports what changed. */
class ChangePlugin extends UIPlugin {
  private readonly calls: FunctionCalls | undefined;
  private readonly note: NoteChange | undefined;
  private readonly sheetSize: SheetSize | undefined;
  private before: CellValue | undefined;

  constructor(config: ConstructorParameters<typeof UIPlugin>[0]) {
    super(config);
    this.calls = config.custom[callsKey] as FunctionCalls | undefined;
    this.note = config.custom[noteKey] as NoteChange | undefined;
    this.sheetSize = config.custom[sheetSizeKey] as SheetSize | undefined;
  }

  override beforeHandle(command: Command): void {
    if (command.type === "UPDATE_CELL" || command.type === "CLEAR_CELL") {
      const { sheetId, row, col } = command;
      this.before = this.getters.getEvaluatedCell({ sheetId, row, col }).value ?? "";
    }
    if (command.type === "DUPLICATE_SHEET") this.nameCopy(command);
    if (command.type !== "CREATE_SHEET" || this.sheetSize === undefined) return;
    command.rows ??= this.sheetSize.rows;
    command.cols ??= this.sheetSize.columns;
  }

  /** "Sheet1 (2)", as Excel's own menu calls a copy, in place of the grid's "Copy of Sheet1". */
  private nameCopy(command: Extract<Command, { type: "DUPLICATE_SHEET" }>): void {
    const name = this.getters.getSheetName(command.sheetId);
    if (command.sheetNameTo !== this.getters.getDuplicateSheetName(name)) return;
    const taken = new Set(
      this.getters.getSheetIds().map((id) => this.getters.getSheetName(id).toLowerCase()),
    );
    const base = name.replace(/ \(\d+\)$/, "");
    for (let number = 2; ; number++) {
      const suffix = ` (${number})`;
      command.sheetNameTo = base.slice(0, 31 - suffix.length) + suffix;
      if (!taken.has(command.sheetNameTo.toLowerCase())) return;
    }
  }

  override handle(command: Command): void {
    switch (command.type) {
      case "WORKBENCH_WRITE":
        for (const cell of command.cells) {
          this.dispatch("UPDATE_CELL", { sheetId: command.sheetId, ...cell });
        }
        break;
      case "WORKBENCH_NAMES":
        for (const { name, place } of command.changes) this.changeName(name, place);
        break;
      case "EVALUATE_CELLS":
        for (const sheetId of this.sheetsOf(command.cellIds ?? [])) {
          this.note?.({ kind: "calculated", sheetId });
        }
        break;
      case "UNDO":
      case "REDO":
        this.noteHistory(command.commands);
        break;
      case "UPDATE_CELL":
        if (command.content !== undefined) this.cellWritten(command);
        break;
      case "CLEAR_CELL":
        this.cellWritten(command);
        break;
      default: {
        const change = sheetChangeOf(command);
        if (change !== undefined && !this.isMoreRoom(command)) this.note?.(change);
      }
    }
  }

  private changeName(name: string, place: NamesCommand["changes"][number]["place"]): void {
    const isKnown = this.getters.getNamedRange(name) !== undefined;
    if (place === undefined) {
      if (isKnown) this.dispatch("DELETE_NAMED_RANGE", { name });
      return;
    }
    const ranges = [this.getters.getRangeDataFromZone(place.sheetId, { ...place.zone })];
    if (!isKnown) this.dispatch("CREATE_NAMED_RANGE", { name, ranges });
    else this.dispatch("UPDATE_NAMED_RANGE", { oldRangeName: name, newRangeName: name, ranges });
  }

  /** Undo and redo change what the commands of the step had changed. */
  private noteHistory(commands: readonly Command[]): void {
    for (const command of commands) {
      if (command.type !== "UPDATE_CELL" && command.type !== "CLEAR_CELL") continue;
      const { sheetId, row, col } = command;
      const zone = { top: row, left: col, bottom: row, right: col };
      this.note?.({ kind: "cells", sheetId, zone });
    }
    this.note?.({ kind: "history" });
  }

  /** Rows or columns below or behind all others: Excel's sheets have no end, and nothing moves. */
  private isMoreRoom(command: Command): boolean {
    if (command.type !== "ADD_COLUMNS_ROWS" || command.position !== "after") return false;
    const { bottom, right } = this.getters.getSheetZone(command.sheetId);
    const last = command.dimension === "ROW" ? bottom : right;
    return command.base + command.quantity === last;
  }

  private sheetsOf(cellIds: readonly number[]): Set<string> {
    return new Set(cellIds.map((id) => this.getters.getCellPosition(id).sheetId));
  }

  /** Entering a formula calculates it, also when it is the one that stood there. */
  private cellWritten({ sheetId, row, col }: CellAt): void {
    const cell = this.getters.getCell({ sheetId, row, col });
    if (cell !== undefined) this.calls?.forget([cell.id]);
    const zone = { top: row, left: col, bottom: row, right: col };
    this.note?.({ kind: "cells", sheetId, zone, before: this.before });
  }
}

/** What a command does to a sheet as a whole; undefined where it is about cells or nothing is told of it. */
function sheetChangeOf(command: Command): GridChange | undefined {
  switch (command.type) {
    case "SET_FORMATTING":
      return { kind: "formats", sheetId: command.sheetId, zones: command.target };
    case "ADD_COLUMNS_ROWS":
    case "REMOVE_COLUMNS_ROWS":
      return {
        kind: command.dimension === "ROW" ? "rows" : "columns",
        sheetId: command.sheetId,
        added: command.type === "ADD_COLUMNS_ROWS",
        runs: runsOf(command),
      };
    case "CREATE_SHEET":
      return { kind: "sheet-added", sheetId: command.sheetId };
    case "DUPLICATE_SHEET":
      return { kind: "sheet-copied", sheetId: command.sheetIdTo, from: command.sheetId };
    case "DELETE_SHEET":
      return { kind: "sheet-deleted", sheetId: command.sheetId };
    case "RENAME_SHEET":
      return { kind: "sheet-renamed", sheetId: command.sheetId };
    case "ACTIVATE_SHEET":
      return { kind: "activated", sheetId: command.sheetIdTo, from: command.sheetIdFrom };
    default:
      return undefined;
  }
}

type ShiftCommand = Extract<Command, { type: "ADD_COLUMNS_ROWS" | "REMOVE_COLUMNS_ROWS" }>;

function runsOf(command: ShiftCommand): (readonly [number, number])[] {
  if (command.type === "ADD_COLUMNS_ROWS") {
    const first = command.base + (command.position === "after" ? 1 : 0);
    return [[first, first + command.quantity - 1]];
  }
  const runs: [number, number][] = [];
  for (const element of [...command.elements].sort((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last?.[1] === element - 1) last[1] = element;
    else runs.push([element, element]);
  }
  return runs;
}

registries.featurePluginRegistry.add("workbench-changes", ChangePlugin);
// Protection is checked cell by cell before the write, since only locked cells refuse.
(lockedSheetAllowedCommands as Set<string>).add("WORKBENCH_WRITE");
(lockedSheetAllowedCommands as Set<string>).add("WORKBENCH_NAMES");
