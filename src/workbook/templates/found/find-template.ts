import type { Platform } from "../../../contract/index.js";
import type { Day } from "../../../statistics/index.js";
import { findParts, ofOneDate, searchesFor, type FoundParts } from "./find-parts.js";
import type { SearchIndicators } from "./find-parts.js";
import { foundTemplateKinds, type FoundTemplateId } from "./found-template.js";
import { wantedPlace } from "./wanted-place.js";
import type { WantedPart, WantedPlace } from "./wanted-part.js";

interface TemplateQuestion {
  /** In any spelling; looked at only where the template is of a place. */
  readonly place: string;
  readonly language: Platform;
}

interface TemplateSearch extends TemplateQuestion {
  readonly search: SearchIndicators;
  readonly today: Day;
}

/**
 * What the service has of a template's figures.
 *
 * @returns undefined where no place is spelled so
 * @throws what the search throws
 */
export async function findTemplate(
  id: FoundTemplateId,
  { search, today, ...question }: TemplateSearch,
): Promise<FoundParts | undefined> {
  const placeOf = await placesOf(id, question);
  if (placeOf === undefined) return undefined;
  const parts = await findParts(foundTemplateKinds[id].parts, { placeOf, search, today });
  return id === "yield-curve" ? ofOneDate(parts) : parts;
}

/** The searches that finding may take; none where no place is spelled so. */
export async function templateSearches(
  id: FoundTemplateId,
  question: TemplateQuestion,
): Promise<string[]> {
  const placeOf = await placesOf(id, question);
  return placeOf === undefined ? [] : searchesFor(foundTemplateKinds[id].parts, placeOf);
}

async function placesOf(
  id: FoundTemplateId,
  { place, language }: TemplateQuestion,
): Promise<((wanted: WantedPart) => WantedPlace) | undefined> {
  const { parts } = foundTemplateKinds[id];
  const spellings = [...new Set(parts.map((part) => part.place ?? place))];
  const known = new Map<string, WantedPlace>();
  for (const spelling of spellings) {
    const found = await wantedPlace(spelling, language);
    if (found === undefined) return undefined;
    known.set(spelling, found);
  }
  return (wanted) => {
    const found = known.get(wanted.place ?? place);
    if (found === undefined) throw new Error(`No place for ${wanted.key}.`);
    return found;
  };
}
