/** Eurostat's tables as it gives them in bulk: dimensions joined in the first column, a column for each period. */
import { basename } from "node:path";
import type { TableRow } from "../../tables/row.js";
import type { SdmxMessage, SdmxObservation } from "../message.js";
import { isOfSeries } from "../observation.js";

/** "freq,unit,geo\TIME_PERIOD" */
const corner = /^([a-z]\w*(?:,[a-z]\w*)*)\\(?:TIME_PERIOD|time)$/i;

export const isEurostatHeading = ([first = ""]: readonly string[]): boolean =>
  corner.test(first.trim());

/** "nama_10_gdp" of "estat_nama_10_gdp.tsv.gz": the table itself does not say it. */
function flowOf(path: string): string {
  const [stem = ""] = basename(path).split(".", 1);
  const flow = stem.replace(/^estat_/i, "").replace(/(?:_filtered)?(?:_(?:en|de|fr))?$/i, "");
  // What an address was fetched into.
  return flow === "data" ? "" : flow;
}

interface Heading {
  readonly dimensions: readonly string[];
  /** Behind the first column. */
  readonly periods: readonly string[];
}

function headingOf({ cells: [first = "", ...periods] }: TableRow): Heading {
  const [, joined = ""] = corner.exec(first.trim()) ?? [];
  return { dimensions: joined.toUpperCase().split(","), periods: periods.map((one) => one.trim()) };
}

/** "3160000.0 bp": a figure, and of what kind it is; "1 234" is no figure and nothing else. */
const flagged = /^(\S+)(?: +([a-z]+))?$/i;
function valuesOf(cell: string): readonly (readonly [string, string])[] {
  const [, value = cell.trim(), flags = ""] = flagged.exec(cell.trim()) ?? [];
  return [
    ["OBS_VALUE", value],
    ["OBS_STATUS", flags.replace(/(?<=.)(?=.)/g, ";")],
  ];
}

function observation(
  values: ReadonlyMap<string, string>,
  of: Pick<SdmxObservation, "line" | "flow" | "dimensions" | "problem">,
): SdmxObservation {
  return { ...of, ids: () => values.keys(), value: (id) => values.get(id) ?? "" };
}

const hasFigure = (cell: string): boolean => !/^\s*:?\s*[a-z]*\s*$/i.test(cell);

export function eurostatMessage(path: string, rows: () => AsyncIterable<TableRow>): SdmxMessage {
  const table = flowOf(path);
  /** The names of its series, which say all of their codes: what the table holds beside them may be another time's. */
  const flows = new Map<string, string>();
  const flowOfSeries = (dimensions: readonly string[], codes: readonly string[]): string => {
    const own = codes.filter((_, at) => isOfSeries(dimensions[at] ?? ""));
    const flow = [table, ...own].join(".");
    if (!flows.has(flow)) {
      const parts = [table, own.join(", ")].filter((part) => part !== "");
      flows.set(flow, parts.join(": "));
    }
    return flow;
  };
  async function* observations(): AsyncGenerator<SdmxObservation> {
    let heading: Heading | undefined;
    for await (const row of rows()) {
      if (heading === undefined) {
        heading = headingOf(row);
        continue;
      }
      const { dimensions, periods } = heading;
      const [key = "", ...cells] = row.cells;
      const codes = key.split(",").map((code) => code.trim());
      const of = { line: row.line, flow: flowOfSeries(dimensions, codes), dimensions };
      const said = dimensions.map((id, at) => [id, codes[at] ?? ""] as const);
      if (cells.length !== periods.length || codes.length !== dimensions.length) {
        const problem = "has other cells than the heading";
        yield observation(new Map(said), { ...of, problem });
        continue;
      }
      for (const [at, cell] of cells.entries())
        if (hasFigure(cell)) {
          const period = ["TIME_PERIOD", periods[at] ?? ""] as const;
          yield observation(new Map([...said, period, ...valuesOf(cell)]), of);
        }
    }
  }
  return {
    ...{ path, counted: "line", observations },
    namesOf: (flow) => ({
      flow: { en: flows.get(flow) || flow },
      ...{ dimension: () => undefined, code: () => undefined },
    }),
  };
}
