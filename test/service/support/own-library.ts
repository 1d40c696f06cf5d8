import {
  loadLibrary,
  readOwnLibrary,
  type Library,
  type OwnLibrary,
} from "../../../src/service/library/index.js";

let read: Promise<OwnLibrary> | undefined;
let alone: Promise<Library> | undefined;

/** The library's own part, read once for all imports of a process: nothing that comes beside it changes it. */
export const ownLibrary = (): Promise<OwnLibrary> => (read ??= readOwnLibrary());

/** The library with nothing beside it, composed once for all tests of a process. */
export const libraryAlone = (): Promise<Library> =>
  (alone ??= ownLibrary().then((own) => loadLibrary([], own)));
