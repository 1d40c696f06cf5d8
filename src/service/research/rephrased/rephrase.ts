/** Questions that are asked in other words than the library's measures are called by. */
import type { QueryParser } from "../../search/index.js";
import { asCountedBack } from "./counted-back.js";
import { asRate } from "./money-alone.js";
import { asCalled } from "./wordings.js";

/** The question in such words; undefined where it stands in them. */
export function rephrase(parser: QueryParser, question: string): string | undefined {
  const called = asCountedBack(asCalled(question) ?? question);
  return called === question ? asRate(parser, question) : called;
}
