import {
  differenceFor,
  isFraction,
  isPercent,
  isPercentOfPercent,
  parsePeriod,
  periodLabel,
  readUnit,
  type IncompletePeriod,
  type Transforms,
  type Unit,
} from "../../../statistics/index.js";
import type { Bounds } from "../../read/window.js";
import { filledNotes, gapsOf, gapsWithin } from "./filled-gaps.js";
import { isWithin } from "../../shape/indicator-table.js";
import type { IndicatorTable } from "../../shape/indicator-figures.js";
import type { ValueNotes } from "../../single-values/value-notes.js";

/** More periods than these would be a table of their own: the last ones are what a reader asks about. */
const mostPeriods = 4;

/** What a reader should know of what was computed of figures, in English. */
export function transformNotes(
  tables: readonly (Pick<IndicatorTable, "title" | "table" | "incomplete"> & {
    readonly unit: Parameters<typeof readUnit>[0];
    /** All figures as published, in no order. */
    readonly levels: readonly unknown[];
    /** Periods without a figure that fill= gives one. */
    readonly gaps: readonly string[];
  })[],
  options: Transforms,
  nameOf: (series: string) => string = (series) => series,
  shown?: Bounds,
): string[] {
  return [
    ...tables.flatMap(({ title, incomplete = [] }) =>
      incompleteTexts(
        incomplete.filter(({ label }) => isShown(label, neededFor(shown, options))),
        nameOf,
      ).map((text) => `${title}: ${incompleteNote(options)}${text}`),
    ),
    ...tables.flatMap(({ title, unit }) =>
      percentNotes(readUnit(unit), options).map((text) => `${title}: ${text}`),
    ),
    ...tables.flatMap(({ title, table: { categories } }) =>
      weekNotes(categories.slice(0, 1), options).map((text) => `${title}: ${text}`),
    ),
    ...tables.flatMap(({ title, levels }) =>
      isFraction(options) && levels.some((value) => typeof value === "number" && value <= 0)
        ? [
            `${title}: change=${options.change ?? ""}: none from a figure that is not above zero or to one below it; change=${differenceFor(options.change)} shows those`,
          ]
        : [],
    ),
    ...filledNotes(
      tables.flatMap(({ gaps }) => gapsWithin(gaps, neededFor(shown, options), options)),
      options,
    ),
  ];
}

/** A change needs the figures of the year before those that are shown. */
export const neededFor = (shown: Bounds | undefined, { change = "none" }: Transforms) =>
  shown === undefined || change === "none" ? shown : { ...shown, start: shown.start - 366 };

/** What is computed of single values, which stand beside one another without their titles. */
export function valueTransformNotes(
  { figures }: Pick<ValueNotes, "figures">,
  options: Transforms,
): string[] {
  const ofPercent = figures.flatMap(({ unit }) => percentNotes(unit, options));
  const unwhole = figures.flatMap(({ category, incomplete = [] }) => {
    const textOf = (isOwn: boolean) =>
      incompleteTexts(
        incomplete.filter(({ label }) => (label === category) === isOwn),
        () => "",
      );
    const later = `freq=${options.freq ?? ""}: ${periodLabel(category)} is shown; not complete is what comes after it: `;
    return [
      ...textOf(true).map((text) => incompleteNote({ ...options, partial: true }) + text),
      ...textOf(false).map((text) => later + text),
    ];
  });
  return [
    ...new Set(unwhole),
    ...weekNotes(
      figures.map(({ category }) => category),
      options,
    ),
    ...new Set(ofPercent),
    ...filledNotes(
      figures.flatMap(({ period, points }) => {
        const gaps = gapsOf(
          points.map(({ category }) => category),
          points.map(({ value }) => value),
        );
        return gapsWithin(gaps, neededFor(period, options), options);
      }),
      options,
    ),
  ];
}

/** That a change of percentages, or an index of them, is not what most people call one. */
function percentNotes(unit: Unit, options: Transforms): string[] {
  const { change = "none", rebase } = options;
  if (rebase !== undefined && isPercent(unit))
    return [
      `rebase=${rebase}: the figures are percentages; this is an index of them, in which a change is in percent, not in percentage points, which change=diff shows`,
    ];
  if (!isPercentOfPercent(unit, options)) return [];
  return [
    `change=${change}: the figures are percentages; this is their change in percent, not in percentage points, which change=${differenceFor(change)} shows`,
  ];
}

/** That the week a year before is not the one of the same number, where one of the periods is a week. */
function weekNotes(categories: readonly string[], { change = "none" }: Transforms): string[] {
  if (change !== "diff-year" && change !== "pct-year") return [];
  if (!categories.some((category) => parsePeriod(category)?.kind === "week")) return [];
  return [
    `change=${change}: of weeks the change is from 52 weeks before, which may have another number`,
  ];
}

/** Whether a table that shows such days has the period; undefined where it shows all. */
export const isShown = (label: string, shown: Bounds | undefined) => {
  const period = parsePeriod(label);
  return period === undefined || isWithin(period, shown);
};

const incompleteNote = ({ freq, partial }: Transforms): string =>
  partial === true
    ? "partial=on: figures of a part of their period: "
    : `freq=${freq ?? ""}: no figures for periods that are not complete: `;

/** One text for all series that lack the same figures of the same periods. */
function incompleteTexts(
  all: readonly IncompletePeriod[],
  nameOf: (series: string) => string,
): string[] {
  const textsOf = new Map<string, string[]>();
  for (const { series, label, count, filled = 0, first, last } of all) {
    const from = [...new Set([first, last])].map(periodLabel).join(" to ");
    const made = filled === 0 ? "" : `, ${String(filled)} of them filled in`;
    const text = `${periodLabel(label)} (${String(count)} ${count === 1 ? "figure" : "figures"}${made}, ${from})`;
    textsOf.set(series, [...(textsOf.get(series) ?? []), text]);
  }
  const seriesOf = new Map<string, string[]>();
  for (const [series, texts] of textsOf) {
    const more = texts.length - mostPeriods;
    const named = texts.slice(-mostPeriods).join(", ");
    const text = more > 0 ? `${named} and ${String(more)} earlier ones` : named;
    seriesOf.set(text, [...(seriesOf.get(text) ?? []), nameOf(series)]);
  }
  return [...seriesOf].map(([text, names]) =>
    names.join("") === "" ? text : `${text}: ${names.join(", ")}`,
  );
}
