/** What people call the money of a country: its rate of exchange, and neither its wages nor its GDP at constant prices. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchStatistics } from "../../../support/search-statistics.js";
import { startShippedService } from "../../../support/start-shipped-service.js";

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const search = (q: string) => searchStatistics(service, q);

const perDollar = (place: string) =>
  new RegExp(`^Exchange rate: national currency per U\\.S\\. dollar in ${place} `);
const againstDollar = (place: string) =>
  new RegExp(`^Exchange rate against the U\\.S\\. dollar in ${place} `);

describe("the money of a country", () => {
  it.each([
    ["japanese yen", perDollar("Japan")],
    ["Indian rupee", perDollar("India")],
    ["korean won", perDollar("South Korea")],
    ["brazilian real", perDollar("Brazil")],
    ["Mexican peso", perDollar("Mexico")],
    ["Swedish kronor", perDollar("Sweden")],
    ["british pound", /national currency per pound sterling in the United States /],
    ["argentine peso", againstDollar("Argentina")],
    ["Chilean pesos", againstDollar("Chile")],
    ["Polish zlotys", againstDollar("Poland")],
    ["exchange rate of the Turkish lira", againstDollar("Türkiye")],
    ["Czech crown", againstDollar("Czechia")],
    ["dollar to argentine peso", againstDollar("Argentina")],
    ["Jamaican dollar", againstDollar("Jamaica")],
    ["egyptian pound 2010", againstDollar("Egypt")],
    ["Russian rouble", againstDollar("Russia")],
    ["polnischer Zloty", /^Wechselkurs zum US-Dollar – Polen /],
    ["Wie steht der Kurs der tschechischen Krone?", /^Wechselkurs zum US-Dollar – Tschechien /],
    ["couronne tchèque", /^Taux de change par rapport au dollar américain – Tchéquie /],
    ["peso argentino", /^Tipo de cambio frente al dólar estadounidense – Argentina /],
  ])("%s", async (q, title) => {
    const { items, notices } = await search(q);
    expect(items[0]?.title).toMatch(title);
    expect(notices?.map(({ code }) => code) ?? []).not.toContain("subject-not-covered");
  });

  it.each([
    ["peso", perDollar("Mexico")],
    ["rupee", perDollar("India")],
    ["zloty", againstDollar("Poland")],
    ["ruble", againstDollar("Russia")],
    ["franc", /national currency per Swiss franc/],
    ["yen", /national currency per 100 yen/],
  ])("alone, %s, is of the country that most mean by it", async (q, title) => {
    expect((await search(q)).items[0]?.title).toMatch(title);
  });

  it.each([
    ["real GDP Brazil", /^Real gross domestic product \(GDP\) in Brazil /],
    [
      "peso de los salarios Chile",
      /^Participación de la remuneración del trabajo en el PIB – Chile /,
    ],
    ["GDP per capita Poland", /in Poland /],
    ["Peruvian", /GDP/],
    ["new", /^(?!Exchange rate)/],
  ])("%s asks for no money", async (q, title) => {
    expect((await search(q)).items[0]?.title).toMatch(title);
  });

  it.each(["euro to Polish zloty", "CFA franc", "krone", "inflation in Argentina and the peso"])(
    "%s: shows no other rate where the library has none that is meant",
    async (q) => {
      const { items, notices } = await search(q);
      expect(items).toEqual([]);
      expect(notices?.length).toBeGreaterThan(0);
    },
  );
});
