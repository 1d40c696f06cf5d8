import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentation } from "../../tools/functions-metadata/documentation.js";
import { registry } from "../../src/functions/index.js";
import { allExamples, examples } from "../../tools/functions-metadata/examples.js";
import { baseMetadata } from "../../tools/functions-metadata.js";

describe("the documentation of the functions", () => {
  // Running an example that shows an error throws, so this is also the test of all examples.
  it("is what the code and the examples over the embedded service give", async () => {
    for (const [name, text] of Object.entries(await documentation())) {
      const written = readFileSync(name, "utf8");
      expect(written, `${name}: run npm run docs:functions`).toBe(text);
    }
  });

  it("has an example for every function", async () => {
    const { functions } = await baseMetadata();
    expect(Object.keys(examples).sort()).toEqual(functions.map(({ id }) => id).sort());
  });

  it.each(Object.keys(registry.VALUE.options))(
    "has an example with %s=, which computes something",
    (option) => {
      const shown = Object.values(allExamples()).filter((formula) =>
        new RegExp(`["; ]${option}=`).test(formula),
      );
      expect(shown).not.toEqual([]);
    },
  );
});
