/**
 * What imported series cost a process that holds them: CPU time to compose and to ask, the longest turn, memory.
 * `npm run bench:composed -- 25000` takes one size alone. The series have the library's own names and invented figures.
 */
import { spawnSync } from "node:child_process";
import { argv, execArgv, execPath } from "node:process";
import {
  librarySteps,
  packContent,
  readOwnLibrary,
  type ComposedLibrary,
  type ImportedContent,
  type ImportedPart,
  type OwnLibrary,
  type Steps,
} from "../../../src/service/library/index.js";
import {
  createMemorySearch,
  indexSteps,
  parserSteps,
  type KnownTitles,
  type ParserIndex,
  type SearchIndexes,
} from "../../../src/service/search/index.js";

const placesEach = 200;
const years = 35;

/** @param name of the source; its measures are the library's, each called so */
function toContent({ catalogue, data }: OwnLibrary, name: string, series: number): ImportedContent {
  const places = [...data.places.values()].filter(({ kind }) => kind !== "aggregate");
  const codes = places.slice(0, placesEach).map(({ code }) => code);
  // What names another measure would name one that is not there.
  const known = catalogue.concepts.filter(
    ({ partner, newer }) => partner === undefined && newer === undefined,
  );
  const day = "2026-11-01";
  const concepts = known.slice(0, Math.ceil(series / placesEach)).map((definition) => ({
    ...definition,
    ...{ key: `${name}-${definition.key}`, source: name },
    name: { en: `${name} ${definition.name.en}` },
    numbers: "long" as const,
  }));
  const rowOf = (at: number): [string, number[]] => [
    "1990",
    Array.from({ length: years }, (_, year) => at * 10 + year),
  ];
  return {
    format: 1,
    source: {
      ...{ key: name, title: name, subtitle: "", publisher: name, url: "" },
      ...{ licence: "none", attribution: name, releasedAt: day },
    },
    ...{ from: `${name}.csv`, importedAt: day, concepts, units: {}, topics: [], updates: {} },
    figures: Object.fromEntries(
      concepts.map(({ key }) => [
        key,
        Object.fromEntries(codes.map((code, at) => [code, rowOf(at)])),
      ]),
    ),
  };
}

const questions = [
  "gdp per capita",
  "population",
  "inflation",
  "life expectancy",
  "exports",
].flatMap((subject) =>
  ["", "france", "japan 2010", "kenya", "by country"].map((where) => `${subject} ${where}`.trim()),
);

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 100) / 10;
}

/** As a database keeps it, in pieces. */
const toPacked = (content: ImportedContent) => {
  const pieces = packContent(content).pieces();
  return { source: content.source.key, version: "", place: "the bench", packed: () => pieces };
};

/** The same with one measure that is another. */
function withAnother(content: ImportedContent, before: ReturnType<typeof toPacked>) {
  const [definition] = content.concepts;
  if (definition === undefined) return before;
  const { key } = definition;
  const [first, ...others] = Object.entries(content.figures[key] ?? {});
  const rows = Object.fromEntries([
    [first?.[0] ?? "", ["1990", [1]] as [string, number[]]],
    ...others,
  ]);
  const { head, measures } = packContent({
    ...content,
    figures: { ...content.figures, [key]: rows },
  }).pieces();
  const known = before.packed().measures;
  const packed = { head, measures: new Map([...measures, ...known, [key, measures.get(key)]]) };
  return { ...before, packed: () => packed as ReturnType<typeof before.packed> };
}

/** Runs steps to their end. @returns what came of them, their CPU ms and those of the longest */
function run<T>(steps: Steps<T>) {
  let [ms, longest] = [0, 0];
  for (;;) {
    const before = process.cpuUsage();
    const { done, value } = steps.next();
    const { user, system } = process.cpuUsage(before);
    ms += (user + system) / 1000;
    longest = Math.max(longest, (user + system) / 1000);
    if (done === true) return { value, ms: Math.round(ms), longest: Math.round(longest) };
  }
}

/** What was composed before. */
interface Former {
  readonly library: ComposedLibrary;
  readonly parser: ParserIndex;
  readonly indexes: SearchIndexes;
}

async function measure(series: number) {
  const own = await readOwnLibrary();
  const knownTitles: KnownTitles = new WeakMap();
  /** @param former as a service takes what both have from it */
  function* composeSteps(parts: readonly ImportedPart[], former?: Former) {
    const library = yield* librarySteps(own, parts, former?.library);
    const parser = yield* parserSteps(library, former?.parser);
    const indexes = yield* indexSteps(library, former?.indexes);
    return {
      ...{ library, parser, indexes },
      search: createMemorySearch(library, { parser: parser.makeParser(), knownTitles, indexes }),
    };
  }
  const ask = async ({ search }: Composed, query: string) =>
    search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 10,
    });
  type Composed = ReturnType<typeof composeSteps> extends Steps<infer T> ? T : never;
  // As a service that runs: its own library has been composed and asked before.
  const before = run(composeSteps([])).value;
  await ask(before, "population of germany");
  await before.search.close();
  const content = toContent(own, "own", series);
  const packed = toPacked(content);
  const another = withAnother(content, packed);
  const read = run(own.partSteps(packed));
  const readAgain = run(own.partSteps(another));
  const composing = run(composeSteps([read.value], before));
  const now = composing.value;
  const first = await cpuMs(() => ask(now, "population of germany"));
  const times: number[] = [];
  for (let round = 0; round < 20; round++)
    for (const query of questions)
      times.push(await cpuMs(() => ask(now, query + "?".repeat(round))));
  times.sort((a, b) => a - b);
  const resident = Math.round(process.memoryUsage().rss / 2 ** 20);
  // And a small source beside it.
  const other = run(own.partSteps(toPacked(toContent(own, "other", placesEach)))).value;
  await now.search.close();
  const more = run(composeSteps([read.value, other], now));
  const share = (part: number) => times[Math.floor(times.length * part)];
  return {
    statistics: now.library.statistics.size,
    "to read it, CPU ms": read.ms,
    "one measure of it": readAgain.ms,
    "to compose, CPU ms": composing.ms,
    "longest turn": Math.max(read.longest, composing.longest),
    "its first question": first,
    "200 more, CPU ms": more.ms,
    "their longest turn": more.longest,
    "a question p50, CPU ms": share(0.5),
    p99: share(0.99),
    "resident MB": resident,
    // Both libraries, while the second is composed.
    "most MB": Math.round(process.resourceUsage().maxRSS / 2 ** 10),
  };
}

const [, script = "", wanted, isChild] = argv;
if (isChild === "alone") console.log(JSON.stringify(await measure(Number(wanted))));
else {
  const sizes = wanted === undefined ? [0, 25_000, 50_000, 100_000] : [Number(wanted)];
  const rows = sizes.map((size) => {
    const args = [...execArgv, script, String(size), "alone"];
    const { stdout, stderr } = spawnSync(execPath, args, { encoding: "utf8" });
    if (stdout === "") throw new Error(stderr);
    return [`${String(size)} imported series`, JSON.parse(stdout) as unknown] as const;
  });
  console.table(Object.fromEntries(rows));
}
