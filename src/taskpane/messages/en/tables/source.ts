import type { Price } from "../../../../client/index.js";
import type { TypedProblem } from "../../../../workbook/index.js";
import { countIn } from "../../../model/count-in.js";
import { enPrice } from "../search.js";

export interface SourceTexts {
  readonly title: string;
  readonly intro: string;
  readonly noWorkbook: string;
  readonly find: string;
  readonly finding: string;
  readonly cancel: string;
  readonly problems: Readonly<Record<TypedProblem, string>>;
  readonly candidates: string;
  readonly found: (candidates: number) => string;
  /** What was read of the marked cells. */
  readonly read: (figures: number, hasPeriods: boolean, hasPlaces: boolean) => string;
  readonly leftOut: (figures: number) => string;
  readonly provesNothing: string;
  readonly none: string;
  /** Of the figures in its lines, 0 to 1. */
  readonly share: (share: number) => string;
  readonly byWords: string;
  readonly ofLines: (lines: number, all: number) => string;
  readonly compare: (price: Price) => string;
  readonly compareNamed: (title: string, price: Price) => string;
  readonly comparing: string;
  /** What was kept has expired: what comparing costs now. */
  readonly dearer: (price: Price) => string;
  readonly agree: (agreed: number, count: number) => string;
  readonly notEnough: string;
  /** A power of ten by which the typed figures are the source's. */
  readonly scaled: (exponent: number) => string;
  readonly negated: string;
  /** Periods by which the source's are later than the labels. */
  readonly offset: (periods: number) => string;
  readonly missing: (cells: number) => string;
  readonly differ: (cells: number) => string;
  readonly differing: (cell: string, typed: number, figure: number, period: string) => string;
  readonly differingToo: (cells: number) => string;
  readonly keeps: string;
  readonly replace: (cells: number) => string;
  readonly replacing: string;
  readonly replaced: (cells: number) => string;
  readonly locked: string;
  /** The change log keeps but so many more typed figures. */
  readonly noRoom: (room: number) => string;
  readonly changed: (cells: readonly string[]) => string;
}

const count = countIn("en");
const n = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 10 });
const percent = (share: number) => `${String(Math.floor(share * 100 + 1e-9))} %`;

export const source: SourceTexts = {
  title: "Where is it from?",
  intro:
    "Mark figures that somebody typed, with their headers or without. Looking costs nothing; the figures of a source are fetched when you say so.",
  noWorkbook: "Open this pane in Excel to look for the source of figures.",
  find: "Look for the source",
  finding: "Looking for whose figures these are …",
  cancel: "Cancel",
  problems: {
    "several-areas": "Several areas are marked. Mark one.",
    empty: "Nothing stands in the marked cells. Mark figures that were typed.",
    "too-large": "The marked table is too large. Mark fewer cells.",
    "only-spans":
      "The headers name spans of periods alone, such as 2015–2019. Mark figures of single periods.",
    "no-figures":
      "There is no typed figure in the marked cells: formulas, dates and headers are none. Whose figures a STAT formula shows stands under Formula.",
  },
  candidates: "Possible sources",
  found: (candidates) => `${count(candidates, "possible source", "possible sources")}.`,
  read: (figures, hasPeriods, hasPlaces) =>
    `${count(figures, "typed figure", "typed figures")}. ${
      hasPeriods ? "The periods are those of the headers" : "No header names the periods"
    }${hasPlaces ? ", and so are the places." : "; no header names the places."}`,
  leftOut: (figures) =>
    `Figures left out: ${n(figures)}. Their headers name no place or period, a period of another kind or a span such as 2015–2019, or there are too many.`,
  provesNothing:
    "These figures are too few or too round to tell a source: 1, 2, 3 stands in every one. Mark more figures, with more digits or with their headers.",
  none: "No source was found for these figures. Where no header names the places or the periods, add them.",
  share: (share) => `${percent(share)} agree`,
  byWords: "found by the words of the headers",
  ofLines: (lines, all) => `${n(lines)} of ${count(all, "line", "lines")}`,
  compare: (cost) => `Compare (${enPrice(cost)})`,
  compareNamed: (title, cost) => `Compare with ${title} (${enPrice(cost)})`,
  comparing: "Comparing the figures …",
  dearer: (cost) =>
    `Nothing was fetched: a kept answer has expired meanwhile, and comparing now costs ${enPrice(cost)}.`,
  agree: (agreed, all) =>
    `${n(agreed)} of ${count(all, "figure", "figures")} agree (${percent(agreed / all)}).`,
  notEnough: "That is too little to say that the figures are from here. Nothing is replaced.",
  scaled: (exponent) =>
    exponent > 0
      ? `The typed figures are the source’s times ${n(10 ** exponent)}.`
      : `The typed figures are the source’s divided by ${n(10 ** -exponent)}.`,
  negated: "The typed figures have the opposite sign.",
  offset: (periods) =>
    `The source has them ${count(Math.abs(periods), "period", "periods")} ${periods > 0 ? "later" : "earlier"} than the headers say.`,
  missing: (cells) =>
    `The source has no figure for ${count(cells, "cell", "cells")}: they stay as they are.`,
  differ: (cells) => `${count(cells, "cell differs", "cells differ")}: a revision, or a slip?`,
  differing: (cell, typed, figure, period) =>
    `${cell}: ${n(typed)}, the source has ${n(figure)} (${period})`,
  differingToo: (cells) => `Replace ${count(cells, "cell that differs", "cells that differ")}, too`,
  keeps: "The change log keeps the typed figures; undo takes everything back.",
  replace: (cells) => `Replace ${count(cells, "figure by a formula", "figures by formulas")}`,
  replacing: "Replacing …",
  replaced: (cells) => `${count(cells, "figure is a formula", "figures are formulas")} now.`,
  locked: "The sheet is protected. Take its protection off, then look again.",
  noRoom: (room) =>
    `Nothing was replaced: the change log keeps 5,000 typed figures and has room for ${n(room)} more. Mark fewer, or take typed figures out of the log.`,
  changed: (cells) => `Nothing was replaced: ${cells.join(", ")} changed meanwhile. Look again.`,
};
