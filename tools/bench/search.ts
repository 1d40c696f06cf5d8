/** Quality and speed of the search over the real library: `npm run bench:search`. */
import { performance } from "node:perf_hooks";
import { loadLibrary } from "../../src/service/library/index.js";
import { createMemorySearch, createQueryParser } from "../../src/service/search/index.js";
import { hitRate, isAnswerable, judge, type Judgement } from "../search-quality/judge.js";
import { queries } from "../search-quality/query-set.js";
import { unanswerable, unseenQueries } from "../search-quality/unseen-queries.js";

/** Asked besides the judged queries: what is typed on the way to one. */
const broad = ["", "*", "population", "GDP", "Germany", "Europe", "energy", "2017", "asdf qwertz"];
const rounds = 20;

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
const ms = (value: number): string => `${value.toFixed(2).padStart(7)} ms`;

async function main(): Promise<void> {
  const start = performance.now();
  const library = await loadLibrary();
  const loaded = performance.now();
  const parser = createQueryParser(library);
  const parsed = performance.now();
  const search = createMemorySearch(library, { parser });
  const built = performance.now();
  console.log(`statistics           ${String(library.statistics.size)}`);
  console.log(`library loaded     ${ms(loaded - start)}`);
  console.log(`concepts indexed   ${ms(parsed - loaded)}`);
  console.log(`items indexed      ${ms(built - parsed)}`);

  const asked = queries.filter((query) => isAnswerable(library, query));
  const judgements: Judgement[] = [];
  for (const query of asked) judgements.push(await judge(library, search, query));
  console.log(`\n${String(asked.length)} of ${String(queries.length)} judged queries answerable`);
  console.log(`${"".padEnd(12)}   n   hit@1   hit@5  language`);
  const print = (name: string, part: readonly Judgement[]): void => {
    const told = part.filter(({ query, language }) => query.language === language);
    const figures = [hitRate(part, 1), hitRate(part, 5), told.length / part.length];
    console.log(
      `${name.padEnd(12)} ${String(part.length).padStart(3)} ${figures.map(percent).join(" ")}`,
    );
  };
  print("all", judgements);
  for (const field of ["set", "style", "language"] as const) {
    for (const value of new Set(queries.map((query) => query[field]))) {
      print(
        value,
        judgements.filter(({ query }) => query[field] === value),
      );
    }
  }
  for (const { query, rank } of judgements) {
    if (rank !== 1) console.log(`  ${String(rank ?? "–")}: ${query.query}`);
  }

  const unseen: Judgement[] = [];
  for (const query of unseenQueries) unseen.push(await judge(library, search, query));
  print("unseen", unseen);
  let answered = 0;
  for (const query of unanswerable) {
    const found = await search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 1,
    });
    if (found.total > 0) answered += 1;
  }
  console.log(
    `unanswerable questions answered: ${String(answered)} of ${String(unanswerable.length)}`,
  );

  const texts = [...asked.map(({ query }) => query), ...broad];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // A fresh engine each round: answers kept from the round before would flatter.
    const engine = createMemorySearch(library, { parser });
    for (const query of texts) {
      const before = performance.now();
      await engine.search({
        kind: "statistic",
        query,
        filters: {},
        sort: "relevance",
        offset: 0,
        size: 10,
      });
      if (round > 0) times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  console.log(`\nlatency of ${String(times.length)} searches, no answer kept from before`);
  console.log(`p50 ${ms(at(0.5))}   p90 ${ms(at(0.9))}   p99 ${ms(at(0.99))}   max ${ms(at(1))}`);
}

await main();
