/** "Which country grew fastest", "welche Länder schrumpfen": places that grow are told by their economy or their people. */
import { foldedText, type Token } from "../text.js";
import { countryWords } from "../word-lists.js";
import { phrasesInTurn, standingFor } from "./in-turn.js";

/** Besides countries. */
const others =
  /^(?:economies|members?|states|mitglied(?:er|staaten)?|volkswirtschaften|membres?|nacion(?:es)?|miembros?|economias)$/;
const isPlace = ({ folded }: Token): boolean => countryWords.has(folded) || others.test(folded);
/** What stands between a place and what is said of it. */
const between = /^(?:is|are|has|have|had|been|ist|sind|war|waren|jahr|a|ont|ha|han|\d{4})$/;
const within = /^(?:in|of|im|en|aus|d|dans)$/;
const articles = /^(?:the|der|den|l|la)$/;

/** What is said of places, each with the words that it is read as. */
const said: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:grew|grown|growing|grows?|expanded|expanding)(?: (?:the )?(?:fastest|quickest|most|strongest))?$/,
    "highest real gdp growth",
  ],
  [
    /^(?:(?:grew|grown|growing|grows?|expanded|expanding) (?:the )?(?:slowest|least)|(?:shrank|shrunk|contract(?:ed|ing))(?: (?:the )?(?:fastest|most))?)$/,
    "lowest real gdp growth",
  ],
  [/^(?:shrinks?|shrinking)(?: (?:the )?(?:fastest|most))?$/, "lowest population growth"],
  [
    /^(?:(?:wachst|wachsen|wuchs|wuchsen) am (?:schnellsten|starksten)|am (?:schnellsten|starksten) gewachsen)$/,
    "hochstes reales bip wachstum",
  ],
  [
    /^(?:(?:wachst|wachsen|wuchs|wuchsen) am (?:langsamsten|wenigsten)|am (?:langsamsten|wenigsten) gewachsen|(?:am starksten )?geschrumpft|schrumpften?)$/,
    "niedrigstes reales bip wachstum",
  ],
  [
    /^(?:schrumpft|schrumpfen)(?: am (?:schnellsten|starksten))?$/,
    "niedrigstes bevolkerungswachstum",
  ],
  [
    /^(?:(?:croit|croissent|cru) le plus(?: (?:vite|rapidement|fort))?|connu la plus forte croissance)$/,
    "plus forte croissance du pib reel",
  ],
  [
    /^(?:(?:croit|croissent|cru) le moins(?: vite)?|connu la plus faible croissance)$/,
    "plus faible croissance du pib reel",
  ],
  [
    /^(?:crec(?:e|en|io|ieron|ido) mas(?: (?:rapido|rapidamente))?)$/,
    "mayor crecimiento del pib real",
  ],
  [/^crec(?:e|en|io|ieron|ido) menos$/, "menor crecimiento del pib real"],
];
const economy = /^(?:economies|volkswirtschaften|economias)$/;
/** Of economies, which are no people. */
const shrinkingEconomies: typeof said = [
  [/^(?:shrinks?|shrinking)(?: (?:the )?(?:fastest|most))?$/, "lowest real gdp growth"],
  [
    /^(?:schrumpft|schrumpfen)(?: am (?:schnellsten|starksten))?$/,
    "niedrigstes reales bip wachstum",
  ],
];
const lengths = [5, 4, 3, 2, 1];
/** Behind what is said of the places themselves stands a time or another place, and no thing that they grow. */
const isOfPlaces = (next: Token | undefined): boolean =>
  next === undefined ||
  /^(?:in|since|between|from|during|over|last|this|\d{4}|seit|von|zwischen|letzt\w*|en|depuis|entre|desde|au|aux|dans|el|l)$/.test(
    next.folded,
  );

/** "Fastest growing countries": the places stand behind. */
const called: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:fastest|quickest) growing (?:countr(?:y|ies)|nations?|members?)$/,
    "highest real gdp growth",
  ],
  [/^slowest growing (?:countr(?:y|ies)|nations?|members?)$/, "lowest real gdp growth"],
  [
    /^am schnellsten wachsende[nrs]? (?:land|lander|staat|staaten)$/,
    "hochstes reales bip wachstum",
  ],
  [
    /^am langsamsten wachsende[nrs]? (?:land|lander|staat|staaten)$/,
    "niedrigstes reales bip wachstum",
  ],
];

/** "Which countries are in recession": those whose economy shrinks. */
const recessions: readonly (readonly [RegExp, string])[] = [
  [/^in (?:a )?recession$/, "countries real gdp growth below 0 percent"],
  [/^in (?:einer |der )?rezession$/, "lander reales bip wachstum unter 0 prozent"],
  [/^en recession$/, "pays croissance du pib reel inferieure a 0 pourcent"],
  [/^en recesion$/, "paises crecimiento del pib real inferior a 0 por ciento"],
];
/** "Who grew faster, India or China". */
const either: readonly (readonly [RegExp, string])[] = [
  [/^who (?:grew|grows|is growing|has grown) (?:faster|quicker|more|slower)$/, "real gdp growth"],
  [/^wer (?:wuchs|wachst) (?:schneller|starker|langsamer)$/, "reales bip wachstum"],
  [/^qui (?:croit|a cru) (?:le )?(?:plus|moins) vite$/, "croissance du pib reel"],
  [/^quien (?:crece|crecio) (?:mas|menos)$/, "crecimiento del pib real"],
];
const whose = /^(?:who|wer|qui|quienes)$/;

const withSaidOfWhom = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((token) => isPlace(token) || whose.test(token.folded))
    ? phrasesInTurn(tokens, [5, 4, 3, 2], (text, phrase) => {
        const words = [...recessions, ...either].find(([pattern]) => pattern.test(text))?.[1];
        return words === undefined ? undefined : standingFor(words, phrase);
      })
    : tokens;

/** The words of a question, of which those that say of countries that they grow name by what. */
export const withGrowingPlaces = (tokens: readonly Token[]): readonly Token[] =>
  withSaid(
    phrasesInTurn(withSaidOfWhom(tokens), [4, 3], (text, phrase) => {
      const words = called.find(([pattern]) => pattern.test(text))?.[1];
      return words === undefined ? undefined : standingFor(words, phrase);
    }),
  );

function withSaid(tokens: readonly Token[]): readonly Token[] {
  const place = tokens.findIndex(isPlace);
  const from = place < 0 ? tokens.length : behind(tokens, place + 1);
  for (const length of lengths) {
    const phrase = tokens.slice(from, from + length);
    const ofEconomy = economy.test(tokens[place]?.folded ?? "") ? shrinkingEconomies : [];
    const words = [...ofEconomy, ...said].find(([pattern]) =>
      pattern.test(foldedText(phrase)),
    )?.[1];
    if (words !== undefined && isOfPlaces(tokens[from + length]))
      return [
        ...tokens.slice(0, from),
        ...standingFor(words, phrase),
        ...tokens.slice(from + length),
      ];
  }
  return tokens;
}

/** Where that begins which is said of places: "countries [in the EU have] grown". */
function behind(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.folded ?? "";
  if (articles.test(word)) return behind(tokens, at + 1);
  if (!within.test(word)) return between.test(word) ? behind(tokens, at + 1) : at;
  const next = articles.test(tokens[at + 1]?.folded ?? "") ? at + 2 : at + 1;
  return behind(tokens, next + 1);
}
