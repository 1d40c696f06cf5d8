import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for a share of GDP", () => {
  const own = askOwnLibrary();

  it.each([
    ["ratio of US debt to GDP 2024", /^Gross federal debt \(fiscal years\) to GDP .* 119\.9 /],
    ["Verhältnis der Staatsschulden zum BIP USA 2024", /^Bruttoverschuldung des Bundes .* 119,9 /],
    ["dette publique rapportée au PIB États-Unis 2024", /^Dette fédérale brute .* 119,9 /],
    ["health spending as percent of GDP France", /^Health expenditure – France: .* percent of GDP/],
    ["exports as % of GDP Netherlands", /^Share of merchandise exports in GDP – Netherlands/],
    ["Importe in % des BIP Niederlande", /^Anteil der Warenimporte am BIP – Niederlande/],
    ["net exports in % of GDP Netherlands", /^Merchandise trade balance as a share of GDP/],
    ["tax revenue as share of GDP top 10 OECD", /^Taxes and other .* \(OECD\): Norway/],
    ["number of doctors per 1000 Germany", /^Physicians – Germany: .* 3\.89 per 1,000/],
    ["nombre de médecins pour 1 000 habitants en France", /^Densité de médecins – France/],
    ["número de médicos por 1000 habitantes en España", /^Densidad de médicos – España/],
    ["GDP per hour worked top 10", /^Labor productivity per hour worked, 2017 .*: Norway/],
    ["income share of the top 10 percent Brazil", /^Share of the highest 10 percent .* Brazil/],
  ])("has the newest that is stated so: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each(["household debt to GDP", "corporate debt to GDP US", "US M2 to GDP"])(
    "has no share of another thing: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response).not.toHaveProperty("answer");
      expect(response?.errorMessage).toMatch(/no figures on “.* to GDP”/);
    },
  );
});
