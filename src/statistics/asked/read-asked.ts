import type { Place, Places } from "../places/places.js";
import { toTokens, type Token } from "../text/tokens.js";
import { readChanges } from "./asked-change.js";
import { askedFrequencyOf, type AskedFrequency } from "./asked-frequency.js";
import { exceptionsIn } from "./asked-exception.js";
import type { AskedPeriod } from "./asked-period.js";
import { readAskedPlaces } from "./asked-places.js";
import { negation } from "./name-surroundings.js";
import { periodIn } from "./period-part.js";
import { wordsOf } from "./words-of.js";

interface Said {
  /** As it was written. */
  readonly text: string;
}

/** What a search says beside its subject; each part stands for itself. */
export type AskedPart =
  | (Said & {
      readonly kind: "places";
      readonly own: Place | undefined;
      readonly members: readonly Place[];
      readonly isGroup: boolean;
    })
  | (Said & { readonly kind: "period" } & Pick<AskedPeriod, "from" | "to" | "lastYears">)
  | (Said & { readonly kind: "frequency"; readonly frequency: AskedFrequency })
  | (Said & { readonly kind: "change"; readonly against: "year" | "quarter" | "month" });

export interface AskedParts {
  /** In the order of the text. */
  readonly parts: readonly AskedPart[];
  /** What may be a place, a period or a calculation and could mean several things, as it was written. */
  readonly unclear: readonly string[];
  /** The rest, which names what is looked for. */
  readonly subject: string;
}

type Found = { readonly first: number; readonly last: number } & (
  { readonly part: AskedPart } | { readonly part: undefined }
);

/** Joins parts, and says nothing where they are taken out: "inflation in Germany, and France since 2010". */
const joints = wordsOf(
  `and or in of for the to a vs versus by und oder in fur von im der die das den des et ou en de du des pour dans
  y o e para los las la le les el il d l since from s between compared with the`,
);
/** Words of time that nothing here reads: what they say must not be lost silently. */
const timeWords =
  /^(?:last|past|latest|current|today|letzte[mnrs]?|next|previous|nachste[mnrs]?|kommende[mnrs]?|vergangene[mnrs]?|vorige[mnrs]?|prochaine?s?|proxim[oa]s?|since|seit|depuis|desde|until|till|jusqu|jusque|hasta|bis|aktuelle?[nrs]?|dernier(?:e?s?)|actuel(?:le)?s?|ultim[oa]s?|months?|monate?n?|mois|meses|weeks?|wochen?|semaines?|semanas?|days?|tage?n?|jours?|dias?|quarters?|quartale?n?|trimestres?|weekly|wochentlich\w*|hebdomadaires?|semanal(?:es)?|daily|taglich\w*|quotidien\w*|diari[oa]s?|semiannual|biannual|halbjahrlich\w*|semestriel\w*|semestral(?:es)?|forecasts?|projections?|prognosen?|previsions?|previsiones|growth|wachstum|croissance|crecimiento|rebased?|indexed|indexiert|[qth][1-4]|(?:1[1-9]|20)?\d0(?:s|ern?)|(?:1[1-9]|20)\d\d[qthms]\d\d?|\d+)$/;

/** @param year in which the question is asked, for "last year" */
export function readAskedParts(text: string, places: Places, year: number): AskedParts {
  const tokens = toTokens(text);
  const tail = tokens.at(-1)?.tail ?? "";
  const changes = readChanges(tokens);
  // "Vorjahr" in "zum Vorjahr" is no year that is asked for.
  const isChange = (at: number) => changes.some(({ first, last }) => at >= first && at <= last);
  const rest = tokens.map((token, at) =>
    isChange(at) ? { ...token, raw: "", folded: "" } : token,
  );
  const found: Found[] = [
    ...changes.map(({ against, first, last, isClear }) => ({
      ...{ first, last },
      part: isClear
        ? ({ kind: "change", text: written(tokens, first, last), against } as const)
        : undefined,
    })),
    ...periodsIn(rest, tokens, tail, year),
    ...frequenciesIn(rest),
    ...placesIn(rest, tokens, places),
  ].sort((a, b) => a.first - b.first);
  return summary(tokens, onceEach(found));
}

/** Between places that are said in one breath: what changes the first changes the next. */
const sameBreath = wordsOf(
  "and und et y e or oder ou o u the der die das den dem le la les l el los las de des du del of von zu a au aux to from",
);

