import {
  loadPlaces,
  type BaseProblem,
  type PlaceGroup,
  type Transforms,
} from "../../statistics/index.js";
import type { UsedRates } from "../currency/convert-money.js";
import type { ValueNotes } from "../single-values/value-notes.js";
import type { IndicatorTable } from "../shape/join-indicators.js";

/** What a reader of the table should know, a row each below it: "note" and a sentence in English. */
export async function noteRows(
  tables: readonly IndicatorTable[],
  options: Transforms,
): Promise<unknown[][]> {
  const nameOf = await placeNames();
  return [
    ...groupNotes(tables.flatMap(({ groups }) => groups)),
    ...tables.flatMap(({ title, uncovered }) => gapNotes(title, uncovered.map(nameOf))),
    ...baseNotes(tables, options, nameOf),
    ...rateNotes(tables.map(({ rates }) => rates)),
  ];
}

/** The same for single values. */
export async function valueNotes(notes: ValueNotes): Promise<unknown[][]> {
  const nameOf = await placeNames();
  return [
    ...groupNotes(notes.groups),
    ...[...notes.uncovered].flatMap(([title, codes]) => gapNotes(title, [...codes].map(nameOf))),
    ...rateNotes(notes.rates),
  ];
}

async function placeNames(): Promise<(code: string) => string> {
  const places = await loadPlaces();
  return (code) => places.byCode(code)?.names.en ?? code;
}

/** Whose members groups stood for, each once. */
function groupNotes(all: readonly PlaceGroup[]): unknown[][] {
  const groups = new Map(all.map((group) => [group.key, group]));
  return [...groups.values()].map(({ names, members, asOf, source }) =>
    asNote(`${names.en}: ${String(members.length)} places as of ${asOf} (${source})`),
  );
}

const gapNotes = (title: string, names: readonly string[]): unknown[][] =>
  names.length === 0 ? [] : [asNote(`${title}: no figures for ${names.join(", ")}`)];

const asNote = (text: string) => ["note", text];

/** Which series have no index, since they have no figure at the base. */
export function baseNotes(
  tables: readonly Pick<IndicatorTable, "title" | "table" | "unbased">[],
  { rebase = "" }: Transforms,
  nameOf: (series: string) => string = (series) => series,
): unknown[][] {
  const reasons = {
    "base-not-covered": "no complete figure there for",
    "base-not-positive": "the figure there is not above zero for",
  };
  return tables.flatMap(({ title, table, unbased = new Map<number, BaseProblem>() }) =>
    [...new Set(unbased.values())].map((problem) => {
      const names = table.series.flatMap(({ name }, index) =>
        unbased.get(index) === problem ? [nameOf(name)] : [],
      );
      return asNote(`${title}: rebase=${rebase}: ${reasons[problem]} ${names.join(", ")}`);
    }),
  );
}

/** Which rates of exchange figures were converted by, each once. */
export function rateNotes(used: readonly (UsedRates | undefined)[]): unknown[][] {
  const texts = used.flatMap((rates) => {
    if (rates === undefined) return [];
    const { from, to, title, id, how } = rates;
    const which = how === "avg" ? "the average of each period" : "the last rate in each period";
    return [`${from} to ${to}: ${which} by ${title} (${id}); periods without a rate are missing`];
  });
  return [...new Set(texts)].map(asNote);
}
