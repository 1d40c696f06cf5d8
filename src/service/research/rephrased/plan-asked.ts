/** The plan of a question as it is typed, be it in other words than the library's. */
import type { Library } from "../../library/library-model.js";
import type { QueryParser } from "../../search/index.js";
import { readQuestion } from "../periods/asked-quarter.js";
import { figuresOf, type Plan } from "../plan/index.js";
import { tellsGrowth } from "../planning/called-alike.js";
import { toPlan } from "../planning/make-plan.js";
import { secondCondition } from "../ranking/second-condition.js";
import { asChangeOfLevel } from "./change-of-levels.js";
import { asEndsOfYears } from "./ends-of-years.js";
import { asksOfOnePlace } from "./one-place.js";
import { rephrase } from "./rephrase.js";
import { asTrade, withBalance } from "./trade-balance.js";
import { ofPartners } from "./trading-partners.js";

/** @param retrieved numbers of statistics that may answer it */
export function planAsked(
  library: Library,
  parser: QueryParser,
  question: string,
  retrieved: readonly number[],
): Plan {
  const [byMonth, byQuarter] = asEndsOfYears(question);
  if (byMonth !== undefined && byQuarter !== undefined) {
    const ofMonth = planAsked(library, parser, byMonth, retrieved);
    if (ofMonth.kind !== "none") return ofMonth;
    const ofQuarter = planAsked(library, parser, byQuarter, retrieved);
    return ofQuarter.kind === "none" ? ofMonth : ofQuarter;
  }
  const plan = planCalled(library, parser, question, retrieved);
  if (plan.kind !== "ranking" || !asksOfOnePlace(question, parser.parse(question))) return plan;
  const [figure] = plan.figures;
  return { kind: "none", places: [], concept: figure?.concept ?? "", isOfOnePlace: true };
}

function planCalled(
  library: Library,
  parser: QueryParser,
  question: string,
  retrieved: readonly number[],
): Plan {
  const condition = secondCondition(question);
  if (condition !== undefined) return { kind: "none", places: [], condition };
  const planOf = (asked: string) => toPlan(library, readQuestion(parser, asked), retrieved);
  const partners = ofPartners(library, parser, question);
  if (partners !== undefined) return partners;
  const trade = asTrade(library, parser, question);
  if (trade !== undefined) return withBalance(library, planOf(trade));
  const plan = planOf(rephrase(parser, question) ?? question);
  // What is asked is there, and not of the time.
  const isWithoutTime = plan.kind === "none" && plan.missing !== undefined;
  const level = isWithoutTime ? asChangeOfLevel(parser, question) : undefined;
  if (level === undefined) return plan;
  const ofLevel = planOf(level);
  const isTold = figuresOf(ofLevel).every(({ concept }) =>
    tellsGrowth(library.concepts.get(concept)),
  );
  return ofLevel.kind === "facts" && isTold ? ofLevel : plan;
}
