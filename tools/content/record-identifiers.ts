import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadLibrary } from "../../src/service/library/index.js";

/**
 * Adds the numbers of new contents to the committed list. Refuses when a number has gone or changed, since
 * workbooks hold it; with `mayWithdraw` what has gone is taken from the list, and said.
 */
export async function recordIdentifiers(
  file: string,
  { mayWithdraw = false }: { mayWithdraw?: boolean } = {},
): Promise<void> {
  const { statistics, studies, infographics, topics, concepts } = await loadLibrary();
  const now = [
    ...[...statistics.values(), ...studies.values(), ...infographics.values()].map(
      ({ id, key }) => `${String(id)} ${key ?? ""}`,
    ),
    ...[...topics.values()].map(
      ({ id, parent, concepts: [concept] }) =>
        `${String(id)} topic|${parent !== null && id > 1000 ? (concept ?? "") : String(id)}`,
    ),
    ...[...concepts.values()].map(({ uuid, key }) => `${uuid} indicator|${key}`),
  ];
  const present = new Set(now);
  const before = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const gone = before.filter((line) => !present.has(line));
  if (gone.length > 0 && !mayWithdraw)
    throw new Error(
      `${String(gone.length)} identifiers are gone, first: ${gone.slice(0, 5).join(", ")}`,
    );
  const known = new Set(before);
  const added = now.filter((line) => !known.has(line)).sort((a, b) => byKey(a, b));
  writeFileSync(file, `${[...before.filter((line) => present.has(line)), ...added].join("\n")}\n`);
  console.log(
    `${String(before.length - gone.length)} identifiers kept, ${String(added.length)} added, ${String(gone.length)} withdrawn.`,
  );
}

const byKey = (a: string, b: string) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = (line: string) => line.slice(line.indexOf(" "));
