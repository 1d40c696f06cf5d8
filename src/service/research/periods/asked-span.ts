/** "The last six months", "les huit derniers trimestres", "the past year" in a question, in the four languages. */
import type { ParsedQuery } from "../../search/index.js";
import { countOf } from "../../../statistics/index.js";
import { length } from "./compare.js";

const lastWords =
  "last|past|previous|latest|(?:most )?recent|jüngsten|letzten?|vergangenen?|derni[eè]re?s|[uú]ltim[oa]s|pasad[oa]s";
const months = "months?|monaten?|monate|mois|meses";
const spans = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${lastWords})\s+(?<count>\d{1,3}|\p{L}+)\s+(?:(?<month>${months})|quarters?|quartalen?|quartale|trimestres)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<count>\d{1,3}|\p{L}+)\s+(?:${lastWords})\s+(?:(?<month>${months})|quarters?|trimestres)(?!\p{L})`,
    "iu",
  ),
];

/** The year that ends now, which is none of the calendar. */
const pastYear =
  /(?<!\p{L})(?:(?:in|over|during|for)\s+(?:the\s+)?)?past\s+(?:year|twelve\s+months)(?!\p{L})/iu;

interface Span {
  /** The question without it. */
  readonly text: string;
  readonly asked: Pick<ParsedQuery, "period"> & Partial<Pick<ParsedQuery, "frequency">>;
}

/** "The last 8 quarters" are the last two years, and not the usual ten. */
export function readSpan(question: string): Span | undefined {
  const year = pastYear.exec(question)?.[0];
  if (year !== undefined) return spanOf(question.replace(year, " "), 1);
  for (const pattern of spans) {
    const found = pattern.exec(question);
    const said = found?.groups?.["count"] ?? "";
    const count = countOf(said);
    if (found === null || !(count > 0)) continue;
    const isOfMonths = found.groups?.["month"] !== undefined;
    const [kind, frequency] = isOfMonths
      ? (["month", "monthly"] as const)
      : (["quarter", "quarterly"] as const);
    const text = question.replace(found[0], " ");
    return spanOf(text, (count * length[kind]) / length.year, frequency);
  }
  return undefined;
}

const spanOf = (
  text: string,
  lastYears: number,
  frequency?: ParsedQuery["frequency"],
): Span | undefined =>
  text.trim() === ""
    ? undefined
    : {
        text,
        asked: {
          period: { isLatest: false, isAsOne: true, lastYears },
          ...(frequency && { frequency }),
        },
      };
