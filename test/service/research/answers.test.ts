import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ResearchJob } from "../../../src/contract/schemas/research.js";
import { Value } from "typebox/value";
import { smallLibrary } from "../search/small-library.js";
import { openAsker, type Asker } from "./ask.js";
import { findInvented, languageOf } from "./find-invented.js";

describe("an answer", () => {
  let asker: Asker;
  beforeAll(async () => {
    asker = await openAsker(smallLibrary);
  });
  afterAll(() => asker.close());

  const respond = async (question: string) => {
    const job = await asker.ask(question);
    expect(job.state.status).toBe("done");
    expect(Value.Check(ResearchJob, job)).toBe(true);
    if (job.response === null) throw new Error("A job that is done has a response.");
    const { answer = "" } = job.response;
    return { job, ...job.response, answer };
  };

  it.each([
    ["en", "What is the GDP of Germany?", "in 2023 the value was 1,128 million U.S. dollars."],
    [
      "de",
      "Wie hoch ist das BIP von Deutschland?",
      "im Jahr 2023 lag der Wert bei 1.128 Millionen",
    ],
    ["fr", "Quel est le PIB de l’Allemagne ?", "en 2023, la valeur était de 1\u202f128 millions"],
    ["es", "¿Cuál es la población de España?", "en 2023 el valor fue de 3328 habitantes."],
  ])("is given in the question's language and notation: %s", async (language, question, text) => {
    const { job, answer, keyFacts } = await respond(question);
    expect(answer).toContain(text);
    expect(languageOf(job)).toBe(language);
    expect(keyFacts[0]?.type).toBe("value");
  });

  it("states the figure of the year that is asked", async () => {
    const { answer, keyFacts } = await respond("GDP of Germany in 2020");
    expect(answer).toContain("in 2020 the value was 1,107 million U.S. dollars.");
    expect(answer).not.toContain("2023");
    expect(keyFacts[0]).toMatchObject({ value: "1,107", unit: "million U.S. dollars" });
  });

  it("states growth since the year that is asked", async () => {
    const { answer, keyFacts } = await respond("How has the GDP of Germany grown since 2020?");
    // 1,128 / 1,107 − 1
    expect(answer).toContain("Since 2020 (1,107 million U.S. dollars) it has risen by 1.9%.");
    expect(keyFacts).toContainEqual(
      expect.objectContaining({ type: "change", unit: "%", value: "1.9" }),
    );
  });

  it("states changes of percentages in percentage points", async () => {
    const { answer } = await respond("unemployment rate in Spain since 2019");
    expect(answer).toContain("it has risen by 28.0 percentage points.");
  });

  it("compares places, highest first, and states the difference", async () => {
    const { answer, keyFacts, sources } = await respond("Compare the GDP of Germany and Spain");
    expect(answer.indexOf("Spain:")).toBeLessThan(answer.indexOf("Germany:"));
    // 1,328 / 1,128 − 1
    expect(answer).toContain("Spain is 17.7% above Germany.");
    expect(keyFacts.map(({ type }) => type)).toContain("difference");
    expect(sources.length).toBeGreaterThan(0);
  });

  it("ranks countries, from the top or from the bottom", async () => {
    const highest = await respond("Which country has the highest life expectancy?");
    expect(highest.answer).toContain("the highest values of 7 countries and territories: Nigeria");
    const lowest = await respond("Welches Land hat die niedrigste Lebenserwartung?");
    expect(lowest.answer).toContain("niedrigsten Werte unter 7 Ländern und Gebieten: Deutschland");
    expect(lowest.keyFacts).toHaveLength(5);
  });

  it("limits a ranking to the continent that is asked", async () => {
    const { answer } = await respond("highest GDP in Europe");
    expect(answer).toContain("of 4 countries and territories (Europe): United Kingdom");
    expect(answer).not.toContain("Nigeria");
  });

  it("states the rank of a country", async () => {
    const { answer, keyFacts } = await respond("Where does France rank in GDP?");
    expect(answer).toContain("rank 6 of 7 countries and territories");
    expect(keyFacts).toContainEqual(expect.objectContaining({ type: "rank", value: "6 of 7" }));
  });

  it("answers two things asked at once", async () => {
    const { answer } = await respond("GDP and population of France");
    expect(answer).toContain("Gross domestic product (GDP) – France:");
    expect(answer).toContain("Total population – France:");
  });

  it("is none when the asked year has no figures, and says which there are", async () => {
    const late = await respond("GDP of Germany in 2030");
    expect(late.errorMessage).toContain("No figures for 2030");
    expect(late.errorMessage).toContain("for Germany go from 2019 to 2023.");
    const early = await respond("BIP Deutschland 1900");
    expect(early.errorMessage).toContain("Keine Werte für 1900");
    expect(early.errorMessage).toContain("reichen von 2019 bis 2023.");
    for (const { job } of [late, early]) expect(job.response).not.toHaveProperty("answer");
  });

  it("is none when one of the places has no figures, and names it", async () => {
    const { job, errorMessage } = await respond("Electricity consumption in Germany and Niger");
    expect(errorMessage).toContain("holds no figures on it for Niger");
    expect(errorMessage).not.toContain("Germany");
    expect(job.response).not.toHaveProperty("answer");
  });

  it("says which figures there are for a place alone", async () => {
    const { answer, keyFacts } = await respond("Tell me about Spain");
    expect(answer).toContain("– Spain: in 2023 the value was");
    expect(keyFacts.length).toBeGreaterThan(1);
  });

  it.each([
    ["What is the meaning of everything?", "The library holds no figures"],
    [
      "Wie viele Autos werden in Deutschland verkauft?",
      "Die Bibliothek enthält keine Werte zu „Autos verkauft“ für Deutschland.",
    ],
    ["Quel temps fera-t-il demain en France ?", "La bibliothèque ne contient pas de chiffres"],
    ["¿Cuántos coches se venden en España?", "La biblioteca no contiene cifras"],
    ["Electricity consumption in Niger", "holds no figures on it for Niger"],
  ])("says so when nothing fits: %s", async (question, text) => {
    const { job, errorMessage } = await respond(question);
    expect(errorMessage).toContain(text);
    expect(errorMessage).not.toMatch(/\d/);
    expect(job.response).toEqual({ errorMessage, keyFacts: [], sources: [] });
  });

  it("names sources with every field of the contract", async () => {
    const { sources } = await respond("What is the GDP of Germany?");
    for (const source of sources) {
      expect(Object.keys(source).sort()).toEqual(
        [
          "contentId contentType displayTypeId graphicName isCharged locale parentId releasedAt",
          "source statisticType surveyPeriod text title titleShort updatedAt url",
        ]
          .join(" ")
          .split(" "),
      );
      expect(smallLibrary.statistics.has(Number(source.contentId))).toBe(true);
      expect(source.releasedAt).toBe("2019-04-26T00:00:00Z");
    }
  });

  it.each([
    "What is the GDP of Germany?",
    "Wie hat sich die Bevölkerung Frankreichs seit 2019 entwickelt?",
    "taux de chômage en Espagne et en France",
    "¿Qué país tiene la mayor esperanza de vida?",
    "highest GDP per capita in Europe",
    "GDP of Germany in 2022",
    "GDP and population of France",
    "Tell me about the United Kingdom",
  ])("states no number that its sources do not bear out: %s", async (question) => {
    const { job, sources } = await respond(question);
    expect(sources).not.toEqual([]);
    expect(findInvented(smallLibrary, question, job)).toEqual([]);
  });

  it("would be caught if it did", async () => {
    const question = "What is the GDP of Germany?";
    const { job, answer, ...response } = await respond(question);
    const invented = {
      ...job,
      response: { ...response, answer: answer.replace("1,128", "1,129") },
    };
    expect(findInvented(smallLibrary, question, invented)).toContain(1129);
  });
});
