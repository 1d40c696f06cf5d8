import type { Model } from "@odoo/o-spreadsheet";
import type { CellAt } from "../addresses.js";
import type { NameQueue } from "./name-queue.js";

/** A sheet that nobody sees and that is no part of the workbook to anybody but the grid. */
export const nameSheetId = "{names}";
/** Two columns, since a saved name of the only one's cell would be one of a whole row. */
export const nameSheet = { sheetId: nameSheetId, name: "_name_formulas", rows: 200, cols: 2 };

/**
 * Names that stand for a formula or a constant. The grid has names of ranges alone, so each points to a cell of a
 * sheet of its own, which holds the formula: a result of several cells shows its first.
 */
export class NameFormulas {
  constructor(
    private readonly model: Model,
    private readonly names: NameQueue,
  ) {}

  /** Undefined for a name of a range. */
  place(name: string): CellAt | undefined {
    const place = this.names.place(name);
    if (place?.sheetId !== nameSheetId) return undefined;
    return { sheetId: nameSheetId, row: place.zone.top, col: place.zone.left };
  }

  set(name: string, formula: string): void {
    const { row, col } = this.place(name) ?? this.freeCell();
    this.write(row, formula);
    const zone = { top: row, bottom: row, left: col, right: col };
    this.names.set(name, { sheetId: nameSheetId, zone });
  }

  clear(name: string): void {
    const place = this.place(name);
    if (place !== undefined) this.write(place.row, "");
  }

  /** The cells with the formulas of these names, and of names within them, which are calculated with what uses them. */
  behind(cellIds: readonly number[]): number[] {
    const { getters } = this.model;
    const known = getters
      .getNamedRanges()
      .filter(({ range }) => range.sheetId === nameSheetId)
      .map(({ name, range: { zone } }) => ({
        isIn: new RegExp(`(?<![\\p{L}\\p{N}_.])${escaped(name)}(?![\\p{L}\\p{N}_.])`, "iu"),
        cell: getters.getCell({ sheetId: nameSheetId, row: zone.top, col: zone.left }),
      }));
    const found = new Set<number>();
    const follow = (formula: string) => {
      for (const { isIn, cell } of known) {
        if (cell?.isFormula !== true || found.has(cell.id) || !isIn.test(formula)) continue;
        found.add(cell.id);
        follow(cell.compiledFormula.toFormulaString(getters));
      }
    };
    if (known.length > 0) {
      for (const id of cellIds) {
        const cell = getters.getCell(getters.getCellPosition(id));
        if (cell?.isFormula === true) follow(cell.compiledFormula.toFormulaString(getters));
      }
    }
    return [...found];
  }

  private freeCell(): CellAt {
    const { getters } = this.model;
    if (!getters.getSheetIds().includes(nameSheetId)) {
      this.model.dispatch("CREATE_SHEET", { ...nameSheet, position: getters.getSheetIds().length });
      this.model.dispatch("HIDE_SHEET", { sheetId: nameSheetId });
    }
    return freeCell(getters);
  }

  private write(row: number, content: string): void {
    const cells = [{ row, col: 0, content }];
    this.model.dispatch("WORKBENCH_WRITE" as never, { sheetId: nameSheetId, cells } as never);
  }
}

/** Of the sheet of names, which is there. */
export function freeCell(getters: Pick<Model["getters"], "getSheetZone" | "getCell">): CellAt {
  const { bottom } = getters.getSheetZone(nameSheetId);
  for (let row = 0; row <= bottom; row++) {
    const at = { sheetId: nameSheetId, row, col: 0 };
    if (getters.getCell(at) === undefined) return at;
  }
  throw new RangeError(`The grid holds ${bottom + 1} names of formulas.`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
