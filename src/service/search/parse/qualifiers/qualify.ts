/** Of the concepts that fit the words, those that the question's maturities, frequency and tickers tell from others. */
import type { Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofConcept } from "../../of-object.js";
import { toTokens } from "../text.js";
import { readMaturities, type Maturity } from "./maturities.js";
import type { AskedFrequency } from "../../../../statistics/index.js";

/** What a question says beside its words. */
export interface Qualifiers {
  readonly maturities: readonly Maturity[];
  readonly frequency: AskedFrequency | undefined;
  /** Years that a number may say which stands alone behind a word, as keys of maturities: "treasury 5". */
  readonly years: readonly string[];
  /** What one maturity yields less another does: "10 year minus 3 month". */
  readonly isDifference: boolean;
  /** Each maturity is asked by itself: "2 year and 30 year yield". */
  readonly isEach: boolean;
}

interface Qualified {
  readonly found: readonly FoundConcept[];
  /** What was asked and tells apart what the library has, but is none of it. */
  readonly missing: readonly string[];
}

type Qualify = (
  found: readonly FoundConcept[],
  words: readonly string[],
  asked: Qualifiers,
) => Qualified;

/** What fits the words so much less is another thing, whatever it is told apart by. */
const leastShare = 0.75;
/** What is not told apart as it is asked is meant that much less. */
const lesser = 0.8;

interface Marks {
  /** All that it is called by, in any language. */
  readonly maturities: ReadonlySet<string>;
  /** By its name; others are only said of it. */
  readonly isTold: boolean;
  readonly codes: ReadonlySet<string>;
}

export function createQualifier(library: Library): Qualify {
  const marksOf = createMarks(library);
  return (all, words, { maturities, frequency, years, isDifference, isEach }) => {
    const lent = all.filter((one) => marksOf(one).maturities.size > 0 && isOfPricesAlone(one));
    const found = lent.length < all.length ? all.filter((one) => !lent.includes(one)) : all;
    const byYears = first(found, years, (marks) => marks.maturities, marksOf);
    const byCode = first(byYears, codesOf(words), ({ codes }) => codes, marksOf);
    const often = oftenFirst(library, byCode, frequency);
    if (maturities.length === 0) return { found: often, missing: [] };
    const met = byMaturity(often, maturities, { marksOf, isDifference, isEach });
    const isMissing =
      met === undefined &&
      often.length > 0 &&
      (maturities.some(({ isObligatory }) => isObligatory) || marksOf(often[0]).isTold);
    return {
      found: met ?? often,
      missing: isMissing ? maturities.map(({ text }) => text) : [],
    };
  };
}

/** Of a bond that keeps up with prices "10-year inflation" and "inflation in the next 10 years" do not speak. */
function isOfPricesAlone({ words }: FoundConcept): boolean {
  const said = [...words].filter((word) => !/^\d+$/.test(word));
  return said.length > 0 && said.every((word) => /^(?:inflation\w*|inflacion)$/.test(word));
}

/** Most names have neither a number nor a German word that is made of one. */
const maturitiesIn = (text: string): readonly Maturity[] =>
  /\d|jährig|monatig|wöchig|tägig/i.test(text) ? readMaturities(toTokens(text)) : [];

const none: Marks = { maturities: new Set(), isTold: false, codes: new Set() };

/** For each maturity that is asked by itself, what is of it and of no other that is asked; none where it is not. */
export function sidesOf(
  { concepts }: Library,
  found: readonly FoundConcept[],
  { maturities, isEach, isDifference }: Qualifiers,
): readonly (readonly FoundConcept[])[] {
  if (!isEach || isDifference) return [];
  return maturities.map((one) =>
    found.filter(({ key }) => {
      const concept = concepts.get(key);
      const keys = concept === undefined ? none.maturities : marksOfConcept(concept).maturities;
      return (
        keys.has(one.key) && maturities.every((other) => other === one || !keys.has(other.key))
      );
    }),
  );
}

