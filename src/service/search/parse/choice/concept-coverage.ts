/** Of concepts that fit the words, those that have figures where they are asked for. */
import { saysPercent } from "../../../../statistics/index.js";
import type { Concept, Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofConcept, ofObject } from "../../of-object.js";
import { isBilateral, type TradeEnds } from "../places/trade/trade-ends.js";

export interface AskedPlaces extends TradeEnds {
  readonly codes: readonly string[];
  /** An order of places is asked. */
  readonly isOrder: boolean;
  /** A place is the other end of a flow: "exports to China". */
  readonly isDirected: boolean;
}

/** All where none has figures there. */
export type ChooseCovered = (
  found: readonly FoundConcept[],
  asked: AskedPlaces,
) => readonly FoundConcept[];

type Flow = "export" | "import" | undefined;

export const flowOf = ofConcept(({ name }): Flow => {
  if (/\bexports?\b/i.test(name.en)) return "export";
  return /\bimports?\b/i.test(name.en) ? "import" : undefined;
});

/** Whether the country at the other end of a flow stands where the question has it. */
function isAtEnd(
  flow: Flow,
  partner: string,
  { origin, destination, isEachWay }: TradeEnds,
): boolean {
  if (flow === undefined || isEachWay === true) return true;
  const [here, there] = flow === "export" ? [origin, destination] : [destination, origin];
  return here !== partner && (there ?? partner) === partner;
}

export function createCoverage(library: Library): ChooseCovered {
  const placesOf = createPlacesOfConcept(library);
  const ownFirst = createOwnFirst(library, placesOf);
  const isShown = (key: string, code: string): boolean => isShownIn(library, placesOf(key), code);
  /** What one country exports to another is what that imports from it. */
  const mirrorOf = (one: Concept): Concept | undefined =>
    [...library.concepts.values()].find(
      (other) =>
        other.partner === one.partner &&
        other.unit.en === one.unit.en &&
        flowOf(other) !== undefined &&
        flowOf(other) !== flowOf(one),
    );
  return (found, { codes, isOrder, isDirected, ...ends }) => {
    if (isOrder) {
      const many = found.filter(({ key }) => placesOf(key).size > 1);
      return many.length === 0 ? found : many;
    }
    if (codes.length === 0) return found;
    const top = found[0]?.score ?? 0;
    const shown = found.flatMap((concept) => {
      const { key } = concept;
      const own = library.concepts.get(key);
      const partner = own?.partner;
      // Exports to one country are not the exports; between two countries they are what is asked.
      if (partner !== undefined && !codes.includes(partner)) return [];
      if (own !== undefined && partner !== undefined && !isAtEnd(flowOf(own), partner, ends)) {
        const mirror = mirrorOf(own);
        const isMirrored = mirror !== undefined && isAtEnd(flowOf(mirror), partner, ends);
        const hasOther = codes.some((code) => code !== partner && isShown(key, code));
        return isMirrored && hasOther ? [{ ...concept, key: mirror.key, score: top }] : [];
      }
      // "From Germany to France" asks for no third country's trade with one of them.
      const others = codes.filter((code) => code !== partner);
      const isBetween =
        partner !== undefined &&
        (others.length === 0
          ? isDirected || ends.isEachWay === true
          : others.some((code) => isShown(key, code)));
      if (isBetween) return [{ ...concept, score: top }];
      if (partner !== undefined && (others.length > 0 || codes.includes(partner))) return [];
      return codes.some((code) => isShown(key, code)) ? [concept] : [];
    });
    // What one country exports to all is no answer to what it exports to one.
    if (isBilateral(ends) || ends.isOtherEnd === true)
      return shown.filter(({ key }) => library.concepts.get(key)?.partner !== undefined);
    if (isStatedApart(library, found[0], shown[0])) return found.slice(0, 1);
    return shown.length === 0 ? found : ownFirst(shown, codes);
  };
}

const calledSo = 0.95;
const calledInPart = 0.75;

/** The "loans" that no figures are of there are no rate of interest on loans. */
function isStatedApart(
  { concepts }: Library,
  best: FoundConcept | undefined,
  shown: FoundConcept | undefined,
): boolean {
  if (best === undefined || shown === undefined || best.score < calledSo) return false;
  const unitOf = ({ key }: FoundConcept): string => concepts.get(key)?.unit.en ?? "";
  const isRate = (concept: FoundConcept): boolean => saysPercent(unitOf(concept));
  // How many have no work is told of by their rate.
  if (/\bpersons\b/.test(unitOf(best))) return false;
  return shown.score < best.score * calledInPart && isRate(best) !== isRate(shown);
}

/** What fits a group's question so much less than what it has no figures of is another thing. */
const leastShare = 0.68;
/** So near the best, it is called the same. */
const alikeShare = 0.97;
const lesser = 0.8;

/** Of what is shown in a group of places, what the group has figures of its own of, as all named beside it have: of the same kind at least. */
function createOwnFirst(library: Library, placesOf: (key: string) => ReadonlySet<string>) {
  const isAdditive = (key: string) => library.concepts.get(key)?.isAdditive;
  return (shown: readonly FoundConcept[], codes: readonly string[]): readonly FoundConcept[] => {
    const isGroup = (code: string) =>
      library.places.get(code)?.kind === "aggregate" && code !== "WLD";
    // Beside a group stands no country's own measure.
    const best =
      codes.length === 1
        ? shown[0]
        : shown.find(({ key }) => library.coveredPlaces(key).length > 1);
    if (best === undefined || !codes.some(isGroup)) return shown;
    const has = shown.filter(({ key }) => codes.every((code) => placesOf(key).has(code)));
    const alike = has.filter(({ score }) => score >= best.score * alikeShare);
    const ofKind = has.filter(
      ({ key, score }) =>
        score >= best.score * leastShare && isAdditive(key) === isAdditive(best.key),
    );
    const own = new Set(alike.length > 0 ? alike : ofKind);
    if (own.size === 0 || own.has(best)) return shown;
    return [
      ...[...own].map((one) => ({ ...one, score: best.score })),
      ...shown
        .filter((one) => !own.has(one))
        .map((one) => ({ ...one, score: Math.min(one.score, best.score * lesser) })),
    ];
  };
}

/** Lists of places as sets: thousands of concepts have the same list. */
const setOf = ofObject((places: readonly string[]): ReadonlySet<string> => new Set(places));

/** The places a concept has figures of, its partner among them; read once. */
function createPlacesOfConcept(library: Library): (key: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (key) => {
    const present = known.get(key);
    if (present !== undefined) return present;
    const covered = library.coveredPlaces(key);
    const partner = library.concepts.get(key)?.partner;
    const places = partner === undefined ? setOf(covered) : new Set([...covered, partner]);
    known.set(key, places);
    return places;
  };
}

function isShownIn(library: Library, places: ReadonlySet<string>, code: string): boolean {
  if (places.has(code)) return true;
  if (library.places.get(code)?.kind !== "aggregate") return false;
  if (code === "WLD") return places.size > 1;
  return [...places].some((place) => library.places.get(place)?.groups?.includes(code) ?? false);
}
