import type { StatCell } from "../cells/scan-workbook.js";
import { freeze } from "../freeze/freeze.js";
import type { SkipReason } from "../freeze/freeze.js";
import type { FreezeOptions } from "../freeze/replace-by-values.js";
import { thaw } from "../freeze/thaw.js";
import type { RunInExcel } from "../run-in-excel.js";

/** What a host must be able to do for a copy; see `findCopyPort`. */
export interface CopyPort {
  /** The workbook's file as it stands, in base64. */
  readFile(): Promise<string>;
  /** Opens a new workbook from a file in base64. */
  openCopy(base64: string): Promise<void>;
}

export type ShareReport =
  | {
      readonly status: "opened";
      readonly frozenCount: number;
      /** Still formulas in the copy, and why. */
      readonly skipped: readonly { readonly cell: StatCell; readonly reason: SkipReason }[];
    }
  /** This Excel hands out no file: freeze, save a copy, thaw. */
  | { readonly status: "unsupported" };

/**
 * Opens a copy in which all STAT formulas are values, for people without the add-in. The workbook itself
 * is frozen for the moment of reading and thawed again, whatever happens to the copy.
 */
export async function shareCopy(
  run: RunInExcel,
  port: CopyPort | undefined,
  options: FreezeOptions,
): Promise<ShareReport> {
  if (port === undefined) return { status: "unsupported" };
  const frozen = await run((context) => freeze(context, { kind: "workbook" }, options));
  let file: string;
  try {
    file = await port.readFile();
  } finally {
    const names = frozen.formulas.map(({ name }) => name);
    await run((context) => thaw(context, { names }));
  }
  await port.openCopy(file);
  return { status: "opened", frozenCount: frozen.frozen.length, skipped: frozen.skipped };
}
