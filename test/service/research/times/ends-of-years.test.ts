import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("the end or beginning of a year", () => {
  it.each([
    ["US inflation at the end of 2022", /in December 2022 the value was 6\.45 percent/],
    ["EURUSD end of 2024", /in December 2024 the value was 1\.0472 /],
    ["10 year yield year-end 2023", /in December 2023 the value was 4\.02 percent/],
    ["US-Arbeitslosigkeit Ende 2023", /im Dezember 2023 lag der Wert bei 3,8 Prozent/],
    ["taux de chômage États-Unis fin 2023", /en décembre 2023, la valeur était de 3,8 pour cent/],
    ["paro Estados Unidos a finales de 2023", /en diciembre de 2023 el valor fue de 3,8 por/],
    ["US unemployment at the beginning of 2020", /in January 2020 the value was 3\.6 percent/],
  ])("is its last or first month: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it("is its quarter where there are no months", async () => {
    expect(await textOf("US GDP end of 2024")).toMatch(/nominal – .* in Q4 2024 .* annual rate/);
  });

  it("bounds a span", async () => {
    const text = await textOf("US unemployment from the beginning of 2020 to the end of 2022");
    expect(text).toMatch(/in December 2022 the value was 3\.5 percent\. Since January 2020 /);
    expect(await textOf("US unemployment since the end of 2022")).toContain("Since December 2022");
  });

  it("is no whole year", async () => {
    expect(await textOf("population of Germany at the end of 2010")).toMatch(
      /^No figures for December 2010: .* are of whole years/,
    );
  });
});
