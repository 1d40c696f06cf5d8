import { baseMetadata } from "../functions-metadata.js";
import { errorsPage } from "./errors-page.js";
import { examples } from "./examples.js";
import { functionsPage } from "./functions-page.js";
import { runExamples } from "./run-examples.js";

/** The generated pages of docs/ by file name. */
export async function documentation(): Promise<Record<string, string>> {
  const metadata = await baseMetadata();
  return {
    "functions.md": functionsPage(metadata, await runExamples(examples)),
    "errors.md": await errorsPage(),
  };
}
