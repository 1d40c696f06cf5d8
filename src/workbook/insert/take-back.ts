import type { Placement, RoomSize } from "./room/find-room.js";
import { readNames } from "./free-names.js";

/** The workbook before an insertion, as far as an insertion that fails could change it. */
interface Before {
  /** Removes what has come since, and puts back the contents of the cells it would have covered. */
  takeBack(context: Excel.RequestContext): Promise<void>;
}

/** Larger areas are free cells all, since content of that size is never replaced. */
const maxNotedCells = 10_000;

/** Excel keeps what was done before the step it refuses. Three round trips. */
export async function noteBefore(
  context: Excel.RequestContext,
  placement: Placement,
  size: RoomSize = { rowCount: 1, columnCount: 1 },
): Promise<Before> {
  const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`;
  const known = new Set((await readNames(context)).map(keyOf));
  const contents = placement.isNewSheet === true ? undefined : await read(context, placement, size);
  return {
    takeBack: async (now) => {
      // Charts before the tables they stand on.
      const order = ["chart", "picture", "table", "name"];
      const added = (await readNames(now)).filter(
        (named) => named.name.startsWith("STAT_") && !known.has(keyOf(named)),
      );
      added.sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
      if (placement.isNewSheet === true) {
        await removeSheet(now, placement.sheetName);
        // Its tables and charts are gone with it.
        for (const named of added.filter(({ kind }) => kind === "name")) named.delete();
      } else {
        for (const named of added) named.delete();
        await now.sync();
        const area = areaOf(now, placement, size);
        if (contents === undefined) area.clear(Excel.ClearApplyTo.contents);
        else if (!isSame(contents, await read(now, placement, size))) area.formulas = contents;
      }
      await now.sync();
    },
  };
}

const areaOf = (
  context: Excel.RequestContext,
  { sheetId, row, column }: Placement,
  { rowCount, columnCount }: RoomSize,
) =>
  context.workbook.worksheets
    .getItem(sheetId)
    .getRangeByIndexes(row, column, rowCount, columnCount);

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

async function read(
  context: Excel.RequestContext,
  placement: Placement,
  size: RoomSize,
): Promise<unknown[][] | undefined> {
  if (size.rowCount * size.columnCount > maxNotedCells) return undefined;
  const area = areaOf(context, placement, size);
  area.load("formulas,values");
  await context.sync();
  // A constant that spells a formula needs the sign that makes it text.
  return (area.formulas as unknown[][]).map((formulas, row) =>
    formulas.map((formula, column) => {
      const value = (area.values as unknown[][])[row]?.[column];
      return formula === value && typeof formula === "string" && formula !== ""
        ? `'${formula}`
        : formula;
    }),
  );
}

async function removeSheet(context: Excel.RequestContext, name: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(name);
  sheet.load("id");
  await context.sync();
  if (!sheet.isNullObject) sheet.delete();
}
