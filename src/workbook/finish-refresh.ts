import type { Platform } from "../contract/index.js";
import type { AnswerPort } from "./answer-port.js";
import type { WorkbookOptions } from "./parts/workbook-options.js";
import type { WorkbookSnapshot } from "./parts/workbook-snapshot.js";
import type { RefreshReport } from "./refresh/refresh-report.js";
import { isUndoRefusal, runAsOneStep, type RunInExcel } from "./run-in-excel.js";
import { changesOf } from "./changes/changes-of.js";
import type { RequestChanges } from "./changes/changes-of.js";
import { withTitles } from "./spills/chart-titles.js";
import { findCharts, type ChartPlace, type FoundChart } from "./spills/find-charts.js";
import { findEmptyCharts } from "./spills/find-empty-charts.js";
import { followFormats } from "./spills/follow-formats.js";
import { followSpills } from "./spills/follow-spills.js";
import { loadTitles } from "./spills/titles/lazy-titles.js";

export interface FullRefreshReport extends RefreshReport {
  /** The requests whose figures moved, with every point. */
  readonly changes: readonly RequestChanges[];
  /** Charts set to their data's new size. */
  readonly adjustedCharts: readonly string[];
  /** Charts whose formula asks for another content, or whose content says otherwise what it is: title and source are new. */
  readonly retitledCharts: readonly ChartPlace[];
  /** Charts without figures: these are deleted, or their formula shows an error. */
  readonly emptyCharts: readonly ChartPlace[];
  readonly held: HeldByProtection;
  /** False where the figures did not get into the file, such as with a protected structure. */
  readonly isSnapshotKept: boolean;
}

/** What a refresh has left behind the figures, since its sheet is protected. */
interface HeldByProtection {
  /** They do not show the rows or columns that came or went. */
  readonly charts: readonly ChartPlace[];
  /** Their title or source line is still that of another content. */
  readonly titles: readonly ChartPlace[];
  /** Names of sheets of sources and audit. */
  readonly sheets: readonly string[];
}

interface FinishOptions {
  readonly run: RunInExcel;
  readonly data: AnswerPort;
  readonly snapshot: WorkbookSnapshot;
  readonly options: WorkbookOptions;
  readonly language: () => Platform;
  readonly now: () => number;
}

/** All that a refresh writes, the recalculation apart, which Excel does not count. */
export async function finishRefresh(
  given: FinishOptions,
  report: RefreshReport,
): Promise<FullRefreshReport> {
  const { run, data, now, language } = given;
  let isSnapshotKept = false;
  const adjusted = new Set<string>();
  const renamed = new Map<string, ChartPlace>();
  let heldSheets: readonly string[] = [];
  let places: Record<"retitled" | "empty" | "heldCharts" | "heldTitles", readonly ChartPlace[]> = {
    ...{ retitled: [], empty: [], heldCharts: [], heldTitles: [] },
  };
  const { findLostNames, findTitled, refreshedAnswers, renewTitles } = await loadTitles();
  const { renewReportSheets } = await import("./sheets/renew-report-sheets.js");
  await runAsOneStep(run, async (context) => {
    isSnapshotKept = await keepFigures(given, report, (task) => task(context));
    const { names } = context.workbook;
    names.load("items/name,items/formula");
    const charts = await findCharts(context);
    const lost = findLostNames(charts, names.items);
    const grown = new Set<FoundChart>();
    const followed = await followSpills(context, charts, { ...report, adjusted, grown });
    const titled = await renewTitles(
      context,
      data,
      await findTitled(context, charts, names.items),
      { renewed: renamed, grown, language: language(), refreshed: refreshedAnswers(report, data) },
    );
    for (const name of lost) name.delete();
    if (lost.length > 0) await context.sync();
    // By their new names.
    places = await withTitles(context, charts, {
      retitled: [...renamed.values()],
      empty: await findEmptyCharts(context, charts),
      heldCharts: followed.held,
      heldTitles: titled.held,
    });
    await followFormats(context, report.resized);
    heldSheets = (await renewReportSheets(context, data, new Date(now()))).held;
  });
  return {
    ...report,
    changes: changesOf(report.requests),
    adjustedCharts: [...adjusted],
    retitledCharts: places.retitled,
    emptyCharts: places.empty,
    held: { charts: places.heldCharts, titles: places.heldTitles, sheets: heldSheets },
    isSnapshotKept,
  };
}

async function keepFigures(
  { snapshot, options }: FinishOptions,
  report: RefreshReport,
  runNow: RunInExcel,
): Promise<boolean> {
  try {
    await snapshot.keep(report.requests, runNow);
    await options.save(runNow);
    return true;
  } catch (error) {
    if (isUndoRefusal(error)) throw error;
    // The figures are in the cells; only the file's copy of them is not.
    return false;
  }
}
