import type { Call } from "../calls/guard.js";
import { CellError } from "../messages/cell-error.js";
import { idsOf, isOmitted, matrixOf } from "../read/arguments.js";
import { readId } from "../read/ids.js";
import { broadcast, gridOf, isSingle, type Position } from "../shape/broadcast.js";
import { maxCells } from "../shape/to-cells.js";
import { severalPlaces } from "./several-places.js";
import type { ValueNotes } from "./value-notes.js";
import { loadValueSource, type Series, type ValueSource } from "./value-source.js";

interface Arguments extends Readonly<Record<"id" | "series", unknown>> {
  /** Gathers what `show=notes` says. */
  readonly notes: ValueNotes;
}

/** What makes the cells of one figure from the series and the further arguments. */
type Evaluate = (series: Series, others: readonly unknown[]) => Promise<readonly unknown[]>;

interface Filling extends Pick<Arguments, "notes"> {
  readonly call: Call;
  readonly evaluate: Evaluate;
}

type Matrices = readonly [ids: Matrix, wanted: Matrix, ...others: Matrix[]];
type Matrix = ReturnType<typeof matrixOf>;

/**
 * One result per combination of ids, series and further arguments, each content asked for once.
 * A single cell's error is the formula's error; in a matrix every cell has its own. Of results with
 * several parts the second ones stand as a second matrix to the right, and so on.
 */
export function broadcastValues(
  call: Call,
  { id, series, notes }: Arguments,
  others: readonly unknown[],
  evaluate: Evaluate,
): Promise<unknown[][]> {
  const ids = idsOf(id);
  const rest = others.map((other) => matrixOf(other));
  const filling = { call, notes, evaluate };
  const naming = severalPlaces(call, ids[0]?.[0], series);
  // Nothing is awaited where one place or series is named: a sheet has thousands of such cells.
  if (naming === undefined) return fillCells(filling, [ids, matrixOf(series), ...rest]);
  return naming.then((several) => {
    notes.groups.push(...(several?.groups ?? []));
    // Down, or across where another argument goes down.
    const isAcross = [ids, ...rest].some((matrix) => matrix.length > 1);
    const places = several && (isAcross ? [several.codes] : several.codes.map((code) => [code]));
    return fillCells(filling, [ids, places ?? matrixOf(series), ...rest]);
  });
}

const fillCells = (filling: Filling, matrices: Matrices): Promise<unknown[][]> =>
  isSingle(matrices) ? fillOne(filling, matrices) : fillMatrix(filling, matrices);

async function fillOne(
  { call, notes, evaluate }: Filling,
  matrices: Matrices,
): Promise<unknown[][]> {
  const inside = matrices.map(([row]) => row?.[0]);
  if (inside.includes(undefined)) return [[notAvailable()]];
  const source = await loadValueSource(call, readId(inside[0]), [inside[1]], notes);
  return [[...(await evaluate(await source.series(inside[1]), inside.slice(2)))]];
}

async function fillMatrix(
  { call, notes, evaluate }: Filling,
  matrices: Matrices,
): Promise<unknown[][]> {
  const grids = matrices.map(gridOf);
  const cells = broadcast(grids, (position) => position);
  const count = cells.length * (cells[0]?.length ?? 0);
  if (count > maxCells) throw new CellError("too-many-cells", { cells: count, max: maxCells });
  const asked = { ids: gridOf(matrices[0]), wanted: gridOf(matrices[1]), notes };
  const load = sources(call, cells.flat(), asked);
  const result = async (at: Position): Promise<readonly unknown[]> => {
    const inside = grids.map((grid) => grid.at(at.row, at.column));
    // Beyond the end of a shorter argument Excel's own functions show #N/A as well.
    if (inside.includes(undefined)) return [notAvailable()];
    // An empty cell of a range stays empty; desktop hosts hand it over as 0.
    if (matrices.some((matrix, index) => !isSingle([matrix]) && isOmitted(inside[index])))
      return [""];
    const source = await load(inside[0]);
    return evaluate(await source.series(inside[1]), inside.slice(2));
  };
  const shown = new Map<unknown, Promise<unknown>>();
  const cellError = (error: unknown) => {
    const known = shown.get(error) ?? call.cellError(error);
    shown.set(error, known);
    return known;
  };
  const each = (at: Position) =>
    result(at).catch(async (error: unknown) => [await cellError(error)]);
  return sideBySide(await Promise.all(cells.map((row) => Promise.all(row.map(each)))));
}

/** The first parts of all results, right of them the second ones; what has no such part is blank. */
function sideBySide(cells: readonly (readonly (readonly unknown[])[])[]): unknown[][] {
  const parts = Math.max(1, ...cells.flat().map((result) => result.length));
  return cells.map((row) =>
    Array.from({ length: parts }, (_, part) => row.map((result) => result[part] ?? "")).flat(),
  );
}

type Ids = ReturnType<typeof gridOf<unknown>>;

/** A loader that asks for each content once, for all the series wanted of it in any cell. */
function sources(
  call: Call,
  cells: readonly Position[],
  { ids, wanted, notes }: { readonly ids: Ids; readonly wanted: Ids; readonly notes: ValueNotes },
) {
  const seriesById = new Map<unknown, Set<unknown>>();
  for (const { row, column } of cells) {
    const key = ids.at(row, column);
    const series = seriesById.get(key) ?? new Set();
    seriesById.set(key, series.add(wanted.at(row, column) ?? null));
  }
  const loaded = new Map<unknown, Promise<ValueSource>>();
  return (id: unknown): Promise<ValueSource> => {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const loading = Promise.resolve().then(() =>
      loadValueSource(call, readId(id), [...(seriesById.get(id) ?? [])], notes),
    );
    loaded.set(id, loading);
    return loading;
  };
}

const notAvailable = () => new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
