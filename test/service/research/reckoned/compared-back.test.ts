import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const answerTo = async (question: string): Promise<string> =>
  (await own.ask(question)).response?.answer ?? "";

describe("a measure that is compared with what it was a while ago", () => {
  it.each([
    ["US unemployment rate compared with a year ago", /in September 2026 .* Since September 2025 /],
    ["is the unemployment rate in the US higher than a year ago", /Since September 2025 /],
    ["how much more expensive is Brent than a year ago", /Brent .* Since September 2025 .* 67\.9%/],
    ["US unemployment rate up from last year", /Since September 2025 /],
    ["US unemployment rate compared with last month", /Since August 2026 /],
    ["US unemployment rate vs 10 years ago", /Since September 2016 /],
    ["what is the US unemployment rate compared with five years ago", /Since September 2021 /],
    ["US GDP 2025 compared with the year before", /\(GDP\) .* in 2025 .* Since 2024 /],
    ["Arbeitslosenquote USA verglichen mit dem Vorjahr", /Seit September 2025 /],
    ["Arbeitslosenquote USA gegenüber vor einem Jahr", /Seit September 2025 /],
    ["Arbeitslosenquote der USA im Vergleich zum Vormonat", /Seit August 2026 /],
    ["Ist der Ölpreis Brent höher als vor fünf Jahren?", /Seit September 2021 /],
    ["taux de chômage aux États-Unis par rapport à l'an dernier", /Depuis septembre 2025 /],
    ["le taux de chômage aux États-Unis est-il plus élevé qu'il y a cinq ans ?", /septembre 2021 /],
    ["tasa de desempleo de Estados Unidos frente a hace un año", /Desde septiembre de 2025 /],
    ["¿Es la tasa de desempleo de EE. UU. más alta que hace diez años?", /septiembre de 2016 /],
  ])("is its change since then: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("a measure that is higher or lower than in a year", () => {
  it.each([
    ["how much higher is the US CPI than in 2019", /Since January 2019 .* risen by 33\.1%/],
    ["is US inflation higher than in 2019", /Since January 2019 /],
    ["wie viel höher ist der US-Verbraucherpreisindex als 2019", /Seit Januar 2019 .* gestiegen/],
    ["de combien l'IPC des États-Unis est-il plus élevé qu'en 2019", /Depuis janvier 2019/],
    ["cuánto más alto es el IPC de Estados Unidos que en 2019", /Desde enero de 2019 .* aumentado/],
  ])("is told by its change: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["Is the population of India larger than that of China", /in comparison/],
    ["is unemployment in Germany higher than in France", /in comparison/],
    ["was US inflation higher in 2022 than in 2021", /in 2022 .* Since 2021 /],
  ])("is another question of places, and of two years: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
