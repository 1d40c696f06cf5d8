import { createHash } from "node:crypto";
import type { Database, Query } from "../postgres/database.js";
import { askOrLastKnown } from "../postgres/replicas.js";
import { watchChannel, type WatchedDatabase } from "../postgres/announcements/watch-channel.js";
import { ReplicaBehind } from "../postgres/unavailable.js";
import type { ContentStore, KeptContent, PackedContent, WatchedContent } from "./content-store.js";
import { keptColumns, readKept, type KeptRow, type KnownPieces } from "./kept-rows.js";
import {
  deleteMeasures,
  digestOf,
  listMeasures,
  writeMeasures,
  type ListedMeasures,
} from "./measure-rows.js";
import { readSummaries, toSummaryValues } from "./summary-rows.js";

/** Held by whoever changes content, in any process, until it is there. */
const contentLock = 7_130_215_605;

interface ContentRow extends Record<string, unknown> {
  readonly source: string;
  /** Its digest. */
  readonly version: string;
}

/** With the version of all of them. */
const withVersion = <S extends Pick<PackedContent, "source" | "version">>(
  sources: readonly S[],
) => ({
  version: sources.map(({ source, version }) => `${source} ${version}`).join("\n"),
  sources,
});

const listText = `
select source, digest as version from stat.content order by source collate "C"`;

const list = async (query: Query) => withVersion(await query<ContentRow>(listText));

/** All that is asked in one transaction is of one moment. */
const ofOneMoment = "set transaction isolation level repeatable read, read only";

async function readContent(query: Query, place: string): Promise<KeptContent> {
  await query(ofOneMoment);
  const { version: all, sources: rows } = await list(query);
  const sources: PackedContent[] = [];
  // One statement each: their time limit is not for all of them together.
  for (const { source, version } of rows) {
    const text = `select ${keptColumns} from stat.content where source = $1`;
    const [row] = await query<KeptRow>(text, [source]);
    if (row === undefined) continue;
    sources.push(await readKept(query, { source, version, row, place, known: new Map() }));
  }
  return { version: all, sources };
}

/** @returns what the change says, once it is there and announced */
const change = (database: Database, work: (query: Query) => Promise<boolean>): Promise<boolean> =>
  database.transaction(async (query) => {
    await query("select pg_advisory_xact_lock($1)", [contentLock]);
    const isChanged = await work(query);
    if (isChanged) await query("notify stat_content");
    return isChanged;
  });

const putText = `
insert into stat.content (source, digest, head, measures, series, numbers, summary_of, summary_by)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (source) do update
  set digest = excluded.digest, packed = null, head = excluded.head,
    former = stat.content.measures, measures = excluded.measures, changed_at = now(),
    series = excluded.series, numbers = excluded.numbers,
    summary_of = excluded.summary_of, summary_by = excluded.summary_by`;

/** The measures that a source has, and those that it had before. */
interface Listed extends Record<string, unknown> {
  readonly measures: ListedMeasures | null;
  readonly former: ListedMeasures | null;
}

const without = (listed: ListedMeasures, kept: ListedMeasures): ListedMeasures => {
  const digests = new Set(kept.map(([, digest]) => digest));
  return listed.filter(([, digest]) => !digests.has(digest));
};

/** Content in the database, shared by every process on it. */
export const createPostgresContent = (database: Database): ContentStore => ({
  place: database.place,
  isShared: true,
  read: () => database.transaction((query) => readContent(query, database.place)),
  list: () => list(database.query),
  summaries: async () => withVersion(await readSummaries(database.query)),
  find: (source, version) => findIn(database, { source, version, known: new Map() }),
  put: (source, content, version) =>
    change(database, async (query) => {
      if ((await list(query)).version !== version) return false;
      const pieces = content.pieces();
      const listed = listMeasures(pieces);
      const told = JSON.stringify(listed);
      const digest = createHash("sha256").update(digestOf(pieces.head)).update(told).digest("hex");
      const text = "select measures, former from stat.content where source = $1";
      const [before] = await query<Listed>(text, [source]);
      await writeMeasures(query, { source, listed }, pieces);
      const summary = toSummaryValues(content.summary, digest);
      await query(putText, [source, digest, Buffer.from(pieces.head), told, ...summary]);
      // Those of the version before this one stay for whoever has begun to read it.
      const still = [...(before?.measures ?? []), ...listed];
      await deleteMeasures(query, { source, listed: without(before?.former ?? [], still) });
      return true;
    }),
  remove: (source) =>
    change(database, async (query) => {
      const text = "delete from stat.content where source = $1 returning measures, former";
      const [gone] = await query<Listed>(text, [source]);
      if (gone === undefined) return false;
      const listed = [...(gone.measures ?? []), ...(gone.former ?? [])];
      await deleteMeasures(query, { source, listed });
      return true;
    }),
  close: () => database.close(),
});

interface Wanted {
  readonly source: string;
  readonly version: string;
  readonly known: KnownPieces;
}

const findIn = (database: Database, { source, version, known }: Wanted) =>
  database.transaction(async (query) => {
    await query(ofOneMoment);
    const text = `select ${keptColumns} from stat.content where source = $1 and digest = $2`;
    const [row] = await query<KeptRow>(text, [source, version]);
    return row && readKept(query, { source, version, row, known, place: database.place });
  });

/** A source's content is known by its digests, wherever it stands; a replica may not have it yet, and another one may. */
async function findContent({ database, replicas }: WatchedDatabase, wanted: Wanted) {
  const ofReplica = async (replica: Database) => {
    const found = await findIn(replica, wanted);
    if (found?.isWhole !== true) throw new ReplicaBehind(replica.place);
    return { ...found, place: `${wanted.source} in ${database.place}` };
  };
  try {
    return await replicas.ask(ofReplica);
  } catch {
    // None has it, or none answers.
    return findIn(database, wanted);
  }
}

/**
 * Content of the database as it is announced: what there is, the primary says; the content itself comes from replicas.
 * At first a replica may say what there is; later not, which may still have what was replaced or removed.
 */
export const watchPostgresContent = (watched: WatchedDatabase): WatchedContent => {
  const { database, replicas, announcements, onProblem } = watched;
  const piecesOf = new WeakMap<PackedContent, KnownPieces>();
  let isKnown = false;
  return {
    list: async () => {
      const found = isKnown
        ? await list(database.query)
        : await askOrLastKnown(database, replicas, ({ query }) => list(query));
      isKnown = true;
      return found;
    },
    find: async (source, version, former) => {
      const known = (former && piecesOf.get(former)) ?? new Map<string, Uint8Array>();
      const found = await findContent(watched, { source, version, known });
      if (found !== undefined) piecesOf.set(found, found.pieces);
      return found;
    },
    watch: (look) => watchChannel({ announcements, channel: "stat_content", look, onProblem }),
  };
};
