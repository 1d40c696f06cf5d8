import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import {
  atOnce,
  librarySteps,
  loadLibrary,
  packContent,
  type ComposedLibrary,
  type ImportedContent,
  type ImportedPart,
  type Library,
  type OwnLibrary,
} from "../../../../src/service/library/index.js";
import type { KeyedRecord } from "../../../../src/service/library/records/build-context.js";
import { OwnStatistics } from "../../../../src/service/library/parts/own-statistics.js";
import { lengthOf } from "../../../../src/service/library/identifiers.js";
import {
  indexSteps,
  parserSteps,
  type ParserIndex,
  type SearchIndexes,
} from "../../../../src/service/search/index.js";
import { foldedNames } from "../../../../src/service/search/titles/measure-names.js";
import { openImportFolder, readImported, shorten } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";

const folder = openImportFolder();

/** Measures of eighty countries, of which rankings are made, too. */
async function importOf(source: string, measures: readonly string[], first = 0) {
  const { data } = await ownLibrary();
  const countries = [...data.places.values()].filter(({ kind }) => kind === "country").slice(0, 80);
  const rows = countries.flatMap(({ code }, at) =>
    Array.from({ length: 4 + (at % 5) }, (_one, year) =>
      [code, 2015 + year, ...measures.map((_name, place) => first + at + year + place)].join(","),
    ),
  );
  const head = `country,year,${measures.map((measure) => `${measure} (pieces)`).join(",")}`;
  const path = folder.file(`${source}.csv`, [head, ...rows].join("\n"));
  const { exitCode, text } = await folder.run([path, "--source", source, "--licence", "internal"]);
  expect(exitCode, text).toBe(0);
  return readImported(folder.dataDir()).find((one) => one.source.key === source) ?? expect.fail();
}

/** As it is kept: measures of the same bytes are read once. */
function createReading(own: OwnLibrary) {
  const known = new Map<string, Uint8Array>();
  return (content: ImportedContent): ImportedPart => {
    const { head, measures } = packContent(content).pieces();
    const same = [...measures].map(([key, piece]): [string, Uint8Array] => {
      const bytes = Buffer.from(piece).toString("base64");
      known.set(bytes, known.get(bytes) ?? piece);
      return [key, known.get(bytes) ?? piece];
    });
    const packed = () => ({ head, measures: new Map(same) });
    return atOnce(own.partSteps({ source: content.source.key, version: "", place: "", packed }));
  };
}

interface Made {
  readonly library: ComposedLibrary;
  readonly parser: ParserIndex;
  readonly indexes: SearchIndexes;
}

/** Everything that a library has, and what has each number. */
function itemsOf({ statistics, studies, infographics, topics, collisions }: ComposedLibrary) {
  const byNumber = [...statistics.keys()].map((id) => [id, statistics.get(id)?.key]);
  const values = [...statistics.values()];
  return { values, byNumber, studies, infographics, topics, collisions };
}

/** All that is found by, without the item that a period was first met with. */
async function saidBy({ kinds, names, finer }: SearchIndexes, { concepts, places }: Library) {
  const said = [...kinds].map(async ([kind, index]) => {
    const { columns, alike: groups, ofConcept, subjectsOf, broad, released, listsOf } = index;
    const values = columns.spans.values.map(({ from, to }) => ({ from, to }));
    return {
      ...{ kind, groups, released, broad: await broad() },
      listsOf: [...places.keys()].map(listsOf),
      columns: { ...columns, spans: { ...columns.spans, values } },
      ofConcept: [...concepts.keys()].map((key) => [key, subjectsOf(key), [...ofConcept(key)]]),
    };
  });
  const ofConcepts = [...concepts.values()].map((concept) => [
    finer.of(concept.key),
    foldedNames(concept).map(({ name }) => names.called(name)),
  ]);
  return [...(await Promise.all(said)), ofConcepts, names.longest];
}

/** Words that came with imports, whole, begun and misspelt, beside one that the library always had. */
function readBy({ makeParser }: ParserIndex) {
  const parser = makeParser({ now: () => 0 });
  const texts = ["widgets", "widge", "widgits", "exports of widgets", "unemploymnet"];
  return texts.map((text) => parser.parse(text));
}

function make(own: OwnLibrary, parts: readonly ImportedPart[], before?: Made): Made {
  const library = atOnce(librarySteps(own, parts, before?.library));
  const parser = atOnce(parserSteps(library, before?.parser));
  return { library, parser, indexes: atOnce(indexSteps(library, before?.indexes)) };
}

async function expectAsAnew(
  { library, parser, indexes }: Made,
  own: OwnLibrary,
  parts: readonly ImportedPart[],
  name: string,
): Promise<void> {
  const anew = make(own, parts);
  expect(isDeepStrictEqual(itemsOf(library), itemsOf(anew.library)), name).toBe(true);
  const [joined, made] = [saidBy(indexes, library), saidBy(anew.indexes, anew.library)];
  expect(isDeepStrictEqual(await joined, await made), name).toBe(true);
  expect(isDeepStrictEqual(parser.phrases, anew.parser.phrases), name).toBe(true);
  expect(readBy(parser), name).toEqual(readBy(anew.parser));
}

