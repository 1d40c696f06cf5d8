/** One process of several on a database: what it holds there is free some seconds after its last word. */
import { randomUUID } from "node:crypto";
import type { Database } from "./database.js";
import { isUnavailable } from "./unavailable.js";

export interface ProcessLease {
  /** Names this process in what it holds. */
  readonly id: string;
  /** What it holds is free at once. */
  end(): Promise<void>;
}

const leaseSeconds = 10;
const beatMs = 3000;

const beatText = `
insert into stat.processes (id, alive_until) values ($1, now() + make_interval(secs => $2))
on conflict (id) do update set alive_until = excluded.alive_until`;

/** @param onProblem hears why a word did not come through, unless the database did not answer */
export async function openProcessLease(
  { query }: Pick<Database, "query">,
  onProblem: (error: unknown) => void,
): Promise<ProcessLease> {
  const id = randomUUID();
  const beat = () => query(beatText, [id, leaseSeconds]);
  await beat();
  await query("delete from stat.processes where alive_until < now() - interval '1 day'");
  const timer = setInterval(() => {
    beat().catch((error: unknown) => {
      if (!isUnavailable(error)) onProblem(error);
    });
  }, beatMs).unref();
  return {
    id,
    end: async () => {
      clearInterval(timer);
      // Without a database its time runs out by itself.
      await query("delete from stat.processes where id = $1", [id]).catch(() => undefined);
    },
  };
}
