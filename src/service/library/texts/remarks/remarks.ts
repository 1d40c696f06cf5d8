import type { Concept, TextByLanguage } from "../../library-model.js";

/**
 * What a reader must know of a measure's figures, that of some places where one of them is shown.
 *
 * @param isShown whether figures of a place are
 */
export const remarksOf = (
  { remark, remarksOfPlaces = [] }: Concept,
  isShown: (place: string) => boolean,
): readonly TextByLanguage[] => [
  ...(remark === undefined ? [] : [remark]),
  ...remarksOfPlaces.filter(({ of = [] }) => of.some(isShown)),
];
