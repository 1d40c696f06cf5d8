import type { Price } from "../../../client/index.js";
import type { ResearchState } from "../../../contract/index.js";
import { enPrice } from "./search.js";

export interface AskTexts {
  readonly title: string;
  readonly question: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly ask: string;
  readonly empty: string;
  readonly tooLong: string;
  readonly price: (price: Price) => string;
  readonly kept: string;
  readonly questions: string;
  readonly none: string;
  readonly starting: string;
  /** Below a failure that leaves open whether the question was asked. */
  readonly mayHaveCost: string;
  readonly steps: Readonly<Record<ResearchState, string>>;
  readonly otherStep: string;
  readonly step: (number: number, total: number) => string;
  readonly running: string;
  readonly done: string;
  readonly failed: string;
  /** For who cannot see that it came. */
  readonly arrived: (question: string) => string;
  readonly forgotten: string;
  readonly stop: string;
  readonly stopped: string;
  /** Of what is no longer waited for, and is the service's already. */
  readonly goesOn: string;
  readonly askAgain: string;
  readonly show: string;
  readonly remove: string;
  readonly removeQuestion: (question: string) => string;
  readonly facts: string;
  readonly fact: string;
  readonly value: string;
  readonly sources: string;
  readonly noSources: string;
  readonly notAllowed: string;
  readonly followUps: string;
  readonly searchFor: (topic: string) => string;
  readonly figuresFor: (period: string) => string;
  readonly answeredOn: (date: string) => string;
  readonly insertFormula: string;
  readonly insertText: string;
  readonly insertFacts: string;
  readonly insertedFormula: (place: string) => string;
  readonly insertedText: (place: string) => string;
  readonly insertedFacts: (place: string) => string;
}

export const ask: AskTexts = {
  title: "Ask",
  question: "Question",
  placeholder: "For example: How large is Germany’s GDP?",
  hint: "In any language. The answer comes from published statistics, with sources.",
  ask: "Ask",
  empty: "Enter a question.",
  tooLong: "A question has at most 2,000 characters.",
  price: (cost) => `Asking costs ${enPrice(cost)}.`,
  kept: "The answer to this question is kept and costs nothing.",
  questions: "Questions",
  none: "No question yet.",
  starting: "Sending the question …",
  mayHaveCost: "The service may have received the question. Then asking again costs again.",
  steps: {
    requested: "Question received",
    initialized: "Getting ready",
    moderated: "Question checked",
    content_retrieved: "Sources found",
    content_compressed: "Sources read",
    answer_generated: "Answer written",
    title_generated: "Title found",
    answer_rated: "Answer checked",
    key_facts_generated: "Key facts gathered",
    done: "Done",
  },
  otherStep: "Working",
  step: (number, total) => `Step ${number} of ${total}`,
  running: "running",
  done: "answered",
  failed: "not answered",
  arrived: (question) => `The answer to “${question}” is there.`,
  forgotten: "no answer yet",
  stop: "Stop waiting",
  stopped: "stopped",
  goesOn:
    "The service goes on with it and charges for it. Asking again shows the answer at no further charge.",
  askAgain: "Ask again",
  show: "Show",
  remove: "Remove",
  removeQuestion: (question) => `Remove “${question}” from the list`,
  facts: "Key facts",
  fact: "Fact",
  value: "Value",
  sources: "Sources",
  noSources: "The answer names no sources.",
  notAllowed: "Your key does not include questions. Earlier answers stay below.",
  followUps: "Go on with",
  searchFor: (topic) => `Search: ${topic}`,
  figuresFor: (period) => `figures for ${period}`,
  answeredOn: (date) => `Answered on ${date}`,
  insertFormula: "Insert as formula",
  insertText: "Insert text with sources",
  insertFacts: "Insert key facts as table",
  insertedFormula: (place) => `Formula inserted at ${place}.`,
  insertedText: (place) => `Text and sources inserted at ${place}.`,
  insertedFacts: (place) => `Key facts inserted at ${place}.`,
};
