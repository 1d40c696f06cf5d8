import type { FrozenFormula } from "../frozen-formula.js";
import { frozenPart } from "../frozen-part.js";
import { frozenNamePrefix, randomName } from "../replace-by-values.js";

/** A sheet with frozen figures of another one, which it was copied from. */
interface CopiedSheet {
  readonly sheet: Excel.Worksheet;
  /** Its own names that we had given in the workbook. */
  readonly own: readonly Excel.NamedItem[];
  readonly formulas: readonly FrozenFormula[];
}

/**
 * Has frozen figures on copied sheets kept as those that they are copies of, under names of their own: of each name that
 * leads to a sheet Excel gives its copy one of the same letters, and what the part says of it is said of the first sheet
 * alone. Else nobody could tell them from typed ones, nor bring their formulas back. A protected sheet stays as it is,
 * until it is open.
 *
 * Two round trips, none where nothing is frozen; three more, of which one writes, where there are copies.
 *
 * @param frozen all that is
 * @returns whether there were copies, so that the part says more than it did
 */
export async function adoptFrozenCopies(
  context: Excel.RequestContext,
  frozen: readonly FrozenFormula[],
  createName: () => string = randomName,
): Promise<boolean> {
  if (frozen.length === 0) return false;
  const copied = await findCopied(context, frozen);
  if (copied.length === 0) return false;
  const part = await frozenPart.open(context);
  const adopted = copied.flatMap((one) => adopt(context, one, createName));
  part.write((known) => ({
    ...known,
    ...Object.fromEntries(adopted.map((formula) => [formula.name, formula])),
  }));
  await context.sync();
  return true;
}

async function findCopied(
  context: Excel.RequestContext,
  frozen: readonly FrozenFormula[],
): Promise<readonly CopiedSheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name,items/protection/protected");
  await context.sync();
  const open = worksheets.items.filter(({ protection }) => !protection.protected);
  for (const { names } of open) names.load("items/name,items/formula");
  await context.sync();
  return open.flatMap((sheet) => {
    const own = sheet.names.items.filter(isOurs);
    const present = new Set(own.map(({ name }) => name));
    const formulas = frozen.filter(({ name }) => present.has(name));
    return formulas.length === 0 ? [] : [{ sheet, own, formulas }];
  });
}

/** One that leads nowhere any more is of no figure. */
const isOurs = ({ name, formula }: Excel.NamedItem): boolean =>
  name.startsWith(frozenNamePrefix) && !String(formula).includes("#REF!");

/** Queues the names of one sheet. @returns what is kept of its figures */
function adopt(
  context: Excel.RequestContext,
  { sheet, own, formulas }: CopiedSheet,
  createName: () => string,
): FrozenFormula[] {
  const { id: sheetId, name: sheetName } = sheet;
  const used = new Set(
    formulas.flatMap(({ name, references = [] }) => [name, ...references.map((one) => one.name)]),
  );
  const renamed = new Map<string, string>();
  for (const item of own) {
    if (!used.has(item.name)) continue;
    const to = createName();
    renamed.set(item.name, to);
    context.workbook.names.add(to, String(item.formula)).visible = false;
    item.delete();
  }
  const nameOf = (name: string) => renamed.get(name) ?? name;
  return formulas.map(({ references, ...formula }) => ({
    ...formula,
    ...{ name: nameOf(formula.name), sheetId, sheetName },
    // What was on the first sheet is on this one now; cells of others are the same.
    ...(references && {
      references: references.map((one) => ({ ...one, name: nameOf(one.name) })),
    }),
  }));
}
