/** "US trade deficit with China": what goes either way between two places, and the one less the other. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { FoundConcept, QueryParser } from "../../search/index.js";
import type { Fact, Plan, TradeBalance } from "../plan/index.js";

const alone = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");

/** What a balance is called, and what is asked instead: the library has the flows between two places. */
const balances: Readonly<Record<Platform, readonly [RegExp, string, string]>> = {
  en: [
    alone(
      String.raw`balance of trade|(?:(?:goods|merchandise|bilateral)\s+)*(?:trade\s+)?(?:deficits?|surplus(?:es)?|balances?)`,
    ),
    "trade",
    "trade between",
  ],
  de: [
    alone("(?:Waren)?[Hh]andels(?:bilanz|defizit|überschuss)|Defizits?|Überschuss|Bilanz"),
    "Handel",
    "Handel zwischen",
  ],
  fr: [
    alone(String.raw`(?:balance|déficit|excédent|solde)(?:\s+commerciale?)?`),
    "commerce",
    "commerce entre",
  ],
  es: [
    alone(String.raw`(?:balanza|déficit|superávit|saldo)(?:\s+comercial)?`),
    "comercio",
    "comercio entre",
  ],
};

/** The question for both flows, where one asks for the balance of two places that the library has them of. */
export function asTrade(
  library: Library,
  parser: QueryParser,
  question: string,
): string | undefined {
  if (!Object.values(balances).some(([balance]) => balance.test(question))) return undefined;
  const { isBetween, language } = parser.parse(question);
  const [pattern, trade, between] = balances[language];
  if (!isBetween || !pattern.test(question)) return undefined;
  // "US China trade balance" says nothing between the two.
  const texts = [question.replace(pattern, trade), `${between} ${question.replace(pattern, "")}`];
  return texts.find((text) => {
    const { concepts, others } = parser.parse(text);
    return isFlow(library, concepts) && isFlow(library, others);
  });
}

const isFlow = ({ concepts }: Library, [first]: readonly FoundConcept[]): boolean =>
  concepts.get(first?.key ?? "")?.partner !== undefined;

/** Exports less imports, where the two are of one time. */
function balanceOf(library: Library, plan: Plan): TradeBalance | undefined {
  if (plan.kind !== "facts") return undefined;
  const nameOf = ({ figure }: Fact): string => library.concepts.get(figure.concept)?.name.en ?? "";
  const [exports, imports] = [/^Exports\b/, /^Imports\b/].map((way) =>
    plan.facts.find((fact) => way.test(nameOf(fact))),
  );
  if (exports === undefined || imports === undefined || plan.facts.length > 2) return undefined;
  const [sent, received] = [exports, imports].map(({ figure, average }) => ({
    value: average?.value ?? figure.value,
    from: average?.from ?? figure.period,
    to: average?.to ?? figure.period,
  }));
  if (sent === undefined || sent.from !== received?.from || sent.to !== received.to)
    return undefined;
  const { from, to } = sent;
  return { figure: { ...exports.figure, value: sent.value - received.value }, from, to };
}

/** The plan of a question for a balance, with what it is. */
export function withBalance(library: Library, plan: Plan): Plan {
  const tradeBalance = balanceOf(library, plan);
  return tradeBalance === undefined || plan.kind === "none" ? plan : { ...plan, tradeBalance };
}
