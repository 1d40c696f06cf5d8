import { describe, expect, it } from "vitest";
import type { FoundConcept } from "../../../src/service/search/index.js";
import {
  fitsHardly,
  isCompound,
  isHeadAlone,
  leavesWord,
  namesNothing,
  namesPrice,
} from "../../../src/service/search/parse/choice/obligations.js";
import {
  namedCause,
  namedCourse,
} from "../../../src/service/search/parse/choice/named/named-parts.js";
import { toTokens } from "../../../src/service/search/parse/text.js";

const list = (words: string) => words.split(" ");
/** What fits a question, by the words of it that it knows. */
const found = (words: string, score = 0.5, coverage = 0.5): FoundConcept => ({
  ...{ key: words, score, coverage, language: "en", byLanguage: {} },
  words: new Set(words === "" ? [] : list(words)),
});

describe("what people died of", () => {
  it.each(
    list(
      `death deaths mortality fatality fatalities died tote toter toten todesfall todesfälle todesfällen sterbefall sterbefälle sterbefällen sterblichkeit décès mort morts mortalité muerte muertes muerto muertos fallecido fallecida fallecidos mortalidad`,
    ),
  )("is named beside %s", (word) => {
    expect(namedCause(toTokens(`covid ${word}`))).toHaveLength(2);
    expect(namedCause(toTokens(`${word} coronavirus Italy`))[0]).toBe("coronavirus");
    expect(namedCause(toTokens(`corona x${word}`))).toEqual([]);
    expect(namedCause(toTokens(`corona ${word}x`))).toEqual([]);
  });

  it("is the disease and the deaths, as they are written", () => {
    expect(namedCause(toTokens("how many deaths of Covid in Italy"))).toEqual(["covid", "deaths"]);
    for (const text of ["covid cases", "deaths in Italy", "covids deaths", "xcovid deaths"]) {
      expect(namedCause(toTokens(text)), text).toEqual([]);
    }
  });

  it.each(
    list(
      "during since after before until in pre post während seit nach vor bis im pendant durant depuis après avant durante desde después antes",
    ),
  )("is a time behind %s", (word) => {
    expect(namedCause(toTokens(`death rate ${word} covid`))).toEqual([]);
    expect(namedCause(toTokens(`death rate ${word} the covid`))).toEqual([]);
    expect(namedCause(toTokens(`death rate ${word} all the covid`))).toEqual(["covid", "death"]);
  });
});

describe("a question of what no figure measures", () => {
  const isNothing = (text: string) =>
    namesNothing(
      toTokens(text),
      toTokens(text).map(({ folded }) => folded),
    );

  it.each([
    ...["capital", "Hauptstadt", "weather", "minimum wages Germany", "Mindestlohnerhöhung"],
    ...["salaire minimum France", "SMIC", "salario mínimo", "house prices Spain", "rent price"],
    ...["Immobilienpreise", "prix de l'immobilier", "prix des logements", "precios de la vivienda"],
    ...["volatility", "mortgage rates", "stock market index", "Dow Jones", "Nasdaq", "world cup"],
    ...["Microsoft revenue", "Apple", "Umsatz Amazon", "education rate India", "Bildungsquote"],
    ...["GDP in 2012 dollars", "wages in today's money", "BIP in heutigen Preisen"],
    ...["PIB en dollars de 2012", "salarios en euros de hoy", "GDP in 2011 international dollars"],
    ...["taux de scolarisation", "tasa de educación", "personal income per capita US"],
  ])("%s", (text) => {
    expect(isNothing(text)).toBe(true);
  });

  it.each([
    ...["capital services", "minimum age", "wages", "house", "prices", "mortgage"],
    ...[
      "Microsoft Edge",
      "Google Chrome share",
      "Apple Safari",
      "revenue",
      "education",
      "imports in 2020",
    ],
    ...["GDP in current dollars", "Preise in Euro"],
    "disposable personal income per capita US",
  ])("is not %s", (text) => {
    expect(isNothing(text)).toBe(false);
  });
});

describe("a price", () => {
  it("is named in any of the languages, in compounds too", () => {
    const names = ["Consumer prices", "Verbraucherpreisindex", "Prix du pétrole", "Precio del oro"];
    for (const name of names) expect(namesPrice(name), name).toBe(true);
    for (const name of ["Costs", "Gold reserves", "Prise"]) expect(namesPrice(name)).toBe(false);
  });

  const never = () => false;
  const always = () => true;

  it("is not answered by what is no price, and is where more is asked", () => {
    expect(isHeadAlone(["gold", "price"], found("gold price"), never)).toBe(true);
    expect(isHeadAlone(["gold", "price"], found("gold price"), always)).toBe(false);
    expect(isHeadAlone(["strompreise"], found("strompreise"), never)).toBe(true);
    expect(isHeadAlone(["preisen"], found("preisen"), never)).toBe(false);
    expect(isHeadAlone(["gdp", "constant", "prices"], found("gdp constant prices"), never)).toBe(
      false,
    );
    expect(isHeadAlone(["price"], undefined, never)).toBe(false);
  });

  it.each(
    list(
      "price prices cost costs preis preise kosten prix cout couts precio precios coste costes costo costos",
    ),
  )("may not be left over: %s", (word) => {
    expect(isHeadAlone(["big", "diamond", word], found("big diamond"), always)).toBe(true);
    expect(isHeadAlone(["big", "diamond", `x${word}x`], found("big diamond"), always)).toBe(false);
  });

  it("and a head alone is no answer either, unless nothing that names something is left", () => {
    expect(isHeadAlone(["intel", "market", "share"], found("market share"), always)).toBe(true);
    expect(isHeadAlone(["intel", "market", "share"], found("intel share"), always)).toBe(false);
    expect(isHeadAlone(["rate", "share"], found("share"), always)).toBe(false);
  });
});

