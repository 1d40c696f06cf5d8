/** How single characters run: the classes of the Unicode bidirectional algorithm (UAX #9) that texts of one line have. */

/**
 * L left to right; R right to left, AL of it Arabic; EN and AN numbers; ES, ET and CS what stands in and at numbers;
 * NSM a mark on the letter before it; N all else.
 */
export type Direction = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "N";

const classes: readonly (readonly [Direction, RegExp])[] = [
  ["NSM", /\p{Mn}|\p{Me}|\u200d/u],
  ["EN", /[0-9\u06f0-\u06f9\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/u],
  ["AN", /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/u],
  ["ES", /[+\-\u207a\u207b\u208a\u208b\u2212]/u],
  ["ET", /[#%\u00b0\u00b1\u066a\u2030-\u2034]|\p{Sc}/u],
  ["CS", /[,./:\u00a0\u060c\u202f\u2044]/u],
  ["AL", /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u061b\u061f\u0640](?<!\p{S})/u],
  [
    "R",
    /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}](?<!\p{S})/u,
  ],
  ["L", /\p{L}|\p{N}|\p{Mc}/u],
];

export const directionOf = (char: string): Direction =>
  classes.find(([, pattern]) => pattern.test(char))?.[0] ?? "N";

/** Whether a text has a character that does not run as those of Latin letters do. */
export const hasRightToLeft = (text: string): boolean =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text);

/** Signs that open and close, each beside its mirror. */
const pairs = ["()", "[]", "{}", "\u2329\u232a", "\u3008\u3009"] as const;
const mirrored = [...pairs, "<>", "\u00ab\u00bb", "\u2039\u203a", "\u2264\u2265"] as const;

const mirrors = new Map(
  mirrored.flatMap(([open = "", close = ""]) => [
    [open, close],
    [close, open],
  ]),
);
/** As it is drawn among letters that run from right to left. */
export const mirrorOf = (char: string): string => mirrors.get(char) ?? char;

export const closingOf = new Map<string, string>(
  pairs.map(([open = "", close = ""]) => [open, close]),
);
