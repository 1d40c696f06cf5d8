import type { Workbook } from "../grid/index.js";
import { accessDenied, invalidArgument } from "./host-error.js";
import type { EventHub } from "./event-hub.js";

export interface SheetProtection {
  readonly isProtected: boolean;
  readonly password: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

export type CalculationMode = "Automatic" | "AutomaticExceptTables" | "Manual";

/** What Excel knows of a workbook beside its grid; everything here is saved with it, save the events. */
export class HostState {
  readonly protection = new Map<string, SheetProtection>();
  readonly veryHidden = new Set<string>();
  /** Cells unlocked by the user, as "sheet|row|column". */
  readonly unlocked = new Set<string>();
  readonly hyperlinks = new Map<string, Readonly<Record<string, unknown>>>();
  calculationMode: CalculationMode = "Automatic";

  constructor(
    readonly workbook: Workbook,
    readonly events: EventHub,
    readonly locale: { readonly uiLanguage: string; readonly contentLanguage: string },
  ) {}

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
        `The sheet "${this.workbook.sheetName(sheetId)}" is protected. Unprotect it to make changes.`,
      );
    }
  }

  assertStructureEditable(sheetId: string): void {
    if (this.protection.get(sheetId)?.isProtected === true) {
      throw accessDenied(
        `The sheet "${this.workbook.sheetName(sheetId)}" is protected. Unprotect it to make changes.`,
      );
    }
  }
}
