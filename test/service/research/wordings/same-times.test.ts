import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a time said in other words", () => {
  const own = askOwnLibrary();

  it.each([
    ["taux de chômage États-Unis l’an dernier", "taux de chômage États-Unis en 2025"],
    ["taux de chômage États-Unis l’année passée", "taux de chômage États-Unis en 2025"],
    ["Arbeitslosenquote USA voriges Jahr", "Arbeitslosenquote USA 2025"],
    ["US CPI previous year", "US CPI 2025"],
    ["BIP USA 2. Q. 2020", "BIP USA Q2 2020"],
    ["US GDP growth quarter 2 of 2020", "US GDP growth Q2 2020"],
    ["Arbeitslosenquote USA während 2020", "Arbeitslosenquote USA 2020"],
    ["Arbeitslosenquote USA vergangene fünf Jahre", "Arbeitslosenquote USA letzte 5 Jahre"],
    ["Arbeitslosenquote USA zuletzt", "Arbeitslosenquote USA aktuell"],
    [
      "taux de chômage États-Unis au cours des 5 dernières années",
      "taux de chômage États-Unis ces 5 dernières années",
    ],
    [
      "tasa de desempleo Estados Unidos década de 2010",
      "tasa de desempleo Estados Unidos 2010-2019",
    ],
    ["US unemployment rate 2015-", "US unemployment rate since 2015"],
  ])("is that time: %s", async (question, plain) => {
    expect(await own.answerTo(question)).toBe(await own.answerTo(plain));
  });

  it("is one year behind how long money is lent, and no decade", async () => {
    expect(await own.answerTo("rendimiento del Tesoro a 10 años 2020")).toContain(
      "en diciembre de 2020",
    );
  });

  it("is no year where a change is on it", async () => {
    expect(await own.answerTo("US GDP change from previous year")).toMatch(/growth on the year/);
  });
});
