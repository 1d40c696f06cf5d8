/** The side of a date that is open: "through 2000", "no later than 2000", "2020 and later", "2020 to now", "2020+". */
import { firstOf, toIsoDate } from "../../dates/day.js";
import type { Token } from "../../text/tokens.js";

/** "Since" and "until" have the date in it, "after" and "before" have not; what is set "against" it is of now. */
type OpenEnd = "since" | "after" | "until" | "before" | "against";

export interface OpenBounds {
  /** First year or month, inclusive; absent when open. */
  readonly from?: string;
  /** Last one, inclusive; absent when open. */
  readonly to?: string;
  /** What is named is left out, and the bound is next to it. */
  readonly isBeyond?: true;
  /** What is named is set against the newest. */
  readonly isAgainst?: true;
}

/** Indexes of the first and last token of what is named. */
interface Span {
  readonly first: number;
  readonly last: number;
}

interface FoundEnd {
  readonly end: OpenEnd | undefined;
  /** Indexes of the first and last token that say so, the date's among them. */
  readonly first: number;
  readonly last: number;
}

const now = "now|today|currently|heute|jetzt|aujourd hui|maintenant|hoy|ahora|actualmente";
const sizes =
  "altos?|altas?|bajos?|bajas?|grandes?|elevad[oa]s?|hauts?|hautes?|bas|basses?|elevee?s?|importante?s?|fortes?|faibles?";
const more =
  "higher|lower|more|less|fewer|larger|smaller|greater|bigger|better|worse|hoher|niedriger|mehr|weniger|grosser|kleiner|mayor(?:es)?|menor(?:es)?";
/** What is set against one date alone is asked from then to now: "compared to 2010", "higher than in 2010". */
const against = [
  "(?:in |by )?(?:compared|comparison|contrast|relative) (?:to|with)|versus|vs|against",
  "im vergleich (?:zu|mit)|verglichen mit|gegenuber",
  "par rapport (?:a|aux?)|(?:en comparaison|comparee?s?) (?:a|aux?|avec|de)",
  "(?:en comparacion|comparad[oa]s?) (?:con|a)|frente a|(?:con )?respecto (?:a|de)",
  `(?:(?:${more}) )?(?:(?:${now}) )?(?:than|als)`,
  `(?:(?:plus|moins|mas|menos) (?:(?:${sizes}) )?|(?:mayor(?:es)?|menor(?:es)?) )(?:(?:${now}) )?(?:que|qu)`,
].join("|");

const bridges = "(?: (?:the|years?|dem|der|das|jahre?|l|an|annee|en|a|el|ano|de|du|in|with|zum))*";
/** The first that fits counts: "not before 2010" is no "before 2010". */
const openers: readonly (readonly [OpenEnd, RegExp])[] = (
  [
    ["since", "(?:not?|never) (?:earlier than|before)|nicht (?:fruher als|vor)|pas avant|no antes"],
    ["until", "(?:not?|never) (?:later than|after)|nicht (?:spater als|nach)|pas apres|no despues"],
    ["until", "(?:until|till?|by|bis|jusqu|jusque|hasta|through|thru|up to)(?: and including)?"],
    ["since", "since|from|seit|ab|depuis|desde|partir|starting|starting from"],
    ["after", "after|nach|apres|despues|post|later than|spater als"],
    ["before", "before|vor|avant|antes|pre|prior to|earlier than|fruher als"],
    ["against", against],
  ] as const
).map(([end, words]) => [end, new RegExp(`(?:^| )(?:${words})${bridges}$`)]);

const or = "(?:and|or|und|oder|et|ou|y|o)";
const present =
  "(?:now|today|date|(?:the )?present(?: day)?|heute|jetzt|aujourd hui|maintenant|ce jour|nos jours|hoy|ahora|(?:la )?fecha|(?:la )?actualidad|(?:el )?presente)";
const untilPresent = `(?:up to|to|till?|until|through|thru|bis|a|jusqu a|hasta|${or}) ${present}`;
const closers: readonly (readonly [OpenEnd, RegExp])[] = (
  [
    [
      "since",
      `${or} (?:later|after|beyond|onwards?|newer|spater|danach|apres|plus tard|despues|posterior)`,
    ],
    ["until", `${or} (?:earlier|before|older|fruher|davor|avant|plus tot|antes|anterior)`],
    ["since", `onwards?|forward|en adelante|(?:up )?${untilPresent}`],
    ["against", `(?:vs|versus) ${present}`],
  ] as const
).map(([end, words]) => [end, new RegExp(`^(?:${words})(?= |$)`)]);
/** "2020-today": the hyphen joins them, and without one it is another word. */
const joinedPresent = new RegExp(`^${present}(?= |$)`);
const signs: ReadonlyMap<string, OpenEnd> = new Map([
  [">", "after"],
  [">=", "since"],
  ["≥", "since"],
  ["<", "before"],
  ["<=", "until"],
  ["≤", "until"],
]);
const furthest = 8;

/** What stands around a date that is named alone. */
export function openEndOf(tokens: readonly Token[], { first, last }: Span): FoundEnd {
  const ahead = tokens.slice(Math.max(0, first - furthest), first).map(({ folded }) => folded);
  const opener = openers
    .map(([end, pattern]) => ({ end, said: pattern.exec(ahead.join(" "))?.[0] }))
    .find(({ said }) => said !== undefined);
  const closer = vonAn(tokens, { first, last }) ?? closerBehind(tokens, last);
  const sign = /[<>]=?|[≤≥]/.exec(tokens[first]?.gap ?? "")?.[0] ?? "";
  const opening = first - countWords(opener?.said);
  const closing = last + countWords(closer?.said);
  return { end: signs.get(sign) ?? opener?.end ?? closer?.end, first: opening, last: closing };
}

/** "Von 2010 an": neither word says it alone. */
const vonAn = (tokens: readonly Token[], { first, last }: Span) =>
  /^vo[nm]$/.test(tokens[first - 1]?.folded ?? "") && tokens[last + 1]?.folded === "an"
    ? ({ end: "since", said: "an" } as const)
    : undefined;

function closerBehind(tokens: readonly Token[], last: number) {
  const own = tokens[last];
  const gap = tokens[last + 1]?.gap ?? own?.tail ?? "";
  if (gap.startsWith("+")) return { end: "since", said: "" } as const;
  const behind = tokens.slice(last + 1, last + 1 + furthest).map(({ folded }) => folded);
  const text = behind.join(" ");
  const joined = /^\s*[-–—]\s*$/.test(gap) ? joinedPresent.exec(text) : null;
  if (joined !== null) return { end: "since", said: joined[0] } as const;
  for (const [end, pattern] of closers) {
    const said = pattern.exec(text)?.[0];
    if (said !== undefined) return { end, said };
  }
  return undefined;
}

const countWords = (said: string | undefined): number =>
  (said ?? "").split(" ").filter((word) => word !== "").length;

/** "After 2021" begins with 2022, "since 2021" with 2021; without an open end what is named is all of it. */
export function boundsOf(
  end: OpenEnd | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): OpenBounds {
  if (end === "since") return { from };
  if (end === "against") return { from, isAgainst: true };
  if (end === "until") return { to };
  if (end === "after") return { from: beside(to, 1), isBeyond: true };
  return end === "before" ? { to: beside(from, -1), isBeyond: true } : { from, to };
}

/** The year or month that lies next to one. */
function beside(text: string, step: 1 | -1): string {
  const [year = 0, month] = text.split("-").map(Number);
  return month === undefined
    ? String(year + step)
    : toIsoDate(firstOf(year, month + step)).slice(0, 7);
}
