/** Questions that are asked in other words than the library's measures are called by. */
import type { Library } from "../../library/library-model.js";
import type { QueryParser } from "../../search/index.js";
import { asRate } from "./money-alone.js";
import { asTrade } from "./trade-balance.js";
import { asCalled } from "./wordings.js";

/** The question in such words; undefined where it stands in them. */
export const rephrase = (
  library: Library,
  parser: QueryParser,
  question: string,
): string | undefined =>
  asTrade(library, parser, question) ?? asCalled(question) ?? asRate(parser, question);
