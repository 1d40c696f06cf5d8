import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baseMetadata } from "../../../tools/functions-metadata.js";

/** The texts of the store's listing: what its form takes, and what this product can do. */

const { functions } = await baseMetadata();
const functionNames = functions.map(({ id }) => `STAT.${id}`);
const page = readFileSync("docs/store/listing.md", "utf8");
const languages = page
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const field = (name: string) =>
      new RegExp(`\\*\\*${name}:\\*\\* (.+)`).exec(part)?.[1]?.trim() ?? "";
    const [, description = ""] = part.split("**Description:**");
    return {
      language: part.slice(0, part.indexOf("\n")),
      ...{ name: field("Name"), summary: field("Summary"), terms: field("Search terms") },
      description: description.trim(),
    };
  });

it("is written in the add-in's four languages", () => {
  expect(languages.map(({ language }) => language)).toEqual([
    ...["English", "Deutsch", "Français", "Español"],
  ]);
});

describe.each(languages)("in $language", ({ name, summary, terms, description }) => {
  it("has the name of the manifest", () => {
    const manifest = readFileSync("manifest.xml", "utf8");
    expect(manifest).toContain(`<DisplayName DefaultValue="${name}" />`);
    expect(name.length).toBeLessThanOrEqual(50);
  });

  it("fits the form", () => {
    expect(summary.length).toBeGreaterThan(40);
    expect(summary.length).toBeLessThanOrEqual(100);
    expect(description.length).toBeGreaterThan(400);
    expect(description.length).toBeLessThanOrEqual(4000);
    expect(terms.split("; ")).toHaveLength(3);
    expect(description).not.toContain(summary);
  });

  it("names functions that there are, and that an account is needed", () => {
    const named = [...description.matchAll(/=(STAT\.[A-Z]+)/g)].map(([, found]) => found ?? "");
    expect(named).toHaveLength(3);
    expect(named.filter((one) => !functionNames.includes(one))).toEqual([]);
    expect(description).toContain("Content");
  });
});
