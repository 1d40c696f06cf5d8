/** Figures in the unit that is asked for, and named by it; those as published, without their unit, do not wait for it. */
import type { ChartTable } from "../../../contract/index.js";
import { rescale, unitAtScale, withoutUnit, type Unit } from "../../../statistics/index.js";
import { scaleFor, type ScaleWord } from "../../read/scale.js";
import type { DataLayout, Figures, UnitFigures } from "../data-rows.js";

/** @param isOther whether the figures are others than those that the source's names are of */
export function inUnits(
  { table, units, published, groups }: Figures,
  layout: DataLayout,
  isOther: boolean,
): UnitFigures {
  const { scale, unit } = layout;
  const texts = units.map((each) => unitText(each, scale));
  const naming = { layout, isOther, published, texts };
  const scaled = inScale(table, units, scale);
  return {
    // Where a row of indicators stands above, the unit is theirs.
    table: groups === undefined ? nameSeries(scaled, naming) : scaled,
    groups: groups?.map((name, index) => nameInUnit(name, index, naming)),
    shown: unit === true ? texts : undefined,
  };
}

interface Naming {
  readonly layout: DataLayout;
  readonly isOther: boolean;
  readonly published: Figures["published"];
  readonly texts: readonly (string | null)[];
}

function nameSeries({ categories, series }: ChartTable, naming: Naming): ChartTable {
  const named = series.map(({ name, values }, index) => ({
    name: nameInUnit(name, index, naming),
    values,
  }));
  return { categories, series: named };
}

/**
 * The unit behind a name where it is asked for, or where the name brings its own and the figures have another one
 * now: a header that says "in million" above plain dollars would be wrong.
 */
function nameInUnit(
  name: string,
  index: number,
  { layout, isOther, published, texts }: Naming,
): string {
  const text = texts[index] ?? null;
  const bare = withoutUnit(name, published?.[index] ?? text);
  if (layout.unit === true)
    return layout.layout === "long" || text === null ? bare : `${bare} (${text})`;
  if (!isOther || bare === name || text === null) return bare;
  return `${bare} (${text.includes("=") ? "" : "in "}${text})`;
}

function inScale(
  table: ChartTable,
  units: readonly Unit[],
  scale: ScaleWord | undefined,
): ChartTable {
  if (scale === undefined) return table;
  const series = table.series.map(({ name, values }, index) => {
    const unit = units[index];
    const wanted = unit && scaleFor(unit, scale);
    if (wanted === undefined) return { name, values };
    const from = unit?.scale ?? 1;
    const scaled = values.map((value) =>
      typeof value === "number" ? rescale(value, from, wanted) : value,
    );
    return { name, values: scaled };
  });
  return { categories: table.categories, series };
}

/** The unit as published, or with the scale that was asked for. */
export const unitText = (unit: Unit, scale: ScaleWord | undefined): string | null =>
  unitAtScale(unit, scaleFor(unit, scale));
