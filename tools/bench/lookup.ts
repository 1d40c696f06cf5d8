/**
 * The look-up by values over the real library: `npm run bench:lookup`. Goals: the right source first for 90 %
 * of 200 tables, no source claimed for 99 % of 1,000 that have none.
 */
import { loadLibrary } from "../../src/service/library/index.js";
import { createLookUp } from "../../src/service/lookup/index.js";
import { judgeLookup } from "../lookup-quality/judge-lookup.js";

const library = await loadLibrary();
const before = process.memoryUsage().rss;
const start = performance.now();
const lookUp = createLookUp(library);
await lookUp({ lines: [[82.3491, 83.2391, 83.9921, 84.1121]] }, () => true);
const first = performance.now() - start;
const added = (process.memoryUsage().rss - before) / 2 ** 20;

const { judged, tooRound, invented, forged } = await judgeLookup(library, 20_261_122, {
  tables: 200,
  invented: 1000,
  forged: 200,
});
const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
const msAt = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
const right = judged.filter(({ isRight }) => isRight).length;
console.table({
  "tables typed from the library": judged.length,
  "right source first": right,
  "drawn beside them, too round to prove anything": tooRound,
  "invented tables": invented.count,
  "of these with a source": invented.claimed,
  "real series with every figure off": forged.count,
  "of these with some source": forged.claimed,
  "first look-up, ms": Math.round(first),
  "added by it, MB": Math.round(added),
  "look-up, ms, median": msAt(0.5),
  "look-up, ms, p95": msAt(0.95),
});
for (const { source, first: found, isRight } of judged)
  if (!isRight)
    console.log(
      `${source.concept.key} ${source.places.join(",")} -> ${found?.concept.key ?? "none"} ${JSON.stringify(source.table).slice(0, 160)}`,
    );
