import { describe, expect, it } from "vitest";
import { parseExchangeRate } from "../../../../../src/service/search/parse/rates/exchange-rates.js";
import { toTokens } from "../../../../../src/service/search/parse/text.js";

/** "usd JPN": the base and the place whose currency is paid for it. */
const rate = (text: string) => {
  const found = parseExchangeRate(toTokens(text));
  return found && `${found.concept.replace("-exchange-rate", "")} ${found.place}`;
};

describe("an exchange rate", () => {
  it.each([
    ["EURUSD", "eur USA"],
    ["USDJPY", "usd JPN"],
    ["USD/JPY", "usd JPN"],
    ["eur chf", "eur CHE"],
    ["GBP to EUR", "gbp EMU"],
    ["jpyusd", "jpy USA"],
    ["chf/cny", "chf CHN"],
    ["CNY USD", "cny USA"],
    // The library states no others by their base.
    ["INRUSD", "usd IND"],
    ["sek/nok", undefined],
    ["AUDNZD", undefined],
  ])("by codes: %s", (text, expected) => {
    expect(rate(text)).toBe(expected);
  });

  it.each([
    ["Swiss francs per euro", "eur CHE"],
    ["euros per Swiss franc", "chf EMU"],
    ["Franken pro Euro", "eur CHE"],
    ["yen par euro", "eur JPN"],
    ["libra por euro", "eur GBR"],
    ["euros per dollar", "usd EMU"],
    ["dollars per euro", "eur USA"],
    ["dollars per yen", "jpy USA"],
    ["pounds per dollar", "usd GBR"],
    ["how many euros for a dollar", "usd EMU"],
    ["How many dollars are in a pound?", "gbp USA"],
    ["Wie viele Yen für einen Dollar?", "usd JPN"],
    ["combien de dollars pour un euro", "eur USA"],
    ["how many euros is a dollar", "usd EMU"],
    ["how many Swiss francs is a pound", "gbp CHE"],
    ["Wie viele Euro ist ein Dollar?", "usd EMU"],
    ["how much is a dollar in euros", "usd EMU"],
    ["Wie viel Dollar kostet ein Euro?", "eur USA"],
    ["dollar in euros", "usd EMU"],
    ["Euro in Dollar", "eur USA"],
    ["yen in dollars", "jpy USA"],
    ["libra en euros", "gbp EMU"],
  ])("by what it is per: %s", (text, expected) => {
    expect(rate(text)).toBe(expected);
  });

  it.each([
    ["What is the exchange rate of the Swiss franc?", "usd CHE"],
    ["What was the dollar yen rate", "usd JPN"],
    ["How much is the euro worth?", "eur USA"],
    ["Kurs des Schweizer Frankens", "usd CHE"],
    ["Wie hoch ist der Wechselkurs des Yen?", "usd JPN"],
    ["Quel est le taux de change du yen ?", "usd JPN"],
    ["¿Cuál es el tipo de cambio del peso?", "usd MEX"],
    ["How much has the yen fallen against the dollar?", "usd JPN"],
    ["Has the yen weakened?", "usd JPN"],
    ["Is the euro stronger?", "eur USA"],
    ["Wie stark ist der Yen gefallen?", "usd JPN"],
    ["dépréciation du yen", "usd JPN"],
    ["¿Cuánto ha caído el yen?", "usd JPN"],
  ])("in a sentence: %s", (text, expected) => {
    expect(rate(text)).toBe(expected);
  });

  it.each(["who won the euro", "what is a pound", "how much is a pound of gold", "is it a won"])(
    "is not asked for in: %s",
    (text) => {
      expect(rate(text)).toBeUndefined();
    },
  );

  it.each([
    "usd USA",
    "eur EMU",
    "gbp GBR",
    "jpy JPN",
    "chf CHE",
    "cny CHN",
    "aud AUS",
    "nzd NZL",
    "cad CAN",
    "brl BRA",
    "dkk DNK",
    "hkd HKG",
    "inr IND",
    "krw KOR",
    "myr MYS",
    "mxn MEX",
    "nok NOR",
    "sek SWE",
    "zar ZAF",
    "sgd SGP",
    "lkr LKA",
    "twd TWN",
    "thb THA",
    "ves VEN",
  ])("knows the code and its place: %s", (known) => {
    const [code = "", place = ""] = known.split(" ");
    if (code === "eur") expect(rate("usdeur")).toBe("usd EMU");
    else expect(rate(`eur${code}`)).toBe(`eur ${place}`);
  });

  const dollars = "dollar dollars dolar dólares usd";
  it.each([
    ["euro euros", "eur USA", "eur USA"],
    ["pound pounds sterling Pfund livre libra", "gbp USA", "gbp USA"],
    ["yen yens yenes", "usd JPN", "jpy USA"],
    ["Franken franc francs franco", "usd CHE", "chf USA"],
    ["yuan renminbi rmb", "usd CHN", "cny USA"],
    ["aussie", "usd AUS", "usd AUS"],
    ["kiwi", "usd NZL", "usd NZL"],
    ["loonie", "usd CAN", "usd CAN"],
    ["rupee rupees Rupie roupie rupia", "usd IND", "usd IND"],
    ["won", "usd KOR", "usd KOR"],
    ["ringgit", "usd MYS", "usd MYS"],
    ["peso pesos", "usd MEX", "usd MEX"],
    ["rand", "usd ZAF", "usd ZAF"],
    ["baht", "usd THA", "usd THA"],
    ["bolívar bolívares", "usd VEN", "usd VEN"],
  ])("by words, whichever comes first: %s", (words, expected, perOne) => {
    for (const word of words.split(" ")) {
      for (const dollar of dollars.split(" ")) {
        expect(rate(`${word} ${dollar}`), word).toBe(expected);
        expect(rate(`${dollar} ${word}`), word).toBe(expected);
        expect(rate(`${dollar} per ${word}`), word).toBe(perOne);
      }
      expect(rate(`${word} exchange rate`), word).toBe(expected);
      expect(rate(word), word).toBeUndefined();
    }
  });

  it("of two words without the dollar has the first as its base", () => {
    expect(rate("euro yen")).toBe("eur JPN");
    expect(rate("yen euro")).toBe("jpy EMU");
    expect(rate("rupee yen")).toBe("jpy IND");
  });

  it.each([
    ..."exchange fx forex Wechselkurs Wechselkurse Kurs Devisenkurs change cours cambio".split(" "),
    ..."cotización Swiss Schweizer suisse suizo Mexican mexicain mexicano mexikanischer".split(" "),
  ])("of one currency is asked for with %s", (word) => {
    expect(rate(`${word} rand`)).toBe("usd ZAF");
    expect(rate(`${word} dollar`)).toBeUndefined();
    expect(rate(`x${word} rand`)).toBeUndefined();
  });

  it.each(
    `rate rates taux tipo spot vs per je pro par por to the de del du le la l el d of der des und et y and us u s
     chinese british japanese american amerikanischer against gegen contre frente al zum price currency 2020 1999`.split(
      /\s+/,
    ),
  )("may have %s beside it, which asks for no other thing", (word) => {
    expect(rate(`yen ${word} dollar`)).toBe("usd JPN");
    expect(rate(`yen ${word}`)).toBeUndefined();
  });

  it.each([
    ...["yen", "dollar exchange rate", "exchange rate", "gold dollar yen", "yen dollar euro"],
    ...[
      "yen dollar 1750",
      "yen dollar 2100",
      "yen dollar 20201",
      "eurxyz",
      "xyzusd",
      "eurusdx",
      "",
    ],
  ])("is not asked for by %j", (text) => {
    expect(rate(text)).toBeUndefined();
  });

  it.each([
    ...["Canadian dollar", "Canadian dollar exchange rate", "Canada dollar", "dollar canadien"],
    ...["kanadischer Dollar", "taux de change du dollar canadien", "dólar canadiense"],
    ...["US dollar to Canadian dollar", "Canadian dollars per US dollar", "dollar canadien 2020"],
  ])("of a dollar that is not the United States': %s", (text) => {
    expect(rate(text)).toBe("usd CAN");
  });

  it.each([
    ["Australian dollar exchange rate", "usd AUS"],
    ["australischer Dollar", "usd AUS"],
    ["New Zealand dollar", "usd NZL"],
    ["Neuseeland-Dollar", "usd NZL"],
    ["dólar neozelandés", "usd NZL"],
    ["dollar néo-zélandais", "usd NZL"],
    ["Hong Kong dollar", "usd HKG"],
    ["dollar de Hong Kong", "usd HKG"],
    ["Singapore dollar exchange rate", "usd SGP"],
    ["dólar de Singapur", "usd SGP"],
    ["Taiwan dollar", "usd TWN"],
    ["euro Canadian dollar", "eur CAN"],
    ["Canadian dollar yen", "jpy CAN"],
  ])("of %s", (text, expected) => {
    expect(rate(text)).toBe(expected);
  });

  it("is not asked for by what is stated in those dollars", () => {
    for (const text of ["GDP in Canadian dollars", "Canada", "exports Australian dollar"])
      expect(rate(text), text).toBeUndefined();
  });
});
