import { createHash } from "node:crypto";
import type { Database, Query } from "../postgres/database.js";
import { askOrLastKnown } from "../postgres/replicas.js";
import { watchChannel, type WatchedDatabase } from "../postgres/watch-channel.js";
import { isUnavailable } from "../postgres/unavailable.js";
import type { ContentStore, KeptContent, PackedContent, WatchedContent } from "./content-store.js";

/** Held by whoever changes content, in any process, until it is there. */
const contentLock = 7_130_215_605;

interface ContentRow extends Record<string, unknown> {
  readonly source: string;
  readonly digest: string;
}

const toVersion = (rows: readonly ContentRow[]): string =>
  rows.map(({ source, digest }) => `${source} ${digest}`).join("\n");

const list = (query: Query) =>
  query<ContentRow>('select source, digest from stat.content order by source collate "C"');

const toPacked = (
  source: string,
  version: string,
  { packed, in: place }: { readonly packed: Buffer; readonly in: string },
): PackedContent => ({
  ...{ source, version, place: `${source} in ${place}` },
  packed: () => packed,
});

async function readContent(query: Query, place: string): Promise<KeptContent> {
  await query("set transaction isolation level repeatable read, read only");
  const rows = await list(query);
  const sources: PackedContent[] = [];
  // One statement each: their time limit is not for all of them together.
  for (const { source, digest } of rows) {
    const [row] = await query<{ packed: Buffer }>(
      "select packed from stat.content where source = $1",
      [source],
    );
    if (row === undefined) continue;
    sources.push(toPacked(source, digest, { packed: row.packed, in: place }));
  }
  return { version: toVersion(rows), sources };
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
insert into stat.content (source, digest, packed) values ($1, $2, $3)
on conflict (source) do update
  set digest = excluded.digest, packed = excluded.packed, changed_at = now()`;

/** Content in the database, shared by every process on it. */
export const createPostgresContent = (database: Database): ContentStore => ({
  place: database.place,
  read: () => database.transaction((query) => readContent(query, database.place)),
  put: (source, packed, version) =>
    change(database, async (query) => {
      if (toVersion(await list(query)) !== version) return false;
      const digest = createHash("sha256").update(packed).digest("hex");
      await query(putText, [source, digest, packed]);
      return true;
    }),
  remove: (source) =>
    change(database, async (query) => {
      const text = "delete from stat.content where source = $1 returning source";
      return (await query(text, [source])).length > 0;
    }),
  close: () => database.close(),
});

const findText = "select packed from stat.content where source = $1 and digest = $2";

/** A source's content is known by its digest, wherever it stands; a replica may not have it yet. */
async function findContent({ database, replicas }: WatchedDatabase, ...of: [string, string]) {
  const ask = ({ query }: Pick<Database, "query">) => query<{ packed: Buffer }>(findText, of);
  if (replicas.count > 0) {
    const [row] = await replicas.ask(ask).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return [];
    });
    if (row !== undefined) return row;
  }
  const [row] = await ask(database);
  return row;
}

/** Content of the database as it is announced: what there is, the primary says; the content itself comes from replicas. */
export const watchPostgresContent = (watched: WatchedDatabase): WatchedContent => {
  const { database, replicas, announcements, onProblem } = watched;
  return {
    list: async () => {
      const rows = await askOrLastKnown(database, replicas, ({ query }) => list(query));
      const sources = rows.map(({ source, digest }) => ({ source, version: digest }));
      return { version: toVersion(rows), sources };
    },
    find: async (source, version) => {
      const row = await findContent(watched, source, version);
      return row && toPacked(source, version, { packed: row.packed, in: database.place });
    },
    watch: (look) => watchChannel({ announcements, channel: "stat_content", look, onProblem }),
  };
};
