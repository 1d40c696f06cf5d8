import type { OperationId } from "../../../contract/index.js";
import { enCredits } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("en");

export interface DiagnosticsTexts {
  readonly title: string;
  readonly state: string;
  readonly version: string;
  readonly host: string;
  readonly sets: string;
  readonly address: string;
  readonly key: string;
  readonly hasKey: string;
  readonly noKey: string;
  readonly today: string;
  readonly session: string;
  readonly usage: (calls: number, credits: number) => string;
  readonly pending: string;
  readonly kept: string;
  readonly keptAnswers: (count: number, kilobytes: number) => string;
  readonly lastError: string;
  readonly none: string;
  readonly limits: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly clearCache: string;
  readonly clearCacheHint: string;
  readonly cleared: string;
  readonly budget: string;
  readonly dailyBudget: string;
  readonly budgetHint: string;
  readonly save: string;
  readonly saved: string;
  readonly badNumber: string;
  readonly prices: string;
  readonly pricesHint: string;
  readonly estimated: string;
  readonly operations: Readonly<Record<OperationId, string>>;
  readonly log: string;
  readonly emptyLog: string;
  readonly clearLog: string;
}

export const diagnostics: DiagnosticsTexts = {
  title: "Diagnostics",
  state: "State",
  version: "Version",
  host: "Host",
  sets: "Requirement sets",
  address: "Service address",
  key: "API key",
  hasKey: "stored",
  noKey: "none",
  today: "Today",
  session: "This session",
  usage: (calls, credits) => `${count(calls, "call", "calls")}, ${enCredits(credits)}`,
  pending: "Requests under way",
  kept: "Kept answers",
  keptAnswers: (count, kilobytes) =>
    `${count.toLocaleString("en")} (${kilobytes.toLocaleString("en")} KB)`,
  lastError: "Last error",
  none: "none",
  limits: "Limits of the service",
  copy: "Copy all",
  copied: "Copied.",
  copyFailed: "Add-ins may not use the clipboard here. Select the text and copy it.",
  clearCache: "Clear kept answers",
  clearCacheHint: "Formulas ask the service again, which costs, when they next recalculate.",
  cleared: "The kept answers were cleared.",
  budget: "Budget",
  dailyBudget: "Credits a day",
  budgetHint: "Empty for no limit. At the limit, formulas keep what they show.",
  save: "Save",
  saved: "Saved.",
  badNumber: "Enter a number from 0, or nothing.",
  prices: "Prices in credits per call",
  pricesHint: "Where your contract differs from the published table.",
  estimated: "assumed",
  operations: {
    searchStatistics: "Search statistics",
    listStatistics: "List statistics",
    listInfographics: "List infographics",
    listTopics: "List topics",
    listStudies: "List studies",
    getStatistic: "Statistic with data",
    searchIndicators: "Search indicators",
    getIndicator: "Indicator with data",
    getReports: "Links to reports",
    askResearch: "Research question",
    getResearchAnswer: "Answer to a question",
  },
  log: "Errors in cells",
  emptyLog: "No cell has failed in this session.",
  clearLog: "Clear list",
};
