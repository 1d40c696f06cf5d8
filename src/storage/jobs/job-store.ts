/** Work that outlives its process. A port: a file of one process, or a database that several share. */

export interface StoredJob<Draft extends object = object> {
  readonly token: string;
  /** Id of the key that asked. */
  readonly owner: string;
  readonly question: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly status: string;
  /** What was worked out so far. */
  readonly draft: Draft;
}

export interface JobStoreOptions {
  /** Finished jobs of one owner beyond this are forgotten, oldest first. */
  readonly maxJobs: number;
  /** Jobs of one owner that may be unfinished at once. */
  readonly maxUnfinished: number;
  readonly isFinished: (status: string) => boolean;
  /** Hears of what could not be read or reached. */
  readonly onProblem: (error: unknown) => void;
}

export type JobCounts = Readonly<Record<"waiting" | "working" | "kept", number>>;

export interface JobStore<Draft extends object = object> {
  /**
   * Keeps a new job for whoever claims it first.
   * @returns it, or the owner's unfinished job with the same question; undefined where the owner has too many
   */
  add(job: StoredJob<Draft>): Promise<StoredJob<Draft> | undefined>;
  get(token: string): Promise<StoredJob<Draft> | undefined>;
  /**
   * A job that nobody works on, of the owner with the fewest unfinished ones. It is this process's until it
   * is finished, the store is closed, or the process is gone.
   */
  claim(): Promise<StoredJob<Draft> | undefined>;
  /** Keeps the next state of a claimed job. @returns false where another process has it by now */
  put(job: StoredJob<Draft>): Promise<boolean>;
  /** Calls back where there may be a job to claim that this process did not add. */
  onWaiting(listener: () => void): void;
  counts(): Promise<JobCounts>;
  close(): Promise<void>;
}

/** The same question, however it is spaced and capitalised. */
export const toQuestionKey = (question: string): string =>
  question.trim().replace(/\s+/g, " ").toLowerCase();
