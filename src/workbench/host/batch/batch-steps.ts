import { sameContent } from "../../grid/index.js";
import { HostError } from "../host-error.js";
import type { HostState } from "../host-state.js";
import { hasUndoSupport } from "./undo-support.js";

/**
 * Undo as Excel documents it for add-ins: what one batch writes, on the grid and beside it, is one step;
 * a batch that only reads makes none; after a member without undo support nothing before can be undone.
 */
export class BatchSteps {
  /** Members without undo support that the batch has used. */
  private readonly unsupported = new Set<string>();
  private openGroups = 0;

  constructor(private readonly host: HostState) {
    const { workbook } = host;
    workbook.steps.start(host.undoable());
    workbook.onChanges((changes) => {
      if (!changes.some(({ kind }) => kind === "history")) return;
      host.restore(workbook.steps.kept as ReturnType<HostState["undoable"]>);
    });
  }

  /** A member is called or set. */
  noteWrite(member: string): void {
    if (hasUndoSupport(member)) return;
    if (this.openGroups > 0) {
      throw new HostError("UndoNotSupported", `${member} cannot be part of a group of undo.`);
    }
    this.unsupported.add(member);
  }

  beginGroup(): void {
    this.openGroups++;
  }

  endGroup(): void {
    if (--this.openGroups === 0) this.host.workbook.steps.end();
  }

  async run<T>(batch: () => Promise<T>): Promise<T> {
    const { workbook } = this.host;
    const before = this.host.undoable();
    this.unsupported.clear();
    workbook.steps.begin();
    try {
      return await batch();
    } finally {
      // What a batch that failed has done stays, as a step of its own.
      workbook.settleNames();
      const kept = this.host.undoable();
      if (!sameContent(before, kept)) {
        workbook.model.dispatch("WORKBENCH_KEEP" as never, { kept } as never);
      }
      if (this.openGroups === 0) workbook.steps.end();
      if (this.unsupported.size > 0) workbook.steps.clear();
    }
  }
}
