import { foldText } from "../../../statistics/index.js";
import { statusLetters } from "../../library/catalogue/figure-statuses.js";

/** What a figure's status says: the letters of SDMX's list of them, and those that Eurostat has beside it. */

const letters = /^[abcdefghijklmnopqrstuvwz]$/i;
/** Written out, in the words of those lists and of offices in other languages; folded. */
const words: Readonly<Record<string, string>> = {
  ...{ normal: "A", final: "A", actual: "A", revised: "R", provisional: "P", preliminary: "P" },
  ...{ estimate: "E", estimated: "E", forecast: "F", projection: "F", break: "B" },
  ...{ "break in time series": "B", imputed: "I", confidential: "C", missing: "M" },
  ...{ "definition differs": "D", "low reliability": "U", "not significant": "N" },
  ...{ def: "A", definitive: "A", prov: "P", prel: "P", est: "E", rev: "R", conf: "C" },
  ...{ prelim: "P", vorlaufig: "P", provisoire: "P", provvisorio: "P", "dato provvisorio": "P" },
  ...{
    geschatzt: "E",
    schatzung: "E",
    estimation: "E",
    estime: "E",
    estimado: "E",
    estimacion: "E",
  },
  ...{ prognose: "F", prevision: "F", revidiert: "R", revise: "R", revisado: "R", preliminar: "P" },
  ...{ "rupture de serie": "B", "ruptura de serie": "B", zeitreihenbruch: "B" },
  ...{ suppressed: "Q", holiday: "H", "included in another category": "K" },
};

/** Eurostat's: an estimate of its own; a hint at other data, of which nothing is known here. */
const small: Readonly<Record<string, string>> = { s: "E", i: "" };

const shortestWord = 3;

export interface Status {
  /** That which says that there is no figure. */
  readonly absent: string | undefined;
  readonly isForecast: boolean;
  /** What else is said of the figure: bits, as those of a letter. */
  readonly noted: number;
}

/** Letters with a bit each; none of others. */
const bits: ReadonlyMap<string, number> = new Map(
  statusLetters.map((letter, at) => [letter as string, 1 << at]),
);
export const bitOf = (letter: string): number => bits.get(letter) ?? 0;

/**
 * Missing, not collected, not to be there, suppressed, of a holiday, or part of another category's figure: a nought
 * beside them stands for none.
 */
const absence = /^[hklmoq]$/i;

export const statusOf = (statuses: readonly string[]): Status => ({
  absent: statuses.find((status) => absence.test(status)),
  isForecast: statuses.some((status) => /^f$/i.test(status)),
  noted: statuses.reduce((all, status) => all | bitOf(small[status] ?? status.toUpperCase()), 0),
});

/** Eurostat writes several small ones without a sign between them. */
export const lettersOf = (text: string): readonly string[] =>
  /^[a-z]{2,4}$/.test(text) ? text.split("") : [text];

/** Why a figure beside a status is none. */
export const saysMissing = (status: string): string =>
  `has a figure that its status ${status} says is missing`;

/** A cell's statuses, "bp", "b, p" or "provisional"; undefined where one is not known. */
export function readStatus(text: string): Status | undefined {
  const trimmed = text.trim().replace(/^\((.*)\)$/, "$1");
  if (/^[-–.:]*$/.test(trimmed)) return statusOf([]);
  const word =
    trimmed.length < shortestWord ? undefined : words[foldText(trimmed).replace(/\.$/, "")];
  if (word !== undefined) return statusOf([word]);
  const parts = trimmed.split(/[;,\s]+/).flatMap(lettersOf);
  return parts.every((part) => letters.test(part)) ? statusOf(parts) : undefined;
}
