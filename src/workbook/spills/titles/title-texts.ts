import { namesOfChart, notesName, sourceName } from "../../insert/free-names.js";
import type { Titled } from "./find-titled.js";

/** Cells with our texts, one below the other. */
export interface Line {
  readonly range: Excel.Range;
  /** Formulas and texts, from above. "" for a row that is deleted. */
  readonly texts: readonly string[];
  /** The first of the rows that is still there, from 0 on. */
  readonly firstRow: number;
}

/** What says what figures are, as it stands. */
export interface TitleTexts {
  /** Undefined where there is none, or where it is hidden. */
  readonly title: Excel.ChartTitle | undefined;
  /** Of the value axis, likewise. */
  readonly unit: Excel.ChartAxisTitle | undefined;
  /** Where that is hidden. */
  readonly hiddenUnit: Excel.ChartAxisTitle | undefined;
  readonly lines: {
    /** Beneath a chart. */
    readonly source: Line | undefined;
    /** Title and source above figures. */
    readonly notes: Line | undefined;
  };
  /** The defined names there are, to be given anew under another one. */
  readonly names: readonly { readonly name: string; readonly formula: string }[];
}

/**
 * Loads the texts. Two round trips, since the text of a title is asked for only where it is shown.
 *
 * @returns them by their position
 */
export async function loadTexts(
  context: Excel.RequestContext,
  titled: readonly Titled[],
): Promise<(index: number) => TitleTexts> {
  const queued = titled.map((one) => queue(context, one));
  await context.sync();
  for (const { title, unit } of queued) {
    if (title?.visible === true) title.load("text");
    if (unit?.visible === true) unit.load("text");
  }
  await context.sync();
  const texts = queued.map(({ title, unit, source, notes, names, of }) => ({
    title: title?.visible === true ? title : undefined,
    unit: unit?.visible === true ? unit : undefined,
    hiddenUnit: unit?.visible === true ? undefined : unit,
    lines: {
      source: of.left === undefined ? lineOf(source, false) : undefined,
      notes: of.hasLeftLines ? undefined : lineOf(notes, true),
    },
    names: names.flatMap(({ isNullObject, name, formula }) =>
      // One whose cells are gone leads nowhere any more, under whatever name.
      isNullObject || String(formula).includes("#REF!") ? [] : [{ name, formula: String(formula) }],
    ),
  }));
  return (index) => texts[index] as TitleTexts;
}

function queue(context: Excel.RequestContext, of: Titled) {
  const { name, chart } = of;
  const { names: all } = context.workbook;
  const names = namesOfChart(name).map((each) => all.getItemOrNullObject(each));
  for (const each of names) each.load("name,formula");
  const [notes, source] = [notesName(name), sourceName(name)].map((each) => {
    const range = all.getItemOrNullObject(each).getRangeOrNullObject();
    range.load("formulas,format/font/italic");
    return range;
  });
  const hasAxis = chart !== undefined && !/pie|doughnut/i.test(chart.chartType);
  const unit = hasAxis ? chart.axes.valueAxis.title : undefined;
  chart?.title.load("visible");
  unit?.load("visible");
  return { title: chart?.title, unit, notes, source, names, of };
}

/** @param isBlock of title and source, of which a user may have deleted one */
function lineOf(range: Excel.Range | undefined, isBlock: boolean): Line | undefined {
  if (range === undefined || range.isNullObject) return undefined;
  const texts = (range.formulas as unknown[][]).map(([text]) =>
    typeof text === "string" ? text : "",
  );
  // Of two lines the source's alone is written so.
  const isSourceLeft = isBlock && texts.length === 1 && range.format.font.italic;
  return isSourceLeft
    ? { range, texts: ["", ...texts], firstRow: 1 }
    : { range, texts, firstRow: 0 };
}
