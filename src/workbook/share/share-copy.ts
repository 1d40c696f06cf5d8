import type { StatCell } from "../cells/scan-workbook.js";
import { judgeCells } from "../freeze/freeze.js";
import type { SkipReason } from "../freeze/freeze.js";
import type { RunInExcel } from "../run-in-excel.js";

/** What a host must be able to do for a copy; see `findCopyPort`. */
export interface CopyPort {
  /** The workbook's file as it stands. */
  readFile(): Promise<Uint8Array>;
  /** Opens a new workbook from a file. */
  openCopy(file: Uint8Array): Promise<void>;
}

export type ShareReport =
  | {
      readonly status: "opened";
      readonly frozenCount: number;
      /** Still formulas in the copy, and why. */
      readonly skipped: readonly { readonly cell: StatCell; readonly reason: SkipReason }[];
    }
  /** This Excel hands out no file: freeze, save a copy, thaw. */
  | { readonly status: "unsupported" }
  /** What Excel said when it was to hand out the file, or to open the copy. */
  | { readonly status: "failed"; readonly step: ShareStep; readonly reason: string };

export type ShareStep = "read" | "freeze" | "open";

/**
 * Opens a copy in which all STAT formulas are values, for people without the add-in. The formulas are
 * taken out of the copy's file: the workbook itself is only read, so that it loses nothing, whatever
 * happens to the copy, and no formula is calculated or paid for again.
 */
export async function shareCopy(run: RunInExcel, port: CopyPort | undefined): Promise<ShareReport> {
  if (port === undefined) return { status: "unsupported" };
  const judged = await run((context) => judgeCells(context, { kind: "workbook" }));
  // A picture may be at home in a file; protection keeps nobody from a cell there.
  const cells = judged.flatMap(({ cell, reason }) =>
    reason === undefined || reason === "picture"
      ? [{ ...cell, cell, isPicture: reason === "picture" }]
      : [],
  );
  let step: ShareStep = "read";
  try {
    const file = await port.readFile();
    step = "freeze";
    const { freezeFile } = await import("./freeze-file.js");
    const copy = freezeFile(file, cells);
    step = "open";
    await port.openCopy(copy.file);
    const left = new Set(copy.left.map(({ cell }) => cell));
    return {
      status: "opened",
      frozenCount: cells.length - left.size,
      skipped: judged.flatMap(({ cell, reason = "no-value" }) =>
        left.has(cell) || !cells.some((candidate) => candidate.cell === cell)
          ? [{ cell, reason }]
          : [],
      ),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: "failed", step, reason };
  }
}
