import { foldText, type PlaceGroup, type Places } from "../../statistics/index.js";

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

/** Its name as the service says it or in any of the four languages, in part; its code whole. */
const fits = (geos: Covered, code: string, folded: string, names: Places | undefined) =>
  [geos[code] ?? "", ...Object.values(names?.byCode(code)?.names ?? {})].some((name) =>
    foldText(name).includes(folded),
  ) || code.toLowerCase() === folded;

/** Codes of the places not chosen that the text finds, by name. */
export function otherPlaces(
  geos: Covered,
  chosen: readonly string[],
  text: string,
  names: Places | undefined,
): string[] {
  const folded = foldText(text);
  const found = soughtPlace(geos, text, names);
  return byName(
    geos,
    Object.keys(geos).filter(
      (code) => !chosen.includes(code) && (code === found || fits(geos, code, folded, names)),
    ),
  );
}

/** The code of the place whose name or code the text is; undefined where it is none of them. */
function namedPlace(geos: Covered, text: string): string | undefined {
  const folded = foldText(text.trim());
  const codes = Object.keys(geos);
  return (
    codes.find((code) => foldText(geos[code] ?? "") === folded) ??
    codes.find((code) => code.toLowerCase() === folded)
  );
}

/** The same, or the one that formulas understand by the text. */
export function soughtPlace(
  geos: Covered,
  text: string,
  names: Places | undefined,
): string | undefined {
  const understood = names?.find(text)?.code ?? "";
  return namedPlace(geos, text) ?? (Object.hasOwn(geos, understood) ? understood : undefined);
}

/**
 * What is chosen, with the place that the text looking for one names, as if it had been ticked. Undefined where it
 * names none, and none that it finds has been chosen either.
 */
export function withSought(
  geos: Covered,
  chosen: readonly string[],
  text: string,
  names: Places | undefined,
): readonly string[] | undefined {
  const folded = foldText(text.trim());
  if (folded === "") return chosen;
  const named = namedPlace(geos, text);
  if (named !== undefined) return [...new Set([...chosen, named])];
  // "ge" that has found Germany does not mean Georgia.
  if (chosen.some((code) => fits(geos, code, folded, names))) return chosen;
  const sought = soughtPlace(geos, text, names);
  return sought === undefined ? undefined : [...new Set([...chosen, sought])];
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
