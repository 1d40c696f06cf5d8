/** What a figure's status says: the letters of SDMX's list of them, and those that Eurostat has beside it. */

const letters = /^[abcdefghijklmnopqrstuvwz]$/i;
/** Written out, in the words of those lists. */
const words: Readonly<Record<string, string>> = {
  ...{ normal: "A", final: "A", actual: "A", revised: "R", provisional: "P", preliminary: "P" },
  ...{ estimate: "E", estimated: "E", forecast: "F", projection: "F", break: "B" },
  ...{ "break in time series": "B", imputed: "I", confidential: "C", missing: "M" },
  ...{ "definition differs": "D", "low reliability": "U", "not significant": "N" },
  ...{ suppressed: "Q", holiday: "H", "included in another category": "K" },
};

interface Status {
  /** That which says that there is no figure. */
  readonly absent: string | undefined;
  readonly isForecast: boolean;
}

/**
 * Missing, not collected, not to be there, suppressed, of a holiday, or part of another category's figure: a nought
 * beside them stands for none.
 */
const absence = /^[hklmoq]$/i;

export const statusOf = (statuses: readonly string[]): Status => ({
  absent: statuses.find((status) => absence.test(status)),
  isForecast: statuses.some((status) => /^f$/i.test(status)),
});

/** Why a figure beside a status is none. */
export const saysMissing = (status: string): string =>
  `has a figure that its status ${status} says is missing`;

/** A cell's statuses, "bp", "b, p" or "provisional"; undefined where one is not known. */
export function readStatus(text: string): Status | undefined {
  const trimmed = text.trim().replace(/^\((.*)\)$/, "$1");
  if (/^[-–.:]*$/.test(trimmed)) return statusOf([]);
  const word = words[trimmed.toLowerCase()];
  if (word !== undefined) return statusOf([word]);
  // Eurostat writes several small ones without a sign between them.
  const parts = /^[a-z]{2,4}$/.test(trimmed)
    ? (trimmed.match(/./g) ?? [])
    : trimmed.split(/[;,\s]+/);
  return parts.every((part) => letters.test(part)) ? statusOf(parts) : undefined;
}
