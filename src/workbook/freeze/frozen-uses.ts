import type { AnswerPort, LoadedAnswer } from "../answer-port.js";
import { bytesOfRows, createBatches } from "../batches.js";
import type { CellArea } from "../cells/read-areas.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { splitAddress } from "../formulas/references.js";
import { usesOf, type WorkbookUses } from "../requests/collect-uses.js";
import { adoptFrozenCopies } from "./copies/adopt-frozen-copies.js";
import { callsOf } from "./frozen-calls.js";
import { frozenCellsOf, type FrozenFormula } from "./frozen-formula.js";
import { frozenIn, frozenPart } from "./frozen-part.js";

export interface FrozenState {
  readonly formula: FrozenFormula;
  /** Where its figures are now. */
  readonly area: Omit<CellArea, "sheet">;
  /** Other figures stand there now. */
  readonly isChanged: boolean;
}

interface FrozenUses extends WorkbookUses {
  /** By its first cell, where it is now. */
  readonly states: ReadonlyMap<StatCell, FrozenState>;
}

/**
 * Frozen figures that are still in the workbook, as cells with the formula that is kept of them, and what they asked
 * for when they were frozen; what is kept of that may be younger than they are. At most four round trips, more where sheets were copied.
 */
export async function collectFrozen(
  context: Excel.RequestContext,
  data: AnswerPort,
): Promise<FrozenUses> {
  const states = await readStates(context);
  const calls = [...states].flatMap(([cell, { formula }]) => callsOf(formula, cell));
  const { requests, unplanned } = await usesOf(calls, data);
  const byCell = requests.flatMap(({ kept, cells, ...use }) =>
    cells.map((cell) => {
      const at = dayOf(states.get(cell)?.formula, kept);
      const isEarlier = kept !== undefined && !(kept.fetchedAt <= at);
      return { ...use, cells: [cell], kept: kept && { ...kept, fetchedAt: at }, isEarlier };
    }),
  );
  return { cells: [...states.keys()], calls, requests: byCell, unplanned, states };
}

/** When the figures were fetched; in workbooks of earlier versions no later than they were frozen. NaN where nobody knows. */
function dayOf(
  { retrievedAt, frozenAt = Infinity }: Partial<FrozenFormula> = {},
  kept: LoadedAnswer | undefined,
): number {
  if (retrievedAt === undefined) return Math.min(kept?.fetchedAt ?? Infinity, frozenAt);
  return retrievedAt ?? NaN;
}

async function readStates(context: Excel.RequestContext): Promise<Map<StatCell, FrozenState>> {
  const formulas = await readAll(context);
  const states = new Map<StatCell, FrozenState>();
  if (formulas.length === 0) return states;
  const batches = createBatches(context);
  const located: (ReturnType<typeof locate> & { readonly formula: FrozenFormula })[] = [];
  for (const formula of formulas) {
    await batches.next(bytesOfRows(formula.values), 3);
    located.push({ formula, ...locate(context, formula) });
  }
  await context.sync();
  for (const { formula, anchor, area, worksheet } of located) {
    if (anchor.isNullObject) continue;
    const { id: sheetId, name: sheetName } = worksheet;
    const { rowIndex: row, columnIndex: column, rowCount, columnCount } = area;
    const cell: StatCell = {
      ...{ sheetId, sheetName, row, column, address: splitAddress(anchor.address).local },
      isHidden: worksheet.visibility !== Excel.SheetVisibility.visible,
      isProtected: false,
      ...{ formula: formula.formula, value: (area.values as unknown[][])[0]?.[0] },
      ...{ calls: [], isUnresolved: false },
    };
    const isChanged = JSON.stringify(area.values) !== JSON.stringify(formula.values);
    states.set(cell, { formula, isChanged, area: { row, column, rowCount, columnCount } });
  }
  return states;
}

/** With those on copied sheets, where they can be written. */
async function readAll(context: Excel.RequestContext): Promise<readonly FrozenFormula[]> {
  const formulas = frozenIn(await frozenPart.read(context));
  const isMore = await adoptFrozenCopies(context, formulas).catch(() => false);
  return isMore ? frozenIn(await frozenPart.read(context)) : formulas;
}

function locate(context: Excel.RequestContext, formula: FrozenFormula) {
  const { anchor, area, worksheet } = frozenCellsOf(context, formula);
  area.load("values,rowIndex,columnIndex,rowCount,columnCount");
  worksheet.load("id,name,visibility");
  return { anchor, area, worksheet };
}
