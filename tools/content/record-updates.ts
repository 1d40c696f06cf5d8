import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { loadLibrary } from "../../src/service/library/index.js";
import { updatesFile } from "../../src/service/library/updates.js";
import { countMoves, nextUpdates, type Updates } from "./updates.js";

/** Writes the day each item's figures last changed, and says how many this edition has moved. */
export async function recordUpdates(data: string): Promise<void> {
  const file = join(data, updatesFile);
  const write = (updates: Updates): void => {
    writeFileSync(file, gzipSync(JSON.stringify(updates), { level: 9 }));
  };
  if (!existsSync(file)) write({});
  const before = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as Updates;
  const library = await loadLibrary();
  const after = nextUpdates(library, before);
  write(after);
  const { changed, added, gone } = countMoves(before, after);
  const moved = new Set(changed);
  const concepts = [...library.concepts.values()].filter(({ uuid }) => moved.has(uuid));
  for (const { key } of concepts) console.log(`Other figures: ${key}`);
  console.log(
    `${String(changed.length)} items have other figures, ${String(added.length)} are new, ${String(gone.length)} gone; ` +
      `${String(Object.keys(after).length - changed.length - added.length)} keep their day.`,
  );
}
