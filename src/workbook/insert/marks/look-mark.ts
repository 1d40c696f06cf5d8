import type { AxisEnd } from "../../../statistics/chart/index.js";
import { readHiddenText, writeHiddenText } from "./hidden-text.js";

/** What the look of a live chart was last given for. */
export interface LookMark {
  /** Contents and options, as `lookKey` says them. */
  readonly key: string;
  /** Points that are dashed as forecasts, from 0 on. */
  readonly dashed: readonly number[];
  /** The number format that figures and axis were given. @default nobody knows */
  readonly format?: string | undefined;
  /** The end of the value axis that was set to zero. @default none */
  readonly end?: AxisEnd | undefined;
}

/** Points beyond these are not marked: each one is a command of its own. */
export const maxMarkedPoints = 60;

/** Hidden defined name of a live chart: a text, which goes with undo and stays in the file. */
export const lookName = (chartName: string): string => `${chartName}_LOOK`;

/** @param ids as `idOfAll` says them @param asked as `unitOptions` says it */
export const lookKey = (ids: string, asked: string): string =>
  `${ids}; ${asked}`.replace(/[^\p{L}\p{N}=;, .-]/gu, " ").slice(0, 150);

/** Equal for looks that are given for the same. */
export const lookText = ({ key, dashed }: LookMark): string => `${runsOf(dashed).join(",")}|${key}`;

/** Equal for equal marks. */
export const markOf = (look: LookMark): string => {
  const { format = "", end = "" } = look;
  return [lookText(look), format, end].join("|");
};

/** Queues the name's text. */
export const writeLook = (
  context: Excel.RequestContext,
  chartName: string,
  look: LookMark,
): void => {
  writeHiddenText(context, lookName(chartName), markOf(look));
};

/** @param names of the workbook, their formulas loaded @returns undefined where no name says it */
export function readLook(
  names: readonly Excel.NamedItem[],
  chartName: string,
): LookMark | undefined {
  const text = readHiddenText(names, lookName(chartName)) ?? "";
  const [, runs, key, format, end] =
    /^([\d,-]*)\|([^|]*)(?:\|([^|]*)\|(minimum|maximum|))?$/.exec(text) ?? [];
  if (runs === undefined || key === undefined) return undefined;
  const dashed = runs.split(",").flatMap((run) => {
    const [first, last] = run.split("-").map(Number);
    const count = Math.min(maxMarkedPoints, (last ?? 0) - (first ?? 0) + 1);
    return run === "" ? [] : Array.from({ length: count }, (_, at) => (first ?? 0) + at);
  });
  return { key, dashed, format: format || undefined, end: (end || undefined) as LookMark["end"] };
}

/** [0, 1, 2, 7] → ["0-2", "7-7"] */
function runsOf(points: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  // A text in a formula ends at 255.
  return runs.slice(0, 12).map((run) => run.join("-"));
}
