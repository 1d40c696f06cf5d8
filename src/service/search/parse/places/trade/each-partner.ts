/** Of "exports to Germany and Japan" the exports to each of them, as if each were asked alone. */
import type { Library } from "../../../../library/library-model.js";
import type { AskedPlaces } from "../../choice/concept-coverage.js";
import type { ChooseConcepts } from "../../choice/choose-concepts.js";

interface Chosen {
  readonly chosen: ReturnType<ChooseConcepts>;
  readonly words: readonly string[];
}

interface ChosenPartners extends Chosen {
  /** Codes of the partners that there are no figures of. */
  readonly lackingPartners: readonly string[];
}

/** Undefined where the question names no several partners, or none of them has figures. */
export function chooseEachPartner(
  { concepts }: Library,
  { partners = [], destination, ...asked }: AskedPlaces,
  chooseAt: (places: AskedPlaces) => Chosen,
): ChosenPartners | undefined {
  const own = asked.codes.filter((code) => !partners.includes(code));
  const ends = (partner: string) =>
    partners.includes(destination ?? "")
      ? { origin: own[0], destination: partner }
      : { origin: partner, destination: own[0] };
  const each: Chosen[] = [];
  const lackingPartners: string[] = [];
  for (const partner of partners) {
    const isOtherEnd = own.length === 0;
    const one = chooseAt({ ...asked, codes: [...own, partner], ...ends(partner), isOtherEnd });
    const [best] = one.chosen.concepts;
    // "German exports to the US" are what the US imports from Germany.
    const end = concepts.get(best?.key ?? "")?.partner;
    if (end !== undefined && [partner, ...own].includes(end)) each.push(one);
    else lackingPartners.push(partner);
  }
  const [first, second, ...more] = each;
  if (first === undefined) return undefined;
  return {
    words: first.words,
    lackingPartners,
    chosen: {
      ...first.chosen,
      others: second?.chosen.concepts ?? [],
      further: more.map(({ chosen }) => chosen.concepts),
    },
  };
}
