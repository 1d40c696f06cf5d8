import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOwnLibrary } from "../../research/ask.js";
import { startShippedService } from "../../support/start-shipped-service.js";

/** By the notes of the World Factbook beside its figures: what is compared is not of the same scope everywhere. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

describe.each([
  [
    "factbook-public-debt",
    /differs between countries\. That of the United States is what the public/,
  ],
  ["factbook-exports", /For the European Union, trade between its members is left out/],
  ["factbook-imports", /For the European Union, trade between its members is left out/],
  ["factbook-discount-rate", /In the euro area it is .* marginal lending facility/],
])("what is counted in %s", (key, said) => {
  it("is said where it differs, beside that the figures are estimates", async () => {
    const uuid = service.parts.library.concepts.get(key)?.uuid ?? "";
    const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=FRA`;
    const { description } = (await service.get(path)).body;
    expect(description).toMatch(/Many figures are the source’s own estimates\./);
    expect(description).toMatch(said);
  });

  it("is said beside statistics of the places that it is of, and of no others", async () => {
    const remarks = service.parts.library.concepts.get(key)?.remarksOfPlaces ?? [];
    const [remark] = remarks;
    if (remark === undefined) throw new Error(`${key} has no remark of places.`);
    const { en, of = [] } = remark;
    for (const { id, concepts, places } of service.parts.library.statistics.values()) {
      if (!concepts.includes(key)) continue;
      const { description } = (await service.get(`/v1/data/statistic?id=${String(id)}`)).body;
      const isOfThem = places.some((place) => of.includes(place));
      expect(String(description).includes(en), String(id)).toBe(isOfThem);
    }
  });
});

describe("an answer", () => {
  const own = askOwnLibrary();
  const answerTo = async (question: string) => (await own.ask(question)).response?.answer;

  it("says it of the places that it tells of", async () => {
    const compared = await answerTo("Compare public debt of the United States and Japan");
    expect(compared).toMatch(/^Public debt – in comparison/);
    expect(compared).toContain("That of the United States is what the public holds");
    expect(await answerTo("Public debt of Japan")).toMatch(/differs between countries\.$/m);
    expect(await answerTo("Zentralbank Diskontsatz Frankreich")).toMatch(/Spitzenrefinanzierungs/);
  });

  const weaker = "A higher value is a weaker national currency.";

  it.each([
    ["USD/JPY", ["Monthly averages of daily figures.", weaker]],
    ["euro dollar", ["Monthly averages of daily figures.", weaker]],
    [
      "euro yen",
      [
        "Monthly averages of daily figures.",
        weaker,
        "Cross rate computed from two dollar rates of the source.",
      ],
    ],
    ["federal funds rate", ["Monthly averages of daily figures."]],
    [
      "3-month Treasury bill rate",
      [
        "Monthly averages of daily figures.",
        "On a discount basis: what an investor earns is somewhat more.",
      ],
    ],
  ])("says of rates what they are, and nothing of other places: %s", async (question, remarks) => {
    const lines = (await answerTo(question))?.split("\n") ?? [];
    expect(lines.at(-2)).toBe(remarks.join(" "));
    expect(lines.at(-1)).toMatch(/^Source: /);
  });

  it("says of the bolívar that it is today’s", async () => {
    expect(await answerTo("dollar to bolivar")).toMatch(
      /only figures in today’s bolívar are shown/,
    );
  });

  it.each([
    ["dollar to yen on average in 2024", /the average of the 12 monthly figures .* is 151\.4584/],
    ["Dollar Yen im Durchschnitt 2024", /der Durchschnitt der 12 Monatswerte .* bei 151,4584/],
    ["dollar yen en moyenne en 2024", /la moyenne des 12 chiffres mensuels .* est de 151,4584/],
    ["dólar yen en promedio en 2024", /la media de las 12 cifras mensuales .* es de 151,4584/],
  ])("has a year’s average of a rate: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
