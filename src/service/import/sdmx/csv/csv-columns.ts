/** Where the parts of an SDMX-CSV message stand, with and without labels. */
import { isAttribute } from "../attributes.js";
import type { Names } from "../message.js";
import { flowOfColumn, flowOfSeries } from "./csv-flow.js";

export interface CsvColumns {
  readonly count: number;
  readonly ids: readonly string[];
  readonly dimensions: readonly string[];
  /** Behind the figure, and no attribute that is known: of one series it says one thing, or is a dimension. */
  readonly unknown: readonly string[];
  /** Ids whose codes have labels. */
  readonly labelled: readonly string[];
  code(cells: readonly string[], id: string): string;
  /** A code's own name, where the message has labels. */
  label(cells: readonly string[], id: string): string | undefined;
  /** The flow with its version; where no column says it, what its series is of, so that its name says all of it. */
  flow(cells: readonly string[]): string;
  flowLabel(cells: readonly string[]): string | undefined;
  /** What a column's heading calls it beside its id. */
  heading(id: string): Names | undefined;
}

interface Column {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  /** Cells are "CODE: Label" as the heading is. */
  readonly isBoth: boolean;
  /** What stands between the values of a cell, where it may have several. */
  readonly separator: string | undefined;
  labelAt: number | undefined;
}

const lead = new Set([
  ...["DATAFLOW", "STRUCTURE", "STRUCTURE_ID", "STRUCTURE_NAME"],
  ...["ACTION", "SERIES_KEY", "OBS_KEY", "KEY"],
]);
const own = new Set(["TIME_PERIOD", "OBS_VALUE"]);

/** Of attributes some are dimensions where they stand before the figure. */
const ambiguous = /^(?:UNIT|FREQ|COVERAGE|COLLECTION|SOURCE|TIME_|METHOD|ORIG|STATUS|VALID)/;

/** "OBS_STATUS[]", "STRUCTURE[;]": in brackets stands what is between several values. */
const withoutSign = (id: string): string => id.replace(/\[.?\]/, "").trim();

/** Whether a table's heading is a message's. */
export const isSdmxHeading = (heading: readonly string[]): boolean => {
  const ids = heading.map((name) => withoutSign(name.split(":", 1)[0] ?? ""));
  return (
    ["DATAFLOW", "STRUCTURE", "KEY"].includes(ids[0] ?? "") &&
    ids.includes("TIME_PERIOD") &&
    ids.includes("OBS_VALUE")
  );
};

function columnsIn(heading: readonly string[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  const [, between] = /^\s*STRUCTURE\[(.)/.exec(heading[0] ?? "") ?? [];
  let last: Column | undefined;
  heading.forEach((name, at) => {
    // Eurostat's, in words and all capitals: when the flow was published is no label of it.
    if (/^LAST UPDATE/.test(name.trim())) return;
    const [first = "", ...label] = name.split(":").map((part) => part.trim());
    const id = withoutSign(first);
    // With labels in columns of their own, each stands behind its code's.
    if (
      !/^[A-Za-z][A-Za-z0-9_@$-]*$/.test(id) ||
      (label.length === 0 && /[a-z]/.test(id) && /[A-Z]/.test(id))
    ) {
      if (last !== undefined) last.labelAt ??= at;
      return;
    }
    last = {
      ...{ id: id.toUpperCase(), at, label: label.join(": ") },
      ...{ isBoth: label.length > 0, labelAt: undefined },
      separator: first.endsWith("[]") ? between : undefined,
    };
    columns.set(last.id, last);
  });
  return columns;
}

export function csvColumns(heading: readonly string[]): CsvColumns {
  const columns = columnsIn(heading);
  const first = (...ids: string[]) => ids.find((id) => columns.has(id));
  const value = columns.get("OBS_VALUE")?.at ?? 0;
  const code = (cells: readonly string[], id: string): string => {
    const column = columns.get(id.toUpperCase());
    if (column === undefined) return "";
    const cell = (cells[column.at] ?? "").trim();
    if (!column.isBoth) return cell;
    // Identifiers of flows have a colon of their own, with nothing behind it: ECB:EXR(1.0).
    const bare = (text: string) => (text.split(/:\s/, 1)[0] ?? "").trim();
    const { separator } = column;
    return separator === undefined ? bare(cell) : cell.split(separator).map(bare).join(";");
  };
  const label = (cells: readonly string[], id: string): string | undefined => {
    const column = columns.get(id.toUpperCase());
    if (column === undefined) return undefined;
    const cell = (cells[column.labelAt ?? column.at] ?? "").trim();
    if (column.labelAt !== undefined) return cell === "" ? undefined : cell;
    const [, ...words] = column.isBoth ? cell.split(/:\s/) : [];
    return words.length === 0 ? undefined : words.join(": ").trim();
  };
  const flow = first("STRUCTURE_ID", "DATAFLOW");
  const all = [...columns.values()];
  const dimensions = all
    .filter(({ id, at }) => at < value && !lead.has(id) && !own.has(id))
    .filter(({ id }) => !isAttribute(id) || ambiguous.test(id))
    .map(({ id }) => id);
  return {
    ...{ count: heading.length, ids: [...columns.keys()], code, label, dimensions },
    unknown: all
      .filter(({ id, at }) => at > value && !lead.has(id) && !own.has(id) && !isAttribute(id))
      .map(({ id }) => id),
    labelled: all
      .filter(({ id, isBoth, labelAt }) => !own.has(id) && (isBoth || labelAt !== undefined))
      .map(({ id }) => id),
    ...(flow === undefined
      ? flowOfSeries(dimensions, { code, label })
      : flowOfColumn(flow, { code, label })),
    heading: (id) => {
      const column = columns.get(id);
      const name = column?.labelAt === undefined ? column?.label : heading[column.labelAt]?.trim();
      return name === undefined || name === "" ? undefined : { en: name };
    },
  };
}
