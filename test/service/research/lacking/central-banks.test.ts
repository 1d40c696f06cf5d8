import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a central bank's rate", () => {
  const own = askOwnLibrary();

  it.each([
    ["Bank of Japan's rate", /^Central bank discount rate – Japan:/],
    ["SNB rate", /^Central bank discount rate – Switzerland: in 2010/],
    ["Bank of England base rate in 2014", /^Central bank discount rate – United Kingdom: in 2014/],
    ["Leitzins der Schweizerischen Nationalbank", /^Diskontsatz der Zentralbank – Schweiz:/],
    ["taux directeur de la Banque du Canada", /^Taux d’escompte de la banque centrale – Canada/],
    ["tipo de interés del Banco de Inglaterra", /^Tasa de descuento .* – Reino Unido/],
  ])("is its country's: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["Leitzins USA (aktuell)", /^Effektiver Leitzins der Federal Reserve .* – Vereinigte Staaten:/],
    ["Zinsen USA", /^Effektiver Leitzins der Federal Reserve/],
    ["Zinssatz USA", /^Effektiver Leitzins der Federal Reserve/],
    ["Fed rate", /^Federal funds effective rate – United States: in September 2026/],
    ["Fed rate in August 2025", /^Federal funds effective rate – United States: in August 2025/],
    ["US policy rate", /^Federal funds effective rate/],
    ["US interest rates", /^Federal funds effective rate/],
    ["US central bank rate", /^Federal funds effective rate/],
    ["taux directeur États-Unis", /^Taux effectif des fonds fédéraux – États-Unis/],
    ["taux directeur de la Fed", /^Taux effectif des fonds fédéraux – États-Unis/],
    ["taux d’intérêt États-Unis", /^Taux effectif des fonds fédéraux/],
    ["tipo de interés Estados Unidos", /^Tipo efectivo de los fondos federales/],
    ["tipos de interés EE.UU.", /^Tipo efectivo de los fondos federales/],
    ["tasa de política monetaria Estados Unidos", /^Tipo efectivo de los fondos federales/],
    ["US discount rate", /^Discount window primary credit rate – United States/],
    ["Fed discount rate", /^Discount window primary credit rate/],
    ["Diskontsatz USA", /^Diskontsatz der Federal Reserve/],
    ["taux d’escompte de la Fed", /^Taux d’escompte de la Réserve fédérale/],
    ["tasa de descuento Estados Unidos", /^Tasa de descuento de la Reserva Federal/],
    ["interest rate Germany", /^Commercial bank prime lending rate – Germany: in 2014/],
    ["real interest rates US", /^10-year inflation-indexed Treasury yield/],
    ["taux d’intérêt réel États-Unis", /^Rendement réel/],
    ["tipo de interés real Estados Unidos", /^Rendimiento real/],
    ["US bank interest rates", /^Bank prime loan rate/],
  ])("of the Federal Reserve is the one that is named: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    [
      "real interest rates US",
      /^10-year .*\nThe question names no maturity: .*“5-year .*“30-year /,
    ],
    ["Realzinsen USA", /^Reale Rendite .*\nDie Frage nennt keine Laufzeit: Es gibt auch „Reale /],
    ["treasury yield US", /^10-year .*\nThe question names no maturity: .*“2-year Treasury yield”/],
  ])("of one maturity where none is asked names the others: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it("of the maturity that is asked names no others", async () => {
    const { response } = await own.ask("10-year treasury yield");
    expect(response?.answer).not.toContain("no maturity");
  });

  it.each([
    ["Bundesbank rate", /no figures on “Bundesbank rate”/],
    ["ECB rate", /no figures on “ECB rate”/],
    ["reserves of the Federal Reserve", /no figures on “reserves of the Federal Reserve”/],
    ["Reserven der Fed", /keine Werte zu „Reserven der Fed“/],
    ["Bank of England gold reserves", /no figures on “Bank of England gold reserves”/],
    ["Bank of England base rate in 2024", /^No figures for 2024: .* go from 2013 to 2014/],
  ])("that is not there is no other's: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });
});
