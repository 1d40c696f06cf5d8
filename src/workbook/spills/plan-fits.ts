import type { FoundChart } from "./find-charts.js";
import { fitAnew, fitChart, type GrownChart } from "./fit-chart.js";
import { fitFormats, readFormats } from "./fit-formats.js";
import type { ReadFormats, SpillSize } from "./fit-formats.js";

export interface PlannedFits {
  /** Charts whose data has another size than what they show. */
  readonly charts: ReadonlySet<FoundChart>;
  /** Those to which columns have come: they are given their data anew. */
  readonly grown: ReadonlySet<FoundChart>;
  /**
   * Queues ranges and formats, after the round trip that has loaded what stands there.
   *
   * @returns whether charts wait for the next round trip, and for `finish`, since only Excel can tell their series
   */
  readonly write: () => boolean;
  /** Queues what is left of those that have grown, after the round trip that has written. */
  readonly finish: () => void;
  /** A chart's series as they are then. */
  readonly seriesOf: (found: FoundChart) => readonly Excel.ChartSeries[];
  /** What a chart's name refers to then; undefined where nothing is written. */
  readonly formulaOf: (found: FoundChart | undefined) => string | undefined;
}

/** Plans to set charts to their spills' present sizes, and loads the formats of their figures. */
export function planFits(charts: readonly FoundChart[]): PlannedFits {
  const formats = charts.map((followed) => formatsOf(followed));
  const isGrown = (found: FoundChart) =>
    (shownSize(found)?.columnCount ?? 0) < found.spill.columnCount;
  const grown = new Set(charts.filter(isGrown));
  for (const { spill } of grown) spill.load("values");
  const given = new Map<FoundChart, readonly Excel.ChartSeries[]>();
  let left: readonly (readonly [FoundChart, GrownChart])[] = [];
  return {
    charts: new Set(charts),
    formulaOf: (found) =>
      found !== undefined && charts.includes(found) ? formulaOf(found) : undefined,
    grown,
    seriesOf: (found) => given.get(found) ?? found.chart.series.items,
    write: () => {
      left = charts.flatMap((followed, index) => {
        const read = formats[index];
        if (read !== undefined) fitFormats(read);
        const one = fitChart(followed, shownSize(followed));
        if (one !== undefined && one.series === undefined) return [[followed, one] as const];
        if (one?.series !== undefined) {
          fitAnew(one);
          given.set(followed, one.series);
        }
        markData(followed);
        return [];
      });
      return left.length > 0;
    },
    finish: () => {
      for (const [followed, one] of left) {
        fitAnew(one);
        // Last: a second run finds by it that the first was broken off.
        markData(followed);
      }
    },
  };
}

/** Whether a chart shows more or less than its data. A chart on a static table has no spill to follow. */
export const hasOutgrown = (found: FoundChart): boolean =>
  !found.marked.isNullObject && !found.spill.isNullObject && hasChanged(found);

/**
 * The size the chart shows. Its name refers to all its data; in workbooks of the first version to the
 * first cell alone, with the size in the comment: "12x3".
 */
function shownSize({ marked, name }: FoundChart): SpillSize | undefined {
  if (marked.rowCount > 1 || marked.columnCount > 1) return marked;
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(name.comment) ?? [];
  return rows === undefined ? undefined : { rowCount: Number(rows), columnCount: Number(columns) };
}

function hasChanged(followed: FoundChart): boolean {
  const shown = shownSize(followed);
  const { rowCount, columnCount } = followed.spill;
  return shown?.rowCount !== rowCount || shown.columnCount !== columnCount;
}

function formatsOf(followed: FoundChart): ReadFormats | undefined {
  const shown = shownSize(followed);
  const { spill, protections } = followed;
  const isOpen = !protections[1].protected;
  return shown === undefined || !isOpen
    ? undefined
    : readFormats(spill, { before: shown, now: spill });
}

/** Has the chart's name refer to all that it shows now. */
function markData(found: FoundChart): void {
  found.name.formula = formulaOf(found);
}

const formulaOf = ({ spill }: FoundChart): string => `=${fixed(spill.address)}`;

/** "'My sheet'!A1:B2" → "'My sheet'!$A$1:$B$2"; relative to the selection a name would wander. */
function fixed(address: string): string {
  const cut = address.lastIndexOf("!") + 1;
  return address.slice(0, cut) + address.slice(cut).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
}
