/** "How much higher than in 2019", "compared with a year ago": a change since a time that is named, or counted back. */
import { countOf } from "../../../../statistics/index.js";
import { datePattern, wordings, type Wording } from "./comparing-words.js";

const whole = (pattern: string): RegExp => new RegExp(`^¿?\\s*${pattern}\\s*\\??$`, "iu");

/** A measure that is compared with itself, by how the question says so; of several places it is asked where that is so. */
const patterns = wordings.map((wording) => {
  const { how, is, more, now, than, comparing, at, back } = wording;
  const what = "(?<what>.+?)";
  const time = `(?:${at}${datePattern}|${back})`;
  return {
    wording,
    said: [
      whole(`${how} ${more} ${is} ${what}(?: ${now})? ${than}${time}`),
      whole(`${is} ${what}(?: ${now})? ${more}(?: ${now})? ${than}${time}`),
      whole(`(?:${how} )?${what}(?: ${is})?(?: ${now})?(?: ${more}) ${than}${time}`),
      whole(`${what} ${comparing} ?(?:${back})`),
    ],
  };
});

const ofMany =
  /\b(?:countries|states|places|länder|staaten|pays|états|países|estados)\b(?!-?(?: unis| unidos))/iu;

const one = /^(?:an?|one|ein(?:e[mnr]?)?|une?|uno)$/iu;

/** The question as a change; itself where it compares with no time. */
export function asComparedBack(question: string): string {
  if (ofMany.test(question)) return question;
  for (const { wording, said } of patterns)
    for (const pattern of said) {
      const groups = pattern.exec(question)?.groups;
      if (groups?.["what"] !== undefined) return inWords(wording, groups) ?? question;
    }
  return question;
}

function inWords(wording: Wording, found: Readonly<Record<string, string | undefined>>) {
  const { what = "", date: since, count, unit, last, before } = found;
  if (since !== undefined) return wording.since(what, since);
  const named = unit ?? last ?? before ?? "";
  const counted = count === undefined || one.test(count) ? 1 : countOf(count);
  const [, kind] = wording.units.find(([pattern]) => pattern.test(named)) ?? [];
  if (kind === undefined || !(counted > 0)) return undefined;
  return counted === 1 ? `${what} ${wording.on[kind]}` : wording.over(what, counted, named);
}
