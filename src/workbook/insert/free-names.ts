import { checksum } from "./marks/checksum.js";
import { lookName } from "./marks/look-mark.js";
import { unitName } from "./marks/unit-mark.js";

/** Gives out names for what is inserted. */
export interface FreeNames {
  /**
   * The first free `STAT_<id>_<n>`, which is taken from then on.
   *
   * @param id of a statistic or an indicator, or a word such as "facts".
   */
  take(id: string): string;
  /** Likewise for the content of a name that was taken: "STAT_7_1" → "STAT_7_2". */
  takeLike(name: string): string;
}

/**
 * The names of the workbook's tables, defined names, charts and pictures. Excel keeps those of tables and
 * defined names in one list, which compares them without case (ECMA-376, part 1, 18.5.1.2), and a chart
 * has a hidden name of its own; so what we insert is named once over all of them. Two round trips.
 */
export async function readFreeNames(context: Excel.RequestContext): Promise<FreeNames> {
  const taken = new Set((await readNames(context)).map(({ name }) => name.toLowerCase()));
  const takeFirst = (base: string): string => {
    for (let number = 1; ; number += 1) {
      const name = `${base}_${String(number)}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
  return {
    take: (id) => takeFirst(nameBase(id)),
    takeLike: (name) => takeFirst(withoutNumber(name)),
  };
}

/** Something of the workbook that has a name of its own. */
interface NamedThing {
  readonly kind: "table" | "name" | "chart" | "picture";
  readonly name: string;
  delete(): void;
}

/** All tables, defined names, charts and pictures of the workbook. Two round trips. */
export async function readNames(context: Excel.RequestContext): Promise<NamedThing[]> {
  const { tables, names, worksheets } = context.workbook;
  worksheets.load("items/id");
  tables.load("items/name");
  names.load("items/name");
  await context.sync();
  const onSheets = worksheets.items.map(({ names: own, charts, shapes }) => {
    own.load("items/name");
    charts.load("items/name");
    shapes.load("items/name");
    return { own, charts, shapes };
  });
  await context.sync();
  const named = (
    kind: NamedThing["kind"],
    { items }: { readonly items: readonly { readonly name: string; delete(): void }[] },
  ): NamedThing[] =>
    items.map((item) => ({
      kind,
      name: item.name,
      delete: () => {
        item.delete();
      },
    }));
  return [
    ...named("table", tables),
    ...named("name", names),
    ...onSheets.flatMap(({ own, charts, shapes }) => [
      ...named("name", own),
      ...named("chart", charts),
      ...named("picture", shapes),
    ]),
  ];
}

/**
 * Hidden defined names of live figures: of the cell with their chart's source line, and of the title and source above
 * them. They follow their cells, so that both can be renewed when the formula shows another content.
 */
export const sourceName = (chartName: string): string => `${chartName}_SOURCE`;
export const notesName = (chartName: string): string => `${chartName}_NOTES`;

/** All defined names of a chart: that of its data first. */
export const namesOfChart = (chartName: string): readonly string[] => [
  chartName,
  sourceName(chartName),
  notesName(chartName),
  unitName(chartName),
  lookName(chartName),
];

/** What the figures of several contents are called by: other ids, or another order of them, are other figures. */
export const idOfAll = (ids: readonly string[]): string => [...new Set(ids)].join(", ");

/** Excel takes 255; what follows the base has room. */
const maxBase = 200;

/** "STAT_7" of the first chart of statistic 7, "STAT_7__8" of 7 and 8; its charts differ in the number behind it. */
function nameBase(id: string): string {
  // A name takes letters, digits and underscores; indicator ids have hyphens.
  const text = id.replace(/[^A-Za-z0-9]/g, "_");
  // A checksum tells long ones apart that begin alike.
  return `STAT_${text.length > maxBase ? `${text.slice(0, maxBase)}_${checksum(text)}` : text}`;
}

const withoutNumber = (name: string): string => name.replace(/_\d+$/, "");

/** Whether a chart was made for this content, or for these: `idOfAll`; as its name says. */
export const isChartOf = (chartName: string, id: string): boolean =>
  withoutNumber(chartName).toLowerCase() === nameBase(id).toLowerCase();
