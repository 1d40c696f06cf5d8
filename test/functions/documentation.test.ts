import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentation } from "../../tools/functions-metadata/documentation.js";
import { registry, type FunctionId } from "../../src/functions/index.js";
import type { OptionRules } from "../../src/statistics/index.js";
import { examples, examplesOf } from "../../tools/functions-metadata/examples.js";
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

  it.each(Object.entries(optionsOfAll()))("has an example with %s=", (option, ids) => {
    expect(saidOf(option, ids)).not.toEqual([]);
  });

  it.each(figureWords())("has an example with %s=%s, which computes something", (option, word) => {
    expect(saidOf(option, figureFunctions).flat()).toContain(word);
  });
});

/** Those whose options choose and compute figures. */
const figureFunctions = ["DATA", "INDICATOR", "VALUE", "GROWTH"] as const;

/** The functions that take an option, by the option. */
function optionsOfAll(): Record<string, readonly FunctionId[]> {
  const found: Record<string, FunctionId[]> = {};
  for (const [id, { options }] of functionsWithOptions()) {
    for (const option of Object.keys(options)) (found[option] ??= []).push(id);
  }
  return found;
}

function functionsWithOptions(): [FunctionId, { readonly options: OptionRules }][] {
  return (Object.keys(registry) as FunctionId[]).flatMap(
    (id): [FunctionId, { readonly options: OptionRules }][] => {
      const entry = registry[id];
      return "options" in entry ? [[id, { options: entry.options }]] : [];
    },
  );
}

/** Every word that says something else than the option's default. */
function figureWords(): [option: string, word: string][] {
  const pairs = new Map<string, [string, string]>();
  for (const [id, { options }] of functionsWithOptions()) {
    if (!(figureFunctions as readonly string[]).includes(id)) continue;
    for (const [option, rule] of Object.entries(options)) {
      // Four spellings of each scale.
      if (option === "scale") continue;
      const words = rule.kind === "switch" ? ["on", "off"] : "words" in rule ? rule.words : [];
      const own = "default" in rule ? rule.default : undefined;
      for (const word of words) {
        // The library has no figures of days, so that none can be combined to those of weeks.
        if (word === own || (option === "freq" && word === "W")) continue;
        pairs.set(`${option}=${word}`, [option, word]);
      }
    }
  }
  return [...pairs.values()];
}

/** What the examples of these functions say for an option, list by list. */
function saidOf(option: string, ids: readonly string[]): string[][] {
  return ids.flatMap((id) =>
    examplesOf(id).flatMap((formula) => {
      const said = new RegExp(`["; ]${option}=([^;"]*)`).exec(formula)?.[1];
      return said === undefined ? [] : [said.split(",").map((word) => word.trim())];
    }),
  );
}