it("a library and its index that take from those before what both have are as if made anew", async () => {
  const own = await ownLibrary();
  const read = createReading(own);
  const others = ["Cogs", "Bolts", "Nuts", "Screws", "Springs", "Valves", "Pumps"];
  const desk = await importOf("desk", ["Widgets", "Gears", ...others]);
  const flows = await importOf("flows", ["Exports of widgets"]);
  const plain = read(desk);
  const later = { ...desk, source: { ...desk.source, releasedAt: "2026-11-26" } };
  const [widgets = "", gears = ""] = desk.concepts.map(({ key }) => key);
  const ofGears = { ...desk.figures[gears], DEU: ["2001", [1, 2, 3, 4, 5]] as [string, number[]] };
  const toChina = flows.concepts.map((concept) => ({ ...concept, partner: "CHN" }));
  // All fifteen digits of two numbers of Germany's series are the same.
  const clash = await importOf("my-desk", ["M1553056", "M2727776"]);
  const alone = { ...clash, withoutNumber: [], concepts: clash.concepts.slice(0, 1) };
  const states: readonly (readonly ImportedPart[])[] = [
    [],
    [plain],
    [plain, read(flows)],
    [plain, read({ ...flows, concepts: toChina })],
    [read({ ...later, figures: { ...desk.figures, [gears]: ofGears } }), read(flows)],
    [read(flows)],
    [read({ ...desk, withoutNumber: [`series|${widgets}|DEU`] }), read(flows)],
    [plain, read(shorten(flows))],
    [plain, read(alone)],
    [plain, read({ ...clash, withoutNumber: [] })],
    [plain, read(alone)],
    [plain],
    [],
  ];
  let before: Made | undefined;
  for (const [state, parts] of states.entries()) {
    before = make(own, parts, before);
    await expectAsAnew(before, own, parts, `state ${String(state)}`);
  }
});

it("what follows on a library stands in its memory, and what follows on it beside that in its own", async () => {
  const own = await ownLibrary();
  const read = createReading(own);
  const [desk, flows, other] = await Promise.all([
    importOf("desk", ["Widgets", "Gears"]).then(read),
    importOf("flows", ["Exports of widgets"]).then(read),
    importOf("other", ["Hats"], 7).then(read),
  ]);
  const states = [[desk], [desk, flows], [desk, other], [desk, flows, other]];
  const base = make(own, [desk]);
  const second = make(own, [desk, flows], base);
  const beside = make(own, [desk, other], base);
  const third = make(own, [desk, flows, other], second);
  const memory = ({ indexes, parser }: Made) => {
    const { ids } = indexes.kinds.get("statistic")?.columns ?? expect.fail();
    const { concept } = parser.phrases.phrases;
    return [ids instanceof Float64Array && ids.buffer, concept.buffer];
  };
  const [of, ofSecond, ofBeside, ofThird] = [base, second, beside, third].map(memory);
  for (const at of [0, 1]) {
    expect(ofSecond?.[at]).toBe(of?.[at]);
    expect(ofBeside?.[at]).not.toBe(of?.[at]);
    expect(ofThird?.[at]).toBe(of?.[at]);
  }
  for (const [at, made] of [base, second, beside, third].entries())
    await expectAsAnew(made, own, states[at] ?? [], `library ${String(at)}`);
});

it("what both libraries have is not looked at again", async () => {
  const read = await ownLibrary();
  let looks = 0;
  class Counting extends OwnStatistics {
    override get(id: number): KeyedRecord | undefined {
      looks += 1;
      return super.get(id);
    }
  }
  const own = { ...read, statistics: new Counting([...read.statistics.values()]) };
  const looksWhile = (library: Library, before?: SearchIndexes) => {
    looks = 0;
    return { made: atOnce(indexSteps(library, before)), looks };
  };
  const content = await importOf("desk", ["Widgets"]);
  const first = looksWhile(await loadLibrary([], own));
  const joined = looksWhile(await loadLibrary([content], own), first.made);
  expect(first.looks).toBeGreaterThanOrEqual(read.statistics.size);
  expect(joined.looks).toBeLessThanOrEqual(first.looks - read.statistics.size);
});

it("of indicators that both have, only those of the blocks that are others are looked at again", async () => {
  const own = await ownLibrary();
  const read = createReading(own);
  const parts = [read(await importOf("desk", ["Widgets"]))];
  let looks: string[] = [];
  const index = (library: Library, before?: SearchIndexes) => {
    looks = [];
    const observations: Library["observations"] = (concept, place) => {
      looks.push(concept);
      return library.observations(concept, place);
    };
    return atOnce(indexSteps({ ...library, observations }, before));
  };
  const library = atOnce(librarySteps(own, []));
  const before = index(library);
  const ofAll = new Set(looks).size;
  const joined = index(atOnce(librarySteps(own, parts, library)), before);
  expect(ofAll).toBeGreaterThanOrEqual(own.concepts.size);
  expect(new Set(looks).size).toBeLessThan(ofAll / 2);
  expect(joined.kinds.get("indicator")?.size).toBe(own.concepts.size + 1);
});

it("studies and maps of measures that are as they were are not made again", async () => {
  const own = await ownLibrary();
  const read = createReading(own);
  const desk = read(await importOf("desk", ["Widgets", "Gears", "Cogs"]));
  const first = atOnce(librarySteps(own, [desk]));
  const next = atOnce(librarySteps(own, [desk, read(await importOf("other", ["Hats"]))], first));
  for (const kind of ["studies", "infographics"] as const) {
    const before = [...first[kind].values()];
    expect(before.some(({ id }) => lengthOf(id) === "long")).toBe(true);
    expect(before.filter((one) => next[kind].get(one.id) !== one)).toEqual([]);
  }
});
