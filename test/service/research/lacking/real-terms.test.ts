import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for figures without inflation", () => {
  const own = askOwnLibrary();

  it.each([
    ["real oil price", /no figures on “real oil price”/],
    ["inflation-adjusted oil price", /no figures on “inflation adjusted oil price”/],
    ["inflationsbereinigter Ölpreis", /keine Werte zu „inflationsbereinigter Ölpreis“/],
    ["prix réel du pétrole", /prix réel du pétrole/],
    ["precio real del petróleo", /«precio real del petróleo»/],
    ["inflation adjusted hourly earnings US", /“inflation adjusted hourly earnings” for United/],
    ["real gold price", /“real gold price”/],
    // No rate of the currency of Brazil.
    ["real exchange rate euro", /“real exchange rate euro”/],
    ["taux de change réel", /./],
    ["realer Wechselkurs", /./],
    ["tipo de cambio real", /./],
  ])("is not answered by nominal ones: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["inflation-adjusted GDP US", /^Real gross domestic product \(GDP\) – United States/],
    ["preisbereinigtes BIP Deutschland", /^Reales Bruttoinlandsprodukt \(BIP\) – Deutschland/],
    ["real wages US", /^Nonfarm Business Sector: Real Hourly Compensation – United States/],
    ["real yield", /real yield/],
    ["real estate loans US", /^Real estate loans of commercial banks – United States/],
    ["dollar to real", /^Exchange rate: national currency per U\.S\. dollar – Brazil/],
    ["Brazilian real exchange rate", /^Exchange rate: .*per U\.S\. dollar – Brazil/],
    ["tipo de cambio del real", /^Tipo de cambio: .* – Brasil/],
  ])("is answered by real ones, and the currency has its rate: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
