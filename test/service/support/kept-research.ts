import type { ResearchJob } from "../../../src/contract/index.js";
import type { ResearchJobs } from "../../../src/service/research/research-jobs.js";

/** Research that never gets further than `requested`. */
export function createKeptResearch(): ResearchJobs {
  const jobs = new Map<string, { owner: string; job: ResearchJob }>();
  return {
    submit: (_question, owner) => {
      const job = {
        researchToken: `token-${jobs.size + 1}`,
        state: { status: "requested" },
        response: null,
      };
      jobs.set(job.researchToken, { owner, job });
      return Promise.resolve(job);
    },
    get: (token, owner) => {
      const kept = jobs.get(token);
      return Promise.resolve(kept?.owner === owner ? kept.job : undefined);
    },
    close: () => Promise.resolve(),
  };
}
