/** Results of calls as they are kept with a saved workbook, which costs no call when it is opened. */
import type { RichValue } from "./data-types.js";
import type { GridResult } from "./call-values.js";
import type { ShownResult } from "./call-results.js";

interface Position {
  readonly sheetId: string;
  readonly row: number;
  readonly col: number;
}

export interface SavedResult extends Position {
  readonly key: string;
  readonly result: {
    readonly shown: GridResult;
    readonly rich: readonly (readonly [string, RichValue])[];
  };
}

/** Those of a workbook that was opened, until the cell of each has asked for it. */
export class SavedResults {
  private readonly left: Map<string, ShownResult>;

  constructor(saved: readonly SavedResult[]) {
    this.left = new Map(
      saved.map(({ key, result, ...position }) => [
        savedKey(position, key),
        { ...result, rich: new Map(result.rich) },
      ]),
    );
  }

  /** The result of a call, given once. @param key of the function and its arguments */
  take(position: Position, key: string): ShownResult | undefined {
    const at = savedKey(position, key);
    const result = this.left.get(at);
    this.left.delete(at);
    return result;
  }
}

/** In the order of the cells, not of the calls: equal workbooks are saved alike. */
export function toSavedResults(
  held: readonly {
    readonly position: Position;
    readonly key: string;
    readonly result: ShownResult;
  }[],
): SavedResult[] {
  return held
    .map(({ position, key, result }) => ({
      ...position,
      key,
      result: { shown: result.shown, rich: [...result.rich] },
    }))
    .sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
}

const savedKey = ({ sheetId, row, col }: Position, key: string): string =>
  `${sheetId}|${String(row)}|${String(col)}|${key}`;

const placeKey = ({ sheetId, row, col, key }: SavedResult): string =>
  `${sheetId}|${String(row).padStart(7, "0")}|${String(col).padStart(5, "0")}|${key}`;
