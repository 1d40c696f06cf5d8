import type { Database } from "../postgres/database.js";
import { DatabaseUnavailable } from "../postgres/unavailable.js";
import { createMemoryRates, type RateCount, type RateCounter } from "./rate-counter.js";

/** Counts and begins a new window in one statement; the server's clock counts for all processes. */
const countText = `
insert into stat.rates as known (name, begun, used) values ($1, now(), 1)
on conflict (name) do update set
  used = case when known.begun <= now() - make_interval(secs => $2) then 1 else known.used + 1 end,
  begun = case when known.begun <= now() - make_interval(secs => $2) then now() else known.begun end
returning used, extract(epoch from begun + make_interval(secs => $2) - now()) * 1000 as ends_in_ms`;

interface RateRow extends Record<string, unknown> {
  readonly used: number;
  /** PostgreSQL's numeric comes as text. */
  readonly ends_in_ms: string;
}

async function countTogether(
  { query }: Pick<Database, "query">,
  name: string,
  windowMs: number,
): Promise<RateCount> {
  const [row] = await query<RateRow>(countText, [name, windowMs / 1000]);
  // The window may have been begun by one who came later and was counted earlier.
  const endsInMs = Math.min(windowMs, Math.ceil(Number(row?.ends_in_ms ?? windowMs)));
  return { used: row?.used ?? 1, endsInMs };
}

/** Counted together by all processes; by each alone while the database does not answer. */
export function createPostgresRates(
  database: Pick<Database, "query">,
  now: () => number,
): RateCounter {
  const alone = createMemoryRates(now);
  return {
    count: (name, windowMs) =>
      countTogether(database, name, windowMs).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) return alone.count(name, windowMs);
        throw error;
      }),
  };
}
