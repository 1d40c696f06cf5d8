import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("the time that a question names", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? job.response?.errorMessage ?? "";
  };

  it.each([
    ...["6.2023", "06/2023", "2023-06", "6/2023", "June of 2023", "2023M06", "Jun-23"].map(
      (month) => [`US unemployment rate ${month}`, /in June 2023 .* 3\.6 percent\.$/m] as const,
    ),
    ["Arbeitslosenquote USA 06.2023", /im Juni 2023 .* 3,6 Prozent\.$/m] as const,
    ["taux de chômage États-Unis 06/2023", /en juin 2023.* 3,6 pour cent\.$/m] as const,
    ["tasa de desempleo Estados Unidos 6/2023", /en junio de 2023 .* 3,6 por/] as const,
    ["US GDP growth 2/2023", /^No figures for February 2023: .* of whole quarters/] as const,
  ])("is that month: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US GDP growth 2Q23", /in Q2 2023/],
    ["US GDP growth Q2 '23", /in Q2 2023/],
    ["US GDP 1H 2023", /in Q2 2023 .* Since Q1 2023/],
    ["desempleo Estados Unidos 1S 2023", /en junio de 2023 .* Desde enero de 2023/],
    ["Arbeitslosenquote USA erstes Halbjahr 2023", /im Juni 2023 .* Seit Januar 2023/],
    ["US unemployment rate January to March 2023", /in March 2023 .* January 2023/],
  ])("is that quarter, half or span: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US inflation before 2000", /in 1999 the value/],
    ["Inflation USA vor 2000", /im Jahr 1999/],
    ["inflation États-Unis avant 2000", /en 1999/],
    ["inflación Estados Unidos antes de 2000", /en 1999/],
    ["US unemployment rate after 2021", /Since January 2022/],
    ["Arbeitslosenquote USA nach 2021", /Seit Januar 2022/],
    ["taux de chômage États-Unis après 2021", /Depuis janvier 2022/],
    ["tasa de desempleo Estados Unidos después de 2021", /Desde enero de 2022/],
    ["US GDP after Q2 2023", /Since Q3 2023/],
    ["US GDP before Q2 2023", /in Q1 2023/],
    ["US unemployment rate before June 2023", /in May 2023/],
    ["US inflation until 2000", /in 2000 the value/],
    ["US unemployment rate since 2021", /Since January 2021/],
  ])("is left out by before and after alone: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US unemployment rate 5/6/2023", /which time it means \(“5\/6\/2023”\)/],
    ["US unemployment rate mid-2023", /which time it means \(“mid-2023”\)/],
    ["US unemployment rate late 2023", /which time it means \(“late 2023”\)/],
    ["US unemployment rate 2023/24", /which time it means \(“2023\/24”\)/],
    ["Arbeitslosenquote USA 06/23", /welche Zeit sie meint \(„06\/23“\)/],
    ["Arbeitslosenquote USA Mitte 2023", /welche Zeit sie meint \(„Mitte 2023“\)/],
    ["taux de chômage États-Unis mi-2023", /quelle période elle vise \(«.mi-2023.»\)/],
    ["tasa de desempleo Estados Unidos a mediados de 2023", /se refiere \(«mediados de 2023»\)/],
  ])("is asked for where it may be several: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
