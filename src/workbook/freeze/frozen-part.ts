import { createWorkbookPart } from "../parts/workbook-part.js";
import type { WorkbookPart } from "../parts/workbook-part.js";
import type { KeptReference } from "./kept-references.js";

/** A formula that was replaced by its values, kept so that it can come back exactly. */
export interface FrozenFormula {
  /** The name the anchor is found by, whatever rows are inserted above it. */
  readonly name: string;
  readonly sheetId: string;
  readonly sheetName: string;
  /** Of the anchor when frozen: "B2". */
  readonly address: string;
  readonly formula: string;
  /** The cells it refers to, which may move while it is frozen. */
  readonly references?: readonly KeptReference[];
  /** Size of what stood there as values: the whole spill. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** The values as frozen, row by row, to see whether somebody typed over them. */
  readonly values: readonly (readonly unknown[])[];
  /** Milliseconds since 1970. */
  readonly frozenAt: number;
}

/** By name. A thawed formula stays as null, so that merging with an older copy does not revive it. */
export type FrozenFormulas = Readonly<Record<string, FrozenFormula | null>>;

export const frozenPart: WorkbookPart<FrozenFormulas> = createWorkbookPart<FrozenFormulas>({
  namespace: "urn:stat-for-excel:frozen",
  version: 1,
  empty: {},
  keepsUnreadable: true,
  migrate: (data, version) =>
    version === 1 && typeof data === "object" && data !== null
      ? (data as FrozenFormulas)
      : undefined,
  merge: mergeFrozen,
});

export function mergeFrozen(left: FrozenFormulas, right: FrozenFormulas): FrozenFormulas {
  const merged: Record<string, FrozenFormula | null> = { ...left };
  for (const [name, formula] of Object.entries(right)) {
    merged[name] = name in merged && merged[name] === null ? null : formula;
  }
  return merged;
}
