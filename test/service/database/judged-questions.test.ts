import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchOf } from "../../../tools/search-quality/ask-service.js";
import { hitRate, isAnswerable, judge } from "../../../tools/search-quality/judge.js";
import { queries } from "../../../tools/search-quality/query-set.js";
import { openShared, type Shared } from "./support/open-shared.js";
import { searchAlone } from "../support/own-library.js";

const now = () => Date.parse("2026-11-20T09:30:00Z");

let shared: Shared;
beforeAll(async () => {
  shared = await openShared(now);
});
afterAll(() => shared.close());

/** A measure of one's own that is called as one of the library's. */
function writeTable(): string {
  const path = join(shared.folder, "branches.csv");
  const rows = ["Spain,2020,31", "France,2020,29", "Germany,2020,27"];
  writeFileSync(path, `country,year,Unemployment rate of branches (%)\n${rows.join("\n")}\n`);
  return path;
}

describe("a service on a database that has content of its own", () => {
  it("answers the judged questions as the embedded search does", async () => {
    const said = ["--source", "branch-office", "--licence", "internal use only"];
    const imported = await shared.import(writeTable(), ...said);
    expect(imported.exitCode, imported.text).toBe(0);
    // Before the service: it learns of one made later within a second.
    const { key } = await shared.addKey("--rate", "1000000");
    const service = await shared.start("judged");
    const { library, search: embedded } = await searchAlone(now);
    const ofService = searchOf((path) => service.json(path, key));
    const asked = queries.filter((query) => isAnswerable(library, query));
    const ranks = [];
    const rates = [];
    for (const search of [embedded, ofService]) {
      const judged = [];
      for (const query of asked) judged.push(await judge(library, search, query));
      ranks.push(judged.map(({ query, rank }) => `${query.query}: ${String(rank)}`));
      rates.push(hitRate(judged, 1), hitRate(judged, 5));
    }
    await embedded.close();
    expect(Math.min(...rates)).toBeGreaterThan(0.9);
    const [own, there] = ranks;
    expect(there).toEqual(own);
  });
});
