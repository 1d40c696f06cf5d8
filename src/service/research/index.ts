export { createResearchJobs } from "./research-jobs.js";
export type { LinkTo } from "./write/sources.js";
export type { ResearchJobs } from "./research-jobs.js";
