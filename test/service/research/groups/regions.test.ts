import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("parts of continents", () => {
  const own = askOwnLibrary();
  const textOf = async (question: string): Promise<string> => {
    const { response } = await own.ask(question);
    return response?.answer ?? response?.errorMessage ?? "";
  };

  it.each([
    ["Southeast Asia literacy", /^Literacy rate, 2015 .* of 11 .* \(Southeast Asia\): Singapore/],
    ["highest literacy in South Asia", /of 8 countries and territories \(South Asia\): Maldives/],
    ["Karibik Lebenserwartung", /\(Karibik\): Martinique/],
    ["pays du Maghreb chômage", /^Taux de chômage – comparaison/],
    ["countries of Central Asia by GDP per capita", /Kazakhstan/],
    ["Arab countries oil production", /\(Arab League\): Saudi Arabia/],
    ["EFTA GDP", /^Gross domestic product .*\nSwitzerland: .*\nNorway: /],
    ["Central African Republic population", /^Total population – Central African Republic: /],
  ])("are their members: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it("are asked for their growth, of which one of them has no figures", async () => {
    const text = await textOf("North Africa population growth");
    expect(text).toMatch(/^Population growth – in comparison:/);
    expect(text).not.toContain("Historical population");
  });

  it.each(["island nations population", "Balkan countries unemployment"])(
    "are no other place: %s",
    async (question) => {
      expect(await textOf(question)).toMatch(/^The library holds no figures on /);
    },
  );
});
