import { failedResearchStates } from "../known-values.js";
import type { KeyFact, ResearchJob, ResearchSource, UsageLimit } from "../schemas/research.js";
import {
  badResponse,
  booleanOf,
  fieldsOf,
  integerOf,
  isFields,
  linkOf,
  listOf,
  numberOf,
  optionalListOf,
  present,
  requireFields,
  textOf,
} from "./fields.js";

const keyFactOf = (value: unknown): KeyFact | undefined => {
  const fields = fieldsOf(value);
  const fact = textOf(fields.value);
  const title = textOf(fields.title);
  if (fact === undefined && title === undefined) return undefined;
  return {
    title: title ?? "",
    type: textOf(fields.type) ?? "",
    unit: textOf(fields.unit) ?? "",
    value: fact ?? "",
  };
};

const sourceOf = (value: unknown): ResearchSource | undefined => {
  const fields = fieldsOf(value);
  const title = textOf(fields.title) ?? textOf(fields.titleShort);
  const url = linkOf(fields.url);
  if (title === undefined && url === undefined) return undefined;
  return present<ResearchSource>({
    contentId: textOf(fields.contentId) ?? "",
    contentType: textOf(fields.contentType) ?? "",
    displayTypeId: integerOf(fields.displayTypeId),
    isCharged: booleanOf(fields.isCharged),
    locale: textOf(fields.locale),
    releasedAt: textOf(fields.releasedAt),
    source: textOf(fields.source),
    text: textOf(fields.text),
    title: title ?? url ?? "",
    updatedAt: textOf(fields.updatedAt),
    url: url ?? "",
    graphicName: textOf(fields.graphicName),
    parentId: textOf(fields.parentId),
    statisticType: integerOf(fields.statisticType),
    surveyPeriod: textOf(fields.surveyPeriod),
    titleShort: textOf(fields.titleShort),
  });
};

const usageLimitOf = (value: unknown): UsageLimit | undefined => {
  const fields = fieldsOf(value);
  const limit = numberOf(fields.limit);
  const usage = numberOf(fields.usage);
  if (limit === undefined || usage === undefined) return undefined;
  return { limit, usage, limitation_period: textOf(fields.limitation_period) ?? "" };
};

export function askAnswerOf(value: unknown): { researchToken: string } {
  const fields = requireFields(value, "the answer to the question");
  const researchToken = textOf(fields.researchToken) ?? textOf(fields.research_token);
  if (researchToken === undefined) throw badResponse("the question got no token");
  return { researchToken };
}

export function researchJobOf(value: unknown): ResearchJob {
  const fields = requireFields(value, "the research job");
  const state = fieldsOf(fields.state);
  const status = textOf(state.status) ?? textOf(fields.state) ?? textOf(fields.status);
  if (status === undefined) throw badResponse("the research job has no state");
  const isError =
    [state.isError, state.isBlockedContent, state.isLimitReached].includes(true) ||
    failedResearchStates.some((failed) => failed === status);
  const response = fields.response;
  return present<ResearchJob>({
    researchToken: textOf(fields.researchToken) ?? textOf(fields.research_token) ?? "",
    state: present<ResearchJob["state"]>({ status, isError: isError ? true : undefined }),
    response: isFields(response)
      ? present<NonNullable<ResearchJob["response"]>>({
          answer: textOf(response.answer),
          title: textOf(response.title),
          errorMessage: textOf(response.errorMessage),
          keyFacts: listOf(response.keyFacts, keyFactOf),
          sources: listOf(response.sources, sourceOf),
        })
      : null,
    usage_limits: optionalListOf(fields.usage_limits, usageLimitOf),
  });
}

/** How a job stands; a state this version does not know means it is still running. */
export function researchOutcome(job: ResearchJob): "running" | "done" | "failed" {
  if (job.state.isError === true) return "failed";
  return job.state.status === "done" ? "done" : "running";
}
