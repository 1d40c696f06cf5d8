import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("a measure by what it is called besides", () => {
  it.each([
    ["US public debt", /^Gross federal debt \(fiscal years\) to GDP .* in 2025 /],
    ["US public debt since 2010", /^Gross federal debt \(fiscal years\) to GDP .* Since 2010 /],
    ["dette publique États-Unis", /^Dette fédérale brute .* rapportée au PIB/],
    ["US debt held by the public to GDP", /^Federal debt held by the public .* 97\.8 percent/],
    ["US public debt 2014", /^Public debt – United States: in 2014 /],
    ["balance of payments US", /^Current account balance – United States/],
    ["Zahlungsbilanz USA", /^Leistungsbilanzsaldo – Vereinigte Staaten/],
    ["balance des paiements États-Unis", /^Solde du compte courant – États-Unis/],
    ["balanza de pagos Estados Unidos", /^Saldo por cuenta corriente – Estados Unidos/],
    ["Warenexporte Zahlungsbilanz USA", /^Warenexporte \(Zahlungsbilanz\)/],
    ["consumo del Estado Estados Unidos", /^Consumo e inversión públicos – Estados Unidos/],
    ["urbanisation US", /^Degree of urbanization – United States/],
    ["ageing Japan", /^Median age of the population – Japan/],
    ["government spending US", /^Government current expenditures – United States/],
    ["Staatsausgaben USA", /^Laufende Ausgaben des Staates – Vereinigte Staaten/],
    ["dépenses de l’État aux États-Unis", /^Dépenses courantes des administrations publiques/],
    ["Bundesausgaben USA", /^Laufende Ausgaben des Bundes – Vereinigte Staaten/],
    ["taux de change Australie", /^Taux de change : monnaie nationale .* en septembre 2026/],
    ["tipo de cambio Australia", /^Tipo de cambio: moneda nacional .* en septiembre de 2026/],
  ])("is none that is near by a word: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    ["treasury yield", /^10-year Treasury yield – .*names no maturity: .*“2-year/s],
    ["real yield", /^10-year inflation-indexed Treasury yield .*names no maturity/s],
    ["T-bill rate", /^3-month Treasury bill rate – /],
    ["2 year treasury yield", /^2-year Treasury yield – /],
  ])("is the benchmark where no maturity is said: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it("is asked by its name, whatever place stands in that", async () => {
    expect(await textOf("Exchange rate: national currency per Swiss franc US")).toMatch(
      /^Exchange rate: national currency per Swiss franc – United States/,
    );
    expect(await textOf("Exchange rate: national currency per Swiss franc")).toContain(
      "is there for many places: say in the question which one is meant",
    );
  });

  it("is of no coast that it has a price of", async () => {
    expect(await textOf("unemployment East Coast US")).toContain("no figures on “unemployment");
    expect(await textOf("East Coast gasoline price")).toMatch(/^Gasoline price .* East Coast –/);
  });
});

describe("a figure that no statistic shows", () => {
  it.each([
    ["Stock of direct investment abroad Moldova 2011", "Moldova, but the indicator of that name"],
    ["Market value of publicly traded shares Worldwide 2012", "but the indicator of that name has"],
  ])("is not said to be lacking, nor are others stated for it: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it("counts where it is said from when to when there are some", async () => {
    expect(await textOf("Central bank discount rate Dominica 2005")).toContain(
      "for Dominica go from 2009 to 2010",
    );
  });
});
