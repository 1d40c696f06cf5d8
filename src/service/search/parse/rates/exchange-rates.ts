/** Exchange rates as they are typed: "EURUSD", "USD/JPY", "euro dollar", "Swiss franc per dollar". */
import { foldedText, type Token } from "../text.js";
import { byCode, byWord, withCodes, type Currency } from "./currencies.js";

const withIndicator = new Set(["eur", "gbp", "jpy", "chf", "cny"]);

/** Whether the library states others per this one, by its code. */
export const isBase = (code: string): boolean => code === "usd" || withIndicator.has(code);
const rateWords =
  /^(?:rates?|taux|tipo|spot|vs|per|je|pro|par|por|to|in|the|de|del|du|le|la|l|el|d|of|der|des|und|et|y|and|us|u|s|chinese|british|japanese|canadian|american|amerikanischer|against|gegen|contre|frente|al|zum|price|currency|on|im|en|average|averaged|durchschnitt|durchschnittlich|schnitt|mittel|moyenne?|promedio|media)$/;

/** Of a question in whole sentences. */
const askWords =
  /^(?:what|is|was|were|are|how|high|a|an|one|for|do|does|did|i|get|now|wie|hoch|ist|war|steht|stand|welcher|ein|einen|einem|fur|bekomme|man|ich|quel|quelle|est|etait|un|une|pour|cual|es|era|fue|ha|a|has|have|had|hat|than|als|que|it|costs?|kostet|coute|cuesta)$/;
/** How many of one there are for the other. */
const countWords = /^(?:many|much|viel|viele|combien|cuantos|cuanto)$/;

/** With these one currency alone is asked against the dollar: "bolivar exchange rate", "Swiss franc". */
const sureWords =
  /^(?:exchange|fx|forex|wechselkurs(?:e)?|kurs|devisenkurs|change|cours|cambio|cotizacion|swiss|schweizer|suisse|suizo|mexican|mexicain|mexicano|mexikanischer|worth|wert|vaut|vale)$/;

/** What a currency has done, against the dollar where no other is named: "has the yen fallen", "Abwertung des Yen". */
const moveWords =
  /^(?:fallen|falls?|fell|risen|rises?|rose|weak(?:er|en(?:ed|s)?)|strong(?:er)?|strengthen(?:ed|s)?|gain(?:ed|s)?|los[et]s?|(?:de|ap)preciat(?:e|ed|es|ion)|devaluat(?:ed|ion)|gefallen|gestiegen|schwacher|starker|stark|(?:ab|auf)gewertet|(?:ab|auf)wertung|(?:de|ap)preciation|devaluation|baisse|monte|(?:de|a)preciacion|devaluacion|caido|subido|(?:de|a)preciado)$/;

export interface ExchangeRate {
  /** Key of the concept: national currency per unit of the base. */
  readonly concept: string;
  readonly place: string;
}

/**
 * The rate a text asks for: the first currency named is the base of a pair of codes; of words, the dollar is
 * what others are stated in, and one alone too. Undefined where the text names no currency or anything besides.
 */
export function parseExchangeRate(tokens: readonly Token[]): ExchangeRate | undefined {
  const found: Currency[] = [];
  let areCodes = true;
  const text = foldedText(tokens);
  const coded = withCodes(text);
  const words = coded.split(" ");
  const isQuestion = words.some((word) => asksRate(word));
  for (const folded of words) {
    const pair = [byCode.get(folded.slice(0, 3)), byCode.get(folded.slice(3))];
    if (folded.length === 6 && pair[0] !== undefined && pair[1] !== undefined) {
      found.push(pair[0], pair[1]);
      continue;
    }
    const code = byCode.get(folded);
    const currency = code ?? byWord.get(folded);
    if (currency === undefined) {
      if (isBeside(folded, isQuestion)) continue;
      return undefined;
    }
    if (code === undefined) areCodes = false;
    if (!found.includes(currency)) found.push(currency);
  }
  const [base, quote, third] = found;
  if (base === undefined || third !== undefined) return undefined;
  const isTold = coded !== text;
  // "Swiss francs per euro", "euros per dollar": what it is per is the base, however the other is called.
  const statedIn = quote && statedPer(words, base, quote);
  if (quote !== undefined && statedIn !== undefined)
    return statedIn === "second" ? toRate(quote, base) : toRate(base, quote);
  if (quote === undefined) return isTold ? toDollarRate(base) : toSureRate(base, tokens);
  return areCodes && !isTold
    ? toRate(base, quote)
    : (toWordedRate(base, quote) ?? toRate(base, quote));
}

/** "Who won the euro" asks for no won: a sentence says that it asks for a rate, or how many there are. */
export const asksRate = (word: string): boolean =>
  [sureWords, moveWords, countWords, /^(?:rates?|taux|tipo)$/].some((words) => words.test(word));

/** What asks for no other thing. */
export const isBeside = (word: string, isQuestion: boolean): boolean =>
  [rateWords, sureWords, moveWords, countWords, /^(?:1[89]|20)\d\d$/].some((words) =>
    words.test(word),
  ) ||
  (isQuestion && askWords.test(word));

const per = /^(?:per|je|pro|par|por|pour)$/;
const inWords = /^(?:in|en)$/;
/** Between "how many" and what is counted: "combien de dollars". */
const ofCount = /^(?:de|d|us|u|s|swiss|schweizer|british|canadian|american|japanese)$/;

/** "Yen per dollar" and "how many yen is a dollar" are stated per the second, "the dollar in yen" per the first. */
function statedPer(
  words: readonly string[],
  one: Currency,
  other: Currency,
): "first" | "second" | undefined {
  const placeOf = ({ code, words: names }: Currency): number =>
    words.findIndex((word) => word === code || names.includes(word));
  const [at, to] = [placeOf(one), placeOf(other)];
  const before = words.slice(0, Math.max(0, at)).filter((word) => !ofCount.test(word));
  const between = words.slice(at, to);
  if (between.some((word) => per.test(word)) || countWords.test(before.at(-1) ?? ""))
    return "second";
  return between.some((word) => inWords.test(word)) ? "first" : undefined;
}

/** Undefined for a word alone, which may be another thing ("pound"). */
const toSureRate = (currency: Currency, tokens: readonly Token[]): ExchangeRate | undefined =>
  tokens.some(({ folded }) => sureWords.test(folded) || moveWords.test(folded))
    ? toDollarRate(currency)
    : undefined;

/** Undefined for the dollar itself. */
export function toDollarRate(currency: Currency): ExchangeRate | undefined {
  const dollar = byCode.get("usd");
  return dollar === undefined || currency === dollar ? undefined : toWordedRate(currency, dollar);
}

function toRate(base: Currency, quote: Currency): ExchangeRate {
  if (base.code === "usd") return { concept: "usd-exchange-rate", place: quote.place };
  if (withIndicator.has(base.code))
    return { concept: `${base.code}-exchange-rate`, place: quote.place };
  if (withIndicator.has(quote.code))
    return { concept: `${quote.code}-exchange-rate`, place: base.place };
  return { concept: "usd-exchange-rate", place: base.place };
}

/** "Dollar yuan", "yen per dollar": per dollar; "euro dollar": dollars per euro. */
function toWordedRate(first: Currency, second: Currency): ExchangeRate | undefined {
  const other = first.code === "usd" ? second : second.code === "usd" ? first : undefined;
  if (other === undefined) return undefined;
  if (other.code === "eur" || other.code === "gbp")
    return { concept: `${other.code}-exchange-rate`, place: "USA" };
  return { concept: "usd-exchange-rate", place: other.place };
}
