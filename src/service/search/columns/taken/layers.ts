/** What is made of many things in their order is kept while others come behind them, and made of these alone. */
import type { Steps } from "../../../library/turns.js";

interface Layer<Of, T> {
  readonly of: readonly Of[];
  readonly made: T;
}

/** Of the first things, and of those behind them where there are any. */
export type Layers<Of, T> = readonly Layer<Of, T>[];

/** Of the first: with more behind them, all are the first. */
const mostBehind = 1 / 16;

/**
 * @param make of things that follow each other, of which the first has a place among all
 * @param before what there was before: where its first things are the first still, it is taken @default nothing
 */
export function* layerSteps<Of, T>(
  all: readonly Of[],
  make: (some: readonly Of[], from: number) => Steps<T>,
  before: Layers<Of, T> = [],
): Steps<Layers<Of, T>> {
  const [known] = before;
  const isFirst =
    known !== undefined &&
    all.length <= (1 + mostBehind) * known.of.length &&
    known.of.every((one, at) => one === all[at]);
  const first = isFirst ? known : { of: all, made: yield* make(all, 0) };
  const from = first.of.length;
  if (all.length === from) return [first];
  const behind = all.slice(from);
  return [first, { of: behind, made: yield* make(behind, from) }];
}

/** What all layers have of a key, in the order of the things. */
export const gather = <T>(
  layers: Layers<unknown, ReadonlyMap<string, readonly T[]>>,
  key: string,
): readonly T[] => layers.flatMap(({ made }) => made.get(key) ?? []);
