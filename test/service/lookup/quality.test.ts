import { expect, it } from "vitest";
import { judgeLookup } from "../../../tools/lookup-quality/judge-lookup.js";
import { libraryAlone } from "../support/own-library.js";

/** A sample of what `npm run bench:lookup` measures, over the real library. */
it("names the right source first for nine tables in ten, and none for tables of no source", async () => {
  const library = await libraryAlone();
  const { judged, invented, forged } = await judgeLookup(library, 7, {
    tables: 40,
    invented: 200,
    forged: 30,
  });
  const right = judged.filter(({ isRight }) => isRight).length;
  expect(right).toBeGreaterThanOrEqual(36);
  expect(invented.claimed).toBeLessThanOrEqual(2);
  expect(forged.claimed).toBe(0);
});
