/** What is told of the measure of an answer: that another may be meant as much. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { figuresOf, type Answered } from "../plan/index.js";

const oneWay = /^(?:(?:im|e|in)migra\w*|(?:ein|aus|zu|ab)wander\w*)$/;

/** "Immigration to Germany", where the library has those who come less those who go. */
export const asBalance = (
  { concepts }: Library,
  { words }: ParsedQuery,
  plan: Answered,
): { isBalance?: true } =>
  words.some((word) => oneWay.test(word)) &&
  figuresOf(plan).some(({ concept }) => /\bnet\b/i.test(concepts.get(concept)?.name.en ?? ""))
    ? { isBalance: true }
    : {};
