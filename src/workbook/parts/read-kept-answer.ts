import { decodeAnswer, isListOperation, type OperationId } from "../../contract/index.js";
import type { SnapshotEntry } from "./snapshot-part.js";
import { withoutSignatures } from "./without-signatures.js";

/** Clocks of two machines differ; a figure from later than this has been made up. */
const clockToleranceMs = 86_400_000;

/**
 * An answer from the file, which anybody may have written, as if it came from the service: through the
 * same decoder, without signatures, and not from the future.
 *
 * @param now milliseconds since 1970.
 * @returns undefined for what no service could have answered.
 */
export function readKeptAnswer(entry: SnapshotEntry, now: number): SnapshotEntry | undefined {
  const { operation, fetchedAt } = entry;
  if (!(fetchedAt > 0) || fetchedAt > now + clockToleranceMs) return undefined;
  try {
    const value = decodeKept(operation, entry.value);
    return value === undefined ? undefined : { ...entry, value: withoutSignatures(value) };
  } catch {
    // Whatever the decoder says of it, the figure is not shown.
    return undefined;
  }
}

/** What is kept has been decoded once, so the figures are put back as the service sends them. */
function decodeKept(named: string, value: unknown): unknown {
  const operation = named as OperationId;
  if (isListOperation(operation)) return decodeAnswer(operation, value);
  const fields = value as { readonly chart?: Record<string, unknown> };
  const chart = fields.chart ?? {};
  switch (operation) {
    case "getStatistic": {
      const table = tableOf(chart.table);
      if (table === undefined) return undefined;
      const read = decodeAnswer("getStatistic", { ...fields, chart: { ...chart, data: [] } });
      return { ...read, chart: { ...read.chart, table } };
    }
    case "getIndicator": {
      const geos = Array.isArray(chart.geos) ? (chart.geos as unknown[]) : [];
      const data = geos.map((geo) => ({ ...(geo as object), series: (geo as Values).values }));
      return decodeAnswer("getIndicator", { ...fields, chart: { ...chart, data } });
    }
    // A question's answer is kept under the question.
    case "askResearch":
    case "getResearchAnswer":
      return decodeAnswer("getResearchAnswer", value);
    case "getReports":
      // Links that open files for a while: nothing to keep.
      return undefined;
  }
}

interface Values {
  readonly values?: unknown;
}

/** A table as the client has it: names, and as many values as there are categories. */
function tableOf(value: unknown) {
  const { categories, series } = (value ?? {}) as { categories?: unknown; series?: unknown };
  if (!Array.isArray(categories) || !Array.isArray(series)) return undefined;
  const isText = (text: unknown) => typeof text === "string";
  const isValue = (cell: unknown) =>
    cell === null || typeof cell === "string" || (typeof cell === "number" && isFinite(cell));
  const read = series.map((one: unknown) => {
    const { name, values } = (one ?? {}) as { name?: unknown; values?: unknown };
    const isWhole =
      Array.isArray(values) && values.length === categories.length && values.every(isValue);
    return typeof name === "string" && isWhole ? { name, values: values as unknown[] } : undefined;
  });
  const isWhole = categories.every(isText) && read.every((one) => one !== undefined);
  return isWhole ? { categories: categories, series: read } : undefined;
}
