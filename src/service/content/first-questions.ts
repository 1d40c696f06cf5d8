/** Questions that a service asks itself, so that what nearly every question needs is made before somebody waits for it. */
import { setImmediate, setTimeout } from "node:timers/promises";
import type { IsAsked } from "../library/index.js";
import type { Library } from "../library/library-model.js";
import type { SearchBackend } from "../search/index.js";

interface AskOptions {
  /** What comes first. */
  readonly isAsked: IsAsked;
  /** Once it says no, nothing more is asked. */
  readonly isWanted: () => boolean;
  /** With fewer statistics the first question is nearly as fast as later ones. @default 100,000 */
  readonly leastStatistics?: number;
}

/** A question takes some milliseconds, less once hundreds have been asked. */
const mostQuestions = 400;

/** Names of measures from all over the library, every second one with a place that it has figures of. */
export function* firstQuestions({
  concepts,
  coveredPlaces,
  places,
}: Pick<Library, "concepts" | "coveredPlaces" | "places">): Generator<string, undefined> {
  const all = [...concepts.values()];
  const step = Math.max(1, Math.ceil(all.length / mostQuestions));
  for (const [at, { key, name }] of all.entries()) {
    if (at % step !== 0) continue;
    const covered = coveredPlaces(key);
    const place = places.get(covered[at % Math.max(1, covered.length)] ?? "");
    const isAlone = (at / step) % 2 === 0 || place === undefined;
    yield isAlone ? name.en : `${name.en} ${place.name.en}`;
  }
}

/** One after the other, each behind what others ask. */
export async function askFirstQuestions(
  library: Library,
  search: Pick<SearchBackend, "search">,
  { isAsked, isWanted, leastStatistics = 100_000 }: AskOptions,
): Promise<void> {
  if (library.statistics.size < leastStatistics) return;
  for (const query of firstQuestions(library)) {
    while (isAsked()) await setTimeout(1);
    if (!isWanted()) return;
    const first = { offset: 0, size: 10 };
    await search.search({ kind: "statistic", query, filters: {}, sort: "relevance", ...first });
    await setImmediate();
  }
}
