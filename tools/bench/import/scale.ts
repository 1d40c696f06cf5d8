/**
 * What imported series cost a process that holds them in memory: CPU time to compose and to ask, resident memory.
 * `npm run bench:scale -- 25000` takes one size alone. The series have the library's own names and invented figures.
 */
import { spawnSync } from "node:child_process";
import { argv, execArgv, execPath } from "node:process";
import {
  loadLibrary,
  packContent,
  readOwnLibrary,
  unpackContent,
  type ImportedContent,
  type OwnLibrary,
} from "../../../src/service/library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type KnownTitles,
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

/** Of a source that a database keeps in pieces: all of it, and again with one measure that is another. */
async function readingOf(content: ImportedContent) {
  const [definition] = content.concepts;
  if (definition === undefined) return {};
  const { key } = definition;
  const [first, ...others] = Object.entries(content.figures[key] ?? {});
  const rows = Object.fromEntries([
    [first?.[0] ?? "", ["1990", [1]] as [string, number[]]],
    ...others,
  ]);
  const before = packContent(content).pieces();
  const changed = packContent({
    ...content,
    figures: { ...content.figures, [key]: rows },
  }).pieces();
  const another = changed.measures.get(key) ?? changed.head;
  const after = { head: changed.head, measures: new Map([...before.measures, [key, another]]) };
  const read = (packed: typeof before) =>
    cpuMs(() =>
      unpackContent([{ source: "own", version: "", place: "the bench", packed: () => packed }]),
    );
  return { "to read it, CPU ms": await read(before), "one measure of it": await read(after) };
}

async function measure(series: number) {
  const own = await readOwnLibrary();
  const knownTitles: KnownTitles = new WeakMap();
  const composed = async (imported: readonly ImportedContent[]) => {
    const library = await loadLibrary(imported, own);
    const parser = createQueryParser(library);
    return { library, search: createMemorySearch(library, { parser, knownTitles }) };
  };
  const ask = async ({ search }: Awaited<ReturnType<typeof composed>>, query: string) =>
    search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 10,
    });
  // As a service that runs: its own library has been composed and asked before.
  const before = await composed([]);
  await ask(before, "population of germany");
  await before.search.close();
  const imported = toContent(own, "own", series);
  const content = [imported];
  let now = before;
  const composing = await cpuMs(async () => (now = await composed(content)));
  const first = await cpuMs(() => ask(now, "population of germany"));
  const times: number[] = [];
  for (let round = 0; round < 20; round++)
    for (const query of questions)
      times.push(await cpuMs(() => ask(now, query + "?".repeat(round))));
  times.sort((a, b) => a - b);
  const resident = Math.round(process.memoryUsage().rss / 2 ** 20);
  // And a small source beside it.
  const more = [...content, toContent(own, "other", placesEach)];
  await now.search.close();
  const composingMore = await cpuMs(async () => (now = await composed(more)));
  const firstOfMore = await cpuMs(() => ask(now, "population of germany"));
  const share = (part: number) => times[Math.floor(times.length * part)];
  return {
    statistics: now.library.statistics.size,
    "to compose, CPU ms": composing,
    "its first question, CPU ms": first,
    "a question p50, CPU ms": share(0.5),
    p99: share(0.99),
    "to compose 200 more, CPU ms": composingMore,
    "its first question": firstOfMore,
    "resident MB": resident,
    // Both libraries, while the second is composed.
    "most MB": Math.round(process.resourceUsage().maxRSS / 2 ** 10),
    ...(await readingOf(imported)),
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
