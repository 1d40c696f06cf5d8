import { readFileSync } from "node:fs";
import { join } from "node:path";
import { platforms } from "../../src/contract/index.js";
import { baseMetadata, localisedMetadata } from "../functions-metadata.js";
import { errorsPage } from "./pages/errors-page.js";
import { allExamples } from "./examples.js";
import { filledPage, formulasOf } from "./pages/filled-page.js";
import { functionsPage } from "./pages/functions-page.js";
import { pageWords } from "./pages/page-words.js";
import { runExamples } from "./run-examples.js";

const folder = join(import.meta.dirname, "../..");

/** Pages written by hand whose formulas have below them what they show. */
const handwritten = ["docs/analysts/first-minutes.md", "docs/analysts/recipes.md"];

/** The generated pages by their paths, and those written by hand with what their formulas show. */
export async function documentation(): Promise<Record<string, string>> {
  const metadata = await baseMetadata();
  const translated = await localisedMetadata();
  const written = handwritten.map(
    (path) => [path, readFileSync(join(folder, path), "utf8")] as const,
  );
  const formulas = written.flatMap(([, text]) => formulasOf(text));
  const shown = await runExamples(
    { ...allExamples(), ...Object.fromEntries(formulas.map(({ formula }) => [formula, formula])) },
    formulas.flatMap(({ formula, isFailing }) => (isFailing ? [formula] : [])),
  );
  const pages = platforms.map((language) => {
    const own = language === "en" ? metadata : translated[`functions.${language}.json`];
    const place = language === "en" ? "analysts" : language;
    return [
      `docs/${place}/functions.md`,
      functionsPage(own ?? metadata, shown, pageWords[language]),
    ] as const;
  });
  return {
    ...Object.fromEntries(pages),
    ...Object.fromEntries(written.map(([path, text]) => [path, filledPage(text, shown)])),
    "docs/analysts/errors.md": await errorsPage(),
  };
}
