import { createHash } from "node:crypto";
import type { MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import type { FlowNames } from "./message.js";
import { type Key, nameOf } from "./names.js";
import { scaleOf } from "./multipliers/multiplier.js";
import { withScale } from "./multipliers/said-scales.js";
import { hasBase, unitIn, withBase } from "./units.js";

/** What is measured: everything an observation says beside its place, period and figure. */
export interface Indicator {
  readonly id: string;
  readonly flow: string;
  readonly dimensions: readonly string[];
  /** One of each dimension. */
  readonly codes: readonly string[];
  readonly frequency: string;
  readonly unit: string;
  readonly multiplier: string;
  /** The period in which an index is 100, as the message writes it; "" where it says none. */
  readonly base: string;
  /** What else its places say that others' figures are not. */
  readonly attributes: readonly Key[];
}

/** Those that have the names of others, and only another base: of no index, whose unit says it. */
function sameButBase(
  all: readonly Indicator[],
  namesOf: (flow: string) => FlowNames,
): ReadonlySet<string> {
  const bases = new Map<string, Set<string>>();
  const keyOf = ({ flow, frequency, codes, unit, multiplier, attributes }: Indicator) =>
    JSON.stringify([flow, frequency, codes, unit, multiplier, attributes]);
  for (const one of all) bases.set(keyOf(one), (bases.get(keyOf(one)) ?? new Set()).add(one.base));
  return new Set(
    all.flatMap((one) => {
      const isTold = (bases.get(keyOf(one))?.size ?? 0) < 2;
      return isTold || hasBase(unitIn(namesOf(one.flow), one.unit)) ? [] : [one.id];
    }),
  );
}

/** The dimensions in which indicators of a flow differ. */
function differing(all: readonly Indicator[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const found = new Set<string>();
  for (const { flow, frequency, dimensions, codes } of all)
    dimensions.forEach((dimension, at) => {
      const [key, code] = [JSON.stringify([flow, frequency, dimension]), codes[at] ?? ""];
      if (first.has(key) && first.get(key) !== code) found.add(key);
      first.set(key, code);
    });
  return found;
}

/** Names say what differs within a flow; identifiers say everything, so that they stay. */
export function measuresOf(
  all: readonly Indicator[],
  namesOf: (flow: string) => FlowNames,
): ReadonlyMap<string, MappedMeasure> {
  const told = differing(all);
  const alike = sameButBase(all, namesOf);
  return new Map(
    all.map((one) => {
      const { id, flow, frequency, dimensions, codes, multiplier, base, attributes } = one;
      const own = createHash("sha256").update(id).digest("hex").slice(0, 8);
      const keys = dimensions.flatMap((dimension, at) =>
        told.has(JSON.stringify([flow, frequency, dimension]))
          ? [{ id: dimension, code: codes[at] ?? "" }]
          : [],
      );
      const scale = scaleOf(multiplier);
      const names = namesOf(flow);
      const measure: MappedMeasure = {
        key: `${slug([flow, frequency, ...codes].join(" ")).slice(0, 80)}-${own}`,
        name: nameOf(flow, keys, { names, attributes, base: alike.has(id) ? base : "" }),
        ...withScale(
          withBase(unitIn(names, one.unit), base),
          typeof scale === "number" ? scale : 1,
        ),
      };
      return [id, measure];
    }),
  );
}
