import { operationIds, type OperationId } from "../../contract/index.js";

/** What a key may do. */
export interface Package {
  readonly operations: ReadonlySet<OperationId>;
  /** Items per request; more are clipped without a word. */
  readonly maxSize: number;
  readonly hasDescriptions: boolean;
  /** Whether it opens premium content: its data, reports, pictures and pages. */
  readonly hasPremium: boolean;
  readonly requestsPerMinute: number;
}

export type PackageName = "starter" | "professional" | "advanced";
/** By name, the smallest first. */
export type Packages = Readonly<Record<string, Package>>;

const starter: readonly OperationId[] = [
  "listInfographics",
  "listStatistics",
  "searchStatistics",
  "getStatistic",
];
const professional: readonly OperationId[] = [
  ...starter,
  "listTopics",
  "listStudies",
  "searchIndicators",
  "getIndicator",
  "getReports",
];

/** Sizes 10 and 20 are what clients of the live service met. */
export const packages: Readonly<Record<PackageName, Package>> = {
  starter: {
    operations: new Set(starter),
    maxSize: 10,
    hasDescriptions: false,
    hasPremium: false,
    requestsPerMinute: 300,
  },
  professional: {
    operations: new Set(professional),
    maxSize: 20,
    hasDescriptions: false,
    hasPremium: true,
    requestsPerMinute: 600,
  },
  advanced: {
    operations: new Set(operationIds),
    maxSize: 100,
    hasDescriptions: true,
    hasPremium: true,
    requestsPerMinute: 3000,
  },
};
