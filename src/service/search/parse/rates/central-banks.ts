/** "SNB rate", "Bank of Japan's policy rate": a central bank's own rate is no bank's, and is its country's. */
import { fillerWords, growthWords } from "../word-lists.js";
import { isFunctionWord } from "../concepts/content-words.js";
import { everydayWords } from "../choice/everyday-words.js";
import type { Token } from "../text.js";

/** Names, folded, by the place. The rate of the euro's banks is that of none of their countries. */
const banks: ReadonlyMap<string, string> = new Map(
  (
    [
      ["USA", "fed,federal reserve,fed reserve,reserve federale,reserva federal,us notenbank"],
      ["GBR", "bank of england,boe,bank von england,banque d angleterre,banco de inglaterra"],
      ["JPN", "bank of japan,boj,bank von japan,banque du japon,banco de japon"],
      [
        "CHE",
        `snb,bns,swiss national bank,schweizerische nationalbank,schweizer nationalbank,
        banque nationale suisse,banco nacional suizo`,
      ],
      ["SWE", "riksbank,sveriges riksbank"],
      ["NOR", "norges bank,bank of norway"],
      ["CAN", "bank of canada,boc,bank von kanada,banque du canada,banco de canada"],
      ["AUS", "reserve bank of australia,rba"],
      ["NZL", "reserve bank of new zealand,rbnz"],
      ["IND", "reserve bank of india,rbi"],
      ["CHN", "people s bank of china,peoples bank of china,pboc"],
      ["KOR", "bank of korea,bok"],
      ["MEX", "banxico,banco de mexico,bank of mexico,banque du mexique"],
      ["BRA", "bcb,copom,central bank of brazil,banco central do brasil,banco central de brasil"],
      ["ZAF", "sarb,south african reserve bank"],
      ["TUR", "tcmb,cbrt"],
      ["ISR", "bank of israel"],
      ["IDN", "bank indonesia"],
      ["RUS", "bank of russia,russische zentralbank"],
    ] as const
  ).flatMap(([place, names]) => names.split(/,\s*/).map((name) => [name, place] as const)),
);
const longest = Math.max(...[...banks.keys()].map((name) => name.split(" ").length));

const rates =
  /^(?:rates?|leitzins\w*|zins|zinsen|zinssatz\w*|taux|tipos?|tasas?|zinsentscheid\w*|diskontsatz\w*)$/;
const besides =
  /^(?:interest|policy|key|base|official|bank|banks?|discount|main|target|directeurs?|interet|principal|interes|oficial|oficiales|referencia|escompte|descuento|s)$/;

interface CentralBankRate {
  /** Code of the place. */
  readonly place: string;
  /** Key of the concept. */
  readonly concept: string;
}

/** Of the one that has figures of both, the rate that is its policy and the one it lends at, which is named so. */
const american = { policy: "us-fedfunds", discount: "us-mpcredit" };
const discount = /^(?:discount|diskontsatz\w*|escompte|descuento)$/;

const conceptOf = (place: string, isDiscount: boolean): string => {
  if (place !== "USA") return "factbook-discount-rate";
  return isDiscount ? american.discount : american.policy;
};

/** Undefined where anything else is asked of the bank, or of another. */
export function parseCentralBankRate(tokens: readonly Token[]): CentralBankRate | undefined {
  const words = tokens.map(({ folded }) => folded);
  for (let at = 0; at < words.length; at++) {
    for (let end = Math.min(words.length, at + longest); end > at; end--) {
      const place = banks.get(words.slice(at, end).join(" "));
      if (place === undefined) continue;
      const left = [...words.slice(0, at), ...words.slice(end)];
      const isRate = left.some((word) => rates.test(word));
      const concept = conceptOf(
        place,
        left.some((word) => discount.test(word)),
      );
      return isRate && left.every(saysNoMore) ? { place, concept } : undefined;
    }
  }
  return undefined;
}

const saysNoMore = (word: string): boolean =>
  rates.test(word) ||
  besides.test(word) ||
  isFunctionWord(word) ||
  fillerWords.has(word) ||
  everydayWords.has(word) ||
  growthWords.has(word);
