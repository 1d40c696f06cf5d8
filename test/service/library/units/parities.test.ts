import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOwnLibrary } from "../../research/ask.js";
import { startShippedService } from "../../support/start-shipped-service.js";

/**
 * What is converted at purchasing power parities shows China's economy above America's and four times what India's is at
 * rates of exchange. Read as plain dollars it misleads, so that the unit and a sentence say which dollars they are.
 */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

/** By the documents of the Penn World Table, of Gapminder and of the Factbook. */
const byPurchasingPower = [
  ...["gdp-real", "gdp-per-capita", "gdp-expenditure-ppp", "gdp-output-ppp", "gdp-current-ppp"],
  ...["consumption-real", "absorption-real", "capital-stock", "gdp-per-worker", "gdp-per-hour"],
  ...["income-per-person", "factbook-gdp-ppp", "factbook-gdp-per-capita-ppp"],
];

interface Described {
  readonly description: string;
  readonly unit?: string;
}
const read = async (path: string) => (await service.get(path)).body as unknown as Described;

const words = {
  en: [/international dollars/, /at purchasing power parities, not at exchange rates/],
  de: [/KKP-Dollar/, /nach Kaufkraftparitäten umgerechnet, nicht zu Wechselkursen/],
  fr: [/dollars internationaux/, /en parités de pouvoir d’achat, et non aux taux de change/],
  es: [/dólares internacionales/, /según paridades de poder adquisitivo, no a tipos de cambio/],
} as const;

describe.each(byPurchasingPower)("figures of %s", (key) => {
  const concept = () => {
    const found = service.parts.library.concepts.get(key);
    if (found === undefined) throw new Error(`The library has no ${key}.`);
    return found;
  };

  it.each(["en", "de", "fr", "es"] as const)(
    "say which dollars they are (%s)",
    async (language) => {
      const { uuid, unit } = concept();
      const [named, explained] = words[language];
      expect(unit[language]).toMatch(named);
      const { description } = await read(
        `/v1/data/market-insights/indicator?id=${uuid}&geo=USA&platform=${language}`,
      );
      expect(description).toMatch(explained);
    },
  );

  it("say it beside each statistic of theirs", async () => {
    const { library } = service.parts;
    const some = [...library.statistics.values()].filter(({ concepts }) => concepts.includes(key));
    expect(some.length).toBeGreaterThan(0);
    for (const { id } of some.slice(0, 3)) {
      const { description } = await read(`/v1/data/statistic?id=${String(id)}`);
      expect(description, String(id)).toMatch(words.en[1]);
    }
  });
});

describe.each([
  ...["household-consumption-share", "investment-share", "government-share", "export-share"],
  ...["import-share", "net-export-share", "residual-share"],
])("the Penn World Table's %s", (key) => {
  it.each([
    ["en", /Shares at current purchasing power parities/],
    ["de", /Anteile zu laufenden Kaufkraftparitäten/],
    ["fr", /Parts aux parités de pouvoir d’achat courantes/],
    ["es", /Cuotas a paridades de poder adquisitivo corrientes/],
  ])("is no share at the country's own prices, and says so (%s)", async (language, said) => {
    const uuid = service.parts.library.concepts.get(key)?.uuid ?? "";
    const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=CHN&platform=${language}`;
    expect((await read(path)).description).toMatch(said);
  });
});

describe("the order of economies", () => {
  const own = askOwnLibrary();

  it("says in an answer that it is by purchasing power", async () => {
    const { response } = await own.ask("Which country has the highest GDP?");
    expect(response?.answer).toContain("million international dollars of 2011");
    expect(response?.answer).toMatch(words.en[1]);
  });

  it.each([
    ["GDP of Japan in international dollars", /^GDP at current purchasing power parity – /],
    ["GDP of Japan at purchasing power parity", /^GDP at current purchasing power parity – /],
    [
      "BIP Japans in internationalen Dollar",
      /^Reales BIP nach Kaufkraftparität .* KKP-Dollar von 2011/,
    ],
    ["PIB du Japon en dollars internationaux", /^PIB .*parité.* de pouvoir d’achat/],
    ["PIB de Japón en dólares internacionales", /^PIB .*paridad.* de poder adquisitivo/],
    ["Nominal GDP of Japan", /^Gross domestic product at the official exchange rate – /],
  ])("is told in the dollars that are asked: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
