import { namesOfChart } from "../insert/free-names.js";
import type { FoundChart } from "./find-charts.js";
import { isTitleName } from "./title-name.js";

/**
 * The hidden names of figures whose cells and lines are deleted, and their chart with them: Excel keeps a name whose cells
 * are gone, so that they would gather.
 *
 * @param names of the workbook, their formulas loaded
 */
export function findLostNames(
  charts: readonly FoundChart[],
  names: readonly Excel.NamedItem[],
): readonly Excel.NamedItem[] {
  const ofCharts = new Set(charts.map(({ chart }) => chart.name));
  const byName = new Map(names.map((item) => [item.name, item]));
  const lost = names.filter(({ name }) => {
    if (!isTitleName(name) || ofCharts.has(name) || !isLost(byName.get(name))) return false;
    return namesOfChart(name).every((each) => {
      const item = byName.get(each);
      return item === undefined || isLost(item) || isText(item);
    });
  });
  return lost.flatMap(({ name }) => namesOfChart(name).flatMap((each) => byName.get(each) ?? []));
}

const isLost = (item: Excel.NamedItem | undefined): boolean =>
  String(item?.formula).includes("#REF!");

/** Of a mark, which leads to no cell. */
const isText = ({ formula }: Excel.NamedItem): boolean => String(formula).startsWith('="');
