import type { CellAt, Zone } from "../addresses.js";
import { columnCount, intersection, rowCount } from "../addresses.js";
import type { RichValue } from "../functions/data-types.js";
import type { FunctionCalls } from "../functions/calls.js";
import { positionOf } from "../functions/cell-position.js";
import type { Model } from "../spreadsheet.js";
import { toExcelError } from "../spreadsheet.js";

type CellValue = string | number | boolean;
export type CellKind = "Empty" | "String" | "Double" | "Boolean" | "Error";

/** A cell as Excel would tell it: formulas in English with commas, errors by Excel's names. */
export interface CellState {
  readonly value: CellValue;
  readonly kind: CellKind;
  readonly text: string;
  /** The formula of the cell itself; undefined for constants and for cells a result spilled into. */
  readonly formula: string | undefined;
  /** What an error says when hovered. */
  readonly message: string | undefined;
  readonly rich: RichValue | undefined;
}

/** A number format as it was set, where the grid shows it in a simpler form or not at all. */
export type KeptFormat = CellAt & { readonly format: string };

type Evaluated = ReturnType<Model["getters"]["getEvaluatedCell"]>;

const isError = ({ type }: Evaluated) => (type as string) === "error";

/** What cells are and show, asked of the grid's model. */
export class CellReader {
  /** By the grid's id of the cell. */
  private readonly originalFormats = new Map<number, { format: string; shown: string }>();

  constructor(
    private readonly model: Model,
    private readonly calls: FunctionCalls,
  ) {}

  cell(at: CellAt): CellState {
    const evaluated = this.model.getters.getEvaluatedCell(at);
    return {
      value: this.value(at),
      kind: this.kind(at),
      text: this.text(at),
      formula: this.formula(at),
      message: isError(evaluated) && "message" in evaluated ? evaluated.message : undefined,
      rich: this.richValue(at),
    };
  }

  value(at: CellAt): CellValue {
    const evaluated = this.model.getters.getEvaluatedCell(at);
    return isError(evaluated) ? toExcelError(String(evaluated.value)) : (evaluated.value ?? "");
  }

  text(at: CellAt): string {
    const evaluated = this.model.getters.getEvaluatedCell(at);
    return isError(evaluated) ? toExcelError(String(evaluated.value)) : evaluated.formattedValue;
  }

  kind(at: CellAt): CellKind {
    const evaluated = this.model.getters.getEvaluatedCell(at);
    if (isError(evaluated)) return "Error";
    const { value } = evaluated;
    if (typeof value === "number") return "Double";
    if (typeof value === "boolean") return "Boolean";
    if (value !== "") return value === null ? "Empty" : "String";
    // An empty text is a value where a formula gave it, and nothing where it was typed.
    const isGiven =
      this.model.getters.getCell(at)?.isFormula === true || this.spillAnchor(at) !== undefined;
    return isGiven ? "String" : "Empty";
  }

  richValue(at: CellAt): RichValue | undefined {
    const type: string = this.model.getters.getEvaluatedCell(at).type;
    return type === "empty" ? undefined : this.calls.dataTypeAt(this.model.getters, at);
  }

  /** The formula as a user of this workbook's language sees it; undefined where there is none. */
  localFormula(at: CellAt): string | undefined {
    const { getters } = this.model;
    const isFormula = getters.getCell(at)?.isFormula === true;
    return isFormula ? getters.getCellText(at, { showFormula: true }) : undefined;
  }

  formula(at: CellAt): string | undefined {
    const { getters } = this.model;
    const cell = getters.getCell(at);
    return cell?.isFormula === true ? cell.compiledFormula.toFormulaString(getters) : undefined;
  }

  numberFormat(at: CellAt): string {
    const cell = this.model.getters.getCell(at);
    if (cell === undefined) return "General";
    const original = this.originalFormats.get(cell.id);
    if (original?.shown === (cell.format ?? "")) return original.format;
    return cell.format ?? "General";
  }

  keepFormat(at: CellAt, format: string): void {
    const cell = this.model.getters.getCell(at);
    if (cell === undefined) return;
    this.originalFormats.set(cell.id, { format, shown: cell.format ?? "" });
  }

  /** Those that still hold: a cell whose format was changed since shows that one. */
  keptFormats(): KeptFormat[] {
    return [...this.originalFormats].flatMap(([id, { format, shown }]) => {
      const at = positionOf(this.model, id);
      const cell = at === undefined ? undefined : this.model.getters.getCell(at);
      return at === undefined || (cell?.format ?? "") !== shown ? [] : [{ ...at, format }];
    });
  }

  /** The zone a formula's result spills over, anchor included; undefined where nothing spills. */
  spillZone(at: CellAt): Zone | undefined {
    const zone = this.model.getters.getSpreadZone(at);
    return zone === undefined || (rowCount(zone) === 1 && columnCount(zone) === 1)
      ? undefined
      : zone;
  }

  /** The cell whose result spills into this one (or is shown by it). */
  spillAnchor(at: CellAt): CellAt | undefined {
    const anchor = this.model.getters.getArrayFormulaSpreadingOn(at);
    return anchor !== undefined && this.spillZone(anchor) !== undefined ? anchor : undefined;
  }

  /** The smallest zone around all cells with contents, or with formats too; undefined when there is none. */
  usedZone(sheetId: string, within: Zone, valuesOnly: boolean): Zone | undefined {
    const { getters } = this.model;
    let used: Zone | undefined;
    const add = (row: number, col: number) => {
      if (intersection(within, { top: row, bottom: row, left: col, right: col }) === undefined)
        return;
      used = {
        top: Math.min(used?.top ?? row, row),
        left: Math.min(used?.left ?? col, col),
        bottom: Math.max(used?.bottom ?? row, row),
        right: Math.max(used?.right ?? col, col),
      };
    };
    for (const { row, col } of getters.getEvaluatedCellsPositions(sheetId)) {
      const type: string = getters.getEvaluatedCell({ sheetId, row, col }).type;
      if (!valuesOnly || type !== "empty") add(row, col);
    }
    if (!valuesOnly) {
      for (const cell of getters.getCells(sheetId)) {
        const { row, col } = getters.getCellPosition(cell.id);
        add(row, col);
      }
    }
    return used;
  }
}
