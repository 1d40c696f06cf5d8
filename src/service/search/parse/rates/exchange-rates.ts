/** Exchange rates as they are typed: "EURUSD", "USD/JPY", "euro dollar", "Swiss franc per dollar". */
import { foldedText, type Token } from "../text.js";
import { byCode, currencyOf, withCodes, type Currency } from "./currencies.js";

const withIndicator = new Set(["eur", "gbp", "jpy", "chf", "cny"]);

/** Whether the library states others per this one, by its code. */
export const isBase = (code: string): boolean => code === "usd" || withIndicator.has(code);
const rateWords =
  /^(?:rates?|taux|tipo|spot|vs|per|je|pro|par|por|to|in|the|de|del|du|le|la|l|el|d|of|der|des|und|et|y|and|us|u|s|chinese|british|japanese|canadian|american|amerikanischer|against|gegen|contre|frente|al|zum|price|currency|on|im|en|average|averaged|durchschnitt|durchschnittlich|schnitt|mittel|moyenne?|promedio|media)$/;

/** Of a question in whole sentences. */
const askWords =
  /^(?:what|is|was|were|are|how|high|a|an|one|1|for|do|does|did|i|get|now|at|its|perform(?:ed)?|develop(?:ed)?|trad(?:e|ed|ing)|buys?|entwickelt|sich|am|il|elle|on|when|wann|quand|cuando|wie|hoch|ist|war|steht|stand|welcher|ein|einen|einem|fur|bekomme|man|ich|quel|quelle|est|etait|un|une|pour|cual|es|era|fue|ha|a|has|have|had|hat|than|als|que|it|costs?|kostet|coute|cuesta)$/;
/** "Eurokurs". */
const rateOf = /\b(dollar|euro|franken|pfund|yen|yuan)(?:wechsel)?(kurs)(?:e[ns]?|s)?\b/g;
/** How many of one there are for the other. */
const countWords = /^(?:many|much|viel|viele|combien|cuantos|cuanto)$/;

/** With these one currency alone is asked against the dollar: "bolivar exchange rate", "Swiss franc". */
const sureWords =
  /^(?:exchange|fx|forex|wechselkurs(?:e)?|kurs|devisenkurs|change|cours|cambio|cotizacion|swiss|schweizer|suisse|suizo|mexican|mexicain|mexicano|mexikanischer|worth|wert|vaut|vale|value|valeur|valor)$/;

/** What a currency has done, against the dollar where no other is named: "has the yen fallen", "Abwertung des Yen". */
const moveWords =
  /^(?:fallen|falls?|fell|risen|rises?|rose|weak(?:er|en(?:ed|s)?)?|strong(?:er)?|strengthen(?:ed|s)?|gain(?:ed|s)?|los[et]s?|(?:de|ap)preciat(?:e|ed|es|ion)|devaluat(?:ed|ion)|gefallen|gestiegen|schwacher|starker|stark|(?:ab|auf)gewertet|(?:ab|auf)wertung|(?:de|ap)preciation|devaluation|baisse|monte|(?:de|a)preciacion|devaluacion|caido|subido|(?:de|a)preciado)$/;

/** "AUD/USD", where the library has Australian dollars for one U.S. dollar. */
export interface Reciprocal {
  /** As it was asked. */
  readonly pair: string;
  /** How much is stated of what: divided by the figure it is the pair. */
  readonly of: number;
}

export interface ExchangeRate {
  /** Key of the concept: national currency per unit of the base. */
  readonly concept: string;
  readonly place: string;
  readonly reciprocal?: Reciprocal;
  /** The place's own money is asked about, and not what it is stated in: it is strong where the rate is low. */
  readonly isOfPlace?: true;
}

/**
 * The rate a text asks for: the first currency named is the base of a pair of codes; of words, the dollar is
 * what others are stated in, and one alone too. Undefined where the text names no currency or anything besides.
 */
export function parseExchangeRate(
  tokens: readonly Token[],
  isWorth = false,
): ExchangeRate | undefined {
  const text = foldedText(tokens);
  const coded = withCodes(text);
  const words = coded.replace(rateOf, "$1 $2").split(" ");
  const { found, areCodes, others } = readCurrencies(words);
  const [base, quote, third] = found;
  if (base === undefined || third !== undefined) return undefined;
  const isQuestion = isWorth || quote !== undefined || words.some((word) => asksRate(word));
  if (others.some((word) => !isBeside(word, isQuestion))) return undefined;
  const isTold = coded !== text;
  if (quote === undefined) {
    const rate = isTold || isWorth ? toDollarRate(base) : toSureRate(base, words);
    return rate && ofMoney(rate, base);
  }
  // "Swiss francs per euro", "euros per dollar": what it is per is the base, however the other is called.
  const statedIn = statedPer(words, base, quote);
  if (statedIn !== undefined)
    return statedIn === "second" ? toRate(quote, base) : toRate(base, quote);
  if (areCodes && !isTold) return toRate(base, quote);
  const rate = toWordedRate(base, quote) ?? toRate(base, quote);
  return rate && words.some((word) => against.test(word)) ? ofMoney(rate, base) : rate;
}

export const against = /^(?:against|versus|vs|gegen(?:uber)?|contre|frente|contra)$/;

const ofMoney = (rate: ExchangeRate, { place }: Pick<Currency, "place">): ExchangeRate =>
  rate.place === place ? { ...rate, isOfPlace: true } : rate;

/** The currencies that words name, each once, and the words that name none. */
function readCurrencies(words: readonly string[]) {
  const found = new Set<Currency>();
  const others: string[] = [];
  let areCodes = true;
  for (const folded of words) {
    const pair = [byCode.get(folded.slice(0, 3)), byCode.get(folded.slice(3))];
    if (folded.length === 6 && pair[0] !== undefined && pair[1] !== undefined) {
      found.add(pair[0]).add(pair[1]);
      continue;
    }
    const currency = currencyOf(folded);
    if (currency === undefined) others.push(folded);
    else {
      found.add(currency);
      areCodes &&= byCode.has(folded);
    }
  }
  return { found: [...found], areCodes, others };
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
const toSureRate = (currency: Currency, words: readonly string[]): ExchangeRate | undefined =>
  words.some((word) => sureWords.test(word) || moveWords.test(word))
    ? toDollarRate(currency)
    : undefined;

/** Undefined for the dollar itself. */
export function toDollarRate(currency: Currency): ExchangeRate | undefined {
  const dollar = byCode.get("usd");
  return dollar === undefined || currency === dollar ? undefined : toWordedRate(currency, dollar);
}

/** Undefined where the library states neither in the other. */
function toRate(base: Currency, quote: Currency): ExchangeRate | undefined {
  if (isBase(base.code)) return { concept: `${base.code}-exchange-rate`, place: quote.place };
  if (!isBase(quote.code)) return undefined;
  const pair = `${base.code}/${quote.code}`.toUpperCase();
  const reciprocal = { pair, of: quote.code === "jpy" ? 100 : 1 };
  return { concept: `${quote.code}-exchange-rate`, place: base.place, reciprocal, isOfPlace: true };
}

/** "Dollar yuan", "yen per dollar": per dollar; "euro dollar": dollars per euro. */
function toWordedRate(first: Currency, second: Currency): ExchangeRate | undefined {
  const other = first.code === "usd" ? second : second.code === "usd" ? first : undefined;
  if (other === undefined) return undefined;
  if (other.code === "eur" || other.code === "gbp")
    return { concept: `${other.code}-exchange-rate`, place: "USA" };
  return { concept: "usd-exchange-rate", place: other.place };
}
