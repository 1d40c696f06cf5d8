import { describe, expect, it } from "vitest";
import { platforms } from "../../../../src/contract/known-values.js";
import { askOwnLibrary } from "../ask.js";

describe("whole names of several measures side by side", () => {
  const own = askOwnLibrary();

  it("are each of its own measure, whichever two they are, in each language", () => {
    const { library, parser } = own;
    const all = [...library.concepts.values()].filter(({ key }) =>
      library.coveredPlaces(key).includes("USA"),
    );
    const place = library.places.get("USA");
    const wrong: string[] = [];
    let count = 0;
    for (const [at, one] of all.entries()) {
      const other = all[(at * 7 + 31) % all.length];
      if (other === undefined || other === one) continue;
      const language = platforms[at % platforms.length] ?? "en";
      const and = { en: "and", de: "und", fr: "et", es: "y" }[language];
      const [name, second] = [one.name[language], other.name[language]];
      // Alone a word may mean several things; a hanging hyphen is read as the word that it stands for.
      const isOne = (text: string): boolean =>
        text.split(/[\s-]+/).length < 2 || /\p{L}- und /u.test(text);
      if (isOne(name) || isOne(second)) continue;
      const asked = `${name} ${and} ${second} ${place?.name[language] ?? ""}`;
      const { concepts, others } = parser.parse(asked);
      const namesOf = (found: typeof concepts) =>
        found.map(({ key }) => library.concepts.get(key)?.name[language]);
      const isRead = namesOf(concepts).includes(name) && namesOf(others).includes(second);
      if (!isRead) wrong.push(asked);
      count += 1;
    }
    expect(count).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      "Gross federal debt (fiscal years) and Consumer price index: all items less food, unadjusted US",
      /^Gross federal debt.*\nConsumer price index: all items less food, unadjusted – /,
    ],
    [
      "Real change in private inventories vs Manufacturing, Durable Goods Sector: Hourly Compensation in US",
      /^Real change in private inventories – .*\nManufacturing, Durable Goods Sector: Hourly/,
    ],
    [
      "US: Imports of goods and services, Money stock M1, Unemployed for less than 5 weeks",
      /^Imports of goods and services – .*\nMoney stock M1 – [^\n]*(?:\n[^\n]*)*\nUnemployed for less than 5/,
    ],
  ])("are answered by these: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it("are no answer where more is asked than that", async () => {
    const { response } = await own.ask(
      "Imports of goods and services and Money stock M1 of US beekeepers",
    );
    expect(response).not.toHaveProperty("answer");
  });
});
