import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what is asked for in words that few use", () => {
  const own = askOwnLibrary();

  it.each([
    ["avg US inflation 2010-2020", "average US inflation 2010-2020"],
    ["percentage change in US GDP 2010 to 2020", "change in US GDP 2010 to 2020"],
    [
      "compound annual growth rate of US GDP 2010-2020",
      "average annual growth of US GDP 2010-2020",
    ],
    ["Mittelwert Inflation USA 2010-2020", "Durchschnitt Inflation USA 2010-2020"],
    ["Spitzenwert der Arbeitslosenquote USA", "Höchstwert der Arbeitslosenquote USA"],
    [
      "auf welchem Platz steht Deutschland beim BIP pro Kopf",
      "Rang Deutschlands beim BIP pro Kopf",
    ],
    ["qué lugar ocupa Alemania en PIB per cápita", "puesto de Alemania en PIB per cápita"],
    [
      "quelle place occupe l'Allemagne pour le PIB par habitant",
      "rang de l'Allemagne pour le PIB par habitant",
    ],
    [
      "nombre de pays de plus de 100 millions d'habitants",
      "combien de pays ont plus de 100 millions d'habitants",
    ],
    ["US unemployment rate, SA", "US unemployment rate seasonally adjusted"],
    ["US GDP in billion USD 2020", "US GDP in billion dollars 2020"],
    ["US10Y", "US 10-year Treasury yield"],
    ["tipo a 10 años de Estados Unidos", "rendimiento del Tesoro a 10 años de Estados Unidos"],
    ["economías que más crecen", "países con mayor crecimiento económico"],
    ["am schnellsten wachsende Länder", "Länder mit dem höchsten Wirtschaftswachstum"],
    ["US-Inflation im Monatsvergleich", "US-Inflation zum Vormonat"],
    ["Wie teuer ist Öl gerade?", "Ölpreis"],
    ["How strongly has US GDP risen lately?", "How much has US GDP risen recently?"],
    ["Inflation USA in letzter Zeit", "Inflationsrate USA"],
    ["where does US inflation stand", "US inflation"],
    ["cours du pétrole", "prix du pétrole"],
    ["¿Cuánto cuesta un barril de petróleo?", "precio del petróleo"],
    ["Anteil der über 65-Jährigen in Italien", "Anteil der Bevölkerung ab 65 Jahren in Italien"],
  ])("is that: %s", async (question, plain) => {
    expect(await own.answerTo(question)).toBe(await own.answerTo(plain));
  });

  it.each([
    ["mayor tasa de desempleo de Estados Unidos desde 2000", /la más alta de las 320/],
    ["menor inflación de Estados Unidos entre 2010 y 2020", /la más baja de las 132/],
    ["geringste Arbeitslosenquote USA seit 2000", /der niedrigste der 320/],
    ["¿cuándo fue la inflación de Estados Unidos mayor del 5 %?", /por encima de 5,00 por ciento/],
    ["población menor de 15 años en España", /^Proporción de población menor de 15 años/],
    [
      "Estados Unidos desempleo menor de 5%",
      /^Tasa de desempleo – .* por debajo de 5,0 por ciento/,
    ],
  ])("is an end of a range, a bound or an age: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["GDP of Germany in € 2015", "GDP euros"],
    ["emisiones de CO2 por cabeza Alemania", "por cabeza"],
    ["hipoteca a 30 años Estados Unidos", "hipoteca a 30 años"],
    ["GDP ratio US Germany 2015", "GDP ratio"],
    ["population ratio US Germany 2015", "population ratio"],
  ])("is not left out: %s", async (question, said) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(said);
  });
});
