import {
  atOnce,
  loadLibrary,
  readOwnLibrary,
  type Library,
  type OwnLibrary,
} from "../../../src/service/library/index.js";
import {
  createMemorySearch,
  indexSteps,
  parserSteps,
  type KnownTitles,
} from "../../../src/service/search/index.js";

let read: Promise<OwnLibrary> | undefined;
let alone: Promise<Library> | undefined;

/** The library's own part, read once for all imports of a process: nothing that comes beside it changes it. */
export const ownLibrary = (): Promise<OwnLibrary> => (read ??= readOwnLibrary());

/** The library with nothing beside it, composed once for all tests of a process. */
export const libraryAlone = (): Promise<Library> =>
  (alone ??= ownLibrary().then((own) => loadLibrary([], own)));

let made: ReturnType<typeof makeParts> | undefined;

async function makeParts() {
  const library = await libraryAlone();
  const knownTitles: KnownTitles = new WeakMap();
  return {
    ...{ library, knownTitles },
    ...{ index: atOnce(parserSteps(library)), indexes: atOnce(indexSteps(library)) },
  };
}

/**
 * What answers questions over the library alone, with answers of its own: what the services of a process share it
 * takes from those before it.
 * @param now milliseconds since 1970 @default a day in November 2026
 */
export async function searchAlone(now = () => Date.UTC(2026, 10, 20)) {
  const { library, index, indexes, knownTitles } = await (made ??= makeParts());
  const parser = index.makeParser({ now });
  const search = createMemorySearch(library, { now, parser, indexes, knownTitles });
  return { library, parser, search };
}
