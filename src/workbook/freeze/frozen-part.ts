import { createBatches } from "../batches.js";
import { createWorkbookPart } from "../parts/workbook-part.js";
import { readFrozen } from "./read-frozen.js";
import type { WorkbookPart } from "../parts/workbook-part.js";
import type { FrozenFormula, FrozenFormulas, RangedFormula } from "./frozen-formula.js";

export const frozenPart: WorkbookPart<FrozenFormulas> = createWorkbookPart<FrozenFormulas>({
  namespace: "urn:stat-for-excel:frozen",
  // 1 knew no ranged formulas, and would take them for frozen ones.
  version: 2,
  empty: {},
  keepsUnreadable: true,
  migrate: (data, version) => (version <= 2 ? readFrozen(data) : undefined),
  merge: mergeFrozen,
});

function mergeFrozen(left: FrozenFormulas, right: FrozenFormulas): FrozenFormulas {
  const merged = { ...left };
  for (const [name, formula] of Object.entries(right)) {
    merged[name] = name in merged && merged[name] === null ? null : formula;
  }
  return merged;
}

const isRanged = (formula: FrozenFormula | RangedFormula | null): formula is RangedFormula =>
  formula !== null && "spills" in formula;

export const frozenIn = (data: FrozenFormulas): FrozenFormula[] =>
  Object.values(data).flatMap((formula) =>
    formula === null || isRanged(formula) ? [] : [formula],
  );

export const rangedIn = (data: FrozenFormulas): RangedFormula[] =>
  Object.values(data).filter(isRanged);

/** Every hidden name that these need: of their cells, what they refer to, what stood there. */
export function namesOf(formulas: readonly (FrozenFormula | RangedFormula)[]): Set<string> {
  return new Set(
    formulas.flatMap((formula) => [
      formula.name,
      ...(formula.references ?? []).map(({ name }) => name),
      ...(isRanged(formula) ? formula.spills.map(({ zone }) => zone) : []),
    ]),
  );
}

/** Queues the deletion of names that nothing kept needs any more. */
export async function dropNames(
  context: Excel.RequestContext,
  before: FrozenFormulas,
  after: FrozenFormulas,
): Promise<void> {
  const batches = createBatches(context);
  const needed = namesOf([...frozenIn(after), ...rangedIn(after)]);
  for (const name of namesOf([...frozenIn(before), ...rangedIn(before)])) {
    if (needed.has(name)) continue;
    await batches.next();
    context.workbook.names.getItemOrNullObject(name).delete();
  }
}
