import { readOwnLibrary, type OwnLibrary } from "../../../src/service/library/index.js";

let read: Promise<OwnLibrary> | undefined;

/** The library's own part, read once for all imports of a process: nothing that comes beside it changes it. */
export const ownLibrary = (): Promise<OwnLibrary> => (read ??= readOwnLibrary());
