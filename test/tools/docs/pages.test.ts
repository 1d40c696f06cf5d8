import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { operationIds, operations } from "../../../src/contract/index.js";
import { sidebar } from "../../../tools/docs/sidebar.js";
import { allExamples } from "../../../tools/functions-metadata/examples.js";
import { formulasOf } from "../../../tools/functions-metadata/pages/filled-page.js";
import { runExamples } from "../../../tools/functions-metadata/run-examples.js";

/** The documents as they are written. What they look like as a site is looked at in `site.test.ts`. */
const pages = readdirSync("docs", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".md"))
  .sort();
const read = (page: string) => readFileSync(join("docs", page), "utf8");
const named = [...pages.map((page) => join("docs", page)), "README.md", "CONTRIBUTING.md"];

/** Pages whose formulas need a workbook or content of their own, and the test that runs them. */
const guides: Readonly<Record<string, string>> = {
  "administrators/own-content.md": "test/service/import/own-content-guide.test.ts",
  "analysts/fill-a-table.md": "test/workbook/fill/guide.test.ts",
  "analysts/where-from.md": "test/e2e/tables/source.test.ts",
};
/** For a real Excel, by hand. */
const byHand = "manual-checks.md";

describe("the documents", () => {
  it("are all in the sidebar, which names no others", () => {
    const listed = sidebar
      .flatMap(({ items = [] }) => items)
      .map(({ link = "" }) => `${link.slice(1)}${link.endsWith("/") ? "index" : ""}.md`);
    const decisions = pages.filter((page) => /^developers\/decisions\/\d/.test(page));
    const languages = ["de", "es", "fr"].map((language) => `${language}/functions.md`);
    expect([...listed, ...decisions, ...languages, "index.md"].sort()).toEqual(pages);
  });

  it("name no command that does not exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Readonly<Record<string, string>>;
    };
    const missing = named.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, name = ""]) => scripts[name.replace(/:$/, "")] === undefined)
        .map(([command]) => `${page}: ${command}`),
    );
    expect(missing).toEqual([]);
  });

  it("name no file of the project that does not exist", () => {
    const file = /`((?:src|test|tools|docs|deploy)\/[\w./-]*\w)`/g;
    const missing = named.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(file)]
        .filter(([, path = ""]) => !existsSync(path))
        .map(([, path = ""]) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("show no picture and link no page that is not there", () => {
    const missing = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, path = ""]) => posix.join(dirname(page), path))
        .filter((path) => !existsSync(join("docs", path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("hold formulas that show what they say, and errors only where a page says so", async () => {
    const known = Object.values(allExamples());
    const found = pages
      .filter((page) => guides[page] === undefined && page !== byHand)
      .flatMap((page) => {
        const blocks = formulasOf(read(page));
        // Signatures have their arguments' names: brackets stand around those that may be left out.
        const inline = [...read(page).matchAll(/`(=STAT\.[^`\n]+)`/g)]
          .map(([, formula = ""]) => ({ formula, isFailing: false }))
          .filter(({ formula }) => !/\[|\((?:id|question)\)$/.test(formula));
        return [...blocks, ...inline];
      })
      .filter(({ formula }) => !known.includes(formula));
    expect(found.length).toBeGreaterThan(15);
    const shown = await runExamples(
      Object.fromEntries(found.map(({ formula }) => [formula, formula])),
      found.flatMap(({ formula, isFailing }) => (isFailing ? [formula] : [])),
    );
    expect(Object.keys(shown).sort()).toEqual(
      [...new Set(found.map(({ formula }) => formula))].sort(),
    );
  });

  it.each(Object.entries(guides))(
    "leave the formulas of %s to %s, which reads it",
    (page, test) => {
      expect(readFileSync(test, "utf8")).toContain(`docs/${page}`);
    },
  );
});

describe("the page of the contract", () => {
  it("has every operation with address, price and lifetime", () => {
    const hours = { 0: "–", 3_600_000: "1 hour", 86_400_000: "1 day" } as const;
    const rows = [...read("developers/contract.md").matchAll(/^\| `(\w+)` .*$/gm)]
      .map(([row]) => row.split("|").map((cell) => cell.trim()))
      .filter(([, id = ""]) => (operationIds as readonly string[]).includes(id.slice(1, -1)))
      .map((row) => row.slice(1, -1));
    expect(rows).toEqual(
      operationIds.map((id) => {
        const { method, path, credits, isPriceKnown, lifetimeMs } = operations[id];
        return [
          ...[`\`${id}\``, `\`${method} ${path}\``, String(credits)],
          ...[isPriceKnown ? "yes" : "no", hours[lifetimeMs as keyof typeof hours]],
        ];
      }),
    );
  });
});
