/** Writes the answer, its title and its key facts from a plan; every number in them is the plan's. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { Answered, KeyFactDraft, Nothing, Plan } from "../plan/index.js";
import { answerText } from "./texts/answer-text.js";
import { missingText } from "./texts/missing-text.js";
import { keyFacts } from "./key-facts.js";
import { titleText } from "./texts/title-text.js";
import { createWording } from "./wording.js";

interface Writer {
  answer(plan: Answered): string;
  /** What is missing for an answer. */
  missing(plan: Nothing): string;
  title(plan: Plan, question: string): string;
  keyFacts(plan: Plan): KeyFactDraft[];
}

export function createWriter(library: Library, language: Platform): Writer {
  const wording = createWording(library, language);
  return {
    answer: (plan) => answerText(wording, plan),
    missing: (plan) => missingText(wording, plan),
    title: (plan, question) => titleText(wording, plan, question),
    keyFacts: (plan) => keyFacts(wording, plan),
  };
}
