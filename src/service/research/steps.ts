/** The work between one state of a job and the next. Each step can be done again after a restart. */
import type { Platform, ResearchState } from "../../contract/known-values.js";
import type { Library } from "../library/library-model.js";
import { type ParsedQuery, type QueryParser, type SearchBackend } from "../search/index.js";
import { createWriter } from "./write/writer.js";
import { withoutQuarters } from "./periods/asked-quarter.js";
import { thingsAsked } from "./asked-measure.js";
import { findUnfounded } from "./check-answer.js";
import { otherSide } from "./planning/budget-sides.js";
import { coveringAll, coveringMost, meantConcepts } from "./planning/meant.js";
import { moderate } from "./moderation.js";
import { phrases } from "./write/phrases/index.js";
import type { Draft, Plan } from "./plan/index.js";
import { asChangeOfLevel, asSearched, planAsked } from "./rephrased/index.js";

interface StepParts {
  readonly library: Library;
  readonly search: SearchBackend;
  readonly parser: QueryParser;
}

interface StepResult {
  readonly status: ResearchState | "moderation_failed" | "failed";
  readonly draft: Draft;
}

type Step = (question: string, draft: Draft, parts: StepParts) => Promise<StepResult> | StepResult;

/** A place alone may be about anything: more is looked through before a few figures are picked. */
const found = { perQuery: 20, forPlaceAlone: 200, queries: 240 };

/** Measures of each thing that are looked through where several are asked. */
const comparedConcepts = 4;

/** Of so many places several measures are looked through that all have. */
const sharedPlaces = 4;

const languageOf = (draft: Draft): Platform => draft.language ?? "en";
const planOf = (draft: Draft): Plan => draft.plan ?? { kind: "none", places: [] };

/** What to do in each state; a state without a step is final. */
const steps: Partial<Record<string, Step>> = {
  requested: (question, draft, { parser }) => ({
    status: "initialized",
    draft: { ...draft, language: parser.parse(question).language },
  }),

  initialized: (question, draft) => {
    const refusal = moderate(question);
    if (refusal === undefined) return { status: "moderated", draft };
    const errorMessage = phrases[languageOf(draft)].refused[refusal];
    return { status: "moderation_failed", draft: { ...draft, errorMessage } };
  },

  moderated: async (question, draft, parts) => ({
    status: "content_retrieved",
    draft: {
      ...draft,
      retrieved: await retrieve(parts.parser.plainly(question), languageOf(draft), parts),
    },
  }),

  content_retrieved: (question, draft, { library, parser }) => ({
    status: "content_compressed",
    draft: {
      ...draft,
      plan: planAsked(library, parser, parser.plainly(question), draft.retrieved ?? []),
    },
  }),

  content_compressed: (_question, draft, { library }) => {
    const writer = createWriter(library, languageOf(draft));
    const plan = planOf(draft);
    const written =
      plan.kind === "none"
        ? { errorMessage: writer.missing(plan) }
        : { answer: writer.answer(plan) };
    return { status: "answer_generated", draft: { ...draft, ...written } };
  },

  answer_generated: (question, draft, { library }) => ({
    status: "title_generated",
    draft: {
      ...draft,
      title: createWriter(library, languageOf(draft)).title(planOf(draft), question),
    },
  }),

  title_generated: (_question, draft, { library }) => {
    if (findUnfounded(library, planOf(draft)) === undefined) {
      return { status: "answer_rated", draft };
    }
    return { status: "failed", draft: toFailed(draft) };
  },

  answer_rated: (_question, draft, { library }) => ({
    status: "key_facts_generated",
    draft: { ...draft, keyFacts: createWriter(library, languageOf(draft)).keyFacts(planOf(draft)) },
  }),

  key_facts_generated: (_question, draft) => ({ status: "done", draft }),
};

export function stepFrom(status: string): Step | undefined {
  return steps[status];
}

/** A failed job keeps nothing that might be taken for an answer. */
export function toFailed(draft: Draft): Draft {
  const { language } = draft;
  return {
    ...(language === undefined ? {} : { language }),
    errorMessage: phrases[languageOf(draft)].failed,
  };
}

/** The question itself, then each concept in each place, and its rankings, by their own names. */
async function retrieve(
  question: string,
  language: Platform,
  { library, search, parser }: StepParts,
): Promise<number[]> {
  const asked = withoutQuarters(asSearched(library, parser, question));
  const query = parser.parse(asked);
  const level = query.period && asChangeOfLevel(parser, question);
  const ofLevel = level === undefined ? [] : toQueries(parser.parse(level), library, language);
  const queries = [asked, ...toQueries(query, library, language), ...ofLevel];
  const size = query.concepts.length === 0 ? found.forPlaceAlone : found.perQuery;
  const ids = new Set<number>();
  for (const text of queries.slice(0, found.queries)) {
    const { hits } = await search.search({
      kind: "statistic",
      query: text,
      filters: {},
      sort: "relevance",
      offset: 0,
      size,
    });
    for (const { id } of hits) if (typeof id === "number") ids.add(id);
  }
  return [...ids];
}

function toQueries(query: ParsedQuery, library: Library, language: Platform): string[] {
  // Of things that are compared, those that are measured alike may not be the first.
  const each = query.others.length === 0 ? 1 : comparedConcepts;
  const asked = thingsAsked(query).flatMap((found) => found.slice(0, each));
  const codes = query.places.map(({ code }) => code);
  // Places are compared by what all of them have, whatever is called so first.
  const shared = codes.length < 2 ? [] : meantConcepts(library, query);
  const few = codes.length > sharedPlaces ? 1 : comparedConcepts;
  const common = shared.flatMap((group) => [
    ...coveringAll(library, group, codes).slice(0, few),
    ...coveringMost(library, group, codes),
  ]);
  // Beside what one budget takes in stands what it spends, however little that is called so.
  const sides =
    query.others.length === 0
      ? []
      : query.concepts.flatMap(({ key }) => otherSide(library, key) ?? []);
  const ofSides = sides.flatMap((key) => [key, otherSide(library, key) ?? key]);
  const keys = [...asked.map(({ key }) => key), ...common, ...ofSides];
  // What measures the same from a newer source may be the one to state.
  const newer = keys.flatMap((key) => library.concepts.get(key)?.newer ?? []);
  // A year's change is that of annual amounts.
  const amounts = [...keys, ...newer].flatMap((key) => library.concepts.get(key)?.changeOf ?? []);
  // Since a year the newest order is asked.
  const year = query.period?.to ?? "";
  return [...new Set([...keys, ...newer, ...amounts])].flatMap((key) => {
    const concept = library.concepts.get(key)?.name[language];
    if (concept === undefined) return [];
    // Of a group one member's own measures are asked of that one.
    const covered = new Set(library.coveredPlaces(key));
    // What one place alone has is asked of that where none is named.
    const isAlone = codes.length === 0 && covered.size === 1;
    const places = isAlone ? [...covered] : codes.filter((code) => covered.has(code));
    return [
      `${concept} ranking ${year}`.trim(),
      ...places.flatMap((code) => {
        const place = library.places.get(code)?.name[language];
        return place === undefined ? [] : [`${concept} ${place}`];
      }),
    ];
  });
}
