import type { Place, Places } from "../places/places.js";
import { toTokens, type Token } from "../text/tokens.js";
import { readChanges } from "./asked-change.js";
import { askedFrequencyOf, type AskedFrequency } from "./asked-frequency.js";
import { parseAskedPeriod, type AskedPeriod } from "./asked-period.js";
import { readAskedPlaces } from "./asked-places.js";

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

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Joins parts, and says nothing where they are taken out: "inflation in Germany, and France since 2010". */
const joints = set(
  `and or in of for the to a vs versus by und oder in fur von im der die das den des et ou en de du des pour dans
  y o e para los las la le les el il d l since from s between compared with the`,
);
/** Words of time that nothing here reads: what they say must not be lost silently. */
const timeWords =
  /^(?:last|past|latest|current|today|letzte[nrs]?|aktuelle?[nrs]?|dernier(?:e?s?)|actuel(?:le)?s?|ultim[oa]s?|months?|monate?n?|mois|meses|weeks?|wochen?|semaines?|semanas?|days?|tage?n?|jours?|dias?|quarters?|quartale?n?|trimestres?|weekly|wochentlich\w*|hebdomadaires?|semanal(?:es)?|daily|taglich\w*|quotidien\w*|diari[oa]s?|semiannual|biannual|halbjahrlich\w*|semestriel\w*|semestral(?:es)?|forecasts?|projections?|prognosen?|previsions?|previsiones|growth|wachstum|croissance|crecimiento|rebased?|indexed|indexiert|[qth][1-4]|\d+)$/;

/** @param year in which the question is asked, for "last year" */
export function readAskedParts(text: string, places: Places, year: number): AskedParts {
  const tokens = toTokens(text);
  const changes = readChanges(tokens);
  // "Vorjahr" in "zum Vorjahr" is no year that is asked for.
  const isChange = (at: number) => changes.some(({ first, last }) => at >= first && at <= last);
  const rest = tokens.map((token, at) =>
    isChange(at) ? { ...token, raw: "", folded: "" } : token,
  );
  const found: Found[] = [
    ...changes.map(({ against, first, last }) => ({
      ...{ first, last },
      part: { kind: "change", text: written(tokens, first, last), against } as const,
    })),
    ...periodIn(rest, year),
    ...frequenciesIn(rest),
    ...placesIn(rest, tokens, places),
  ].sort((a, b) => a.first - b.first);
  return summary(tokens, onceEach(found));
}

/** A group without one of its members is not the group. */
const exception = /^(?:without|excluding|except|ex|ohne|ausser|sans|hors|sauf|sin|excepto|salvo)$/;

function placesIn(rest: readonly Token[], tokens: readonly Token[], places: Places): Found[] {
  const asked = readAskedPlaces(rest, places);
  const hasException = asked.some(({ clearFrom, first }) =>
    rest.slice(clearFrom, first).some(({ folded }) => exception.test(folded)),
  );
  return asked.map(({ clearFrom, first, last, own, members, isGroup }) => {
    if (clearFrom < first) return { first: clearFrom, last, part: undefined };
    if (isGroup && hasException) return { first, last, part: undefined };
    const text = written(tokens, first, last);
    return { first, last, part: { kind: "places", text, own, members, isGroup } };
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

function summary(tokens: readonly Token[], found: readonly Found[]): AskedParts {
  const isTaken = (at: number) => found.some((one) => covers(one, at));
  const isLost = (token: Token, at: number) => !isTaken(at) && isOpen(token);
  const unread = tokens.flatMap((token, at) =>
    isLost(token, at) || found.some((one) => one.part === undefined && covers(one, at)) ? [at] : [],
  );
  const left = tokens.filter((_token, at) => !isTaken(at));
  const words = left.filter((token) => !isOpen(token));
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

/** "After 2010" may begin with 2010 or with 2011. */
const openEnd =
  /^(?:after|nach|apres|despues|before|by|vor|avant|avants|antes|around|about|um|circa|vers|hacia)$/;
/** The year of prices or of a base is no period: "in constant 2015 dollars", "2015 = 100"; nor is part of one. */
const part = "q[1-4]|t[1-4]|h[12]|s[12]|quarter|quartal|trimestre|\\d+";
const priceBefore = new RegExp(`^(?:constant\\w*|konstant\\w*|base|basis|basisjahr|${part})$`);
const priceBehind = new RegExp(
  `^(?:prices?|preisen?|prix|precios|dollars?|dolares|usd?|eur|euros?|ppp|kkp|base|basis|${part})$`,
);
const between = /^(?:to|till|until|through|bis|a|au|jusqu|hasta|al)$/;
const pair = /^(?:between|zwischen|entre)$/;

function periodIn(tokens: readonly Token[], year: number): Found[] {
  const { period, used } = parseAskedPeriod(tokens, year);
  const at = [...used].sort((a, b) => a - b);
  const [first, last] = [at[0], at.at(-1)];
  if (period === undefined || first === undefined || last === undefined) return [];
  const { from, to, lastYears } = period;
  const place = { first, last };
  // A word between its parts is of something else: nobody knows what belongs together.
  const isWhole = last - first + 1 === at.length;
  const isBounded = from !== undefined || to !== undefined || lastYears !== undefined;
  if (!isWhole) return at.map((one) => ({ first: one, last: one, part: undefined }));
  if (!isBounded || period.isLatest || !isPlain(tokens, place, from !== to)) {
    return [{ ...place, part: undefined }];
  }
  const bounds = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(lastYears === undefined ? {} : { lastYears }),
  };
  return [{ ...place, part: { kind: "period", text: written(tokens, first, last), ...bounds } }];
}

/** Whether these words say one thing alone. */
function isPlain(
  tokens: readonly Token[],
  { first, last }: Pick<Found, "first" | "last">,
  isRange: boolean,
): boolean {
  const word = (at: number) => tokens[at]?.folded ?? "";
  const inside = tokens.slice(first, last + 1).map(({ folded }) => folded);
  if (inside.some((one) => openEnd.test(one))) return false;
  const [before, behind] = [word(first - 1), word(last + 1)];
  if (openEnd.test(before) || priceBefore.test(before) || priceBehind.test(behind)) return false;
  const years = tokens
    .slice(first, last + 1)
    .flatMap((token, index) =>
      /^\d{4}$/.test(token.folded) ? [{ ...token, at: first + index }] : [],
    );
  const [, second, third] = years;
  if (third !== undefined) return false;
  if (second === undefined || !isRange) return true;
  if (/^\s*[-–—]\s*$/.test(second.gap)) return true;
  if (inside.some((one) => between.test(one))) return true;
  return pair.test(inside[0] ?? "");
}

function frequenciesIn(tokens: readonly Token[]): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const frequency = askedFrequencyOf(token.folded);
    if (frequency === undefined) return [];
    return [{ first: at, last: at, part: { kind: "frequency", text: token.raw, frequency } }];
  });
}
