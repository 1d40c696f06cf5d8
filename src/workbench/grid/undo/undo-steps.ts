import type { UIPlugin } from "@odoo/o-spreadsheet";

type Session = ConstructorParameters<typeof UIPlugin>[0]["session"];
type Step = Parameters<Session["save"]>;

/** Under this key a model's undo steps stand in the context o-spreadsheet gives to plugins. */
export const undoKey = "undoSteps";

/**
 * What makes one step of undo and redo. The grid makes one of every command; between `begin` and `end`
 * all commands become one together, which the grid keeps, takes back and repeats as a whole.
 */
export class UndoSteps {
  private session: Session | undefined;
  private saveStep: Session["save"] | undefined;
  private open: { readonly commands: Step[1]; readonly changes: Step[2] } | undefined;
  private keeper: { kept: unknown } | undefined;

  /** The grid checks its exports with models of its own, which bring the same context: the first counts. */
  attachSession(session: Session): void {
    if (this.session !== undefined) return;
    this.session = session;
    const save = session.save.bind(session);
    this.saveStep = save;
    session.save = (command, commands, changes) => {
      if (this.open === undefined) {
        save(command, commands, changes);
        return;
      }
      // One by one: a call takes a limited number of arguments, and a sheet has more cells.
      for (const command of commands) this.open.commands.push(command);
      for (const change of changes) this.open.changes.push(change);
    };
  }

  attachKeeper(keeper: { kept: unknown }): void {
    this.keeper ??= keeper;
  }

  /** What is kept beside the grid when the workbook is opened: no step. */
  start(kept: unknown): void {
    if (this.keeper !== undefined) this.keeper.kept = kept;
  }

  begin(): void {
    this.open ??= { commands: [], changes: [] };
  }

  /** Where nothing was written there is no step. */
  end(): void {
    const { open } = this;
    this.open = undefined;
    // Not a command the grid knows how to repeat: Ctrl+Y without anything undone does nothing.
    if (open !== undefined) {
      this.saveStep?.({ type: "WORKBENCH_STEP" } as never, open.commands, open.changes);
    }
  }

  /** From here nothing can be undone, as in Excel after an operation without undo support. */
  clear(): void {
    this.session?.trigger("snapshot");
  }

  /** What is kept beside the grid at this point of the history. */
  get kept(): unknown {
    return this.keeper?.kept;
  }
}
