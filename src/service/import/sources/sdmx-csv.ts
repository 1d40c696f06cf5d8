/** SDMX-CSV 1.0 and 2.0 data messages. https://github.com/sdmx-twg/sdmx-csv */
import { createHash } from "node:crypto";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import type { MappedTable } from "../tables/collect-figures.js";
import type { TableRow } from "../tables/row.js";
import { sdmxColumns, type SdmxColumns } from "./sdmx-columns.js";
import { scaleOf, unitOf } from "./sdmx-units.js";

type Rows = () => AsyncIterable<TableRow>;

/** What a row says beside its figure: which indicator it is of, and how often that comes. */
interface Series {
  readonly id: string;
  readonly flow: string;
  readonly codes: readonly string[];
  readonly labels: readonly string[];
  readonly unit: string;
  readonly multiplier: string;
  readonly frequency: string;
}

const frequencies = { A: "annual", Q: "quarterly", M: "monthly" } as const;
const isKept = (code: string): code is keyof typeof frequencies => Object.hasOwn(frequencies, code);

const heading = ["PLACE", "TIME_PERIOD", "SERIES", "OBS_VALUE"];

/** "ECB:EXR(1.0)" as "ECB:EXR": another version is the same flow. */
const flowOf = (text: string) => text.replace(/\([^)]*\)/, "").trim();

function seriesOf(columns: SdmxColumns, cells: readonly string[]): Series {
  const text = (id: string | undefined) => (id === undefined ? "" : columns.code(cells, id));
  const flow = flowOf(text(columns.flow));
  const codes = columns.series.map(text);
  const [unit, multiplier] = [text(columns.unit), text(columns.multiplier)];
  const frequency = text(columns.frequency);
  return {
    id: JSON.stringify([flow, frequency, ...codes, unit, multiplier]),
    ...{ flow, codes, unit, multiplier, frequency },
    labels: columns.series.map((id) => columns.label(cells, id)),
  };
}

/** Why a row cannot be kept; undefined where it can. */
function problemOf(columns: SdmxColumns, cells: readonly string[], one: Series) {
  const text = (id: string | undefined) => (id === undefined ? "" : columns.code(cells, id));
  if (cells.length !== columns.count)
    return `has ${String(cells.length)} cells where the heading has ${String(columns.count)}`;
  if (/^d/i.test(text(columns.action))) return "deletes a figure: import the whole message instead";
  if (columns.frequency !== undefined && !isKept(one.frequency))
    return `has the frequency ${one.frequency}; years, quarters and months (A, Q, M) can be kept`;
  if (/^[mlo]$/i.test(text(columns.status)) && /\d/.test(text("OBS_VALUE")))
    return `has a figure that its status ${text(columns.status)} says is missing`;
  const scale = scaleOf(one.multiplier);
  return typeof scale === "number" ? undefined : scale.reason;
}

/** The message's rows as place, period, series and figure; forecasts are marked at their period. */
async function* plain(
  rows: Rows,
  path: string,
  frequency: string | undefined,
): AsyncGenerator<TableRow> {
  let columns: SdmxColumns | undefined;
  for await (const { line, cells } of rows()) {
    if (columns === undefined) {
      columns = sdmxColumns(cells, path);
      yield { line, cells: heading };
      continue;
    }
    const one = seriesOf(columns, cells);
    const problem = problemOf(columns, cells, one);
    // What none can keep is told once, by the first of the tables.
    if (frequency !== undefined && (isKept(one.frequency) ? one.frequency : "") !== frequency)
      continue;
    const status = columns.status === undefined ? "" : columns.code(cells, columns.status);
    const period = `${columns.code(cells, "TIME_PERIOD")}${/^f$/i.test(status) ? "*" : ""}`;
    yield {
      line,
      cells: [columns.placeText(cells), period, one.id, columns.code(cells, "OBS_VALUE")],
      ...(problem === undefined ? {} : { problem }),
    };
  }
}

/** Names say what differs within a flow; identifiers say everything, so that they stay. */
function measuresOf(
  all: readonly Series[],
  flowLabel: ReadonlyMap<string, string>,
): MappedMeasure[] {
  const differs = all[0]?.codes.map((_, at) => new Set(all.map(({ codes }) => codes[at])).size > 1);
  return all.map(({ id, flow, frequency, codes, labels, unit, multiplier }) => {
    const own = createHash("sha256").update(id).digest("hex").slice(0, 8);
    const told = labels.filter((_, at) => differs?.[at] === true);
    const scale = scaleOf(multiplier);
    return {
      ...{ column: "OBS_VALUE", when: id, unit: unitOf(unit) },
      key: `${slug([flow, frequency, ...codes].join(" ")).slice(0, 80)}-${own}`,
      name: [flowLabel.get(flow) ?? flow, told.join(", ")].filter((part) => part !== "").join(": "),
      ...(typeof scale === "number" && scale !== 1 ? { scale } : {}),
    };
  });
}

/** @throws Error with a sentence for a message that lacks what a table of figures needs */
export async function readSdmxCsv(path: string, rows: Rows): Promise<MappedTable[]> {
  const series = new Map<string, Series>();
  const flows = new Map<string, string>();
  let columns: SdmxColumns | undefined;
  for await (const { cells } of rows()) {
    if (columns === undefined) {
      columns = sdmxColumns(cells, path);
      continue;
    }
    const one = seriesOf(columns, cells);
    if (problemOf(columns, cells, one) !== undefined) continue;
    series.set(one.id, one);
    flows.set(one.flow, columns.flowLabel(cells) ?? one.flow);
  }
  const all = [...series.values()];
  if (columns === undefined || all.length === 0) throw new Error(`${path} has no figure to keep.`);
  const used =
    columns.frequency === undefined ? [undefined] : [...new Set(all.map((one) => one.frequency))];
  return used.map((code, at) => {
    const mapping: ColumnMapping = {
      ...{ place: { column: "PLACE" }, period: { column: "TIME_PERIOD" } },
      measure: { column: "SERIES" },
      measures: measuresOf(
        all.filter(({ frequency }) => code === undefined || frequency === code),
        flows,
      ),
      ...(code !== undefined && isKept(code) ? { frequency: frequencies[code] } : {}),
    };
    return { path, mapping, decimal: ".", rows: () => withRefused(rows, path, code, at === 0) };
  });
}

async function* withRefused(rows: Rows, path: string, code: string | undefined, isFirst: boolean) {
  yield* plain(rows, path, code);
  if (code === undefined || !isFirst) return;
  let isHeading = true;
  for await (const row of plain(rows, path, "")) {
    if (!isHeading) yield row;
    isHeading = false;
  }
}
