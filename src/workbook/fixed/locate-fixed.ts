import { bytesOfRows, createBatches } from "../batches.js";
import { fixedNamePrefix } from "./fixed-content.js";
import type { FixedInsertion, FixedInsertions } from "./fixed-content.js";

export interface Located {
  readonly content: FixedInsertion;
  readonly sheet: Excel.Worksheet;
  /** Its values and where it is are loaded. */
  readonly range: Excel.Range;
}

/** Where the cells of insertions are, on whatever sheets, and which pictures stand where. Three round trips. */
export async function locateFixed(
  context: Excel.RequestContext,
  known: FixedInsertions,
): Promise<{
  readonly located: readonly Located[];
  readonly pictures: readonly Pick<Located, "content" | "sheet">[];
}> {
  const { worksheets, names } = context.workbook;
  worksheets.load("items/id,items/name,items/visibility");
  names.load("items/name,items/formula");
  await context.sync();
  const contents = Object.values(known).filter(({ picture }) => picture !== undefined);
  for (const { names: own, shapes } of worksheets.items) {
    own.load("items/name,items/formula");
    if (contents.length > 0) shapes.load("items/name");
  }
  await context.sync();
  const all = [names, ...worksheets.items.map((sheet) => sheet.names)];
  const ranges = await loadRanges(
    context,
    all.flatMap(({ items }) => items.filter(isOurs)),
    known,
  );
  const byId = new Map(worksheets.items.map((sheet) => [sheet.id, sheet]));
  return {
    located: ranges.flatMap(({ content, range }) => {
      const sheet = range.isNullObject ? undefined : byId.get(range.worksheet.id);
      return sheet === undefined ? [] : [{ content, range, sheet }];
    }),
    pictures: contents.flatMap((content) =>
      worksheets.items
        .filter(({ shapes }) => shapes.items.some(({ name }) => name === content.picture))
        .map((sheet) => ({ content, sheet })),
    ),
  };
}

/** One whose cells are deleted leads nowhere any more. */
const isOurs = ({ name, formula }: Excel.NamedItem): boolean =>
  name.startsWith(fixedNamePrefix) && !String(formula).includes("#REF!");

async function loadRanges(
  context: Excel.RequestContext,
  items: readonly Excel.NamedItem[],
  known: FixedInsertions,
): Promise<Omit<Located, "sheet">[]> {
  const batches = createBatches(context);
  const ranges: Omit<Located, "sheet">[] = [];
  for (const item of items) {
    const content = known[item.name];
    if (content === undefined) continue;
    await batches.next(bytesOfRows(content.values ?? []), 2);
    const range = item.getRangeOrNullObject();
    range.load("values,rowIndex,columnIndex,rowCount,columnCount");
    range.worksheet.load("id");
    ranges.push({ content, range });
  }
  await context.sync();
  return ranges;
}
