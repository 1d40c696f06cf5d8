import type { Price } from "../../../../client/index.js";
import type { HealthState, KeptThing } from "../../../../workbook/index.js";
import { enPrice } from "../search.js";
import { inSteps } from "../../../model/in-sentence.js";
import { countIn } from "../../../model/count-in.js";

/** Before a refresh and while it runs: what it would do and cost, and what the workbook says of it. */
export interface RefreshPlanTexts {
  readonly title: string;
  readonly noWorkbook: string;
  /** Of what the workbook keeps, that which cannot be read. */
  readonly damaged: (things: string) => string;
  readonly keptThings: Readonly<Record<KeptThing, string>>;
  /** What a file would spend by itself. */
  readonly agreement: (refresh: boolean, questions: number) => string;
  readonly agreementPrice: (price: Price) => string;
  readonly agree: string;
  readonly agreed: string;
  /** Of a number of cells, in as few words as stand beside a dot. */
  readonly health: Readonly<Record<HealthState | "frozen", (cells: number) => string>>;
  readonly oldest: (day: string) => string;
  readonly scope: string;
  readonly scopes: Readonly<Record<"workbook" | "sheet" | "selection", string>>;
  readonly what: string;
  readonly whats: Readonly<Record<"stale" | "all" | "everything" | "errors", string>>;
  readonly research: string;
  readonly check: string;
  readonly planning: string;
  readonly plan: (counts: PlanCounts) => string;
  readonly nothing: (formulas: number) => string;
  readonly unmoved: (count: number) => string;
  readonly unplanned: (count: number) => string;
  readonly researchSkipped: (count: number) => string;
  /** Above the list of these cells. */
  readonly fromWorkbook: (cells: number) => string;
  readonly fetchedOn: (day: string) => string;
  readonly manual: string;
  readonly start: (price: Price) => string;
  readonly fetching: (done: number, total: number) => string;
  readonly calculating: (total: number) => string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly options: string;
  readonly onOpen: string;
  readonly budget: string;
  readonly budgetHint: (spent: number) => string;
  readonly save: string;
  readonly saved: string;
  readonly badNumber: string;
}

interface PlanCounts {
  readonly formulas: number;
  /** Distinct ones; those without a call and those left are as many. */
  readonly requests: number;
  /** Answered by what is kept, or left out since nothing moved. */
  readonly withoutCall: number;
  readonly calls: number;
  readonly price: Price;
}

const n = (value: number) => value.toLocaleString("en");
const count = countIn("en");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "about ";

export const plan: RefreshPlanTexts = {
  title: "Refresh",
  noWorkbook: "Open this pane in Excel to refresh its formulas.",
  damaged: (things) =>
    `Damaged in this file and no longer readable: ${things}. The cells are not affected.`,
  keptThings: {
    figures: "figures kept for colleagues",
    options: "refresh options and budget",
    formulas: "formulas of frozen cells",
  },
  agreement: (refresh, questions) =>
    `This workbook ${[
      refresh ? "wants to refresh whenever it opens" : "",
      questions > 0
        ? `has ${count(questions, "cell with a research question", "cells with research questions")}`
        : "",
    ]
      .filter((part) => part !== "")
      .join(" and ")}. Nothing is spent on that until you allow it on this device.`,
  agreementPrice: (cost) => `Now it would cost ${enPrice(cost)}.`,
  agree: "Allow for this workbook",
  agreed: "Allowed for this workbook on this device.",
  health: {
    fresh: (cells) => `${n(cells)} up to date`,
    kept: (cells) => `${n(cells)} from the file`,
    frozen: (cells) => `${n(cells)} frozen`,
    unknown: (cells) => `${n(cells)} only Excel can tell`,
    due: (cells) => `${n(cells)} out of date`,
    failed: (cells) => `${n(cells)} without a figure`,
  },
  oldest: (day) => `Oldest answer: ${day}`,
  scope: "Where",
  scopes: { workbook: "Whole workbook", sheet: "This sheet", selection: "Selection" },
  what: "What",
  whats: {
    stale: "What is out of date and has new figures at its source",
    all: "Everything that is out of date",
    everything: "Everything, fresh answers too",
    errors: "Only cells that show an error",
  },
  research: "Ask research questions again",
  check: "Check the price",
  planning: "Looking at the formulas …",
  plan: ({ formulas, requests, withoutCall, calls, price }) => {
    const left = requests - withoutCall;
    const calling = `${about(price)}${count(calls, "call", "calls")}`;
    return inSteps([
      count(formulas, "formula", "formulas"),
      count(requests, "request", "requests"),
      `${n(withoutCall)} ${withoutCall === 1 ? "needs" : "need"} no call`,
      `${left === calls ? calling : `${n(left)} in ${calling}`}, ${enPrice({ ...price, isKnown: true })}.`,
    ]);
  },
  nothing: (formulas) =>
    formulas === 0
      ? "There is no STAT formula here."
      : `${count(formulas, "formula", "formulas")}: everything is up to date.`,
  unmoved: (value) => `${count(value, "request", "requests")} left out: nothing new at the source.`,
  unplanned: (value) =>
    `${count(value, "formula has", "formulas have")} arguments that only Excel can evaluate; their price is known only afterwards.`,
  researchSkipped: (value) =>
    `${count(value, "answered question stays as it is", "answered questions stay as they are")}.`,
  fromWorkbook: (cells) =>
    `${count(cells, "cell shows figures", "cells show figures")} kept in the file, not fetched on this device`,
  fetchedOn: (day) => `fetched on ${day}`,
  manual: "Excel calculates manually: press F9 to update the cells that use the figures.",
  start: (cost) => `Refresh (${enPrice(cost)})`,
  fetching: (done, total) => `Fetching ${n(done)} of ${n(total)} …`,
  calculating: (total) => `Calculating ${count(total, "cell", "cells")} …`,
  cancel: "Cancel",
  cancelling: "Stopping; what has been fetched is shown …",
  options: "This workbook",
  onOpen: "Refresh what is out of date when the add-in starts in this workbook",
  budget: "Budget of this workbook, credits a day",
  budgetHint: (spent) => `Empty for no limit. Spent today: ${n(spent)}.`,
  save: "Save",
  saved: "Saved in the workbook.",
  badNumber: "Enter a number from 0, or nothing.",
};
