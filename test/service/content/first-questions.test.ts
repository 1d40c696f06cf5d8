import { beforeAll, describe, expect, it } from "vitest";
import { askFirstQuestions, firstQuestions } from "../../../src/service/content/first-questions.js";
import type { Library } from "../../../src/service/library/index.js";
import type { SearchRequest } from "../../../src/service/search/search-backend.js";
import { libraryAlone, searchAlone } from "../support/own-library.js";

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

const askAll = async (options: Partial<Parameters<typeof askFirstQuestions>[2]> = {}) => {
  const { search: backend } = await searchAlone();
  const asked: string[] = [];
  const found: number[] = [];
  const heard = {
    search: async (request: SearchRequest) => {
      asked.push(request.query);
      const result = await backend.search(request);
      found.push(result.total);
      return result;
    },
  };
  const patient = { isAsked: () => false, isWanted: () => true, leastStatistics: 0 };
  await askFirstQuestions(library, heard, { ...patient, ...options });
  return { asked, found };
};

describe("what a service asks itself at its start", () => {
  it("is called so in the library, every second one in a place that it has figures of", () => {
    const questions = [...firstQuestions(library)];
    const [concepts, places] = [[...library.concepts.values()], [...library.places.values()]];
    expect(questions.length).toBeGreaterThan(200);
    expect(questions.length).toBeLessThanOrEqual(400);
    const placed = questions.filter((text) => !concepts.some(({ name }) => name.en === text));
    expect(placed.length).toBeGreaterThan(questions.length / 3);
    for (const text of placed) {
      const covered = concepts
        .filter(({ name }) => text.startsWith(`${name.en} `))
        .flatMap(({ key }) => library.coveredPlaces(key));
      const named = places.filter(({ name }) => text.endsWith(` ${name.en}`));
      expect(named.some(({ code }) => covered.includes(code))).toBe(true);
    }
  });

  it("is answered, once each", async () => {
    const { asked, found } = await askAll();
    expect(asked).toEqual([...firstQuestions(library)]);
    expect(found.filter((total) => total === 0)).toEqual([]);
  });

  it("waits until nobody else asks", async () => {
    let left = 5;
    const { asked } = await askAll({ isAsked: () => left-- > 0, isWanted: () => left < 0 });
    expect(asked.length).toBeGreaterThan(200);
  });

  it("ends with the service", async () => {
    let left = 3;
    const { asked } = await askAll({ isWanted: () => left-- > 0 });
    expect(asked).toHaveLength(3);
  });

  it("is left out where the library is small", async () => {
    expect(await askAll({ leastStatistics: library.statistics.size + 1 })).toEqual({
      asked: [],
      found: [],
    });
  });
});
