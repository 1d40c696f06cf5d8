/** Centuries, and the decade that is not over: "this century", "im 20. Jahrhundert", "depuis le début de la décennie". */
import { matchedWords } from "../../text/matched-words.js";
import type { Token } from "../../text/tokens.js";
import type { Take } from "../years-back.js";
import type { OpenBounds } from "./open-ends.js";

const before = [
  "in|during|over|since|of|im|in|wahrend|seit|dans|depuis|au|pendant|en|desde|durante",
  "the|der|des|dem|das|le|la|l|el|lo que va del?|cours de",
  "start|beginning|turn|beginn|anfang|wende|debut|comienzos?|principios?|inicio",
  "of|des|der|du|de|del",
].join("|");
const lead = `(?:(?:${before}) )*`;
const present = {
  before:
    "this|current|present|diese[mnrs]?|laufende[nms]?|aktuelle[nms]?|gegenwartige[nms]?|ce|cette|est[ae]|actual",
  behind: "actuelle?|actual|en cours|presente?",
};
const decade = "decade|jahrzehnts?|jahrzehnten|decennie|decada";
const century = "century|jahrhunderts?|siecle|siglo";
const ofPresent = (one: string): RegExp =>
  new RegExp(
    String.raw`\b${lead}(?:(?:the )?(?:${present.before}) (?:${one})|(?:la |le |el )?(?:${one}) (?:${present.behind}))\b`,
  );
const past = new RegExp(
  String.raw`\b${lead}(?:(?:last|past|previous|letzte[mnrs]?|vergangene[mnrs]?|vorige[mnrs]?) (?:${century})|(?:${century}) (?:dernier|passe|precedent|pasado|anterior))\b`,
);
const turns = new RegExp(
  String.raw`\b${lead}(?:(?:start|beginning|turn|debut|comienzos?|principios?|inicio) (?:of the|du|de|del) (?:${century}|millennium|millenaire|milenio)|(?:beginn|anfang) des jahrhunderts|(?:jahrhundert|jahrtausend)wende)\b`,
);
const numbered = new RegExp(
  String.raw`\b${lead}(?:(?<en>\d\d)(?:st|nd|rd|th) century|(?<de>\d\d) jahrhunderts?|(?<fr>\d\d|[xvi]+)(?:e|eme) siecle|siglo (?<es>\d\d|[xvi]+))\b`,
);
const romans: Readonly<Record<string, number>> = { xviii: 18, xix: 19, xx: 20, xxi: 21 };

/** @param now year of the question: what is not over is open */
export function parseCenturies(
  tokens: readonly Token[],
  take: Take,
  now: number,
): OpenBounds | undefined {
  const text = tokens.map(({ folded }) => folded).join(" ");
  const found = (match: RegExpExecArray | null, bounds: OpenBounds): OpenBounds | undefined => {
    if (match === null) return undefined;
    const { first, last } = matchedWords(text, match);
    take(first, last);
    return bounds;
  };
  const since = (years: number): OpenBounds => ({ from: String(Math.floor(now / years) * years) });
  const match = numbered.exec(text);
  const { en, de, fr, es } = match?.groups ?? {};
  const said = en ?? de ?? fr ?? es ?? "";
  const start = ((romans[said] ?? Number(said)) - 1) * 100;
  return (
    found(ofPresent(decade).exec(text), since(10)) ??
    found(ofPresent(century).exec(text) ?? turns.exec(text), since(100)) ??
    found(past.exec(text), untilNow(Math.floor(now / 100) * 100 - 100, 99, now)) ??
    (start > 0 ? found(match, untilNow(start, 99, now)) : undefined)
  );
}

/** Of so many years behind the first; open where they are not over. */
export const untilNow = (start: number, years: number, now: number): OpenBounds =>
  start <= now && start + years >= now
    ? { from: String(start) }
    : { from: String(start), to: String(start + years) };
