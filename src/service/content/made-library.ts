import { atOnce, inTurns, type ComposedLibrary, type IsAsked } from "../library/index.js";
import { indexSteps, parserSteps, type ParserIndex, type SearchIndexes } from "../search/index.js";

/** What the next library takes from this one, as far as it is made. */
export interface MadeParts {
  readonly parser?: ParserIndex | undefined;
  readonly indexes?: SearchIndexes | undefined;
}

/** A library with what reads questions to it and what finds its items, each made once. */
export interface MadeLibrary {
  readonly library: ComposedLibrary;
  /** Made when it is first asked for, as are the indexes. */
  parser(): ParserIndex;
  indexes(): SearchIndexes;
  readonly made: () => MadeParts;
  /**
   * Makes both while others are answered.
   * @param before of the library that was there before: what both have is taken from it
   */
  makeInTurns(isAsked: IsAsked, before: MadeParts): Promise<void>;
}

export function createMadeLibrary(library: ComposedLibrary): MadeLibrary {
  let parser: ParserIndex | undefined;
  let indexes: SearchIndexes | undefined;
  return {
    library,
    parser: () => (parser ??= atOnce(parserSteps(library))),
    indexes: () => (indexes ??= atOnce(indexSteps(library))),
    made: () => ({ parser, indexes }),
    makeInTurns: async (isAsked, before) => {
      parser ??= await inTurns(parserSteps(library, before.parser), isAsked);
      indexes ??= await inTurns(indexSteps(library, before.indexes), isAsked);
    },
  };
}
