import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a bound in a question that names neither times nor countries", () => {
  const own = askOwnLibrary();

  it.each([
    ["inflation > 10%", /the 14 of 199 countries and territories above 10\.0 percent/],
    ["unemployment > 10% Europe", /the 17 of 40 .*\(Europe\) above 10\.0 percent/],
    ["unemployment above 10% in Europe", /the 17 of 40 .*\(Europe\) above 10\.0 percent/],
    ["Arbeitslosigkeit > 10 % Europa", /17 von 40 .*\(Europa\) über 10,0 Prozent/],
    ["population > 100 million", /the 14 of 216 .* above 100,000,000 persons/],
    ["where is unemployment below 3%", /the 8 of 122 .* below 3\.0 percent/],
    ["Wo ist die Arbeitslosigkeit unter 3 Prozent?", /8 von 122 .* unter 3,0 Prozent/],
    ["où est le chômage inférieur à 3 %", /les 8 .* sur 122 au-dessous de 3,0 pour cent/],
    ["¿Dónde está el desempleo por debajo del 3 %?", /los 8 de 122 .* por debajo de 3,0/],
  ])("is one for places, where none is named: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["US inflation > 5%", "above 5.00 percent from June 2021"],
    ["US unemployment above 10%", "above 10.0 percent from April 2020"],
    ["months with US inflation above 5%", "above 5.00 percent from June 2021"],
    ["Monate mit US-Inflation über 5 %", "über 5,00 Prozent von Juni 2021"],
    ["Inflation USA über 5 %", "über 5,00 Prozent von Juni 2021"],
    ["meses con inflación de Estados Unidos por encima del 5 %", "desde junio de 2021"],
    ["US GDP > 20 trillion dollars", "above 20,000 billion U.S. dollars"],
  ])("is one for the times of a place that is named: %s", async (question, text) => {
    expect(await own.answerTo(question)).toContain(text);
  });

  it.each([
    ["when was US unemployment at most 3.5%", "at or below 3.5 percent in July 2023"],
    ["US inflation ≥ 5%", "at or above 5.00 percent from June 2021"],
    ["when did US unemployment fall to 3.5% or less", "at or below 3.5 percent in July 2023"],
    ["wann lag die US-Inflation bei mindestens 5 %", "bei mindestens 5,00 Prozent von Juni 2021"],
    [
      "quand l'inflation américaine était-elle d'au moins 5 %",
      "à au moins 5,00 pour cent entre juin 2021",
    ],
    [
      "¿cuándo fue la inflación de Estados Unidos al menos del 5 %?",
      "en al menos 5,00 por ciento desde junio",
    ],
  ])("has what is just the value, where it is said so: %s", async (question, text) => {
    expect(await own.answerTo(question)).toContain(text);
  });

  it("is refused where it says how far figures came", async () => {
    const { response } = await own.ask("US unemployment rose more than 5%");
    expect(response?.errorMessage).toContain("holds no figures on it that answer this question");
  });

  it.each([
    ["US inflation during 10 years", "Inflation rate (consumer prices, change on the year)"],
    ["inflation États-Unis sur 10 ans", "Taux d’inflation (prix à la consommation, sur un an)"],
  ])("is none in a number of years that are looked back: %s", async (question, title) => {
    expect(await own.answerTo(question)).toContain(title);
  });
});
