import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "./ask.js";
import { findInvented } from "./find-invented.js";

describe("a figure in an answer", () => {
  const own = askOwnLibrary();

  const responseTo = async (question: string) => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    if (job.response === null) throw new Error("A job that is done has a response.");
    return job.response;
  };

  it.each([
    ["Housing starts in the US", /was 1,\d{3} thousand homes, annual rate\./],
    ["Baubeginne in den USA", /bei 1\.\d{3} Tausend Wohnungen, Jahresrate\./],
    [
      "mises en chantier aux États-Unis",
      /de 1\u202f\d{3} milliers de logements, en rythme annuel\./,
    ],
    ["viviendas iniciadas en Estados Unidos", /de 1\d{3} miles de viviendas, a tasa anual\./],
  ])("says that it is an annual rate: %s", async (question, text) => {
    const { answer, keyFacts } = await responseTo(question);
    expect(answer).toMatch(text);
    expect(keyFacts[0]?.unit).toMatch(
      /, (?:annual rate|Jahresrate|en rythme annuel|a tasa anual)$/,
    );
  });

  it.each([
    ["airports in Brazil", /was 4,093\. /],
    ["Flughäfen in Brasilien", /bei 4\.093\. /],
    ["aéroports au Brésil", /de 4\u202f093\. /],
    ["aeropuertos de Brasil", /de 4093\. /],
    ["internet users in China", /was 626\.600 million\. /],
    ["population of Germany in 2017", /was 82,657,002 persons\. /],
  ])("names what is counted by its measure, or its unit: %s", async (question, text) => {
    expect((await responseTo(question)).answer).toMatch(text);
  });

  it("is the year’s where it is asked, though quarters come at an annual rate", async () => {
    const { answer } = await responseTo("US nominal GDP in 2025");
    expect(answer).toMatch(/in 2025 the value was [\d,.]+ billion U\.S\. dollars\./);
  });

  it("is compared with none from before its measure became another one", async () => {
    const { answer } = await responseTo("How has M1 changed in the US since 2016?");
    expect(answer).toMatch(/In January 2016 it was 3,\d{3}\.\d billion U\.S\. dollars\.\n/);
    expect(answer).toContain(
      "earlier figures cannot be compared with later ones. Break in series: May 2020.",
    );
    expect(answer).not.toContain("%");
    const later = await responseTo("How has M1 changed in the US since 2021?");
    expect(later.answer).toMatch(/it has (?:risen|fallen) by \d+\.\d%/);
    expect(later.answer).not.toContain("Break");
  });

  it("has no change into March 2010 either, whose last week has the loans that April has in full", async () => {
    for (const [from, to] of [
      ["February", "March"],
      ["March", "April"],
    ]) {
      const question = `US consumer loans of commercial banks ${from ?? ""} 2010 vs ${to ?? ""} 2010`;
      const { answer } = await responseTo(question);
      expect(answer).toContain(`In ${from ?? ""} 2010 it was`);
      expect(answer).toMatch(/Break in series: March 2010(?:, April 2010)?\./);
      expect(answer).not.toContain("%");
    }
    const { answer } = await responseTo(
      "US consumer loans of commercial banks January 2010 vs February 2010",
    );
    expect(answer).toContain("it has fallen by 0.9%");
  });

  it("is a ratio without saying so", async () => {
    expect((await responseTo("velocity of M1")).answer).toMatch(/the value was \d\.\d+\. /);
  });

  it("has no percentage where it is itself a change", async () => {
    const { answer } = await responseTo("change in payrolls last month");
    expect(answer).toMatch(/was -?\d+ thousand persons\. In \w+ 20\d\d it was -?\d+ thousand/);
  });

  it("has no percentage of a change that went from a gain to a loss", async () => {
    const { answer } = await responseTo("Change in private inventories US Q2 2026");
    expect(answer).toMatch(/was -95\.\d+ billion U\.S\. dollars, annual rate\./);
    expect(answer).not.toContain("%");
  });

  it.each([
    ["Real GDP of the United States in 2024", /was 23,394\.9 billion/, "23,394.9"],
    ["US federal debt 2025", /was 37,375 billion/, "37,375"],
    ["US federal deficit 2024", /was -1,815,380 million/, "-1,815,380"],
    ["US unemployment rate in August 2025", /was \d\.\d percent/, /^\d\.\d$/],
    ["US industrial production in August 2025", /was 1\d\d\.\d{3} index/, /^1\d\d\.\d{3}$/],
  ])("has the digits that its measure has: %s", async (question, text, value) => {
    const { answer, keyFacts } = await responseTo(question);
    expect(answer).toMatch(text);
    expect(keyFacts[0]?.value).toMatch(value);
  });

  it.each([
    ["US inflation in August 2025", "Change computed from the index of the source."],
    ["Inflationsrate USA August 2025", "Veränderung aus dem Index der Quelle berechnet."],
    ["US GDP growth in Q3 2025", "Change computed from the figures of the source."],
    ["US federal deficit 2024", "Years are federal fiscal years"],
    ["dépenses fédérales des États-Unis en 2024", "exercices budgétaires fédéraux"],
  ])("comes with what a reader must know: %s", async (question, remark) => {
    const { answer = "" } = await responseTo(question);
    const lines = answer.split("\n");
    expect(lines.at(-2)).toContain(remark);
    expect(lines.at(-1)).toMatch(/^(?:Source|Quelle)/);
  });
});
