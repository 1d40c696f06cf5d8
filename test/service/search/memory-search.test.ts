import { createMemorySearch } from "../../../src/service/search/index.js";
import { describeSearchBackend } from "./conformance.js";
import { smallLibrary } from "./small-library.js";

describeSearchBackend("memory", () =>
  Promise.resolve(createMemorySearch(smallLibrary, { now: () => Date.UTC(2026, 10, 20) })),
);
