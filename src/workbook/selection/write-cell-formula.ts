interface CellPlace {
  readonly sheetId: string;
  /** Without sheet: "B2". */
  readonly address: string;
}

type WriteOutcome =
  | { readonly status: "written" }
  /** Nothing was written: the cell no longer holds what the caller saw. */
  | { readonly status: "changed" }
  | { readonly status: "protected" };

/**
 * Puts a formula where `expected` stood (a formula, a constant, "" for nothing), and nowhere else: between reading and
 * writing somebody may have typed.
 *
 * @param formula English spelling with commas, beginning with `=`.
 */
export async function writeCellFormula(
  context: Excel.RequestContext,
  { sheetId, address }: CellPlace,
  expected: unknown,
  formula: string,
): Promise<WriteOutcome> {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const cell = sheet.getRange(address);
  cell.load("formulas");
  sheet.protection.load("protected");
  await context.sync();
  if (sheet.protection.protected) return { status: "protected" };
  const content: unknown = (cell.formulas as unknown[][])[0]?.[0];
  if ((content ?? "") !== expected) return { status: "changed" };
  cell.formulas = [[formula]];
  await context.sync();
  return { status: "written" };
}
