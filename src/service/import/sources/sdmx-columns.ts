/** Where the parts of an SDMX-CSV message stand, with and without labels. */

export interface SdmxColumns {
  readonly count: number;
  readonly flow: string | undefined;
  readonly action: string | undefined;
  readonly frequency: string | undefined;
  readonly unit: string | undefined;
  readonly multiplier: string | undefined;
  readonly status: string | undefined;
  /** Dimensions that tell one series of a place from another. */
  readonly series: readonly string[];
  code(cells: readonly string[], id: string): string;
  /** A code's own name, where the message has labels; else the code. */
  label(cells: readonly string[], id: string): string;
  /** The place by its code, and where that is a private one, by its label. */
  placeText(cells: readonly string[]): string;
  flowLabel(cells: readonly string[]): string | undefined;
}

interface Column {
  readonly id: string;
  readonly at: number;
  /** Cells are "CODE: Label" as the heading is. */
  readonly isBoth: boolean;
  labelAt: number | undefined;
}

const lead = new Set([
  ...["DATAFLOW", "STRUCTURE", "STRUCTURE_ID", "STRUCTURE_NAME"],
  ...["ACTION", "SERIES_KEY", "OBS_KEY"],
]);
const placeIds = ["REF_AREA", "GEO", "COUNTRY", "LOCATION", "AREA", "GEOGRAPHY", "ECONOMY"];
const own = new Set(["TIME_PERIOD", "OBS_VALUE"]);

/** Whether a table's heading is a message's. */
export const isSdmxHeading = (heading: readonly string[]): boolean => {
  const ids = heading.map((name) => name.split(":", 1)[0]?.trim());
  return (
    ["DATAFLOW", "STRUCTURE"].includes(ids[0] ?? "") &&
    ids.includes("TIME_PERIOD") &&
    ids.includes("OBS_VALUE")
  );
};

function columnsIn(heading: readonly string[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  let last: Column | undefined;
  heading.forEach((name, at) => {
    const [id = "", ...label] = name.split(":").map((part) => part.trim());
    // With labels in columns of their own, each stands behind its code's.
    if (
      !/^[A-Za-z][A-Za-z0-9_@$-]*$/.test(id) ||
      (label.length === 0 && /[a-z]/.test(id) && /[A-Z]/.test(id))
    ) {
      if (last !== undefined) last.labelAt ??= at;
      return;
    }
    last = { id: id.toUpperCase(), at, isBoth: label.length > 0, labelAt: undefined };
    columns.set(last.id, last);
  });
  return columns;
}

/** @throws Error with a sentence where the message has no dimension of places or no unit */
export function sdmxColumns(heading: readonly string[], path: string): SdmxColumns {
  const columns = columnsIn(heading);
  const first = (...ids: string[]) => ids.find((id) => columns.has(id));
  const place = first(...placeIds);
  const unit = first("UNIT_MEASURE", "UNIT");
  const lacks = (what: string) =>
    new Error(
      `${path} is an SDMX message ${what}. Say it in a mapping, which reads the message as a table: --mapping FILE.`,
    );
  if (place === undefined) throw lacks(`without a dimension of places (${placeIds.join(", ")})`);
  if (unit === undefined) throw lacks("that says no unit (UNIT_MEASURE)");
  const value = columns.get("OBS_VALUE")?.at ?? 0;
  const code = (cells: readonly string[], id: string): string => {
    const column = columns.get(id);
    if (column === undefined) return "";
    const cell = (cells[column.at] ?? "").trim();
    // Identifiers of flows have a colon of their own, with nothing behind it: ECB:EXR(1.0).
    return column.isBoth ? (cell.split(/:\s/, 1)[0] ?? "").trim() : cell;
  };
  const named = (cells: readonly string[], id: string): string | undefined => {
    const column = columns.get(id);
    if (column === undefined) return undefined;
    const cell = (cells[column.labelAt ?? column.at] ?? "").trim();
    if (column.labelAt !== undefined) return cell === "" ? undefined : cell;
    const [, ...label] = column.isBoth ? cell.split(/:\s/) : [];
    return label.length === 0 ? undefined : label.join(": ").trim();
  };
  const frequency = first("FREQ", "FREQUENCY");
  const flow = first("STRUCTURE_ID", "DATAFLOW");
  const apart = new Set([place, unit, frequency, "UNIT_MULT"]);
  return {
    ...{ count: heading.length, flow, frequency, unit, code },
    action: first("ACTION"),
    multiplier: first("UNIT_MULT"),
    status: first("OBS_STATUS", "OBS_FLAG"),
    series: [...columns.values()]
      .filter(({ id, at }) => at < value && !lead.has(id) && !own.has(id) && !apart.has(id))
      .map(({ id }) => id),
    label: (cells, id) => named(cells, id) ?? code(cells, id),
    placeText: (cells) => {
      const text = code(cells, place);
      // ISO's two and three letters and UN's numbers are known; private codes are not.
      return /^([A-Z]{2,3}|\d{3})$/.test(text) ? text : (named(cells, place) ?? text);
    },
    flowLabel: (cells) => {
      const name = code(cells, "STRUCTURE_NAME");
      return name !== "" ? name : flow === undefined ? undefined : named(cells, flow);
    },
  };
}
