import type { PackedContent, WatchedContent } from "../../storage/index.js";
import { inTurns, type ImportedPart, type IsAsked, type OwnLibrary } from "../library/index.js";

interface ReadSource {
  readonly version: string;
  /** As it was found: its pieces that have not changed are not read again. */
  readonly packed: PackedContent;
  readonly part: ImportedPart;
}

/** By source: the version that was read, and what was made of it. */
type ReadSources = ReadonlyMap<string, ReadSource>;

export interface ReadContent {
  /** Of what is kept. */
  readonly version: string;
  /** Of what was read of it: another one where a source could not be read. */
  readonly state: string;
  readonly sources: ReadSources;
  /** Why sources could not be read; once nothing is in the way they can be, without another version. */
  readonly problems: readonly unknown[];
}

interface Reading {
  readonly imported: Pick<WatchedContent, "list" | "find">;
  /** The library's, beside which it stands. */
  readonly own: OwnLibrary;
  /** What comes first. */
  readonly isAsked: IsAsked;
}

/** Sources that are replaced while others are read: each time they are listed anew. */
const mostTries = 20;

/**
 * What was imported. A source that has not changed is not read again; one that cannot be read keeps the
 * content that it had.
 * @param former what was there before
 * @throws Error where sources are replaced faster than they can be read
 */
export async function readImported(reading: Reading, former: ReadSources): Promise<ReadContent> {
  let read: ReadSources = former;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await readListed(reading, read);
    if (found.isWhole) return found;
    read = found.sources;
  }
  throw new Error("Imported content is replaced faster than it can be read: it stays as it was.");
}

async function readListed({ imported, own, isAsked }: Reading, former: ReadSources) {
  const { version, sources: listed } = await imported.list();
  const problems: unknown[] = [];
  const state = [version];
  const sources = new Map<string, ReadSource>();
  let isWhole = true;
  for (const one of listed) {
    const { source, version: wanted } = one;
    const before = former.get(source);
    const packed =
      before?.version === wanted ? undefined : await imported.find(source, wanted, before?.packed);
    if (packed === undefined) {
      isWhole &&= before?.version === wanted;
      if (before !== undefined) sources.set(source, before);
      continue;
    }
    try {
      const part = await inTurns(own.partSteps(packed), isAsked);
      sources.set(source, { version: wanted, packed, part });
    } catch (error) {
      problems.push(error);
      state.push(`${source} cannot be read, as of ${before?.part.importedAt ?? "never"}`);
      if (before !== undefined) sources.set(source, before);
    }
  }
  return { ...{ version, state: state.join("\n"), sources, problems }, isWhole };
}
