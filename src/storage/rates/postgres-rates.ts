import type { Database } from "../postgres/database.js";
import { inBatches } from "../postgres/in-batches.js";
import { DatabaseUnavailable } from "../postgres/unavailable.js";
import { createCountAhead } from "./count-ahead.js";
import { createMemoryRates, type RateCount, type RateCounter } from "./rate-counter.js";

/** Counts several and begins a new window in one statement; the server's clock counts for all processes. */
const countStatement = {
  name: "stat_count",
  text: `
insert into stat.rates as known (name, begun, used) values ($1, now(), $3)
on conflict (name) do update set
  used = case when known.begun <= now() - make_interval(secs => $2) then $3 else known.used + $3 end,
  begun = case when known.begun <= now() - make_interval(secs => $2) then now() else known.begun end
returning used, extract(epoch from begun + make_interval(secs => $2) - now()) * 1000 as ends_in_ms`,
};

interface RateRow extends Record<string, unknown> {
  readonly used: number;
  /** PostgreSQL's numeric comes as text. */
  readonly ends_in_ms: string;
}

/** How long a request waits to be counted by all before its own process counts it, in milliseconds. */
const patienceMs = 250;

async function countTogether(
  { query }: Pick<Database, "query">,
  name: string,
  { windowMs, times }: { readonly windowMs: number; readonly times: number },
): Promise<RateCount> {
  const [row] = await query<RateRow>(countStatement, [name, windowMs / 1000, times]);
  // The window may have been begun by one who came later and was counted earlier.
  const endsInMs = Math.min(windowMs, Math.ceil(Number(row?.ends_in_ms ?? windowMs)));
  return { used: row?.used ?? times, endsInMs };
}

/** Soon, or by this process alone. */
function countSoon(
  database: Pick<Database, "query">,
  now: () => number,
): (name: string, windowMs: number) => Promise<RateCount> {
  const alone = createMemoryRates(now);
  const together = inBatches<number, RateCount>(async (name, windows) => {
    const [windowMs = 0] = windows;
    const times = windows.length;
    const { used, endsInMs } = await countTogether(database, name, { windowMs, times });
    return windows.map((_, place) => ({ used: used - times + place + 1, endsInMs }));
  });
  let isLate = false;
  return (name, windowMs) => {
    const counted = together(name, windowMs).finally(() => (isLate = false));
    const orAlone = counted.catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return alone.count(name, windowMs);
      throw error;
    });
    if (isLate) {
      orAlone.catch(() => undefined);
      return Promise.resolve(alone.count(name, windowMs));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        isLate = true;
        resolve(alone.count(name, windowMs));
      }, patienceMs);
      orAlone.then(resolve, reject).finally(() => {
        clearTimeout(timer);
      });
    });
  };
}

/**
 * Counted together by all processes; by each alone while the database does not answer, or does so late: what has
 * been paid for and is at hand waits for no database. Nor does who has asked little of what is allowed.
 */
export function createPostgresRates(
  database: Pick<Database, "query">,
  now: () => number,
): RateCounter {
  const soon = countSoon(database, now);
  const ahead = createCountAhead({
    now,
    send: (name, windowMs, times) =>
      countTogether(database, name, { windowMs, times }).catch(() => undefined),
  });
  return {
    count: (name, windowMs, most) => {
      if (most === undefined) return soon(name, windowMs);
      return (
        ahead.count(name, windowMs, most) ??
        soon(name, windowMs).then((count) => ahead.known(name, count))
      );
    },
  };
}
