/** SDMX-CSV 1.0 and 2.0 data messages. https://github.com/sdmx-twg/sdmx-csv */
import type { TableRow } from "../../tables/row.js";
import { csvColumns, type CsvColumns } from "./csv-columns.js";
import { type Names, type SdmxMessage, type SdmxObservation, toFlow } from "../message.js";
import { type StructureOf, unknownCode, type XmlStructure } from "../xml/xml-structure.js";

function problemOf(columns: CsvColumns, cells: readonly string[]): string | undefined {
  if (cells.length !== columns.count)
    return `has ${String(cells.length)} cells where the heading has ${String(columns.count)}`;
  return /^d/i.test(columns.code(cells, "ACTION"))
    ? "deletes a figure: import the whole message instead"
    : undefined;
}

/**
 * Refuses what would make one series of two: a column behind the figure that changes within a series may be a
 * dimension of it.
 */
function createSeriesCheck(columns: CsvColumns) {
  const { dimensions, unknown } = columns;
  const first = new Map<string, readonly string[]>();
  return (flow: string, cells: readonly string[]): string | undefined => {
    if (unknown.length === 0) return undefined;
    const series = JSON.stringify([flow, ...dimensions.map((id) => columns.code(cells, id))]);
    const said = unknown.map((id) => columns.code(cells, id));
    const before = first.get(series);
    if (before === undefined) first.set(series, said);
    const at = said.findIndex((text, index) => text !== (before ?? said)[index]);
    return at < 0
      ? undefined
      : `says ${unknown[at] ?? ""} "${said[at] ?? ""}" where the series began with "${before?.[at] ?? ""}": where that is a dimension its column stands before OBS_VALUE; where it is none leave it out; a structure message tells (--structure FILE)`;
  };
}

const checked = (one: SdmxObservation, structure: XmlStructure | undefined): SdmxObservation =>
  structure === undefined || one.problem !== undefined
    ? one
    : { ...one, problem: unknownCode(one, structure) };

/**
 * A table's rows as a message; labels are learned as its rows are read.
 * @param structureOf its structure message, which knows its dimensions and more languages @default there is none
 */
export function csvMessage(
  path: string,
  rows: () => AsyncIterable<TableRow>,
  structureOf?: StructureOf,
): SdmxMessage {
  const flows = new Map<string, Names>();
  const codes = new Map<string, Names>();
  let columns: CsvColumns | undefined;
  const learn = (known: CsvColumns, flow: string, cells: readonly string[]) => {
    const flowName = known.flowLabel(cells);
    if (flowName !== undefined) flows.set(flow, { en: flowName });
    for (const id of known.labelled) {
      const key = `${flow}|${id}|${known.code(cells, id)}`;
      const label = codes.has(key) ? undefined : known.label(cells, id);
      if (label !== undefined) codes.set(key, { en: label });
    }
  };
  async function* observations(): AsyncGenerator<SdmxObservation> {
    columns = undefined;
    let checkSeries: ReturnType<typeof createSeriesCheck> | undefined;
    for await (const { line, cells } of rows()) {
      if (columns === undefined) {
        columns = csvColumns(cells);
        if (structureOf === undefined) checkSeries = createSeriesCheck(columns);
        continue;
      }
      const known = columns;
      const flow = toFlow(known.flow(cells));
      learn(known, flow, cells);
      const structure = structureOf?.(flow);
      const one = {
        ...{ line, flow, dimensions: structure?.dimensions ?? known.dimensions },
        ...{ value: (id: string) => known.code(cells, id), ids: () => known.ids },
        problem: problemOf(known, cells) ?? checkSeries?.(flow, cells),
      };
      yield checked(one, structure);
    }
  }
  return {
    ...{ path, counted: "line", observations },
    namesOf: (flow) => {
      const structure = structureOf?.(flow);
      return {
        flow: structure?.flowNames ?? flows.get(flow),
        dimension: (id) => structure?.component(id)?.names ?? columns?.heading(id),
        code: (id, code) => structure?.codes(id)?.get(code) ?? codes.get(`${flow}|${id}|${code}`),
      };
    },
  };
}
