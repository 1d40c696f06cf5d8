/**
 * The functions' metadata as Excel reads it: generated from the source files, checked, and with its
 * descriptions in four languages. Names, ids and option words are never translated.
 *
 * Parameters take error values, so that one of them in a range of ids or places marks its own part of the
 * result; a function whose only value is an error shows that error, as Excel's own functions do.
 */
import {
  generateCustomFunctionsMetadata,
  type ICustomFunctionsMetadata,
  type IFunction,
} from "custom-functions-metadata";
import { functionFiles } from "./function-files.mjs";
import { checkMetadata, checkTranslation } from "./functions-metadata/checks.js";
import { de } from "./functions-metadata/translations/de.js";
import { es } from "./functions-metadata/translations/es.js";
import { fr } from "./functions-metadata/translations/fr.js";
import type { Translation } from "./functions-metadata/languages.js";

export interface FunctionsMetadata extends ICustomFunctionsMetadata {
  readonly allowCustomDataForDataTypeAny?: boolean;
  readonly allowErrorForDataTypeAny?: boolean;
}

/** English, straight from the functions' comments. Throws a list of everything that is wrong. */
export async function baseMetadata(): Promise<FunctionsMetadata> {
  const generated = await generateCustomFunctionsMetadata(functionFiles(), false);
  if (generated.errors.length > 0) throw new Error(generated.errors.join("\n"));
  const metadata = JSON.parse(generated.metadataJson) as FunctionsMetadata;
  const problems = [
    ...checkMetadata(metadata),
    ...checkTranslation(metadata, de, "de"),
    ...checkTranslation(metadata, fr, "fr"),
    ...checkTranslation(metadata, es, "es"),
  ];
  if (problems.length > 0) throw new Error(`functions.json:\n${problems.join("\n")}`);
  // The generator has no tag for it.
  return { ...metadata, allowErrorForDataTypeAny: true };
}

/** The files the build adds: functions.json in four languages. */
export async function localisedMetadata(): Promise<Record<string, FunctionsMetadata>> {
  const base = await baseMetadata();
  return {
    "functions.json": base,
    "functions.de.json": translated(base, de, "de"),
    "functions.fr.json": translated(base, fr, "fr"),
    "functions.es.json": translated(base, es, "es"),
  };
}

function translated(
  base: FunctionsMetadata,
  { functions, enums }: Translation,
  language: string,
): FunctionsMetadata {
  return {
    ...base,
    functions: base.functions.map((each): IFunction => {
      const texts = functions[each.id];
      if (texts === undefined) return each;
      const parameters = each.parameters.map((parameter) => {
        const description = texts.parameters[parameter.name];
        return description === undefined ? parameter : { ...parameter, description };
      });
      const helpUrl = each.helpUrl?.replace("/analysts/", `/${language}/`) ?? "";
      return { ...each, description: texts.description, helpUrl, parameters };
    }),
    enums: base.enums.map((each) => ({
      ...each,
      values: each.values.map((value) => ({
        ...value,
        tooltip: enums[each.id]?.[value.stringValue ?? ""] ?? value.tooltip,
      })),
    })),
  };
}
