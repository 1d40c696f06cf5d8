import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { functionFiles } from "../tools/function-files.mjs";
import {
  baseMetadata,
  localisedMetadata,
  type FunctionsMetadata,
} from "../tools/functions-metadata.js";
import { toAnchor } from "../tools/docs/to-anchor.js";
import { checkMetadata } from "../tools/functions-metadata/checks.js";

/** The ids that cells of saved workbooks hold: they never change, and none ever goes. */
const ids = [
  "SEARCH",
  "STATISTICS",
  "INFOGRAPHICS",
  "TOPICS",
  "STUDIES",
  "INDICATORS",
  "DATA",
  "INDICATOR",
  "PLACES",
  "VALUE",
  "GROWTH",
  "INFO",
  "CITE",
  "REPORT",
  "IMAGE",
  "CARD",
  "ASK",
  "ASK.FACTS",
  "ASK.SOURCES",
  "STATUS",
];

/** Names of the arguments in their order; [optional]. Only further optional ones may be added behind. */
const signatures: Readonly<Record<string, string>> = {
  SEARCH: "query [from] [to] [size] [options]",
  STATISTICS: "query [from] [to] [size] [options]",
  INFOGRAPHICS: "query [from] [to] [size] [options]",
  TOPICS: "query [from] [to] [size] [options]",
  STUDIES: "query [from] [to] [size] [options]",
  INDICATORS: "query [size] [options]",
  DATA: "id [options]",
  INDICATOR: "id [geos] [from] [to] [options]",
  PLACES: "[of] [options]",
  VALUE: "id [series] [period] [options]",
  GROWTH: "id [series] [from] [to] [options]",
  INFO: "id [field]",
  CITE: "id [style]",
  REPORT: "id [format]",
  IMAGE: "id [width]",
  CARD: "id",
  ASK: "question [options]",
  "ASK.FACTS": "question",
  "ASK.SOURCES": "question",
  STATUS: "[what]",
};

const base = await baseMetadata();
const files = await localisedMetadata();
const metadataOf = (name: string) => files[name] as FunctionsMetadata;

describe("functions.json", () => {
  it("has exactly the functions that were released", () => {
    expect(base.functions.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it.each(Object.entries(signatures))("%s(%s)", (id, signature) => {
    const found = base.functions.find((each) => each.id === id);
    const names = found?.parameters.map(({ name, optional }) =>
      optional === true ? `[${name}]` : name,
    );
    expect(names?.join(" ")).toBe(signature);
    expect(found?.name).toBe(id);
  });

  it("knows every function that the source files declare: others would be left out in silence", () => {
    const declared = functionFiles().flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/@customfunction (\S+) \1\n/g),
    ]);
    expect(declared.map((match) => match[1]).sort()).toEqual([...ids].sort());
    expect(functionFiles().map((file) => basename(file))).toEqual([
      "ask.ts",
      "data.ts",
      "info.ts",
      "picture.ts",
      "places.ts",
      "search.ts",
      "status.ts",
      "value.ts",
    ]);
  });

  it("lets functions return cards and pictures, and take errors in ranges", () => {
    expect(base.allowCustomDataForDataTypeAny).toBe(true);
    expect(base.allowErrorForDataTypeAny).toBe(true);
  });

  it.each(["de", "fr", "es"])("differs in %s by texts and help links alone", (language) => {
    const translated = metadataOf(`functions.${language}.json`);
    const bare = (metadata: FunctionsMetadata): unknown =>
      JSON.parse(
        JSON.stringify(metadata, (key, value: unknown) =>
          key === "description" || key === "tooltip" || key === "helpUrl" ? "" : value,
        ),
      );
    expect(bare(translated)).toEqual(bare(base));
    const texts = (metadata: FunctionsMetadata) =>
      metadata.functions.flatMap(({ description, parameters }) => [
        description,
        ...parameters.map((each) => each.description),
      ]);
    const english = texts(base);
    expect(texts(translated).filter((text, index) => text === english[index])).toEqual([]);
  });

  it("leads to a section of the documents with every help link, in its own language", () => {
    const folders = { "": "analysts", ".de": "de", ".fr": "fr", ".es": "es" };
    for (const [ending, folder] of Object.entries(folders)) {
      const page = readFileSync(`docs/${folder}/functions.md`, "utf8");
      const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => toAnchor(title));
      const links = metadataOf(`functions${ending}.json`).functions.map(({ helpUrl }) => helpUrl);
      const place = `https://localhost:3000/docs/${folder}/functions.html`;
      expect([...links].sort()).toEqual(anchors.map((anchor) => `${place}#${anchor}`).sort());
    }
  });
});

describe("the checks of the metadata", () => {
  const [first] = base.functions;
  if (first === undefined) throw new Error("There are no functions.");
  it.each<[string, object, string]>([
    ["an id given twice", { functions: [first, first], enums: [] }, "the id is given twice"],
    [
      "a cell as a name",
      { functions: [{ ...first, id: "ABC12", name: "ABC12" }], enums: [] },
      "not a name",
    ],
    [
      "a missing help link",
      { functions: [{ ...first, helpUrl: "" }], enums: [] },
      "no help address",
    ],
    [
      "a second paragraph",
      { functions: [{ ...first, description: "One.\n\nTwo." }], enums: [] },
      "second paragraph",
    ],
    [
      "a volatile function",
      { functions: [{ ...first, options: { ...first.options, volatile: true } }], enums: [] },
      "volatile",
    ],
    [
      "a parameter without text",
      { functions: [{ ...first, parameters: [{ name: "x", type: "any" }] }], enums: [] },
      "no description",
    ],
  ])("find %s", (_, metadata, problem) => {
    expect(checkMetadata(metadata as FunctionsMetadata).join("\n")).toContain(problem);
  });
});
