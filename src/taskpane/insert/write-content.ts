import {
  isDateCell,
  titleWithUnit,
  toExcelSerial,
  toIsoDate,
  type TableCell,
} from "../../statistics/index.js";
import {
  excelChart,
  excelNumberFormat,
  forecastRows,
  hasMissingYears,
} from "../../statistics/chart/index.js";
import {
  insertImage,
  insertLiveChart,
  insertTable,
  insertTableWithChart,
  formulaInsertion,
  insertText,
  type BlockNotes,
  type ChartData,
  type FixedContent,
  type Placement,
  type RunInExcel,
  type SourceNote,
} from "../../workbook/index.js";
import type { FoundItem } from "../model/found-item.js";
import type { ItemContent } from "../items/item-content.js";
import { pictureTitle } from "./picture.js";
import { titleOfLive } from "./source-note.js";
import { tableRows } from "./table-rows.js";
import type { InsertForm } from "../model/insert-form.js";

/** All that goes into the workbook; made before anything is written there. */
export interface ContentToInsert {
  readonly form: InsertForm;
  readonly item: FoundItem;
  /** Of figures that stay as they are: it fits the rows that are shown. */
  readonly fixedTitle: string;
  /** The live formula; for forms that have one. */
  readonly formula: string | undefined;
  /** The data; absent for forms that need none. */
  readonly content: ItemContent | undefined;
  /** PNG in base64; for forms that show one. */
  readonly picture: string | undefined;
  readonly source: SourceNote;
  /** What the workbook keeps of figures without a formula. */
  readonly fixed?: FixedContent | undefined;
  /** The same without days, which would be wrong after the next refresh. */
  readonly liveSource: SourceNote;
  /** Periods are the dates of their last days. @default false */
  readonly hasDates?: boolean;
  /** A formula names its id. @default false */
  readonly namesId?: boolean | undefined;
  /** Title, unit and source beside the figures. */
  readonly hasNotes: boolean;
  readonly words: { readonly category: string };
}

/** The formula stands there but shows no table; `shown` is what Excel says instead. */
export interface NoTable {
  readonly status: "no-table";
  readonly shown: string;
  readonly address: string;
}

/** One column stays free between data and chart. */
export const gap = 1;

/** @returns what is missing where a live chart found no table */
export async function writeContent(
  run: RunInExcel,
  insertion: ContentToInsert,
  placement: Placement,
): Promise<NoTable | undefined> {
  const { form, item, formula } = insertion;
  switch (form) {
    case "formula":
    case "card": {
      const notes = form === "formula" ? notesOf(insertion) : undefined;
      const dates = form === "formula" ? datesOf(insertion) : [];
      const named = form === "formula" ? namedOf(insertion) : undefined;
      await formulaInsertion(needed(formula), { notes, dates, named }).write(run, placement);
      return undefined;
    }
    case "link":
      await run((context) =>
        insertText(context, placement, [{ text: item.title, link: item.link }]),
      );
      return undefined;
    case "table":
      await run((context) => insertTable(context, placement, tableOf(insertion)));
      return undefined;
    case "image":
      await run((context) => insertImage(context, imageOf(insertion, placement)));
      return undefined;
    case "chart": {
      const live = await insertLiveChart(run, {
        placement,
        formula: needed(formula),
        named: namedOf(insertion),
        notes: notesOf(insertion),
        numberFormat: numberFormatOf(insertion),
        hasDates: insertion.hasDates,
        chartOn: (data) => chartOf(insertion, data, placement),
      });
      return live.status === "inserted" ? undefined : live;
    }
    case "chart-on-table": {
      const chart = chartOf(insertion, tableData(insertion, placement), placement);
      await run((context) => insertTableWithChart(context, placement, tableOf(insertion), chart));
      return undefined;
    }
  }
}

const namedOf = ({ namesId, item: { id, title } }: ContentToInsert) =>
  namesId === true ? { id, title } : undefined;

