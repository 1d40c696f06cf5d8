import { loadPlaces } from "../../statistics/index.js";
import type { UsedRates } from "../currency/convert-money.js";
import type { IndicatorTable } from "../shape/join-indicators.js";

/** What a reader of the table should know, a row each below it: "note" and a sentence in English. */
export async function noteRows(tables: readonly IndicatorTable[]): Promise<unknown[][]> {
  const places = await loadPlaces();
  const nameOf = (code: string) => places.byCode(code)?.names.en ?? code;
  const groups = new Map(tables.flatMap((each) => each.groups.map((group) => [group.key, group])));
  const memberships = [...groups.values()].map(
    ({ names, members, asOf, source }) =>
      `${names.en}: ${String(members.length)} places as of ${asOf} (${source})`,
  );
  const gaps = tables.flatMap(({ title, uncovered }) =>
    uncovered.length === 0 ? [] : [`${title}: no figures for ${uncovered.map(nameOf).join(", ")}`],
  );
  return [
    ...memberships.map(asNote),
    ...gaps.map(asNote),
    ...rateNotes(tables.map(({ rates }) => rates)),
  ];
}

const asNote = (text: string) => ["note", text];

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
