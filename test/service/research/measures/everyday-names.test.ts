import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a measure's everyday name", () => {
  const own = askOwnLibrary();

  it.each([
    ["US bond yields", /^10-year Treasury yield – United States/],
    ["Arbeitslose USA in Tausend", /^Zahl der Arbeitslosen – .* 7\.109 Tausend Personen/],
    ["Onlineumsatz USA", /^Einzelhandelsumsatz im E-Commerce – Vereinigte Staaten/],
    ["Argentine inflation", /^Inflation rate .* – Argentina/],
    ["what percentage of Nigerians use the internet", /^Internet penetration – Nigeria/],
    ["Anteil der Nigerianer, die das Internet nutzen", /^Anteil der Internetnutzer – Nigeria/],
    ["pourcentage des Nigérians qui utilisent internet", /^Taux de pénétration d’internet – Nig/],
    ["porcentaje de nigerianos que usan internet", /^Penetración de internet – Nigeria/],
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
    ["How old are Japanese people on average?", /^Median age of the population – Japan/],
    ["Wie alt sind die Menschen in Japan im Durchschnitt?", /^Medianalter der Bevölkerung – Japan/],
    ["Quel âge ont les Japonais en moyenne ?", /^Âge médian de la population – Japon/],
    ["¿Qué edad tienen los japoneses en promedio?", /^Edad mediana de la población – Japón/],
    ["How many Americans are out of work?", /^Number of unemployed – United States/],
    ["How many people live in US cities?", /^Urban population – United States/],
    ["How expensive is gasoline in the US?", /^Gasoline price at the pump/],
    ["How expensive is Switzerland?", /^Price level of household consumption/],
    ["budget balance Germany", /^Government budget balance – Germany/],
    ["budget balance US", /^Federal budget surplus or deficit .* – United States/],
    ["carbon footprint of Germany", /^Carbon dioxide emissions .* – Germany/],
    ["empreinte carbone de la France", /^Émissions de dioxyde de carbone .* – France/],
    ["How much CO2 does China emit?", /^Carbon dioxide emissions .* – China/],
    ["How much oil does the US use?", /^Consumption of refined petroleum products – United/],
    ["How much does Germany owe?", /^Public debt – Germany/],
    ["How much debt does the US owe?", /^Gross federal debt/],
    ["GDP at purchasing power parity of Switzerland", /^GDP at current purchasing power parity/],
    ["mobile phone rate Germany", /^Mobile phone subscriptions – .* per 100 inhabitants/],
    ["export rate Germany", /^Share of merchandise exports in GDP – /],
    ["growth rate Germany", /^Real GDP growth rate – Germany/],
    ["How fast is India growing?", /^Real GDP growth rate – India/],
    ["Wachstumsrate Deutschland", /^Wachstumsrate des realen BIP|^Wachstum.* BIP/],
    ["taux de croissance France", /^(?:Taux de croissance|Croissance) du PIB réel/],
    ["tasa de crecimiento España", /^(?:Tasa de crecimiento|Crecimiento) .*PIB/],
    ["Eigenheimquote USA", /^Wohneigentumsquote – /],
    ["Rohölpreis im Juni 2022", /^Rohölpreis: Brent – Welt/],
    ["oferta monetaria M1 Estados Unidos", /^Masa monetaria M1 – Estados Unidos/],
    ["Eigentümerquote USA", /^Wohneigentumsquote – /],
    ["US exports", /^Exports of goods and services – .* 2026 /],
    ["Exporte USA", /^Exporte von Waren und Dienstleistungen – .* 2026 /],
    ["Beschäftigung in der Industrie USA", /^Beschäftigte im verarbeitenden Gewerbe – /],
    ["Unternehmenskredite USA", /^Gewerbliche Kredite der Banken – /],
    ["heures supplémentaires États-Unis", /^Average Weekly Overtime Hours /],
    ["Kernrate USA", /^Kerninflationsrate/],
  ])("is that of one measure: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["prix du baril de Brent", /^Prix du pétrole brut : Brent/],
    ["pays les plus endettés", /^Dette publique, 2014 – les valeurs les plus élevées/],
    ["most indebted countries", /^Public debt, 2014 – the highest/],
    ["am höchsten verschuldete Länder", /^Staatsverschuldung, 2014 – die höchsten/],
    ["países más endeudados", /^Deuda pública, 2014 – los valores más altos/],
    ["Kerninflation USA im Jahresvergleich 2025", /^Kerninflationsrate .* Dezember 2025/],
    ["CPI all items less energy", /^Consumer price index: all items less energy – /],
    ["CPI excluding energy", /^Consumer price index: all items less energy – /],
    ["M2 less small time deposits", /^M2 Less Small Time Deposits/],
    ["bank reserves", /^Reserves of depository institutions/],
    ["information sector employment", /^Employment in information/],
    ["10 year TIPS yield", /^10-year inflation-indexed Treasury yield/],
    ["10 year and 30 year yield", /^10-year Treasury yield .*\n30-year Treasury yield/],
    ["US unemployment averages", /^Unemployment rate/],
    ["Zinsdifferenz 10 Jahre 2 Jahre USA", /^Renditeabstand .* 10 minus 2 Jahre/],
    ["Rendite zehnjähriger US-Anleihen", /^Rendite zehnjähriger US-Staatsanleihen/],
  ])("may be a word that is none of its names: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    ["Einkommensteuer USA", "Einkommensteuer"],
    ["Sparzins Deutschland", "Sparzins"],
    ["Handyquote Deutschland", "Handyquote"],
    ["Industriequote Deutschland", "Industriequote"],
    ["impôt sur le revenu France", "impôt sur le revenu"],
    ["impuesto sobre la renta España", "impuesto sobre la renta"],
    ["Schüler Deutschland", "Schüler"],
    ["élèves France", "élèves"],
    ["alquileres", "alquileres"],
    ["largest cities", "largest cities"],
    ["time deposits", "time deposits"],
    ["people not in the labor force US", "inactive persons"],
    ["unemployed not looking for work", "not looking for work"],
    ["PPI less food and energy", "PPI less food and energy"],
    ["eurodollar rate", "eurodollar rate"],
    ["exports excluding energy", "exports excluding energy"],
    ["employment less farm", "less farm"],
    ["mobile browser share", "mobile browser share"],
    ["die größten Städte der Welt", "größten Städte"],
    ["How much does the US owe China?", "owe"],
    ["Who has the largest army?", "largest army"],
    ["Welches Land hat die größte Armee?", "größte Armee"],
    ["Quel pays a la plus grande armée ?", "plus grande armée"],
    ["¿Qué país tiene el ejército más grande?", "ejército más grande"],
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
