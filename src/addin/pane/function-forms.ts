import type { Platform } from "../../contract/index.js";
import { registeredFunction } from "../../functions/index.js";
import type { FunctionForm } from "../../taskpane/index.js";

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly description?: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly description?: string;
      readonly optional?: boolean;
    }[];
  }[];
}

/** The functions' metadata, which Excel reads for its own dialogs, as forms of the pane. */
function toFunctionForms({ functions }: Metadata): FunctionForm[] {
  return functions.map(({ id, description = "", parameters }) => ({
    id,
    description,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      description: parameter.description ?? "",
      isOptional: parameter.optional === true,
      words: registeredFunction(id)?.words?.[parameter.name],
      default: registeredFunction(id)?.defaults?.[parameter.name],
    })),
    optionRules: registeredFunction(id)?.options,
  }));
}

/** Reads them from the add-in's own files, in the user's language. */
export async function loadFunctionForms(
  language: Platform,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Promise<FunctionForm[]> {
  const file = language === "en" ? "functions.json" : `functions.${language}.json`;
  const response = await fetch(file, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${file} could not be read.`);
  return toFunctionForms((await response.json()) as Metadata);
}
