import type { SdmxObservation } from "./message.js";

const usual = "OBS_VALUE";
/** The dimension that tells measures apart where a message has several. */
const measureId = "MEASURE";

function renamed(
  one: SdmxObservation,
  measure: string,
  { measures, dimensions }: Pick<Required<SdmxObservation>, "measures" | "dimensions">,
): SdmxObservation {
  return {
    ...{ line: one.line, flow: one.flow, problem: one.problem, measures, dimensions },
    ids: () => one.ids(),
    value: (id) => (id === usual ? one.value(measure) : id === measureId ? measure : one.value(id)),
  };
}

/**
 * One observation for each measure that has a figure; where a structure has several, the measure is one
 * dimension more.
 */
export function byMeasure(
  measures: readonly string[],
  dimensions: readonly string[],
): (one: SdmxObservation) => readonly SdmxObservation[] {
  const [only] = measures;
  if (only === usual && measures.length === 1) return (one) => [one];
  if (only !== undefined && measures.length === 1)
    return (one) => [renamed(one, only, { measures, dimensions })];
  const more = { measures, dimensions: [...dimensions, measureId] };
  return (one) => measures.filter((id) => one.value(id) !== "").map((id) => renamed(one, id, more));
}
