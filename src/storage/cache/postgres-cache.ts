import { createHash } from "node:crypto";
import type { Announcements } from "../postgres/announcements/announcements.js";
import type { Database } from "../postgres/database.js";
import type { ProcessLease } from "../postgres/process-lease.js";
import { isUnavailable } from "../postgres/unavailable.js";
import {
  claimCalls,
  endCall,
  keepValue,
  readValues,
  trimCache,
  type ReadValue,
} from "./cache-tables.js";
import { gathered } from "./gathered.js";
import type { SharedCache, SharedValue } from "./shared-cache.js";
import { createWaitingRoom } from "./waiting-room.js";

interface PostgresCacheOptions {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly lease: Pick<ProcessLease, "id">;
  readonly maxBytes: number;
  readonly onProblem: (error: unknown) => void;
}

const trimEveryMs = 30_000;
/** Of a database that is there and does not answer. */
const mostTries = 3;
/** Of the bound, what one process may add before it looks. */
const untrimmedPart = 1 / 16;
/** Between tries to end what could not be ended, in milliseconds. */
const endEveryMs = 1000;

/** Names hold what was asked for: the database has their hash alone. */
const hashOf = (name: string) => createHash("sha256").update(name).digest("base64url");

/** Keeps values, and trims what is kept: again and again, and whenever this process has added its part. */
function createKeeper({ database, maxBytes, onProblem }: PostgresCacheOptions) {
  let added = 0;
  let trimming: Promise<void> | undefined;
  const tell = (error: unknown) => {
    if (!isUnavailable(error)) onProblem(error);
  };
  const trim = () => {
    added = 0;
    trimming ??= trimCache(database, maxBytes)
      .catch(tell)
      .finally(() => (trimming = undefined));
  };
  const timer = setInterval(trim, trimEveryMs).unref();
  return {
    /** What cannot be kept is had again. */
    keep: async (name: string, value: SharedValue) => {
      try {
        added += await keepValue(database, name, value);
      } catch (error) {
        tell(error);
      }
      if (added > maxBytes * untrimmedPart) trim();
    },
    close: async () => {
      clearInterval(timer);
      await trimming;
    },
  };
}
type Keeper = ReturnType<typeof createKeeper>;

/** Claims that end, also where the database does not answer at the moment: others would wait for ever. */
function createEndings({ database, lease, onProblem }: PostgresCacheOptions, keeper: Keeper) {
  const late = new Set<string>();
  const running = new Set<Promise<void>>();
  const tell = (error: unknown) => {
    if (!isUnavailable(error)) onProblem(error);
  };
  const end = async (name: string, value: SharedValue | undefined) => {
    if (value !== undefined) await keeper.keep(name, value);
    await endCall(database, lease.id, name).catch((error: unknown) => {
      tell(error);
      late.add(name);
    });
  };
  const endLate = async () => {
    for (const name of late) {
      await endCall(database, lease.id, name);
      late.delete(name);
    }
  };
  const timer = setInterval(() => {
    if (late.size > 0) endLate().catch(tell);
  }, endEveryMs).unref();
  return {
    end: (name: string, value?: SharedValue) => {
      const ending = end(name, value).finally(() => running.delete(ending));
      running.add(ending);
      return ending;
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

type FoundOrClaimed = Awaited<ReturnType<SharedCache["findOrClaim"]>>;

/** What the database says; without it nothing is known, and nobody else is waited for. */
async function orAlone(
  look: () => Promise<FoundOrClaimed>,
  { isThere, wait }: { readonly isThere: () => boolean; readonly wait: () => Promise<void> },
): Promise<FoundOrClaimed> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // One that answers others is busy for a moment: whoever went on alone would pay once more.
      if (!isThere() || tries === mostTries)
        return { last: undefined, end: () => Promise.resolve() };
      await wait();
    }
  }
}

async function findValues(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, SharedValue>> {
  const asked = new Map(names.map((name) => [hashOf(name), name]));
  try {
    const found = await readValues(database, [...asked.keys()]);
    return new Map([...found].map(([hash, { value }]) => [asked.get(hash) ?? hash, value]));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return new Map();
  }
}

/** Values in a table of the database that a crash of its server empties, and claims of those under way. */
export function createPostgresCache(options: PostgresCacheOptions): SharedCache {
  const { database, announcements, lease } = options;
  const room = createWaitingRoom();
  const keeper = createKeeper(options);
  const endings = createEndings(options, keeper);
  announcements.hear("stat_calls", room.call);
  const read = gathered((names) => readValues(database, names));
  const claim = gathered((names) => claimCalls(database, lease.id, names));

  const findOrClaim: SharedCache["findOrClaim"] = async (asked, serves) => {
    const name = hashOf(asked);
    const look = async () => (await read(name)).get(name);
    const first = await look();
    const serving = (one: ReadValue | undefined) =>
      one !== undefined && serves(one.value, one.version !== first?.version)
        ? { found: one.value }
        : undefined;
    for (let last = first; ; last = await look()) {
      const found = serving(last);
      if (found !== undefined) return found;
      // Before the claim: what ends meanwhile is heard of.
      const isCalled = room.wait(name);
      if ((await claim(name)).has(name)) {
        // It may have been kept between the look and the claim.
        const known = await look();
        const made = serving(known);
        if (made === undefined)
          return { last: known?.value, end: (value) => endings.end(name, value) };
        await endings.end(name);
        return made;
      }
      await isCalled;
    }
  };
  return {
    findOrClaim: (name, serves) =>
      orAlone(() => findOrClaim(name, serves), {
        isThere: () => announcements.isConnected(),
        wait: () => room.wait(hashOf(name)),
      }),
    find: (names) => findValues(database, names),
    keep: (name, value) => keeper.keep(hashOf(name), value),
    close: async () => {
      room.call();
      await endings.close();
      await keeper.close();
    },
  };
}
