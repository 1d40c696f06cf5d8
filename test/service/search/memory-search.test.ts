import { inTurns } from "../../../src/service/library/index.js";
import { createMemorySearch, indexSteps } from "../../../src/service/search/index.js";
import { describeSearchBackend } from "./conformance.js";
import { smallLibrary } from "./small-library.js";

const now = () => Date.UTC(2026, 10, 20);

describeSearchBackend("memory", () => Promise.resolve(createMemorySearch(smallLibrary, { now })));
describeSearchBackend("memory, indexed while others are answered", async () =>
  createMemorySearch(smallLibrary, { now, indexes: await inTurns(indexSteps(smallLibrary)) }),
);
