import { frozenPart } from "./frozen-part.js";
import type { FrozenFormula } from "./frozen-part.js";

export interface ThawReport {
  readonly thawed: readonly FrozenFormula[];
  /** Still frozen, and why: somebody typed over the values, the cells are gone, the sheet is protected. */
  readonly skipped: readonly {
    readonly formula: FrozenFormula;
    readonly reason: "changed" | "gone" | "protected";
  }[];
}

export interface ThawOptions {
  /** Only formulas on this sheet. @default all */
  readonly sheetId?: string | undefined;
  /** Put formulas back even where somebody typed over the frozen values. @default false */
  readonly overwriteChanged?: boolean | undefined;
}

/** Brings frozen formulas back exactly as they were, wherever their cells have moved. */
export async function thaw(
  context: Excel.RequestContext,
  options: ThawOptions = {},
): Promise<ThawReport> {
  const known = Object.values(await frozenPart.read(context)).filter((formula) => formula !== null);
  const located = known.map((formula) => {
    const anchor = context.workbook.names.getItemOrNullObject(formula.name).getRangeOrNullObject();
    const area = anchor.getResizedRange(formula.rowCount - 1, formula.columnCount - 1);
    const { worksheet } = area;
    anchor.load("address");
    area.load("values");
    worksheet.load("id");
    worksheet.protection.load("protected");
    return { formula, anchor, area, worksheet };
  });
  await context.sync();

  const thawed: FrozenFormula[] = [];
  const skipped: { formula: FrozenFormula; reason: "changed" | "gone" | "protected" }[] = [];
  for (const { formula, anchor, area, worksheet } of located) {
    if (anchor.isNullObject) {
      skipped.push({ formula, reason: "gone" });
      continue;
    }
    if (options.sheetId !== undefined && worksheet.id !== options.sheetId) continue;
    if (worksheet.protection.protected) {
      skipped.push({ formula, reason: "protected" });
      continue;
    }
    const isChanged = JSON.stringify(area.values) !== JSON.stringify(formula.values);
    if (isChanged && options.overwriteChanged !== true) {
      skipped.push({ formula, reason: "changed" });
      continue;
    }
    area.clear(Excel.ClearApplyTo.contents);
    anchor.formulas = [[formula.formula]];
    context.workbook.names.getItem(formula.name).delete();
    thawed.push(formula);
  }
  await context.sync();
  await frozenPart.update(context, (current) => ({
    ...current,
    ...Object.fromEntries(thawed.map((formula) => [formula.name, null])),
  }));
  return { thawed, skipped };
}
