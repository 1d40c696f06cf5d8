import type { ResearchJob } from "../../contract/schemas/research.js";

/** Research jobs, kept where a restart does not lose them. */
export interface ResearchJobs {
  /** Creates a job in state `requested` and starts it. `owner` is the key's id. */
  submit(question: string, owner: string): Promise<ResearchJob>;
  /** Undefined for an unknown token or another owner's. */
  get(token: string, owner: string): Promise<ResearchJob | undefined>;
  /** Stops running jobs after their present step; they go on at the next start. */
  close(): Promise<void>;
}
