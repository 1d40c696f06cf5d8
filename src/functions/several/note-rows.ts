import { loadPlaces } from "../../statistics/index.js";
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
  return [...memberships, ...gaps].map((text) => ["note", text]);
}