describe("a word that names something", () => {
  it("is left where no concept has it and little of the question is covered", () => {
    const words = ["tiktok", "users"];
    expect(leavesWord(words, [found("users")], [])).toBe(true);
    expect(leavesWord(words, [found("users", 0.5, 0.6)], [])).toBe(false);
    expect(leavesWord(words, [found("users", 0.5, 0.59)], [])).toBe(true);
    expect(leavesWord(words, [found("users"), found("tiktok")], [])).toBe(false);
    expect(leavesWord(words, [], [])).toBe(false);
    expect(leavesWord(words, [found("users")], [found("")])).toBe(false);
    // Of heads and everyday words nothing is asked.
    expect(leavesWord(["users", "latest"], [found("x")], [])).toBe(false);
  });

  it("fits hardly where what is called so lacks a word, or has but a part of one", () => {
    const words = ["tax", "ratio"];
    expect(fitsHardly(words, found("tax", 0.5, 0.95), [])).toBe(true);
    expect(fitsHardly(words, found("tax", 0.6), [])).toBe(false);
    expect(fitsHardly(words, found("tax"), [found("ratio")])).toBe(false);
    expect(fitsHardly(words, undefined, [])).toBe(false);
    expect(fitsHardly(words, found("tax ratio", 0.5, 0.89), [])).toBe(true);
    expect(fitsHardly(words, found("tax ratio", 0.5, 0.9), [])).toBe(false);
    expect(fitsHardly(["tax", "latest"], found("tax"), [])).toBe(false);
  });
});

describe("two subjects side by side", () => {
  const compound = (text: string, first: FoundConcept | undefined, second?: FoundConcept) =>
    isCompound(toTokens(text), first, second);
  const road = found("road", 0.7);
  const deaths = found("deaths", 0.95);

  it("are one that the library lacks, where one of them is called so in part", () => {
    expect(compound("road deaths", road, deaths)).toBe(true);
    expect(compound("road deaths", found("road", 0.9), deaths)).toBe(false);
    expect(compound("road deaths", found("road", 0.9), found("deaths", 0.9))).toBe(false);
    expect(compound("road deaths", found("road", 0.9), found("deaths", 0.89))).toBe(true);
    expect(compound("road deaths", road, found("deaths", 0.8))).toBe(true);
    expect(compound("road deaths", undefined, deaths)).toBe(false);
    expect(compound("road deaths", road)).toBe(false);
  });

  it.each([
    ...["road and deaths", "road und deaths", "road et deaths", "road y deaths", "road vs deaths"],
    ...["road versus deaths", "road gegen deaths", "road contre deaths", "road contra deaths"],
    ...["road compared deaths", "road, deaths", "road; deaths", "road & deaths", "road / deaths"],
    ...["road e deaths", "road + deaths", "road verglichen deaths"],
  ])("are two questions in %s", (text) => {
    expect(compound(text, road, deaths)).toBe(false);
  });

  it.each([
    "compare road deaths",
    "road deaths in Germany and France",
    "Germany vs France road deaths",
  ])("are one in %s, which joins places", (text) => {
    expect(compound(text, road, deaths)).toBe(true);
  });

  it.each(
    list("of der des von du de d del from by for in aus nach für durch dans par pour en por para"),
  )("are one of another: %s", (word) => {
    const [revenue, owner] = [found("revenue", 1), found("telefonica", 0.95)];
    expect(compound(`revenue ${word} telefonica`, revenue, owner)).toBe(true);
    expect(compound(`telefonica ${word} revenue`, revenue, owner)).toBe(true);
    expect(compound(`revenue ${word} the telefonica`, revenue, owner)).toBe(false);
    expect(compound(`revenue ${word} revenue`, revenue, owner)).toBe(false);
    expect(compound("revenue with telefonica", revenue, owner)).toBe(false);
  });
});

describe("the course of a subject", () => {
  const course = (text: string, first: FoundConcept | undefined) =>
    namedCourse(toTokens(text), ["human"], first);

  it("is a part of its name, unless it is called just so without", () => {
    const human = found("human", 0.89, 1);
    expect(course("human development", human)).toEqual(["human", "development"]);
    expect(course("développement humain", human)).toEqual(["developpement"]);
    expect(course("desarrollo human", human)).toEqual(["desarrollo", "human"]);
    expect(course("human growth", human)).toEqual([]);
    expect(course("human development", found("human", 0.9, 1))).toEqual([]);
    expect(course("human development", found("human", 0.89, 0.98))).toEqual([]);
    expect(course("human development", found("human", 0.89, 0.99))).toHaveLength(2);
    expect(course("human development", undefined)).toEqual([]);
  });
});
