import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/library-model.js";
import { smallLibrary } from "../search/small-library.js";
import { openAsker, type Asker } from "./ask.js";

/** The small library, whose figures of 2023 are the source's forecasts. */
const concepts = new Map(
  [...smallLibrary.concepts].map(([key, concept]) => [key, { ...concept, forecastFrom: "2023" }]),
);
const library: Library = { ...smallLibrary, concepts };

describe("a forecast", () => {
  let asker: Asker;
  beforeAll(async () => {
    asker = await openAsker(library);
  });
  afterAll(() => asker.close());

  const responseTo = async (question: string) => (await asker.ask(question)).response;

  it.each(["What is the GDP of Germany?", "GDP of Germany since 2020"])(
    "is not the last figure: %s",
    async (question) => {
      const response = await responseTo(question);
      expect(response?.answer).toContain("in 2022 the value was");
      expect(response?.answer).not.toContain("forecast");
    },
  );

  it.each([
    ["GDP of Germany in 2023", "The source gives this as a forecast.", "2023 (forecast)"],
    ["BIP von Deutschland 2023", "Die Quelle gibt das als Prognose an.", "2023 (Prognose)"],
    ["PIB de l’Allemagne en 2023", "La source le donne comme prévision.", "2023 (prévision)"],
    ["población de España en 2023", "La fuente lo da como pronóstico.", "2023 (pronóstico)"],
    ["highest GDP in 2023", "The source gives this as a forecast.", "2023 (forecast)"],
  ])("is called one where its year is asked: %s", async (question, sentence, title) => {
    const response = await responseTo(question);
    expect(response?.answer).toContain(sentence);
    expect(response?.keyFacts[0]?.title).toContain(title);
  });

  it("is no figure by which a bound was passed", async () => {
    const observed = await responseTo("when did unemployment in Germany exceed 5110 percent");
    expect(observed?.answer).toMatch(/since 2021 .* up to the last figure, 2022 /);
    const { answer } =
      (await responseTo("when did unemployment in Germany exceed 5125 percent")) ?? {};
    expect(answer).toMatch(/in none of the 4 annual figures from 2019 .* to 2022 /);
  });
});
