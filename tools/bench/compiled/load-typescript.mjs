/**
 * Sources compiled as the build compiles them. `tsx` keeps every function's name by a call each time a closure is made,
 * which costs a bench of closures a good part of its time and is in nothing that ships.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const endings = [
  [/\.js$/, ".ts"],
  [/\.js$/, ".tsx"],
];

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!/^(\.|file:)/.test(specifier) || !specifier.endsWith(".js")) throw error;
    for (const [ending, source] of endings) {
      try {
        return await next(specifier.replace(ending, source), context);
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
      inlineSourceMap: false,
    },
  });
  return { format: "module", source: outputText, shortCircuit: true };
}
