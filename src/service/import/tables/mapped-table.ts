import type { DecimalSign } from "../cells/read-figure.js";
import type { ColumnMapping } from "../mapping.js";
import type { TableRow } from "./row.js";
import { layoutOf, type Layout } from "./table-layout.js";

export interface MappedTable {
  readonly path: string;
  readonly mapping: ColumnMapping;
  /** What its rows are counted in. @default line */
  readonly counted?: "line" | "observation";
  /** How its format writes numbers where nothing else is said. @default as each column shows */
  readonly decimal?: DecimalSign;
  /** Where to say how a column writes them. @default in the mapping */
  readonly askDecimal?: string;
  /** The rows from the heading on; read twice. */
  readonly rows: () => AsyncIterable<TableRow>;
  /** What is to be known of the rows that were read, a sentence each. */
  readonly notes?: () => readonly string[];
}

/** The heading, then a layout that holds for every row after it. */
export async function* laidOut({
  path,
  mapping,
  rows,
}: MappedTable): AsyncGenerator<{ row: TableRow; layout: Layout }> {
  let layout: Layout | undefined;
  for await (const row of rows()) {
    if (layout === undefined) layout = layoutOf(row, mapping, path);
    else yield { row, layout };
  }
  if (layout === undefined) throw new Error(`${path} is empty: it has no heading.`);
}
