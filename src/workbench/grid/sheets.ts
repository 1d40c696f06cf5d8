import type { Zone } from "./addresses.js";
import type { SheetSize } from "./change-plugin.js";
import { nameSheetId } from "./names/name-formulas.js";
import type { Model } from "./spreadsheet.js";

/** The workbook's sheets, without the one that the grid keeps for names. */
export class Sheets {
  /** @param size of a new one */
  constructor(
    private readonly model: Model,
    private readonly size: SheetSize,
  ) {}

  ids(): readonly string[] {
    return this.model.getters.getSheetIds().filter((id) => id !== nameSheetId);
  }

  nameOf(sheetId: string): string {
    return this.model.getters.getSheetName(sheetId);
  }

  has(sheetId: string): boolean {
    // Not by tryGetSheet, which finds "__proto__".
    return this.ids().includes(sheetId);
  }

  named(name: string): string | undefined {
    const wanted = name.toLowerCase();
    return this.ids().find((id) => this.nameOf(id).toLowerCase() === wanted);
  }

  add(name: string): string {
    const numbers = this.ids().map((id) => parseInt(id.slice(1, -1), 16) || 0);
    const next = Math.max(0, ...numbers) + 1;
    const sheetId = `{${next.toString(16).toUpperCase().padStart(8, "0")}}`;
    const { rows, columns: cols } = this.size;
    this.model.dispatch("CREATE_SHEET", {
      sheetId,
      name,
      position: this.ids().length,
      rows,
      cols,
    });
    return sheetId;
  }

  freeName(): string {
    return this.model.getters.getNextSheetName("Sheet");
  }

  rename(sheetId: string, newName: string): void {
    this.model.dispatch("RENAME_SHEET", { sheetId, newName, oldName: this.nameOf(sheetId) });
  }

  /** @returns false when it is the last visible one */
  remove(sheetId: string): boolean {
    const sheetName = this.nameOf(sheetId);
    // The grid counts visible sheets, also when the one to go is hidden.
    const isLastVisible =
      this.isVisible(sheetId) && this.model.getters.getVisibleSheetIds().length === 1;
    if (isLastVisible) return false;
    this.setVisible(sheetId, true);
    return this.model.dispatch("DELETE_SHEET", { sheetId, sheetName }).isSuccessful;
  }

  move(sheetId: string, position: number): void {
    const delta = position - this.ids().indexOf(sheetId);
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

  activeId(): string {
    return this.model.getters.getActiveSheetId();
  }

  activate(sheetId: string): void {
    const from = this.activeId();
    if (from !== sheetId) {
      this.model.dispatch("ACTIVATE_SHEET", { sheetIdFrom: from, sheetIdTo: sheetId });
    }
  }

  zoneOf(sheetId: string): Zone {
    return this.model.getters.getSheetZone(sheetId);
  }

  /** Fits columns to the contents of a zone's cells, by the number of characters. */
  autofitColumns(sheetId: string, { top, left, bottom, right }: Zone): void {
    const sheet = this.zoneOf(sheetId);
    for (let col = left; col <= Math.min(right, sheet.right); col++) {
      let longest = 0;
      for (let row = top; row <= Math.min(bottom, sheet.bottom); row++) {
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

  /** Makes the sheet large enough for a cell, since this grid does not grow by itself. */
  makeRoom(sheetId: string, row: number, col: number): void {
    const zone = this.zoneOf(sheetId);
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
}
