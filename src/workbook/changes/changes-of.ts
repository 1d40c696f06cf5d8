import type { Statistic } from "../../contract/index.js";
import type { RefreshedRequest } from "../refresh/fetch-requests.js";
import { compareAnswers } from "./compare-answers.js";
import type { AnswerChange } from "./compare-answers.js";
import { movedSeries } from "./moved-series.js";

export interface RequestChanges {
  readonly refreshed: RefreshedRequest;
  readonly title: string;
  readonly changes: readonly AnswerChange[];
}

/** The requests of a refresh whose answers moved, with what moved. First answers are no change. */
export function changesOf(requests: readonly RefreshedRequest[]): RequestChanges[] {
  return requests.flatMap((refreshed) => {
    const { request, before, after, cells } = refreshed;
    if (before === undefined) return [];
    const changes = compareAnswers(request, before.value, after.value);
    if (request.operation === "getStatistic")
      changes.push(...movedSeries(before.value as Statistic, after.value as Statistic, cells));
    return changes.length === 0 ? [] : [{ refreshed, title: titleOf(refreshed), changes }];
  });
}

function titleOf({ request, after }: RefreshedRequest): string {
  const value = after.value as { readonly title?: unknown };
  if (typeof value.title === "string") return value.title;
  return "q" in request.parameters ? (request.parameters.q ?? "") : request.operation;
}
