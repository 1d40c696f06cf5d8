/** Reads a question by its words: what is asked, where, and in which language. */
import type { Library } from "../../../library/library-model.js";
import { toRanking } from "../concepts/asked-words.js";
import type { ChooseConcepts } from "../choice/choose-concepts.js";
import { chooseWithChange, type Asked } from "../choice/with-change.js";
import type { AskedPlaces } from "../choice/concept-coverage.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import { toLacking, toSentence, toWritten } from "../concepts/lacking.js";
import { toContentWords } from "../concepts/content-words.js";
import { asksCount, countedNationals, saysPerThousand } from "../kinds-of-people.js";
import { findForeign, toLanguage } from "../language.js";
import type { ParsedQuery } from "./parsed-query.js";
import { isPartOfNames } from "../part-of-names.js";
import { readFrequency } from "../../../../statistics/index.js";
import { judgedOrders } from "../orders/judged.js";
import { findLesserPlace } from "../places/lesser/lesser-places.js";
import { chooseEachPartner } from "../places/trade/each-partner.js";
import type { Named } from "../qualifiers/naming.js";
import type { Token } from "../text.js";
import type { LanguageOfWords } from "../word-language.js";
import { commonWords, fillerWords, isOrdinary } from "../word-lists.js";
import { toAsked } from "./asked-subject.js";
import { namesMembers } from "../places/member-states.js";
import { eventOf, isAverage, readWishes } from "./wishes.js";

/** Before a place these make it the other end of a flow: "exports to China". */
const directions = new Set(["to", "from", "nach", "aus", "vers", "hacia", "desde"]);

export interface WordReader {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  readonly choose: ChooseConcepts;
  readonly lookOf: LanguageOfWords;
}

export function readWords(
  text: string,
  tokens: readonly Token[],
  named: Named,
  reader: WordReader,
): ParsedQuery {
  const { concepts, lookOf } = reader;
  const { places, groups, period, open } = named;
  const all = toAsked(tokens, named, concepts);
  const ofLesser = new Set([...named.ofLesserPlaces].map((at) => tokens[at]?.folded));
  const called = () => concepts.find(all.asked.filter((word) => !ofLesser.has(word)))[0];
  const foreign = findForeign(tokens, (leftOut) =>
    toLanguage(text, tokens, named, called(), { leftOut }),
  );
  const nationals = countedNationals(tokens, named.ofPlaces);
  const [place] = places.length === 1 ? places : [];
  const isOfMembers =
    !isAverage(tokens) &&
    namesMembers(tokens, named.used, reader.library.places.get(place?.code ?? ""));
  const ranking = toRanking(open) ?? (isOfMembers ? "highest" : undefined);
  const frequency =
    readFrequency(tokens) ?? (named.quarter === undefined ? undefined : "quarterly");
  const wished = { foreign: [...foreign, ...nationals], isOrder: ranking !== undefined, frequency };
  const { chosen, words, lackingPartners } = chooseMeasures(tokens, named, all, wished, reader);
  const told = chosen.concepts[0] ?? tellingConcept(concepts, called());
  const english = words.filter((word) => concepts.isEnglish(word));
  const isEnglish = words.length > 0 && english.length === words.length;
  // "Corona deaths": beside a word that is one, another one's looks tell nothing.
  const looks = english.length > 0 ? {} : { lookOf };
  const telling = { leftOut: foreign, isEnglish, ...looks };
  const meant = reader.library.concepts.get(chosen.concepts[0]?.key ?? "");
  const hasNothing = chosen.isNothing && places.length === 0;
  return {
    isBroad: tokens.length === 0 ? /^[\s*]*$/.test(text) : hasNothing && isPlain(open),
    ...{ places, groups },
    ...readLacking(tokens, named, chosen, words),
    ...{ ...eventOf(named), ...readPart(chosen, words, concepts) },
    lackingPartners,
    ...{ period, frequency, isCount: asksCount(tokens) },
    isPerThousand: saysPerThousand(tokens) || undefined,
    ...{ concepts: chosen.concepts, others: chosen.others, further: chosen.further },
    words: words.length === 0 ? [...chosen.unknown] : [...words, ...nationals],
    textWords: toContentWords(tokens.map(({ folded }) => folded)),
    ...judgedOrders(readWishes(tokens, named, ranking), open, meant),
    isEachPlace: false,
    language: toLanguage(text, tokens, withoutLesser(named, chosen), told, telling),
  };
}

interface Wished {
  /** Words of other languages, and people of another place. */
  readonly foreign: readonly string[];
  readonly isOrder: boolean;
  readonly frequency: ParsedQuery["frequency"];
}

/** What fits the words, of the places and the flows between them. */
function chooseMeasures(
  tokens: readonly Token[],
  named: Named,
  all: Asked,
  { foreign, isOrder, frequency }: Wished,
  { library, choose }: WordReader,
) {
  const { open, used, qualifiers } = named;
  const codes = named.places.map(({ code }) => code);
  const isDirected = tokens.some(({ folded }, at) => directions.has(folded) && used.has(at + 1));
  const chooseAt = (places: AskedPlaces) =>
    chooseWithChange(all, (some) =>
      choose({
        ...{ tokens, open, ...some, places, sentence: toSentence(tokens, named.ofPeriod) },
        foreign: [...foreign, ...named.former, ...named.abbreviations],
        qualifiers: { ...qualifiers, frequency },
      }),
    );
  const ends = { codes, isOrder: isOrder && codes.length === 0, isDirected, ...named.ends };
  const each = chooseEachPartner(library, ends, chooseAt);
  return { ...(each ?? chooseAt(ends)), lackingPartners: each?.lackingPartners ?? [] };
}

const readPart = (
  { concepts: fitting, others, further }: ReturnType<ChooseConcepts>,
  words: readonly string[],
  concepts: ConceptIndex,
): Pick<ParsedQuery, "isPartOfNames"> =>
  others.length + further.length === 0 && isPartOfNames(words, fitting, concepts)
    ? { isPartOfNames: true }
    : {};

/** "Virgin Islands" is no Iceland in German. */
const withoutLesser = (named: Named, { unknown }: ReturnType<ChooseConcepts>): Named =>
  unknown.length > 0 && named.places.every(({ certainty }) => certainty < 1)
    ? { ...named, places: [] }
    : named;

const isPlain = (open: readonly string[]): boolean =>
  open.every((word) => isOrdinary(word)) && open.some((word) => fillerWords.has(word));

/** What no measure is called by, and how it is said that it is lacking: of a city all of the question. */
function readLacking(
  tokens: readonly Token[],
  { open, used, ofPeriod }: Named,
  { unknown, isBetween }: ReturnType<ChooseConcepts>,
  words: readonly string[],
) {
  const lesserPlace = findLesserPlace(tokens, open).find((place) => unknown.includes(place));
  if (lesserPlace !== undefined)
    return {
      ...{ unknown: [lesserPlace], lacking: [toSentence(tokens, ofPeriod)] },
      ...{ isBetween: true, lesserPlace },
    };
  return {
    unknown: toWritten(tokens, unknown),
    lacking: isBetween ? unknown : toLacking(tokens, unknown, words, used),
    isBetween,
  };
}

/** What is lacking is asked in some language, too, where most of it is called so: "Arbeitslosenquote Bayern". */
const tellingConcept = (
  concepts: ConceptIndex,
  called: FoundConcept | undefined,
): FoundConcept | undefined =>
  called === undefined ||
  called.coverage <= 0.6 ||
  [...called.words].some(
    (word) => concepts.isEnglish(word) || commonWords.en.has(word) || !concepts.knows(word),
  )
    ? undefined
    : called;
