/** "Q2 2026", "2026-Q2", "2. Quartal 2026", "T2 2026": the quarter of a year, which the year alone is not. */
import type { AskedPeriod } from "../../../../statistics/index.js";
import type { Token } from "../text.js";

export interface AskedQuarter {
  readonly year: string;
  /** 1 to 4. */
  readonly number: number;
  /** Indexes of the tokens that say it. */
  readonly used: readonly number[];
}

const ordinals: readonly RegExp[] = [
  /^(?:1|1st|1er|1e|first|erstes?|ersten|premier|primer|primero)$/,
  /^(?:2|2nd|2e|2eme|2o|second|zweites?|zweiten|deuxieme|segundo)$/,
  /^(?:3|3rd|3e|3eme|3er|third|drittes?|dritten|troisieme|tercer)$/,
  /^(?:4|4th|4e|4eme|4o|fourth|viertes?|vierten|quatrieme|cuarto)$/,
];
const quarter = /^(?:quarter|quartals?|trimestre)$/;
const joints = /^(?:of|de|del|des|du|in|im|en)$/;
const year = /^(?:19|20)\d\d$/;

/** Undefined where none is asked, or several are. */
export function readQuarter(tokens: readonly Token[]): AskedQuarter | undefined {
  const found = tokens.flatMap((_, at) => quarterAt(tokens, at) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function quarterAt(tokens: readonly Token[], at: number): AskedQuarter | undefined {
  const word = (index: number): string => tokens[index]?.folded ?? "";
  const joined = /^(20\d\d|19\d\d)[qt]([1-4])$/.exec(word(at)) ?? [];
  if (joined[1] !== undefined) return { year: joined[1], number: Number(joined[2]), used: [at] };
  const coded = /^(?:[qt]([1-4])|([1-4])[qt])$/.exec(word(at));
  const number = Number(coded?.[1] ?? coded?.[2] ?? 0);
  const ordinal = quarter.test(word(at)) ? ordinals.findIndex((one) => one.test(word(at - 1))) : -1;
  if (number === 0 && ordinal < 0) return undefined;
  const first = number === 0 ? at - 1 : at;
  const behind = joints.test(word(at + 1)) ? at + 2 : at + 1;
  const yearAt = [behind, first - 1].find((index) => year.test(word(index)));
  if (yearAt === undefined) return undefined;
  const used = [first, at, yearAt, ...(yearAt === at + 2 ? [at + 1] : [])];
  return { year: word(yearAt), number: number === 0 ? ordinal + 1 : number, used };
}

/** As the figures that are asked for have their periods. */
export function toQuarterPeriod(
  { year: of, number }: AskedQuarter,
  frequency: string | undefined,
): AskedPeriod {
  const month = (index: number) => `${of}-${String(index).padStart(2, "0")}`;
  const label = `${of}-Q${String(number)}`;
  return frequency === "monthly"
    ? { from: month(3 * number - 2), to: month(3 * number), isLatest: false }
    : { from: label, to: label, isLatest: false };
}
