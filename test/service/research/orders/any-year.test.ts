import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

const own = askOwnLibrary();

async function responseTo(question: string) {
  const job = await own.ask(question);
  expect(findInvented(own.library, question, job)).toEqual([]);
  return job.response;
}

describe("an order of places", () => {
  it.each([
    ["highest life expectancy in 2005", /, 2005 – the highest values of 207 .*: Andorra \(84\.3/],
    ["richest countries in 1985", /, 1985 – the highest values of 153 .*: Brunei \(107,402/],
    [
      "Which country in Asia had the lowest life expectancy in 1995?",
      /1995 – the lowest values of 51 .* \(Asia\): Afghanistan \(49\.4/,
    ],
    [
      "höchste Lebenserwartung 2005",
      /2005 – die höchsten Werte unter 207 .*: Andorra \(84,3 Jahre\)/,
    ],
    ["countries with life expectancy above 80 in 2005", /2005 – the 13 of 207 /],
  ])("is of any year that most have figures of: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("tells where a place stood in a year", async () => {
    const response = await responseTo("Where did Germany rank in life expectancy in 2005?");
    expect(response?.answer).toMatch(/79\.4 years\. That is rank 24 of 207 /);
  });

  it("has none of a group among its members", async () => {
    expect((await responseTo("EU population 2005"))?.answer).not.toContain("rank");
  });
});

describe("an order of a time of several years", () => {
  it.each([
    [
      "countries with highest population growth 2000 to 2009",
      /, 2009 – the highest .*: United Arab Emirates .*\nThis is the order of 2009 alone, and not of all the time asked\./,
    ],
    [
      "highest GDP per capita since 2010 by country",
      /, 2017 – the highest .*\nThis is the order of 2017 alone/,
    ],
    [
      "höchste Lebenserwartung nach Land zwischen 2001 und 2005",
      /2005 – .*\nDas ist die Rangfolge von 2005 allein und nicht die der ganzen gefragten Zeit\./,
    ],
    [
      "pays avec la plus forte espérance de vie de 2001 à 2005",
      /2005 – .*\nC’est le classement de 2005 seulement, et non de toute la période demandée\./,
    ],
    [
      "países con mayor esperanza de vida de 2001 a 2005",
      /2005 – .*\nEs el orden de 2005 solamente, y no el de todo el período pedido\./,
    ],
  ])("is that of its last and says so: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("is none where figures do not reach so far", async () => {
    expect((await responseTo("highest GDP per capita since 2020 by country"))?.errorMessage).toBe(
      "No figures for 2020: those on “Real GDP per capita” go from 1970 to 2017.",
    );
  });
});

describe("the highest figure of a place", () => {
  it.each([
    [
      "When did China's population peak?",
      /in 2015 .* It is also the last of them: later figures may be higher\./,
    ],
    ["lowest ever US population", /in January 1959 .* also the first of them: earlier .* lower\./],
    ["höchste Bevölkerung Chinas aller Zeiten", /letzte: Spätere Werte können höher sein\./],
  ])("may be none where a series begins or ends with it: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("is one within it", async () => {
    const answer = (await responseTo("When did US inflation peak?"))?.answer;
    expect(answer).toMatch(/in June 1920 /);
    expect(answer).not.toContain("last of them");
  });
});
