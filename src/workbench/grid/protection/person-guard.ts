import type { CommandResult } from "@odoo/o-spreadsheet";
import {
  UIPlugin,
  isCoreCommand,
  lockedSheetAllowedCommands,
  registries,
} from "@odoo/o-spreadsheet";
import type { CellAt, Zone } from "../addresses.js";
import "../spreadsheet.js";

/** Under this key a model's guard stands in the context o-spreadsheet gives to plugins. */
export const guardKey = "personGuard";

/** What a host says of its protected sheets. */
interface Protection {
  isProtected(sheetId: string): boolean;
  /** On a protected sheet; a cell is locked unless somebody unlocked it. */
  isUnlocked(at: CellAt): boolean;
  /** A sheet without a password, when unprotecting. */
  mayUnprotect(sheetId: string): boolean;
  setProtected(sheetId: string, isProtected: boolean): void;
}

/**
 * Tells what a person does on the grid from what the host does for an add-in, which checks protection
 * by itself. Without a person, in tests of the host, it does nothing.
 */
export class PersonGuard {
  private hostRuns = 0;
  private hostActs = 0;
  constructor(public protection?: Protection) {}

  get isPerson(): boolean {
    return this.hostRuns === 0;
  }

  /** Whether the host does something at this moment: while a batch waits, a person may type. */
  get isHostActing(): boolean {
    return this.hostActs > 0;
  }

  /** What is done until this returns is the host's doing. */
  actsNow<T>(act: () => T): T {
    this.hostActs += 1;
    try {
      return act();
    } finally {
      this.hostActs -= 1;
    }
  }

  /** What is done until this resolves is the host's doing. */
  async byHost<T>(run: () => Promise<T>): Promise<T> {
    this.hostRuns += 1;
    try {
      return await run();
    } finally {
      this.hostRuns -= 1;
    }
  }
}

// The enum of these two exists for the compiler alone, which does not let its members be used.
const results: Readonly<Record<"allowed" | "refused", unknown>> = {
  allowed: "Success",
  refused: "SheetLocked",
};
const allowed = results.allowed as CommandResult;
const refused = results.refused as CommandResult;

type Command = Parameters<UIPlugin["allowDispatch"]>[0];

/** Excel's protection of sheets in the place of o-spreadsheet's own, which knows no unlocked cells. */
class ProtectionPlugin extends UIPlugin {
  static override getters = ["isCurrentSheetLocked"] as const;
  private readonly guard: PersonGuard | undefined;

  constructor(config: ConstructorParameters<typeof UIPlugin>[0]) {
    super(config);
    this.guard = config.custom[guardKey] as PersonGuard | undefined;
  }

  /** Asked before a cell is edited and for the toolbar: of the active cell, as in Excel. */
  isCurrentSheetLocked(): boolean {
    const at = this.getters.getActivePosition();
    const protection = this.guard?.protection;
    return protection?.isProtected(at.sheetId) === true && !protection.isUnlocked(at);
  }

  override allowDispatch(command: Command): CommandResult {
    const { guard } = this;
    if (guard?.protection === undefined || !guard.isPerson) return allowed;
    const { protection } = guard;
    if (command.type === "UNLOCK_SHEET" && !protection.mayUnprotect(command.sheetId)) {
      return refused;
    }
    if (lockedSheetAllowedCommands.has(command.type)) return allowed;
    const sheetId = this.sheetOf(command);
    if (sheetId === undefined || !protection.isProtected(sheetId)) return allowed;
    const written = writtenBy(command);
    const isOpen =
      written !== undefined &&
      cellsOf(written).every((cell) => protection.isUnlocked({ sheetId, ...cell }));
    return isOpen ? allowed : refused;
  }

  /** The tab's own menu protects a sheet as Excel's does. */
  override handle(command: Command): void {
    const { guard } = this;
    if (guard?.protection === undefined || !guard.isPerson) return;
    if (command.type === "LOCK_SHEET") guard.protection.setProtected(command.sheetId, true);
    if (command.type === "UNLOCK_SHEET") guard.protection.setProtected(command.sheetId, false);
  }

  private sheetOf(command: Command): string | undefined {
    if ("sheetId" in command) return command.sheetId;
    return isCoreCommand(command) ? undefined : this.getters.getActiveSheetId();
  }
}

/** The cells whose contents a command changes; undefined for anything that is more than that. */
function writtenBy(command: Command): readonly Zone[] | undefined {
  switch (command.type) {
    case "UPDATE_CELL":
    case "CLEAR_CELL": {
      const { row, col } = command;
      return [{ top: row, bottom: row, left: col, right: col }];
    }
    case "DELETE_CONTENT":
    case "DELETE_UNFILTERED_CONTENT":
      return command.target;
    default:
      return undefined;
  }
}

const cellsOf = (zones: readonly Zone[]) =>
  zones.flatMap(({ top, left, bottom, right }) =>
    Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, index) => ({
      row: top + Math.floor(index / (right - left + 1)),
      col: left + (index % (right - left + 1)),
    })),
  );

/** From now on protected sheets hold a person back too; once, before a workbook is made. */
export function holdPersonBack(): void {
  registries.statefulUIPluginRegistry.replace("lock_sheet", ProtectionPlugin);
}
