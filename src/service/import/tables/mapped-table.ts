import type { FindPlace } from "../cells/find-place.js";
import { usualMissing, type DecimalSign } from "../cells/read-figure.js";
import type { ColumnMapping } from "../mapping.js";
import type { TableRow } from "./row.js";
import { secondHeading } from "./headings/second-heading.js";
import { layoutOf, type Layout } from "./table-layout.js";

interface Title {
  /** "the name of its sheet" */
  readonly what: string;
  readonly text: string;
}

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
  /** What stands over all its figures: a sheet's name. */
  readonly titles?: readonly Title[];
  /** What is to be known of the rows that were read, a sentence each. */
  readonly notes?: () => readonly string[];
}

/** @throws Error that names the second of two rows of headings */
function refuseSecondHeading(
  { path, counted = "line", mapping }: MappedTable,
  row: TableRow,
  layout: Layout,
): void {
  const { cells, line } = row;
  const missing = new Set(mapping.table?.missing ?? usualMissing);
  const figures = layout.figures(row).map(({ text }) => text);
  const series = layout.series(cells) ?? "";
  const keys = layout.keys.map((at) => ({ name: layout.names[at] ?? "", text: cells[at] ?? "" }));
  const why = secondHeading({
    keys: layout.keys.length > 0 ? keys : [{ name: "", text: series }],
    texts: figures.filter((text) => text.trim() !== "" && !missing.has(text.trim())),
    columns: figures.length,
  });
  if (why !== undefined)
    throw new Error(`${row.path ?? path}, ${counted} ${String(line)}: ${why}.`);
}

/** The heading, then a layout that holds for every row after it. */
export async function* laidOut(
  table: MappedTable,
  findPlace: FindPlace,
): AsyncGenerator<{ row: TableRow; layout: Layout }> {
  const { path, mapping, rows } = table;
  let layout: Layout | undefined;
  let isFirst = true;
  for await (const row of rows()) {
    if (layout === undefined) layout = layoutOf(row, { mapping, path }, findPlace);
    else {
      if (isFirst) refuseSecondHeading(table, row, layout);
      isFirst = false;
      yield { row, layout };
    }
  }
  if (layout === undefined) throw new Error(`${path} is empty: it has no heading.`);
}
