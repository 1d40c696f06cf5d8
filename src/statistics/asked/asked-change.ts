/** "yoy", "zum Vorjahr", "en glissement annuel", "intermensual": changes that a text asks for. */
import type { Token } from "../text/tokens.js";

export interface AskedChange {
  /** Against the same period of the year before, or against the month or quarter before. */
  readonly against: "year" | "quarter" | "month";
  /** Indexes of the tokens that say so. */
  readonly first: number;
  readonly last: number;
  /** False where the words may say something else: "single mom". */
  readonly isClear: boolean;
}

const phrases: Readonly<Record<AskedChange["against"], readonly string[]>> = {
  year: [
    ...["yoy", "y o y", "y y", "year on year", "year over year", "change on the year"],
    ...["change on year", "on the year", "gegenuber dem vorjahr", "gegenuber vorjahr"],
    ...["on the previous year", "on previous year", "gegenuber dem vorigen jahr"],
    ...["im vorjahresvergleich", "vorjahresvergleich", "zum vorjahr", "veranderung zum vorjahr"],
    ...[
      "12 month change",
      "12 month percent change",
      "12 month percentage change",
      "twelve month change",
    ],
    ...["12 month growth", "change over 12 months", "sur 12 mois", "sur douze mois", "a 12 meses"],
    ...["en glissement annuel", "glissement annuel", "sur un an", "d une annee sur l autre"],
    ...["interanual", "interanuales", "variacion interanual"],
  ],
  quarter: [
    ...["qoq", "q o q", "q q", "quarter on quarter", "quarter over quarter", "zum vorquartal"],
    ...["gegenuber dem vorquartal", "gegenuber vorquartal", "sur un trimestre"],
    ...["en glissement trimestriel", "intertrimestral", "intertrimestrales"],
  ],
  month: [
    ...["mom", "m o m", "m m", "month on month", "month over month", "zum vormonat"],
    ...["gegenuber dem vormonat", "gegenuber vormonat", "sur un mois", "en glissement mensuel"],
    ...["intermensual", "intermensuales"],
  ],
};

const kinds = ["year", "quarter", "month"] as const;
const byPhrase = new Map(
  kinds.flatMap((against) => phrases[against].map((phrase) => [phrase, against] as const)),
);
const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(" ").length));

const isChange = /^(?:change|rate|pct|percent|growth|veranderung|variation|variacion)$/;

/** These say it wherever they stand. */
const saysChange = /^(?:change|growth|veranderung|variation|variacion)$/;

/** Written as no word of a sentence is, or beside a word of change. */
function isClear(tokens: readonly Token[], first: number, last: number): boolean {
  if (tokens[first]?.folded !== "mom" || tokens[first].raw === "MoM") return true;
  if (tokens.some(({ folded }) => saysChange.test(folded))) return true;
  return [first - 1, last + 1].some((at) => isChange.test(tokens[at]?.folded ?? ""));
}

/** Every change that is asked for, in the order of the text; of several readings the longest. */
export function readChanges(tokens: readonly Token[]): AskedChange[] {
  const found: AskedChange[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
      const words = tokens.slice(at, end).map(({ folded }) => folded);
      const against = byPhrase.get(words.join(" "));
      if (against === undefined) continue;
      found.push({ against, first: at, last: end - 1, isClear: isClear(tokens, at, end - 1) });
      at = end - 1;
      break;
    }
  }
  return found;
}
