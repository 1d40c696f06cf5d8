import { parsePeriod, type Transforms } from "../../statistics/index.js";

interface Seasonal {
  /** As the service says it, in one of its languages. */
  readonly adjustment: string | null | undefined;
  /** One of the periods that are shown. */
  readonly category: string | undefined;
}

/** "not seasonally adjusted", "nicht saisonbereinigt", "non corrigé …", "sin desestacionalizar" */
const unadjusted = /^(?:not|nicht|non|sin)\s/i;

/** That figures change with the season, where they are shown as changes within a year; undefined where there is none to say. */
function seasonNote(
  { adjustment, category = "" }: Seasonal,
  { change = "none" }: Transforms,
): string | undefined {
  if (!["diff", "pct", "log-diff", "annualised"].includes(change)) return undefined;
  if (!unadjusted.test(adjustment ?? "") || parsePeriod(category)?.kind === "year")
    return undefined;
  const better = change === "diff" ? "diff-year" : "pct-year";
  return `change=${change}: the figures are not seasonally adjusted and change with the season, which change=${better} leaves out`;
}

/** Of tables, each with its title. */
export const seasonNotes = (
  tables: readonly (Seasonal & { readonly title: string })[],
  options: Transforms,
): readonly string[] =>
  tables.flatMap(({ title, ...table }) => {
    const note = seasonNote(table, options);
    return note === undefined ? [] : [`${title}: ${note}`];
  });

/** Of single values, each sentence once. */
export const seasonFigures = (figures: readonly Seasonal[], options: Transforms): string[] => [
  ...new Set(figures.flatMap((figure) => seasonNote(figure, options) ?? [])),
];
