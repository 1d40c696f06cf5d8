import { platforms } from "../../../contract/known-values.js";
import type { MappedMeasure } from "../mapping.js";
import { nameIn, type Names, type SdmxMessage } from "./message.js";

/** As measures are named: in English, and in those of the four languages that there are. */
export function toName(names: Names): Exclude<MappedMeasure["name"], string> {
  const own = Object.fromEntries(
    platforms.flatMap((language) => {
      const name = names[language];
      return name === undefined ? [] : [[language, name]];
    }),
  );
  return { ...own, en: nameIn(names, "en") ?? "" };
}

/** A dimension with the code that an indicator has of it. */
interface Key {
  readonly id: string;
  readonly code: string;
}

/** "Consumer prices: Food, Index", of the flow's name and those of what tells it from its other indicators. */
export function nameOf(
  flow: string,
  told: readonly Key[],
  message: SdmxMessage,
): MappedMeasure["name"] {
  const flowNames = message.flowNames(flow);
  const keys = told.map(({ id, code }) => ({ id, code, names: message.codeNames(id, code) }));
  const inLanguage = (language: string): string => {
    const parts = keys.map(
      ({ id, code, names }) =>
        nameIn(names, language) ?? withDimension(code, message.dimensionNames(id), language),
    );
    return [nameIn(flowNames, language) ?? flow, parts.join(", ")]
      .filter((part) => part !== "")
      .join(": ");
  };
  const has = (language: string) =>
    [flowNames, ...keys.map(({ names }) => names)].some((names) => names?.[language] !== undefined);
  const others = platforms.filter((language) => language !== "en" && has(language));
  if (others.length === 0) return inLanguage("en");
  return {
    en: inLanguage("en"),
    ...Object.fromEntries(others.map((language) => [language, inLanguage(language)])),
  };
}

/** A code that nobody names, with the name of what it is a code of: "Sector S13". */
const withDimension = (code: string, names: Names | undefined, language: string): string =>
  [nameIn(names, language) ?? "", code].filter((part) => part !== "").join(" ");
