import type { Cell } from "hucre";
import type { CellState, Workbook } from "../../../grid/index.js";
import { cellName, zoneName } from "../../../grid/index.js";
import type { HostState } from "../../host-state.js";
import { toFileStyle } from "./cell-styles.js";
import type { FunctionNames } from "./file-formulas.js";
import { toFileFormula } from "./file-formulas.js";
import type { GridData, GridSheet } from "./grid-data.js";
import { key, spread } from "./grid-data.js";

/** Errors a file knows; Excel keeps its younger ones as #VALUE! with a note beside. */
const fileErrors = new Set([
  "#NULL!",
  "#DIV/0!",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#GETTING_DATA",
]);

export interface SheetCells {
  /** By "row,column". */
  readonly cells: Map<string, Partial<Cell>>;
  /** Addresses of formulas whose result is an error. */
  readonly failed: ReadonlySet<string>;
}

/** All cells of a sheet: formulas with the values they show, spilled values, constants, looks. */
export function writeCells(
  host: HostState,
  data: GridData,
  sheet: GridSheet,
  names: FunctionNames,
): SheetCells {
  const { workbook } = host;
  const styles = spread(sheet.styles, sheet);
  const borders = spread(sheet.borders, sheet);
  const formats = spread(sheet.formats, sheet);
  const unlocked = [...host.unlocked].flatMap((cell) =>
    cell.startsWith(`${sheet.id}|`) ? [cell.split("|").slice(1).join(",")] : [],
  );
  const positions = new Set([
    ...styles.keys(),
    ...borders.keys(),
    ...formats.keys(),
    ...unlocked,
    ...workbook.model.getters
      .getEvaluatedCellsPositions(sheet.id)
      .map(({ row, col }) => key(row, col)),
  ]);
  const locks = new Set(unlocked);
  const cells = new Map<string, Partial<Cell>>();
  const failed = new Set<string>();
  for (const at of positions) {
    const [row = 0, col = 0] = at.split(",").map(Number);
    const position = { sheetId: sheet.id, row, col };
    const state = workbook.cell(position);
    const content = contentOf(workbook, position, state, names);
    const isFailed = state.formula !== undefined && state.kind === "Error";
    if (isFailed) failed.add(cellName(row, col));
    const style = toFileStyle({
      style: data.styles[String(styles.get(at))] ?? {},
      border: data.borders[String(borders.get(at))] ?? {},
      numberFormat: workbook.numberFormat(position),
      isUnlocked: locks.has(at),
    });
    const link = linkOf(host.hyperlinks.get(`${sheet.id}|${row}|${col}`));
    const cell = {
      ...content,
      ...(style === undefined ? {} : { style }),
      ...(link === undefined ? {} : { hyperlink: link }),
    };
    if (Object.keys(cell).length > 0) cells.set(at, cell);
  }
  return { cells, failed };
}

function contentOf(
  workbook: Workbook,
  at: { readonly sheetId: string; readonly row: number; readonly col: number },
  { value, kind, formula }: CellState,
  names: FunctionNames,
): Partial<Cell> {
  const shown = kind === "Error" && !fileErrors.has(String(value)) ? "#VALUE!" : value;
  if (formula === undefined) {
    if (kind === "Empty") return {};
    // As rich text, since the writer takes such a text for the error it names.
    if (kind === "String" && fileErrors.has(String(shown))) {
      return { richText: [{ text: String(shown) }] };
    }
    return { value: shown };
  }
  const spill = workbook.spillZone(at);
  const { text, maySpill } = toFileFormula(formula, names);
  return {
    formula: text,
    ...(kind === "Empty" ? {} : { formulaResult: shown }),
    ...(maySpill || spill !== undefined
      ? {
          formulaType: "array" as const,
          formulaRef: spill === undefined ? cellName(at.row, at.col) : zoneName(spill),
          formulaDynamic: true,
        }
      : {}),
  };
}

function linkOf(link: Readonly<Record<string, unknown>> | undefined) {
  if (link === undefined) return undefined;
  const text = (name: string) => (typeof link[name] === "string" ? link[name] : undefined);
  const [target, location, tooltip, display] = [
    text("address"),
    text("documentReference"),
    text("screenTip"),
    text("textToDisplay"),
  ];
  if (target === undefined && location === undefined) return undefined;
  return {
    target: target ?? "",
    ...(location === undefined ? {} : { location }),
    ...(tooltip === undefined ? {} : { tooltip }),
    ...(display === undefined ? {} : { display }),
  };
}
