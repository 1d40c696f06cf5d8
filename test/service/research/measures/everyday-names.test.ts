import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a measure's everyday name", () => {
  const own = askOwnLibrary();

  it.each([
    ["US bond yields", /^10-year Treasury yield – United States/],
    ["Anleiherendite USA", /^Rendite zehnjähriger US-Staatsanleihen/],
    ["rendement obligataire États-Unis", /^Rendement des obligations du Trésor à 10 ans/],
    ["rendimiento de los bonos EE. UU.", /^Rendimiento de los bonos del Tesoro a 10 años/],
    ["emploi États-Unis", /^Emploi salarié non agricole – États-Unis/],
    ["Langzeitarbeitslose USA", /^Arbeitslose seit 27 Wochen oder länger/],
    ["long-term unemployed US", /^Unemployed for 27 weeks or longer/],
    ["réserves des banques États-Unis", /^Réserves des établissements de dépôt/],
    ["reservas de los bancos Estados Unidos", /^Reservas de (?:las )?(?:entidades|instituciones)/],
    ["consumo de los hogares Estados Unidos", /^Gasto de consumo personal – Estados Unidos/],
    ["Lebensmittelpreise USA", /^Verbraucherpreisindex: Nahrungsmittel – /],
    ["GDP at purchasing power parity of Switzerland", /^GDP at current purchasing power parity/],
  ])("is that of one measure: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["Einkommensteuer USA", "Einkommensteuer"],
    ["impôt sur le revenu France", "impôt sur le revenu"],
    ["impuesto sobre la renta España", "impuesto sobre la renta"],
    ["Schüler Deutschland", "Schüler"],
    ["élèves France", "élèves"],
    ["alquileres", "alquileres"],
    ["largest cities", "largest cities"],
    ["die größten Städte der Welt", "größten Städte"],
    ["purchasing power parity Switzerland", "purchasing power parity"],
    ["Kaufkraft Schweiz", "Kaufkraft"],
    ["pouvoir d’achat Suisse", "pouvoir d achat"],
    ["poder adquisitivo Suiza", "poder adquisitivo"],
  ])("may be nearly that of another, which is no answer: %s", async (question, subject) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(subject);
  });
});