const marksOfConcept = ofConcept(({ name, synonyms }): Marks => {
  const named = maturitiesIn(name.en);
  const called = [...Object.values(name), ...Object.values(synonyms).flat()].flatMap(maturitiesIn);
  return {
    maturities: new Set([...named, ...called].map((one) => one.key)),
    isTold: named.length > 0,
    codes: new Set(codesOf(toTokens(name.en).map(({ folded }) => folded))),
  };
});

function createMarks({ concepts }: Library): (found: FoundConcept | undefined) => Marks {
  return (found) => {
    const concept = concepts.get(found?.key ?? "");
    return concept === undefined ? none : marksOfConcept(concept);
  };
}

/** "M2", "U6": letters and a digit are a name of their own. */
const codesOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /^[a-z]{1,2}\d{1,2}$/.test(word));

const lessened = (one: FoundConcept, to: number): FoundConcept => ({
  ...one,
  score: Math.min(one.score, to),
});

/** What has one of the marks in its name, then what is also called so. */
function first(
  found: readonly FoundConcept[],
  asked: readonly string[],
  read: (marks: Marks) => ReadonlySet<string>,
  marksOf: (found: FoundConcept) => Marks,
): readonly FoundConcept[] {
  if (asked.length === 0) return found;
  return preferring(found, (one) => asked.some((code) => read(marksOf(one)).has(code)));
}

/** All where none is preferred, or what is preferred hardly fits. */
function preferring(
  found: readonly FoundConcept[],
  isMeant: (one: FoundConcept) => boolean,
): readonly FoundConcept[] {
  const meant = found.filter(isMeant);
  const [best] = meant;
  if (best === undefined || best.score < (found[0]?.score ?? 0) * leastShare) return found;
  const isFirst = new Set(meant);
  const rest = found.filter((one) => !isFirst.has(one));
  return [...meant, ...rest.map((one) => lessened(one, best.score * lesser))];
}

const oftenFirst = (
  { concepts }: Library,
  found: readonly FoundConcept[],
  frequency: AskedFrequency | undefined,
): readonly FoundConcept[] =>
  frequency === undefined
    ? found
    : inOrder(
        preferring(found, ({ key }) => concepts.get(key)?.frequency === frequency),
        found,
      );

/** What is lessened alike still fits as well as it did before: where nothing preferred has figures, the best is meant. */
function inOrder(
  preferred: readonly FoundConcept[],
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const before = new Map(found.map(({ key, score }) => [key, score]));
  const top = found[0]?.score ?? 1;
  return preferred.map((one) => {
    const own = before.get(one.key) ?? one.score;
    return one.score < own ? { ...one, score: (one.score * own) / top } : one;
  });
}

/** What is of the maturity, then what is of none; a figure of another one misleads. Undefined where nothing is of it. */
function byMaturity(
  found: readonly FoundConcept[],
  asked: readonly Maturity[],
  {
    marksOf,
    isDifference,
    isEach,
  }: {
    readonly marksOf: (found: FoundConcept | undefined) => Marks;
    readonly isDifference: boolean;
    readonly isEach: boolean;
  },
): readonly FoundConcept[] | undefined {
  const isOf = (one: FoundConcept, { key }: Maturity): boolean => marksOf(one).maturities.has(key);
  const isAlone = isEach && !isDifference;
  const all = isAlone ? [] : found.filter((one) => asked.every((maturity) => isOf(one, maturity)));
  // One of two that are asked would be taken for both.
  if (isAlone && !asked.every((maturity) => found.some((one) => isOf(one, maturity))))
    return undefined;
  // Either of them is no difference of the two, nor is that from a third.
  if (all.length === 0 && isDifference && asked.length > 1) return undefined;
  const meant =
    all.length > 0 ? all : found.filter((one) => asked.some((maturity) => isOf(one, maturity)));
  const [best] = meant;
  if (best === undefined || best.score < (found[0]?.score ?? 0) * leastShare) return undefined;
  const isFirst = new Set(meant);
  const rest = found.filter((one) => !isFirst.has(one) && !marksOf(one).isTold);
  return [...meant, ...rest.map((one) => lessened(one, best.score * lesser))];
}
