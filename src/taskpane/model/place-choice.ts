import { foldText, type PlaceGroup } from "../../statistics/index.js";

/** Places an indicator covers: code to name. */
type Covered = Readonly<Record<string, string>>;

export const byName = (geos: Covered, codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => (geos[a] ?? a).localeCompare(geos[b] ?? b));

/** Codes of the places not chosen whose name or code fits the text, by name. */
export function otherPlaces(geos: Covered, chosen: readonly string[], text: string): string[] {
  const folded = foldText(text);
  const isMeant = (code: string) =>
    foldText(geos[code] ?? "").includes(folded) || code.toLowerCase() === folded;
  return byName(
    geos,
    Object.keys(geos).filter((code) => !chosen.includes(code) && isMeant(code)),
  );
}

interface CoveredGroup {
  readonly group: PlaceGroup;
  /** Codes of those of its members that are covered. */
  readonly members: readonly string[];
}

/** The groups of which more than one member is covered. */
export const coveredGroups = (geos: Covered, groups: readonly PlaceGroup[]): CoveredGroup[] =>
  groups
    .map((group) => ({ group, members: group.members.filter((code) => code in geos) }))
    .filter(({ members }) => members.length > 1);
