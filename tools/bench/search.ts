/** Quality and CPU of the search over the real library: `npm run bench:search`. */
import { performance } from "node:perf_hooks";
import { loadLibrary } from "../../src/service/library/index.js";
import type { Library } from "../../src/service/library/library-model.js";
import {
  createMemorySearch,
  createQueryParser,
  type QueryParser,
  type SearchBackend,
} from "../../src/service/search/index.js";
import { generateQueries } from "../search-quality/generated-queries.js";
import { hitRate, isAnswerable, judge, type Judgement } from "../search-quality/judge.js";
import { queries } from "../search-quality/query-set.js";
import { analystQueries, analystUnanswerable } from "../search-quality/analyst-queries.js";
import { heldOutQueries, heldOutUnanswerable } from "../search-quality/held-out-queries.js";
import { currentShare, everydayQuestions } from "../search-quality/everyday-questions.js";
import { askTitles } from "../search-quality/title-queries.js";
import { heldOut, tried } from "../search-quality/unanswerable-questions.js";
import { unseenQueries, unseenUnanswerable } from "../search-quality/unseen-queries.js";

/** Asked besides the judged queries: what is typed on the way to one. */
const broad = ["", "*", "population", "GDP", "Germany", "Europe", "energy", "2017", "asdf qwertz"];
const generated = 5_000;

const request = {
  kind: "statistic",
  filters: {},
  sort: "relevance",
  offset: 0,
  size: 10,
} as const;

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

  const looked = [...queries, ...analystQueries];
  const asked = looked.filter((query) => isAnswerable(library, query));
  const judgements: Judgement[] = [];
  for (const query of asked) judgements.push(await judge(library, search, query));
  console.log(`\n${String(asked.length)} of ${String(looked.length)} judged queries answerable`);
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
    for (const value of new Set(looked.map((query) => query[field]))) {
      print(
        value,
        judgements.filter(({ query }) => query[field] === value),
      );
    }
  }
  for (const { query, rank } of judgements) {
    if (rank !== 1) console.log(`  ${String(rank ?? "–")}: ${query.query}`);
  }

  // Never one by one: what is looked at is tuned for.
  const unseen: Judgement[] = [];
  for (const query of unseenQueries.filter((one) => isAnswerable(library, one)))
    unseen.push(await judge(library, search, query));
  print("unseen", unseen);
  console.log(
    `not answerable by the library: ${String(unseenQueries.length - unseen.length)} of the unseen`,
  );
  const later: Judgement[] = [];
  for (const query of heldOutQueries.filter((one) => isAnswerable(library, one)))
    later.push(await judge(library, search, query));
  print("held out", later);
  await printUnanswerable(search, "seen", analystUnanswerable);
  await printUnanswerable(search, "unseen", unseenUnanswerable);
  await printUnanswerable(search, "tried", tried);
  await printUnanswerable(search, "first held out", heldOut);
  await printUnanswerable(search, "second held out", heldOutUnanswerable);
  const titles = await askTitles(library, search);
  console.log(
    `exact titles first: ${String(titles.asked - titles.missed.length)} of ${String(titles.asked)}`,
  );
  for (const title of titles.missed) console.log(`  – ${title}`);
  const current = await currentShare(library, search);
  console.log(
    `${String(everydayQuestions.length)} everyday questions: ${percent(current)} of the items shown end in 2025 or later`,
  );

  await printCpu(library, parser);
}

async function printUnanswerable(
  search: SearchBackend,
  name: string,
  questions: readonly string[],
): Promise<void> {
  const answered: string[] = [];
  for (const query of questions) {
    const found = await search.search({ ...request, query, size: 1 });
    if (found.total > 0) answered.push(query);
  }
  console.log(
    `unanswerable questions answered, ${name}: ${String(answered.length)} of ${String(questions.length)}`,
  );
  if (name === "seen" || name === "tried")
    for (const query of answered) console.log(`  – ${query}`);
}

/** Time of the processor, not of the clock: a busy machine does not make the search slower. */
async function printCpu(library: Library, parser: QueryParser): Promise<void> {
  const texts = [...generateQueries(library, generated), ...broad];
  console.log(`\nCPU of ${String(texts.length)} questions, none asked before`);
  const now = await measureCpu(library, parser, texts);
  const later = await measureCpu(timesTen(library), parser, texts);
  const times = (name: keyof typeof now) => `${(later[name] / now[name]).toFixed(1)} times`;
  console.log(
    `ten times the items cost ${times("median")} at the median, ${times("p995")} at p99.5`,
  );
  console.log(`resident ${String(Math.round(process.memoryUsage().rss / 2 ** 20))} MB`);
}

async function measureCpu(library: Library, parser: QueryParser, texts: readonly string[]) {
  const engine = createMemorySearch(library, { parser });
  // Titles are read in the background first.
  await engine.search({ ...request, query: "the title of nothing" });
  const times: { readonly query: string; readonly ms: number }[] = [];
  for (const query of texts) {
    const before = process.cpuUsage();
    await engine.search({ ...request, query });
    const { user, system } = process.cpuUsage(before);
    times.push({ query, ms: (user + system) / 1000 });
  }
  await engine.close();
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)]?.ms ?? 0;
  const [median, p995] = [at(0.5), at(0.995)];
  console.log(
    `${String(library.statistics.size).padStart(7)} statistics: median ${ms(median)}   p99.5 ${ms(p995)}   max ${ms(at(1))}`,
  );
  if (process.argv.includes("--slowest")) {
    for (const one of times.slice(-30).reverse()) console.log(`  ${ms(one.ms)}  ${one.query}`);
  }
  return { median, p995 };
}

/** Each statistic with nine others that differ in nothing that a question asks for. */
function timesTen(library: Library): Library {
  const statistics = new Map(
    [...library.statistics.values()].flatMap((record) =>
      Array.from({ length: 10 }, (_one, copy) => {
        const id = record.id * 10 + copy;
        return [id, { ...record, id }] as const;
      }),
    ),
  );
  return { ...library, statistics };
}

await main();
