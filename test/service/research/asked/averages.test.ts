import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../../src/service/library/library-model.js";
import { libraryAlone } from "../../support/own-library.js";
import { openAsker, type Asker } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("figures of a whole span", () => {
  let library: Library;
  let asker: Asker;
  beforeAll(async () => {
    library = await libraryAlone();
    asker = await openAsker(library);
  });
  afterAll(() => asker.close());

  const responseTo = async (question: string) => {
    const job = await asker.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(library, question, job)).toEqual([]);
    return job.response;
  };

  it.each([
    [
      "average US unemployment rate in 2024",
      /average of the 12 monthly figures .* is 4\.0 percent/,
    ],
    ["durchschnittliche Arbeitslosenquote USA 2024", /Durchschnitt der 12 Monatswerte .* bei 4,0/],
    ["taux de chômage moyen aux États-Unis en 2024", /moyenne des 12 chiffres mensuels .* de 4,0/],
    ["tasa media de desempleo en Estados Unidos en 2024", /media de las 12 cifras .* de 4,0/],
    ["average US inflation from 2010 to 2020", /11 annual figures from 2010 to 2020 is 1\.7/],
    ["average US GDP growth 2015 to 2020", /24 quarterly figures from Q1 2015 to Q4 2020 is/],
    ["average oil price 2025", /in 2025 the value was/],
    ["average euro dollar exchange rate 2024", /per euro – .* 12 monthly figures .* is 1\.0818/],
  ])("have an average: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("are stated as an average among the key facts", async () => {
    const response = await responseTo("average US unemployment rate in 2024");
    expect(response?.keyFacts).toEqual([
      expect.objectContaining({ type: "average", unit: "percent", value: "4.0" }),
    ]);
  });

  it.each([
    ["average US unemployment rate in 2025", /whole of 2025: .* for 11 of 12 months/],
    ["durchschnittliche Arbeitslosenquote USA 2025", /2025 insgesamt: .* 11 von 12 Monaten/],
    ["taux de chômage moyen aux États-Unis en 2025", /ensemble de 2025 : .* 11 mois sur 12/],
    ["tasa media de desempleo en Estados Unidos en 2025", /conjunto de 2025: .* 11 de 12 meses/],
    ["US exports in 2026", /whole of 2026: .* 2 of 4 quarters/],
    ["US GDP 2026", /whole of 2026: .* 2 of 4 quarters/],
    ["Housing starts in the US in 2026", /whole of 2026: .* \d of 12 months/],
  ])("have none where some are missing: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it("are the year’s amount where they come at an annual rate", async () => {
    const answer = (await responseTo("Housing starts in the US in 2025"))?.answer;
    expect(answer).toMatch(/average of the 12 monthly figures from January 2025 to December 2025/);
  });

  it.each([
    ["average US unemployment rate", /figure of one month and no average/],
    ["average GDP per capita in Africa", /places one by one, and no average/],
    ["average unemployment in the G7 in 2013", /places one by one, and no average/],
    ["Durchschnitt des BIP pro Kopf in Afrika", /einzelnen Länder und Gebiete und nicht ihr/],
  ])("are not passed off as an average: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
