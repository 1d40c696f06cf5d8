/** Questions that are asked in other words than the library's measures are called by. */
import type { Library } from "../../library/library-model.js";
import type { QueryParser } from "../../search/index.js";
import { asComparedBack } from "./compared/compared-back.js";
import { asCountedBack } from "./counted-back.js";
import { asEndsOfYears } from "./ends-of-years.js";
import { asRate } from "./money-alone.js";
import { asTrade } from "./trade-balance.js";
import { asCalled } from "./wordings.js";

/** The question in such words; undefined where it stands in them. */
export function rephrase(parser: QueryParser, question: string): string | undefined {
  const called = asCountedBack(asComparedBack(asCalled(question) ?? question));
  return called === question ? asRate(parser, question) : called;
}

/** The question as figures are looked for: by the month that an end of a year is, by the flows that trade has. */
export function asSearched(library: Library, parser: QueryParser, question: string): string {
  const [dated = question] = asEndsOfYears(question);
  return asTrade(library, parser, dated) ?? rephrase(parser, dated) ?? dated;
}
