/** What a measure is called. */
import type { Concept, Library } from "../../../../library/library-model.js";
import { ofConcept } from "../../../of-object.js";
import { namesPrice } from "../obligations.js";

/** Its names and all else that it is called. */
export const textsOf = (concept: Concept | undefined): readonly string[] =>
  concept === undefined
    ? []
    : [...Object.values(concept.name), ...Object.values(concept.synonyms).flat()];

export const namesIn =
  ({ concepts }: Library) =>
  (key: string): readonly string[] =>
    Object.values(concepts.get(key)?.name ?? {});

const isOfPrices = ofConcept((concept) => textsOf(concept).some((text) => namesPrice(text)));

export const createPriceTest =
  ({ concepts }: Library) =>
  (key: string): boolean => {
    const concept = concepts.get(key);
    return concept !== undefined && isOfPrices(concept);
  };
