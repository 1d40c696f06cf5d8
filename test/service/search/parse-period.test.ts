import { describe, expect, it } from "vitest";
import { parseAskedPeriod as parsePeriod } from "../../../src/statistics/index.js";
import { toTokens } from "../../../src/service/search/parse/text.js";

const parse = (text: string) => {
  const tokens = toTokens(text);
  const { period, used } = parsePeriod(tokens, 2026);
  return {
    period,
    rest: tokens
      .filter((_, at) => !used.has(at))
      .map(({ raw }) => raw)
      .join(" "),
  };
};

describe("period parser", () => {
  it.each([
    ["GDP Germany 2017", { from: "2017", to: "2017" }, "GDP Germany"],
    ["GDP Germany 1990-2000", { from: "1990", to: "2000" }, "GDP Germany"],
    ["BIP 1990–2000", { from: "1990", to: "2000" }, "BIP"],
    ["population from 1990 to 2000", { from: "1990", to: "2000" }, "population"],
    ["between 1990 and 2000", { from: "1990", to: "2000" }, ""],
    ["1990 and 2000", { from: "1990", to: "2000", named: ["1990", "2000"] }, ""],
    ["1990, 1995 and 2000", { from: "1990", to: "2000", named: ["1990", "1995", "2000"] }, ""],
    ["zwischen 1990 und 2000", { from: "1990", to: "2000" }, ""],
    ["von 1990 bis 2000", { from: "1990", to: "2000" }, ""],
    ["entre 1990 et 2000", { from: "1990", to: "2000" }, ""],
    ["de 1990 à 2000", { from: "1990", to: "2000" }, ""],
    ["entre 1990 y 2000", { from: "1990", to: "2000" }, ""],
    ["de 1990 a 2000", { from: "1990", to: "2000" }, ""],
    ["population 2100", { from: "2100", to: "2100" }, "population"],
    ["since 2000", { from: "2000" }, ""],
    ["BIP seit 2000", { from: "2000" }, "BIP"],
    ["seit dem Jahr 2000", { from: "2000" }, ""],
    ["PIB depuis 2000", { from: "2000" }, "PIB"],
    ["depuis l’an 2000", { from: "2000" }, ""],
    ["PIB desde 2000", { from: "2000" }, "PIB"],
    ["desde el año 2000", { from: "2000" }, ""],
    ["until 1980", { to: "1980" }, ""],
    ["bis 1980", { to: "1980" }, ""],
    ["jusqu’en 1980", { to: "1980" }, ""],
    ["hasta 1980", { to: "1980" }, ""],
    ["the last 10 years", { lastYears: 10 }, "the"],
    ["in den letzten zehn Jahren", { lastYears: 10 }, "in den"],
    ["ces 10 dernières années", { lastYears: 10 }, "ces"],
    ["los últimos cinco años", { lastYears: 5 }, "los"],
    ["the most recent three years", { lastYears: 3 }, "the"],
    ["the last decade", { lastYears: 10 }, "the"],
    ["highest in 20 years", { lastYears: 20 }, "highest"],
    ["inflation au plus haut en 30 ans", { lastYears: 30 }, "inflation au plus haut"],
    ["Inflation seit 10 Jahren", { lastYears: 10 }, "Inflation"],
    ["paro desde hace cinco años", { lastYears: 5 }, "paro"],
    ["la dernière décennie", { lastYears: 10 }, "la"],
    ["the 1990s", { from: "1990", to: "1999" }, "the"],
    ["die 90er Jahre", { from: "1990", to: "1999" }, "die"],
    ["les années 1960", { from: "1960", to: "1969" }, "les"],
    ["los años 80", { from: "1980", to: "1989" }, "los"],
    ["in 2000 and in 2010", { from: "2000", to: "2010", named: ["2000", "2010"] }, "in"],
    ["inflation last century", { from: "1900", to: "1999" }, "inflation"],
    ["inflación del siglo pasado", { from: "1900", to: "1999" }, "inflación"],
    ["inflation in the 2020s", { from: "2020" }, "inflation in the"],
    ["the 2010s and 2020s", { from: "2010" }, "the"],
    ["unemployment this decade", { from: "2020" }, "unemployment"],
    ["Inflation in diesem Jahrzehnt", { from: "2020" }, "Inflation"],
    ["inflation cette décennie", { from: "2020" }, "inflation"],
    ["paro en la década actual", { from: "2020" }, "paro"],
    ["highest inflation this century", { from: "2000" }, "highest inflation"],
    ["höchste Inflation in diesem Jahrhundert", { from: "2000" }, "höchste Inflation"],
    ["Inflation seit der Jahrtausendwende", { from: "2000" }, "Inflation"],
    ["inflation depuis le début du siècle", { from: "2000" }, "inflation"],
    ["inflación desde principios de siglo", { from: "2000" }, "inflación"],
    ["inflation in the 21st century", { from: "2000" }, "inflation"],
    ["inflation in the 20th century", { from: "1900", to: "1999" }, "inflation"],
    ["Inflation im 20. Jahrhundert", { from: "1900", to: "1999" }, "Inflation"],
    ["inflation au XXe siècle", { from: "1900", to: "1999" }, "inflation"],
    ["inflación en el siglo XX", { from: "1900", to: "1999" }, "inflación"],
    ["August 2026", { from: "2026-08", to: "2026-08" }, ""],
    ["agosto de 2026", { from: "2026-08", to: "2026-08" }, ""],
    ["2026-08", { from: "2026-08", to: "2026-08" }, ""],
    ["from January to March 2023", { from: "2023-01", to: "2023-03" }, ""],
    ["Januar bis März 2023", { from: "2023-01", to: "2023-03" }, ""],
    ["Jan–Mar 2023", { from: "2023-01", to: "2023-03" }, ""],
    [
      "in May and June 2023",
      { from: "2023-05", to: "2023-06", named: ["2023-05", "2023-06"] },
      "in",
    ],
    ["before 2000", { to: "1999", isBeyond: true }, ""],
    ["vor 2000", { to: "1999", isBeyond: true }, ""],
    ["avant 2000", { to: "1999", isBeyond: true }, ""],
    ["antes de 2000", { to: "1999", isBeyond: true }, ""],
    ["after 2021", { from: "2022", isBeyond: true }, ""],
    ["nach dem Jahr 2021", { from: "2022", isBeyond: true }, ""],
    ["après 2021", { from: "2022", isBeyond: true }, ""],
    ["después de 2021", { from: "2022", isBeyond: true }, ""],
    ["after December 2021", { from: "2022-01", isBeyond: true }, ""],
    ["before January 2021", { to: "2020-12", isBeyond: true }, ""],
    ["by 2000", { to: "2000" }, ""],
    ["ab 2021", { from: "2021" }, ""],
    ["Vorjahr", { from: "2025", to: "2025" }, ""],
    ["last year", { from: "2025", to: "2025" }, ""],
    ["el año pasado", { from: "2025", to: "2025" }, "el"],
  ])("reads %j", (text, period, rest) => {
    expect(parse(text)).toEqual({ period: { ...period, isLatest: false }, rest });
  });

  it.each([
    ...["6.2023", "06/2023", "6/2023", "6-2023", "06 / 2023", "2023/06", "2023.06", "2023M06"],
    ...["June of 2023", "June, 2023", "2023 June", "Jun-23", "June '23", "Juni des Jahres 2023"],
    ...["juin 2023", "juin de l’année 2023", "junio de 2023", "junio del año 2023", "Juni 2023"],
    ...["30.06.2023", "2023-06-30", "June 30, 2023", "30 de junio de 2023", "30. Juni 2023"],
  ])("reads one month in %j", (text) => {
    const period = { from: "2023-06", to: "2023-06", isLatest: false };
    expect(parse(text)).toEqual({ period, rest: "" });
  });

  it.each([
    "latest GDP",
    "current GDP",
    "aktuelle Arbeitslosenquote",
    "population actuelle",
    "PIB actual",
  ])("hears that the newest is meant in %j", (text) => {
    expect(parse(text).period).toEqual({ isLatest: true });
  });

  it.each([
    "GDP",
    "CO2",
    "hospital beds per 1,000 people",
    "Top 10",
    "may",
    "COVID-19",
    "current account",
  ])("finds no period in %j", (text) => {
    expect(parse(text)).toMatchObject({ period: undefined });
  });
});
