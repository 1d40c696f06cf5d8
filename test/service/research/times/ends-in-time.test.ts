import { describe, expect, it } from "vitest";
import { findInvented } from "../find-invented.js";
import { askOwnLibrary } from "../ask.js";

describe("a peak, a record or a trough", () => {
  const own = askOwnLibrary();

  const responseTo = async (question: string) => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response;
  };

  it.each([
    ...["peak US unemployment", "When did US unemployment peak?", "US unemployment peaked when?"],
    ...[
      "record US unemployment",
      "all-time high of US unemployment",
      "US unemployment record high",
    ],
    ...["highest US unemployment on record", "the highest US unemployment ever recorded"],
    ...["max of US unemployment", "US unemployment max"],
  ])("is the highest figure of all times: %s", async (question) => {
    expect((await responseTo(question))?.answer).toMatch(
      /^Unemployment rate – United States: in April 2020 .* the highest of the \d+ monthly figures/,
    );
  });

  it.each([
    [
      "highest US inflation in 2022",
      /in June 2022 .* 9\.06 percent\. This is the highest of the 12/,
    ],
    ["peak US inflation 2022", /in June 2022 /],
    ["Brent oil price high of 2022", /in June 2022 .* 122\.71 .* highest of the 12 monthly/],
    ["Brent price low 2020", /in April 2020 .* 18\.38 .* lowest of the 12 monthly/],
    ["lowest oil price since 2000", /in April 2020 .* lowest of the \d{3} monthly figures/],
    ["niedrigste Inflation USA 2020", /im Mai 2020 .* 0,12 Prozent/],
    ["highest US GDP growth in 2021", /in Q2 2021 .* highest of the 4 quarterly/],
  ])("of years is that of a part of one, where there are parts: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["Höchststand der Arbeitslosigkeit in den USA", /im April 2020 .* Das ist der höchste der/],
    ["Rekordinflation USA", /im Juni 1920 .* Das ist der höchste der/],
    ["pic du chômage aux États-Unis", /en avril 2020, .* C’est le plus élevé des/],
    ["récord de la inflación en Estados Unidos", /en junio de 1920 .* Es la más alta de las/],
    ["US unemployment record low", /in June 1953 .* the lowest of the/],
    ["Tiefststand der Arbeitslosigkeit in den USA", /im Juni 1953 .* der niedrigste der/],
    [
      "peak of US inflation in the 1980s",
      /in March 1980 .* the highest of the 120 monthly figures/,
    ],
  ])("is said so, in its time: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
