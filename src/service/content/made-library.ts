import { atOnce, inTurns, type IsAsked, type ComposedLibrary } from "../library/index.js";
import { indexSteps, parserSteps, type MakeParser, type SearchIndexes } from "../search/index.js";

/** A library with what reads questions to it and what finds its items, each made once. */
export interface MadeLibrary {
  readonly library: ComposedLibrary;
  /** Made when it is first asked for, as are the indexes. */
  makeParser(): MakeParser;
  indexes(): SearchIndexes;
  /** Undefined until they are made. */
  readonly madeIndexes: () => SearchIndexes | undefined;
  /**
   * Makes both while others are answered.
   * @param before of the library that was there before: what both have is taken from it
   */
  makeInTurns(isAsked: IsAsked, before?: SearchIndexes): Promise<void>;
}

export function createMadeLibrary(library: ComposedLibrary): MadeLibrary {
  let makeParser: MakeParser | undefined;
  let indexes: SearchIndexes | undefined;
  return {
    library,
    makeParser: () => (makeParser ??= atOnce(parserSteps(library))),
    indexes: () => (indexes ??= atOnce(indexSteps(library))),
    madeIndexes: () => indexes,
    makeInTurns: async (isAsked, before) => {
      makeParser ??= await inTurns(parserSteps(library), isAsked);
      indexes ??= await inTurns(indexSteps(library, before), isAsked);
    },
  };
}