function imageOf(insertion: ContentToInsert, placement: Placement) {
  const { item, content, picture, fixedTitle, source, fixed } = insertion;
  const title = pictureTitle(fixedTitle, content);
  return {
    placement,
    base64: needed(picture),
    id: String(item.id),
    title,
    altText: item.subject === "" ? title : `${title} ${item.subject}`,
    ...{ source, fixed },
  };
}

/** Where the figures of an inserted table stand. */
function tableData({ content, hasNotes }: ContentToInsert, placement: Placement): ChartData {
  const { categories, series } = needed(content).chart.table;
  return {
    sheetId: placement.sheetId,
    row: placement.row + (hasNotes ? 1 : 0),
    column: placement.column,
    rowCount: categories.length + 1,
    columnCount: series.length + 1,
    isSpill: false,
  };
}

const titled = ({ content }: ContentToInsert, title: string) =>
  titleWithUnit(title, content?.chart.unit ?? null);

/** Beside live figures. */
function notesOf(insertion: ContentToInsert): BlockNotes | undefined {
  if (!insertion.hasNotes) return undefined;
  const title = titleOfLive(insertion.item, insertion.content);
  return {
    id: String(insertion.item.id),
    title: titled(insertion, title),
    source: insertion.liveSource,
  };
}

function tableOf(insertion: ContentToInsert) {
  const { item, fixedTitle, source, fixed, words } = insertion;
  const rows = tableRows(needed(insertion.content), words.category, insertion.hasDates === true);
  return {
    rows: rows.map((row) => row.map(staticCell)),
    hasDates: insertion.hasDates,
    id: String(item.id),
    title: titled(insertion, fixedTitle),
    ...{ source, fixed },
    hasNotes: insertion.hasNotes,
    numberFormat: numberFormatOf(insertion),
  };
}

/** Dates are numbers to Excel; where the rows are no periods, a date among them stays a text. */
function staticCell(cell: TableCell): unknown {
  if (!isDateCell(cell)) return cell;
  return cell.isNumber === true ? toExcelSerial(cell.day) : toIsoDate(cell.day);
}

/** The cells below the header of the first column. */
const datesOf = ({ hasDates, content }: ContentToInsert) =>
  hasDates === true
    ? [
        {
          row: 1,
          column: 0,
          rowCount: needed(content).chart.table.categories.length,
          columnCount: 1,
        },
      ]
    : [];

function chartOf(insertion: ContentToInsert, data: ChartData, placement: Placement) {
  const { item, source, liveSource } = insertion;
  const { chart } = needed(insertion.content);
  return {
    data,
    // Not beside the title: it goes on over the empty cells there, and its end is the unit.
    placement: { ...placement, row: data.row, column: data.column + data.columnCount + gap },
    id: String(item.id),
    look: lookOf(insertion),
    hasDates: insertion.hasDates,
    hasMissingYears: hasMissingYears(chart.table.categories),
    title: data.isSpill ? titleOfLive(item, insertion.content) : insertion.fixedTitle,
    unit: chart.unit,
    numberFormat: numberFormatOf(insertion),
    forecasts: forecastRows(chart),
    source: data.isSpill ? liveSource : source,
  };
}

/** An indicator's title names no place: the legend does, also when the formula asks for another one. */
function lookOf({ item, content }: ContentToInsert) {
  const look = excelChart(needed(content).chart);
  return item.kind === "indicators" ? { ...look, hasLegend: true } : look;
}

/** As many decimals as the data has. */
function numberFormatOf({ content }: ContentToInsert): string {
  const values = needed(content).chart.table.series.flatMap((series) => series.values);
  return excelNumberFormat(values.filter((value) => typeof value === "number"));
}

function needed<T>(part: T | undefined): T {
  if (part === undefined) throw new TypeError("The insertion lacks a part that its form needs.");
  return part;
}
