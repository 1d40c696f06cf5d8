import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for when a bound was passed", () => {
  const own = askOwnLibrary();

  const textOf = async (question: string) => {
    const { response } = await own.ask(question);
    return response?.answer ?? response?.errorMessage ?? "";
  };

  const inflation =
    /United States: above 5\.00 percent from June 2021 \(5\.39 percent\) to February 2023 \(6\.04 percent\)\. The figure before: May 2021 \(4\.99 percent\)\. The figure after: March 2023 \(4\.98 percent\)\. The last figure: August 2026 \(3\.40 percent\)\. It had been so 14 times before\./;

  it.each([
    ["Did US unemployment ever exceed 10 percent?", /above 10\.0 percent from April 2020 /],
    ["Did US GDP ever exceed 20 trillion dollars?", /above 20,000 billion .* since Q3 2020/],
    ["Has US inflation ever been negative?", /below 0\.00 percent in September 2015/],
    [
      "Hat die US-Arbeitslosenquote je 15 Prozent überschritten?",
      /in keinem der 9\d\d Monatswerte/,
    ],
    [
      "Le chômage américain a-t-il déjà dépassé 10 % ?",
      /au-dessus de 10,0 pour cent entre avril 2020/,
    ],
    [
      "¿Ha superado alguna vez el desempleo de Estados Unidos el 10 %?",
      /por encima de 10,0 por ciento/,
    ],
    // A price is said without what it buys.
    ["Did the oil price ever fall below 20 dollars?", /below 20\.00 .* in April 2020/],
    ["When did gasoline cost more than 4 dollars?", /^Gasoline price at the pump, regular – /],
  ])("is asked by whether that ever was, too: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    ["When was US inflation last above 5%?", inflation],
    ["when was US inflation above 5 percent", inflation],
    ["US inflation above 5% when?", inflation],
    [
      "in which year did Germany's population first exceed 80 million",
      /– Germany: above 80,000,000 persons since 1992 \(80,046,157 persons\), up to the last figure, 2015 .* The figure before: 1991 \(79,564,454 persons\)\. The figures looked at go from 1801 to 2015\./,
    ],
    [
      "when did Germany exceed 80 million inhabitants",
      /^Historical population – Germany: above 80,000,000 persons since 1992/,
    ],
    [
      "since when is US public debt above 100% of GDP",
      /since 2016 \(103\.9 percent of GDP\), up to the last figure, 2025 \(121\.1 .* The figure before: 2015 \(99\.0 .* It had been so 2 times before\./,
    ],
    [
      "when was the yield curve inverted",
      /below 0\.00 percentage points from July 2022 \(-0\.14 .*\) to August 2024 \(-0\.10 .* It had been so 11 times before\. The figures looked at go from June 1976/,
    ],
    [
      "when did life expectancy in Japan exceed 80 years",
      /above 80\.0 years since 1996 \(80\.2 years\).* before: 1995 \(79\.7 years\)/,
    ],
    ["how long has the yield curve been inverted", /below 0\.00 .* from July 2022 .* August 2024/],
    [
      "when did US GDP growth turn negative",
      /below 0\.0 percent in Q1 2022 \(-1\.0 percent\) alone/,
    ],
    [
      "when did the federal funds rate first exceed 5%",
      /above 5\.00 percent from June 1966 \(5\.17 percent\) to December 1966 .* It was so again 9 times later/,
    ],
    [
      "when did the number of unemployed in the US exceed 10 million",
      /above 10,000 thousand persons from April 2020 .* to February 2021/,
    ],
    // A year's amount, and none of its months.
    [
      "when did US exports exceed 200 billion dollars",
      /since 1979 \(230\.129 billion.* 1978 \(186/,
    ],
    [
      "when did world population exceed 7 billion",
      /Worldwide: above 7,000,000,000 persons since 2011/,
    ],
  ])("has the figures on both sides of it: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    [
      "Wann lag die Inflation in den USA zuletzt über 5 %?",
      /über 5,00 Prozent von Juni 2021 \(5,39 Prozent\) bis Februar 2023 .* Davor war es schon 14-mal so\./,
    ],
    ["wann war die Zinskurve invers", /unter 0,00 Prozentpunkte von Juli 2022 .* bis August 2024/],
    [
      "In welchem Jahr überschritt die Bevölkerung Deutschlands erstmals 80 Millionen?",
      /über 80\.000\.000 Personen seit 1992 .* Der Wert davor: 1991/,
    ],
    [
      "Wann hat die Bevölkerung Deutschlands die Marke von 80 Millionen überschritten?",
      /über 80\.000\.000 Personen seit 1992/,
    ],
    ["Seit wann liegt die US-Staatsverschuldung über 100 % des BIP?", /seit 2016 \(103,9/],
    ["Wann fiel die Arbeitslosigkeit in den USA unter 4 %?", /von Februar 2022 .* bis Mai 2024/],
    [
      "Quand l’inflation aux États-Unis était-elle pour la dernière fois au-dessus de 5 % ?",
      /au-dessus de 5,00 pour cent entre juin 2021 .* et février 2023 .* Le chiffre suivant\u00a0: mars 2023/,
    ],
    ["quand la courbe des taux était-elle inversée ?", /entre juillet 2022 .* et août 2024/],
    [
      "En quelle année la population de l’Allemagne a-t-elle dépassé 80 millions d’habitants pour la première fois ?",
      /depuis 1992 .* Le chiffre précédent\u00a0: 1991/,
    ],
    [
      "Depuis quand la dette publique des États-Unis dépasse-t-elle 100 % du PIB ?",
      /depuis 2016 .* Cela avait déjà été le cas 2 fois/,
    ],
    [
      "Quand le chômage aux États-Unis est-il passé sous 4 % ?",
      /entre février 2022 .* et mai 2024/,
    ],
    [
      "¿Cuándo estuvo la inflación en Estados Unidos por última vez por encima del 5 %?",
      /por encima de 5,00 por ciento desde junio de 2021 .* hasta febrero de 2023/,
    ],
    ["¿cuándo estuvo invertida la curva de rendimientos?", /desde julio de 2022 .* agosto de 2024/],
    [
      "¿En qué año superó la población de Alemania por primera vez los 80 millones?",
      /desde 1992 .* La cifra anterior: 1991/,
    ],
    ["¿Desde cuándo supera la deuda pública de Estados Unidos el 100 % del PIB?", /desde 2016/],
    ["¿Cuándo bajó el desempleo en Estados Unidos del 4 %?", /debajo de 4,0 .* febrero de 2022/],
  ])("is told in its language: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    [
      "when did unemployment in Spain fall below 15%",
      /Spain: below 15\.0 percent in none of the 2 annual figures from 2013 \(26\.1 percent\) to 2014 \(24\.5 percent\)\.\nThe library has no newer/,
    ],
    [
      "Wann ist die Arbeitslosigkeit in Spanien unter 15 % gefallen?",
      /unter 15,0 Prozent in keinem der 2 Jahreswerte von 2013 .* bis 2014/,
    ],
    ["when was US unemployment above 50%", /in none of the \d+ monthly figures from January 1948/],
    [
      "since when is the population of India above 1 billion since 2005",
      /in all of the 13 annual figures from 2005 .* to 2017/,
    ],
    // The figures begin beyond the bound.
    [
      "when was US inflation below 2% in 2021",
      /from January 2021 \(1\.40 percent\) to February 2021 .* since when is not known from them/,
    ],
  ])(
    "says that it was so in all figures, in none or from the first on: %s",
    async (question, text) => {
      expect(await textOf(question)).toMatch(text);
    },
  );

  it("names both sides of a gap", async () => {
    expect(await textOf("when did US unemployment exceed 4.4%")).toMatch(
      /above 4\.4 percent in November 2025 \(4\.5 percent\) alone\. The figure before: September 2025 \(4\.4 percent\)\. .*There are no figures between September 2025 and November 2025\./,
    );
  });

  it.each([
    [
      "when did US unemployment fall below 4% since 2000",
      /It had been so 6 times before\. The figures looked at go from January 2000/,
    ],
    [
      "when did US unemployment first exceed 10% before 2010",
      /from September 1982 .* The last figure: December 2009/,
    ],
    ["when was US inflation above 5% since 1800", /^No figures that reach back to 1800/],
    ["when did US inflation fall below 3% after the pandemic", /does not say which time/],
  ])("keeps to the time that is asked: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    "when did US unemployment fall below 4 million",
    "when did US payrolls fall by more than 1 million",
    "when was US inflation between 2% and 3%",
    "when did US unemployment rise above 10% for more than 3 months",
    "when did US inflation exceed 5% and unemployment exceed 6%",
    "when did urban population in China exceed 50%",
    "when did US real GDP exceed 20 trillion 2017 dollars",
    // Of two maturities the number of one is no bound.
    "since when is the 10-year treasury yield above the 2-year yield",
    "depuis quand le taux à 10 ans est-il au-dessus du 2 ans",
    "when did the US unemployment rate rise by more than 2%",
    "quand le chômage aux États-Unis a-t-il augmenté de plus de 2 % ?",
    "when did the population of Germany reach 80 million",
    "when did inflation exceed 5% in Germany and France",
    "when was average US inflation above 5%",
    "when did US inflation exceed 2010",
    "when was Berlin's population above 3 million",
    "what was US GDP when unemployment was above 10%",
    "when was US inflation above 5% in the last 10 years",
  ])(
    "has no answer where that is no bound of it, or something else is asked: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response).not.toHaveProperty("answer");
      expect(response?.errorMessage).not.toBe("");
    },
  );

  it("names what it states, each with its statistic", async () => {
    const { response } = await own.ask("when was US inflation last above 5%");
    expect(response?.keyFacts.map(({ value }) => value)).toEqual([
      ...["5.39", "4.99", "6.04", "4.98", "3.40"],
    ]);
    expect(response?.title).toMatch(/^Inflation rate .* – United States$/);
    expect(response?.sources).not.toEqual([]);
  });
});
