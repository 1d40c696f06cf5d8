import { foldText, type PlaceGroup } from "../../statistics/index.js";

/** Places an indicator covers: code to name. */
type Covered = Readonly<Record<string, string>>;

export const byName = (geos: Covered, codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => (geos[a] ?? a).localeCompare(geos[b] ?? b));

/** Which places are shown, and how that is changed. */
export interface PlaceChoice {
  /** Codes, in the order chosen, with what is typed to find one where that names it. */
  readonly chosen: readonly string[];
  /** What is typed to find one. */
  readonly sought: string;
  /** What is typed and names none. */
  readonly unread: string | undefined;
  /** @param sought @default as it is */
  readonly onChange: (codes: readonly string[], sought?: string) => void;
  readonly onSought: (text: string) => void;
}

const fits = (geos: Covered, code: string, folded: string) =>
  foldText(geos[code] ?? "").includes(folded) || code.toLowerCase() === folded;

/** Codes of the places not chosen whose name or code fits the text, by name. */
export function otherPlaces(geos: Covered, chosen: readonly string[], text: string): string[] {
  const folded = foldText(text);
  return byName(
    geos,
    Object.keys(geos).filter((code) => !chosen.includes(code) && fits(geos, code, folded)),
  );
}

/** The code of the place that the text names; undefined where it names none of them. */
export function namedPlace(geos: Covered, text: string): string | undefined {
  const folded = foldText(text.trim());
  const codes = Object.keys(geos);
  return (
    codes.find((code) => foldText(geos[code] ?? "") === folded) ??
    codes.find((code) => code.toLowerCase() === folded)
  );
}

/**
 * What is chosen, with the place that the text looking for one names, as if it had been ticked. Undefined where it
 * names none, and none that it finds has been chosen either.
 */
export function withSought(
  geos: Covered,
  chosen: readonly string[],
  text: string,
): readonly string[] | undefined {
  const folded = foldText(text.trim());
  if (folded === "") return chosen;
  const named = namedPlace(geos, text);
  if (named !== undefined) return [...new Set([...chosen, named])];
  return chosen.some((code) => fits(geos, code, folded)) ? chosen : undefined;
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
