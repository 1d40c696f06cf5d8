/** What a question names beside what fits it best, and that makes another thing of it. */
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import { asksShareOfPlaces, isOfWorld } from "../../places/share-of-places.js";
import { foldedText } from "../../text.js";
import type { AskedPlaces } from "../concept-coverage.js";
import { isName, isJoined } from "../obligations.js";
import type { ConceptQuestion } from "../concept-question.js";
import { textsOf, namesIn } from "./called-texts.js";
import { findLesserPlace } from "../../places/lesser/lesser-places.js";
import { namedDividend } from "./named-dividend.js";
import { namedLack } from "./named-lack.js";
import { namedExclusion } from "../../qualifiers/exclusions.js";
import { namedPoints } from "../../qualifiers/percentage-points.js";
import { namedDivision } from "./named-divisions.js";
import { namedHead } from "./named-heads.js";
import { namedAge, namedCause, namedCourse, namedTop } from "./named-parts.js";
import {
  namedMedian,
  namedNet,
  namedProductivity,
  namedReal,
  namedReserves,
} from "./named-terms.js";

const isOfCountry = ({ places }: Library, { codes }: AskedPlaces): boolean =>
  codes.length === 1 && places.get(codes[0] ?? "")?.kind !== "aggregate";

/** "Texas unemployment rate" is no price of West Texas oil, which is called by the one word alone. */
const isCalledSo = (
  words: readonly string[],
  best: FoundConcept | undefined,
): best is FoundConcept =>
  best !== undefined && words.filter(isName).every((word) => best.words.has(word));

/** Words of a question that what fits it best is not called by, and that make another thing of it. */
export const namedBesides = (
  { tokens, open, places, sentence, foreign }: ConceptQuestion,
  words: readonly string[],
  best: FoundConcept | undefined,
  { library, concepts }: { readonly library: Library; readonly concepts: ConceptIndex },
): readonly string[] => [
  ...foreign,
  ...(places.isBetween === true ? [sentence] : []),
  ...findLesserPlace(
    tokens,
    open,
    isCalledSo(words, best) ? textsOf(library.concepts.get(best.key)) : [],
  ),
  ...((!isJoined(tokens) || isOfWorld(tokens)) && asksShareOfPlaces(library, tokens, places.codes)
    ? [sentence]
    : []),
  ...namedReserves(tokens, best, namesIn(library)),
  ...namedCourse(tokens, words, best),
  ...namedHead(words, best, library.concepts.get(best?.key ?? ""), concepts),
  ...namedCause(tokens),
  ...namedAge(tokens, best),
  ...namedTop(tokens, best),
  ...namedDividend(
    tokens,
    words,
    library.concepts.get(best?.key ?? ""),
    textsOf(library.concepts.get(best?.key ?? "")),
  ),
  ...namedLack(tokens, open, sentence),
  ...namedExclusion(tokens, words, best, namesIn(library)),
  ...namedMedian(tokens, words, best),
  ...namedPoints(foldedText(tokens), library.concepts.get(best?.key ?? "")),
  ...(isJoined(tokens)
    ? []
    : namedProductivity(tokens, best, (key) => textsOf(library.concepts.get(key)))),
  ...namedReal(tokens, best, (key) => library.concepts.get(key)),
  ...namedNet(tokens, best, (key) => library.concepts.get(key)?.name.en ?? ""),
  ...namedDivision(open, best, isOfCountry(library, places), (key) =>
    Object.values(library.concepts.get(key)?.name ?? {}),
  ),
];
