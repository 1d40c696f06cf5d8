import { canProve } from "../../src/statistics/index.js";
import type { Library } from "../../src/service/library/library-model.js";
import { createLookUp, type FoundSource } from "../../src/service/lookup/index.js";
import {
  createRandom,
  forgeTable,
  inventTable,
  typeTable,
  type SourcedTable,
  type TypedTable,
} from "./typed-tables.js";

interface Judged {
  readonly source: SourcedTable;
  readonly isRight: boolean;
  readonly first: FoundSource | undefined;
  readonly ms: number;
}

interface LookupQuality {
  readonly judged: readonly Judged[];
  /** Tables drawn beside them whose figures, all of them right, could prove nothing: too few digits. */
  readonly tooRound: number;
  /** Of the invented tables, those for which a source was claimed all the same. */
  readonly invented: { readonly count: number; readonly claimed: number };
  readonly forged: { readonly count: number; readonly claimed: number };
}

const headersOf = ({ periods, places }: TypedTable) => ({
  hasPeriods: periods !== undefined,
  hasPlaces: places !== undefined,
});

/** The source itself, or one that has the very same figures: which of both it was, no figure can tell. */
function isRight({ concept, places, table }: SourcedTable, first: FoundSource, library: Library) {
  if (first.concept === concept) return places.every((place, at) => first.places[at] === place);
  const figuresOf = (key: string, place: string) => {
    const observed = library.observations(key, place);
    const { periods } = table;
    const wanted = periods ?? observed?.periods ?? [];
    return wanted.map((period) => observed?.values[observed.periods.indexOf(period)] ?? null);
  };
  return places.every((place) => {
    const [own, other] = [figuresOf(concept.key, place), figuresOf(first.concept.key, place)];
    return JSON.stringify(own) === JSON.stringify(other);
  });
}

/** How often the look-up names the right source first, and how often one where there is none. */
export async function judgeLookup(
  library: Library,
  seed: number,
  counts: { readonly tables: number; readonly invented: number; readonly forged: number },
): Promise<LookupQuality> {
  const random = createRandom(seed);
  const lookUp = createLookUp(library);
  const ask = (table: TypedTable) => lookUp(table, () => true);
  const judged: Judged[] = [];
  let tooRound = 0;
  while (judged.length < counts.tables) {
    const source = typeTable(library, random);
    if (source === undefined) continue;
    if (!canProve(source.table, headersOf(source.table))) {
      tooRound += 1;
      continue;
    }
    const start = performance.now();
    const [first] = await ask(source.table);
    const ms = performance.now() - start;
    judged.push({
      ...{ source, first, ms },
      isRight: first !== undefined && isRight(source, first, library),
    });
  }
  const claimedOf = async (count: number, draw: () => TypedTable | undefined) => {
    let [claimed, drawn] = [0, 0];
    while (drawn < count) {
      const table = draw();
      if (table === undefined) continue;
      drawn += 1;
      if ((await ask(table)).length > 0) claimed += 1;
    }
    return { count, claimed };
  };
  return {
    ...{ judged, tooRound },
    invented: await claimedOf(counts.invented, () => inventTable(random)),
    forged: await claimedOf(counts.forged, () => forgeTable(library, random)),
  };
}
