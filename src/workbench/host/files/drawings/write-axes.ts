import type { AxisState, ChartState } from "../../charts/chart-state.js";
import { escapeXml } from "../parts/xml.js";
import type { ChartForm } from "./chart-types.js";
import { axisIds, gridlines, hasAxes, writeTitle } from "./chart-words.js";

interface Placed {
  readonly form: ChartForm;
  readonly isSecondary: boolean;
}

/** The axes of the groups that are there; a second pair shows its value axis alone, on the other side. */
export function writeAxes(chart: ChartState, groups: readonly Placed[]): string {
  const [first] = groups;
  if (first === undefined || !hasAxes(first.form)) return "";
  const isHorizontal = first.form.isHorizontal;
  const isScatter = first.form.family === "scatter";
  const primary = pair({
    ids: axisIds.primary,
    category: chart.categoryAxis,
    value: chart.valueAxis,
    isHorizontal,
    isScatter,
    isSecondary: false,
  });
  if (!groups.some(({ isSecondary }) => isSecondary)) return primary;
  const hidden = { ...chart.categoryAxis, isVisible: false, isTitleVisible: false };
  return (
    primary +
    pair({
      ids: axisIds.secondary,
      category: { ...hidden, hasMajorGridlines: false },
      value: chart.secondaryValueAxis,
      isHorizontal,
      isScatter,
      isSecondary: true,
    })
  );
}

interface Pair {
  readonly ids: { readonly category: number; readonly value: number };
  readonly category: AxisState;
  readonly value: AxisState;
  readonly isHorizontal: boolean;
  readonly isScatter: boolean;
  readonly isSecondary: boolean;
}

function pair({ ids, category, value, isHorizontal, isScatter, isSecondary }: Pair): string {
  const [below, beside] = isSecondary ? ["t", "r"] : ["b", "l"];
  const crosses = isSecondary ? "max" : "autoZero";
  const kind = isScatter ? "valAx" : category.categoryType === "DateAxis" ? "dateAx" : "catAx";
  const categoryTail = {
    valAx: '<c:crossBetween val="midCat"/>',
    dateAx: '<c:auto val="0"/><c:lblOffset val="100"/>',
    catAx:
      `<c:auto val="${category.categoryType === "TextAxis" ? 0 : 1}"/><c:lblAlgn val="ctr"/>` +
      `<c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/>`,
  }[kind];
  const unit =
    value.displayUnit === "None" ? "" : `<c:builtInUnit val="${lowerFirst(value.displayUnit)}"/>`;
  const valueTail =
    `<c:crossBetween val="${isScatter ? "midCat" : "between"}"/>` +
    (unit === "" ? "" : `<c:dispUnits>${unit}</c:dispUnits>`);
  return (
    `<c:${kind}>${axis(category, ids.category, isHorizontal ? beside : below)}` +
    `<c:crossAx val="${ids.value}"/><c:crosses val="autoZero"/>${categoryTail}</c:${kind}>` +
    `<c:valAx>${axis(value, ids.value, isHorizontal ? below : beside)}` +
    `<c:crossAx val="${ids.category}"/><c:crosses val="${crosses}"/>${valueTail}</c:valAx>`
  );
}

function axis(state: AxisState, id: number, position = "b"): string {
  const { minimum, maximum, numberFormat } = state;
  const limit = (name: string, value: number | undefined) =>
    value === undefined ? "" : `<c:${name} val="${value}"/>`;
  return (
    `<c:axId val="${id}"/><c:scaling><c:orientation val="${state.isReversed ? "maxMin" : "minMax"}"/>` +
    `${limit("max", maximum)}${limit("min", minimum)}</c:scaling>` +
    `<c:delete val="${state.isVisible ? 0 : 1}"/><c:axPos val="${position}"/>` +
    (state.hasMajorGridlines ? gridlines : "") +
    (state.isTitleVisible ? writeTitle(state.title) : "") +
    `<c:numFmt formatCode="${escapeXml(numberFormat)}" sourceLinked="${numberFormat === "General" ? 1 : 0}"/>` +
    `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>`
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
