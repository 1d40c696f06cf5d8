import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("an order up to a bound", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "countries with unemployment < 3%",
      /the 8 of 122 countries and territories below 3\.0 percent/,
    ],
    [
      "countries with inflation > 10%",
      /the 14 of 199 countries and territories above 10\.0 percent/,
    ],
    ["countries with at most 3% unemployment", /the 9 of 122 .* at or below 3\.0 percent/],
    ["countries with unemployment ≤ 3%", /the 9 of 122 .* at or below 3\.0 percent/],
    ["countries with inflation of 10% or more", /the 14 of 199 .* at or above 10\.0 percent/],
    ["countries with double-digit inflation", /the 14 of 199 .* at or above 10\.0 percent/],
    ["Länder mit höchstens 3 % Arbeitslosigkeit", /9 von 122 .* bei höchstens 3,0 Prozent/],
    [
      "pays avec au plus 3 % de chômage",
      /les 9 pays et territoires sur 122 à au plus 3,0 pour cent/,
    ],
    ["países con como máximo 3 % de desempleo", /los 9 de 122 .* en como máximo 3,0 por ciento/],
    ["pays dont l'inflation dépasse 10 %", /les 14 pays et territoires sur 199 au-dessus de 10,0/],
    ["países cuya inflación supera el 10 %", /los 14 de 199 .* por encima de 10,0 por ciento/],
    ["Länder, in denen die Inflation über 10 % liegt", /14 von 199 .* über 10,0 Prozent/],
  ])("is as it is said, with the value itself or without: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it("says where none reaches it", async () => {
    const { response } = await own.ask("countries with at least 5 billion people");
    expect(response?.errorMessage).toContain("at or above 5,000,000,000 persons");
  });
});

describe("the countries of a group that has figures of its own", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "EU countries by unemployment",
      /^Unemployment rate, 2014 – the highest values of 27 .* Greece/,
    ],
    ["EU-Staaten nach Arbeitslosigkeit", /die höchsten Werte unter 27 .*\(Europäische Union\)/],
    ["pays de l'UE par chômage", /parmi 27 pays et territoires \(Union européenne\)/],
  ])("are ordered: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each(["total population of EU countries", "average unemployment of EU countries"])(
    "are one where they are asked together: %s",
    async (question) => {
      expect(await own.answerTo(question)).toContain(" – European Union: in ");
    },
  );
});
