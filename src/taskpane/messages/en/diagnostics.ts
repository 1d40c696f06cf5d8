import type { OperationId } from "../../../contract/index.js";
import type { CheckLine } from "../../../workbook/checks/index.js";
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
  /** "Check this Excel". */
  readonly check: CheckTexts;
}

interface CheckTexts {
  readonly title: string;
  readonly hint: string;
  readonly free: string;
  readonly price: (address: string, credits: number) => string;
  readonly start: string;
  readonly startFor: (credits: number) => string;
  readonly notNow: string;
  readonly cancel: string;
  readonly progress: (done: number, total: number) => string;
  readonly undo: string;
  readonly skipUndo: string;
  readonly cancelled: string;
  readonly left: (sheet: string) => string;
  readonly results: Readonly<Record<CheckLine["result"], string>>;
  readonly all: string;
  readonly copy: string;
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
  check: {
    title: "Check this Excel",
    hint: "Tries what the add-in needs of Excel, in five minutes at most, on a sheet of its own that is taken away at the end. Earlier steps cannot be undone afterwards.",
    free: "Costs nothing.",
    price: (address, credits) => `One call to ${address} costs ${enCredits(credits)}.`,
    start: "Start the check",
    startFor: (credits) => `Start for ${enCredits(credits)}`,
    notNow: "Not now",
    cancel: "Cancel",
    progress: (done, total) => `${String(done)} of ${String(total)} done`,
    undo: "Press Undo in Excel once, now: the check reads what that takes back.",
    skipUndo: "Skip",
    cancelled: "Cancelled. The sheet was taken away.",
    left: (sheet) => `Excel did not let the sheet "${sheet}" be taken away. Delete it yourself.`,
    results: {
      pass: "Passed",
      fail: "Failed",
      "not-offered": "Not offered here",
      "not-run": "Not run",
    },
    all: "All checks",
    copy: "Copy report",
  },
};
