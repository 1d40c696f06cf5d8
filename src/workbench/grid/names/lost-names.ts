import { UIPlugin, registries } from "@odoo/o-spreadsheet";
import type { Zone } from "../addresses.js";
import { freeCell, nameSheet, nameSheetId } from "./name-formulas.js";
import "../spreadsheet.js";

type Command = Parameters<UIPlugin["handle"]>[0];

/** Commands with which cells go. */
const losing: ReadonlySet<string> = new Set(["REMOVE_COLUMNS_ROWS", "DELETE_SHEET", "DELETE_CELL"]);

/** The grid takes a name away with its cells; Excel keeps it, and it leads to #REF! then. One step with the command. */
class LostNames extends UIPlugin {
  private before: readonly string[] = [];
  private within: readonly string[] = [];

  override beforeHandle(command: Command): void {
    if (!losing.has(command.type)) return;
    this.before = this.present();
    this.within = command.type === "DELETE_CELL" ? this.namesWithin(command.zone) : [];
  }

  override handle({ type }: Command): void {
    if (!losing.has(type)) return;
    // Of single cells the grid has the name lead to what has come in their place.
    for (const name of this.within) this.dispatch("DELETE_NAMED_RANGE", { name });
    const present = new Set(this.present());
    for (const name of this.before) if (!present.has(name)) this.keep(name);
    this.before = [];
  }

  private namesWithin({ top, left, bottom, right }: Zone): string[] {
    const sheetId = this.getters.getActiveSheetId();
    const isIn = ({ zone }: { readonly zone: Zone }) =>
      zone.top >= top && zone.bottom <= bottom && zone.left >= left && zone.right <= right;
    return this.getters
      .getNamedRanges()
      .filter(({ range }) => range.sheetId === sheetId && isIn(range))
      .map(({ name }) => name);
  }

  private present(): string[] {
    const names = this.getters.getNamedRanges();
    return names.filter(({ range }) => range.sheetId !== nameSheetId).map(({ name }) => name);
  }

  private keep(name: string): void {
    if (!this.getters.getSheetIds().includes(nameSheetId)) {
      this.dispatch("CREATE_SHEET", { ...nameSheet, position: this.getters.getSheetIds().length });
      this.dispatch("HIDE_SHEET", { sheetId: nameSheetId });
    }
    const { row, col } = freeCell(this.getters);
    this.dispatch("UPDATE_CELL", { sheetId: nameSheetId, row, col, content: "=#REF!" });
    const zone = { top: row, bottom: row, left: col, right: col };
    const ranges = [this.getters.getRangeDataFromZone(nameSheetId, zone)];
    this.dispatch("CREATE_NAMED_RANGE", { name, ranges });
  }
}

registries.featurePluginRegistry.add("workbench-lost-names", LostNames);