function placesIn(rest: readonly Token[], tokens: readonly Token[], places: Places): Found[] {
  const asked = readAskedPlaces(rest, places);
  if (asked.length === 0) return [];
  const isOfPlace = (at: number) => asked.some(({ first, last }) => at >= first && at <= last);
  const exceptions = exceptionsIn(rest).filter((at) => !isOfPlace(at));
  // A group without one of its members is not the group, and nobody knows what belongs to "without".
  const isNegated = ({ clearFrom }: { clearFrom: number }) =>
    negation.test(rest[clearFrom]?.folded ?? "");
  const isLeftOut = exceptions.length > 0 || asked.some(isNegated);
  let isChanged = false;
  let behind = 0;
  const found = asked.map(({ clearFrom, clearTo, first, last, isDoubtful, ...named }): Found => {
    const isNext = rest.slice(behind, first).every(({ folded }) => sameBreath.has(folded));
    isChanged = clearFrom < first || (isChanged && isNext);
    behind = clearTo + 1;
    if (isChanged || isLeftOut || clearTo > last || isDoubtful)
      return { first: clearFrom, last: clearTo, part: undefined };
    return { first, last, part: { kind: "places", text: written(tokens, first, last), ...named } };
  });
  return [...found, ...exceptions.map((at) => ({ first: at, last: at, part: undefined }))];
}

function periodsIn(
  rest: readonly Token[],
  tokens: readonly Token[],
  tail: string,
  year: number,
): Found[] {
  return periodIn(rest, tail, year).map(({ first, last, bounds }) => {
    if (bounds === undefined) return { first, last, part: undefined };
    const text = written(tokens, first, last);
    return { first, last, part: { kind: "period", text, ...bounds } };
  });
}

/** Two frequencies or two changes cannot both be meant. */
function onceEach(found: readonly Found[]): Found[] {
  return found.map((one) => {
    const kind = one.part?.kind;
    if (kind !== "frequency" && kind !== "change") return one;
    const isOnly = found.filter(({ part }) => part?.kind === kind).length === 1;
    return isOnly ? one : { ...one, part: undefined };
  });
}

/** In small letters "us" is a word as often as it is a country. */
const isOpen = ({ raw, folded }: Token) => raw === "us" || timeWords.test(folded);
const yearWords = /^(?:years?|jahre?[ns]?|annees?|ans?|anos?)$/;

function summary(tokens: readonly Token[], found: readonly Found[]): AskedParts {
  const isTaken = (at: number) => found.some((one) => covers(one, at));
  /** "Next year", "letztem Jahr": the year says nothing without the word beside it. */
  const isOfTime = (at: number) =>
    yearWords.test(tokens[at]?.folded ?? "") &&
    [at - 1, at + 1].some((one) => !isTaken(one) && timeWords.test(tokens[one]?.folded ?? ""));
  const isLost = (token: Token, at: number) => !isTaken(at) && (isOpen(token) || isOfTime(at));
  const unread = tokens.flatMap((token, at) =>
    isLost(token, at) || found.some((one) => one.part === undefined && covers(one, at)) ? [at] : [],
  );
  const words = tokens.filter((token, at) => !isTaken(at) && !isLost(token, at));
  const bare = words.filter(
    ({ folded }, at) =>
      !joints.has(folded) ||
      (words.slice(0, at).some((word) => !joints.has(word.folded)) &&
        words.slice(at + 1).some((word) => !joints.has(word.folded))),
  );
  return {
    parts: found.flatMap(({ part }) => part ?? []),
    unclear: runsOf(unread).map(([first, last]) => written(tokens, first, last)),
    subject: bare.map(({ raw }) => raw).join(" "),
  };
}

const covers = ({ first, last }: Found, at: number) => at >= first && at <= last;

/** Neighbours as one: "last", "12" and "months" are not understood together. */
function runsOf(indexes: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** The words from one to another as they were written. */
function written(tokens: readonly Token[], first: number, last: number): string {
  return tokens
    .slice(Math.max(0, first), last + 1)
    .map(({ raw, gap }, index) => (index === 0 ? raw : gap + raw))
    .join("");
}

function frequenciesIn(tokens: readonly Token[]): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const frequency = askedFrequencyOf(token.folded);
    if (frequency === undefined) return [];
    return [{ first: at, last: at, part: { kind: "frequency", text: token.raw, frequency } }];
  });
}
