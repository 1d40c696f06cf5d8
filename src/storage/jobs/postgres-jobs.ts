import { randomUUID } from "node:crypto";
import type { Announcements } from "../postgres/announcements/announcements.js";
import type { Database, Query } from "../postgres/database.js";
import { askOrLastKnown, type Replicas } from "../postgres/replicas.js";
import { ReplicaBehind } from "../postgres/unavailable.js";
import {
  toQuestionKey,
  type JobCounts,
  type JobStore,
  type JobStoreOptions,
  type StoredJob,
} from "./job-store.js";

interface JobRow extends Record<string, unknown> {
  readonly token: string;
  readonly owner: string;
  readonly question: string;
  readonly asked_at: string;
  readonly status: string;
  readonly draft: object;
}

const columns = "token, owner, question, asked_at, status, draft";

const toJob = <Draft extends object>(row: JobRow): StoredJob<Draft> => ({
  ...{ token: row.token, owner: row.owner, question: row.question, status: row.status },
  askedAt: Number(row.asked_at),
  // Written by the one who reads it: a draft is as it was.
  draft: row.draft as Draft,
});

/** How long a job is this process's without a word from it, in seconds. */
const leaseSeconds = 15;

interface PostgresJobsOptions extends JobStoreOptions {
  readonly database: Database;
  readonly replicas: Replicas;
  readonly announcements: Announcements;
}

async function addJob<Draft extends object>(
  query: Query,
  job: StoredJob<Draft>,
  { maxJobs, maxUnfinished, isFinished }: JobStoreOptions,
): Promise<StoredJob<Draft> | undefined> {
  // One owner's questions are counted one after the other, in whichever process they come.
  await query("select pg_advisory_xact_lock(hashtextextended($1, 715))", [job.owner]);
  const own = await query<JobRow & { question_key: string }>(
    `select ${columns}, question_key from stat.jobs where owner = $1 and not is_finished order by added`,
    [job.owner],
  );
  const asked = toQuestionKey(job.question);
  const same = own.find(({ question_key }) => question_key === asked);
  if (same !== undefined) return toJob(same);
  if (own.length >= maxUnfinished) return undefined;
  await query(
    `insert into stat.jobs (token, owner, question, question_key, asked_at, status, draft, is_finished)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[job.token, job.owner, job.question, asked, job.askedAt, job.status],
      ...[JSON.stringify(job.draft), isFinished(job.status)],
    ],
  );
  await query(
    `delete from stat.jobs where token in (
       select token from stat.jobs where owner = $1 and is_finished order by added
       limit greatest(0, (select count(*) from stat.jobs where owner = $1) - $2))`,
    [job.owner, maxJobs],
  );
  await query("notify stat_jobs");
  return job;
}

/** PostgreSQL keeps no NUL in texts; another control character is refused as it would be. */
const keepable = (text: string) => text.replaceAll("\0", "\u0001");

/** A job that nobody works on; others that look meanwhile pass it by. */
const claimText = `
update stat.jobs set claimed_by = $1, claimed_until = now() + make_interval(secs => $2)
where token = (
  select token from stat.jobs as one
  where not is_finished and (claimed_until is null or claimed_until < now())
  order by (select count(*) from stat.jobs as other
            where other.owner = one.owner and not other.is_finished), added
  for update skip locked limit 1)
returning ${columns}`;

/** What the jobs are at present, in all processes. */
async function countJobs(query: Query): Promise<JobCounts> {
  const [row] = await query<{ waiting: string; working: string; kept: string }>(
    `select count(*) filter (where not is_finished and coalesce(claimed_until < now(), true)) as waiting,
       count(*) filter (where not is_finished and claimed_until >= now()) as working,
       count(*) as kept from stat.jobs`,
  );
  const { waiting, working, kept } = row ?? { waiting: 0, working: 0, kept: 0 };
  return { waiting: Number(waiting), working: Number(working), kept: Number(kept) };
}

const putText = `
update stat.jobs set status = $3, draft = $4, is_finished = $5,
  claimed_until = case when $5 then null else now() + make_interval(secs => $6) end
where token = $1 and claimed_by = $2 and not is_finished returning token`;

const getJob = ({ database, replicas }: PostgresJobsOptions, token: string) =>
  askOrLastKnown(database, replicas, async (one) => {
    const text = `select ${columns} from stat.jobs where token = $1`;
    const [found] = await one.query<JobRow>(text, [token]);
    // A replica that does not know it may not know it yet.
    if (found === undefined && one !== database) throw new ReplicaBehind(database.place);
    return found;
  });

/** Jobs in the database: each is one process's at a time, and another's once that is gone. */
export function createPostgresJobs<Draft extends object>(
  options: PostgresJobsOptions,
): JobStore<Draft> {
  const { database, announcements, isFinished } = options;
  const { query } = database;
  const self = randomUUID();
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const one of listeners) one();
  };
  announcements.hear("stat_jobs", tell);
  const take = async (text: string, values: readonly unknown[]) => {
    const [row] = await query<JobRow>(text, values);
    return row && toJob<Draft>(row);
  };
  /** Another process goes on with what is unfinished at once. */
  const giveBack = async () => {
    await query(
      "update stat.jobs set claimed_until = null where claimed_by = $1 and not is_finished",
      [self],
    );
    await query("notify stat_jobs");
  };
  return {
    add: (job) => {
      const kept = { ...job, question: keepable(job.question) };
      return database.transaction((run) => addJob(run, kept, options));
    },
    get: async (token) => {
      const row = await getJob(options, token);
      return row && toJob<Draft>(row);
    },
    claim: () => take(claimText, [self, leaseSeconds]),
    put: async ({ token, status, draft }) => {
      const values = [token, self, status, JSON.stringify(draft), isFinished(status), leaseSeconds];
      return (await query(putText, values)).length > 0;
    },
    onWaiting: (listener) => {
      listeners.push(listener);
    },
    counts: () => countJobs(query),
    close: async () => {
      listeners.length = 0;
      // Without a database they are free when their time is up.
      await giveBack().catch(() => undefined);
    },
  };
}
