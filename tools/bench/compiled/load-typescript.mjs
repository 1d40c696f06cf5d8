/**
 * Sources compiled as the build compiles them. `tsx` keeps every function's name by a call each time a closure is made,
 * which costs a bench of closures a good part of its time and is in nothing that ships.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** What may stand where an import says `.js`. */
const endings = [".ts", ".tsx"];

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!/^(\.|file:)/.test(specifier) || !specifier.endsWith(".js")) throw error;
    for (const ending of endings) {
      try {
        return await next(specifier.replace(/\.js$/, ending), context);
      } catch {
        // The next ending, or the first error.
      }
    }
    throw error;
  }
}

export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(await readFile(fileName, "utf8"), {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  return { format: "module", source: outputText, shortCircuit: true };
}
