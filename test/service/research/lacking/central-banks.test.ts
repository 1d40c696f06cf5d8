import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryAlone } from "../../support/own-library.js";
import { openAsker, type Asker } from "../ask.js";

describe("a central bank's rate", () => {
  let asker: Asker;
  beforeAll(async () => {
    asker = await openAsker(await libraryAlone());
  });
  afterAll(() => asker.close());

  it.each([
    ["Bank of Japan's rate", /^Central bank discount rate – Japan:/],
    ["SNB rate", /^Central bank discount rate – Switzerland: in 2010/],
    ["Bank of England base rate in 2014", /^Central bank discount rate – United Kingdom: in 2014/],
    ["Leitzins der Schweizerischen Nationalbank", /^Diskontsatz der Zentralbank – Schweiz:/],
    ["taux directeur de la Banque du Canada", /^Taux d’escompte de la banque centrale – Canada/],
    ["tipo de interés del Banco de Inglaterra", /^Tasa de descuento .* – Reino Unido/],
  ])("is its country's: %s", async (question, text) => {
    const { response } = await asker.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["Bundesbank rate", /no figures on “Bundesbank rate”/],
    ["ECB rate", /no figures on “ECB rate”/],
    ["Bank of England gold reserves", /no figures on “Bank of England gold reserves”/],
    ["Bank of England base rate in 2024", /^No figures for 2024: .* go from 2013 to 2014/],
  ])("that is not there is no other's: %s", async (question, text) => {
    const { response } = await asker.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });
});
