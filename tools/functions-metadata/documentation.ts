import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baseMetadata } from "../functions-metadata.js";
import { errorsPage } from "./errors-page.js";
import { allExamples } from "./examples.js";
import { functionsPage, readmePage } from "./functions-page.js";
import { runExamples } from "./run-examples.js";

const readme = join(import.meta.dirname, "../../README.md");

/** The generated pages, and the README with its generated table, by their paths. */
export async function documentation(): Promise<Record<string, string>> {
  const metadata = await baseMetadata();
  return {
    "docs/functions.md": functionsPage(metadata, await runExamples(allExamples())),
    "docs/errors.md": await errorsPage(),
    "README.md": readmePage(readFileSync(readme, "utf8"), metadata),
  };
}
