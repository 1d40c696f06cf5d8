import { isFigure } from "../cells/read-figure.js";
import type { Refusals } from "../refusals.js";
import type { TableRow } from "./row.js";
import type { Layout } from "./table-layout.js";

/** What a mapping does not take of a table though it holds figures: named once each, since nobody may have meant it. */
export class LeftOut {
  readonly #columns = new Map<number, { readonly line: number; readonly reason: string }>();
  readonly #measures = new Map<string, { readonly line: number; rows: number }>();
  readonly #missing: ReadonlySet<string>;
  #layout: Layout | undefined;

  /** @param missing what stands for no figure */
  constructor(missing: ReadonlySet<string>) {
    this.#missing = missing;
  }

  look({ cells, typed, line }: TableRow, layout: Layout): void {
    this.#layout = layout;
    for (const { at, reason } of layout.otherColumns)
      if (!this.#columns.has(at) && this.#isFigure(cells[at] ?? "", typed?.[at] !== undefined))
        this.#columns.set(at, { line: layout.line, reason });
    const text = layout.unknownMeasure(cells);
    if (text === undefined) return;
    const known = this.#measures.get(text) ?? { line, rows: 0 };
    known.rows += 1;
    this.#measures.set(text, known);
  }

  #isFigure(text: string, isTyped: boolean): boolean {
    if (this.#missing.has(text.trim())) return false;
    return isTyped || isFigure(text);
  }

  refuse(
    refusals: Refusals,
    of: { readonly path: string; readonly counted: "line" | "observation" | undefined },
  ): void {
    for (const refusal of this.#columns.values()) refusals.add({ ...of, ...refusal });
    const known = this.#layout?.measureTexts.map((text) => `"${text}"`).join(", ") ?? "";
    for (const [text, { line, rows }] of this.#measures) {
      const count = rows === 1 ? "1 row of it is" : `${String(rows)} rows of it are`;
      const reason = `"${text}" is no measure of the mapping, which has ${known}: ${count} not in`;
      refusals.add({ ...of, line, reason });
    }
  }
}
