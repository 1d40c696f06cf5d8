/** Every number a text states, read back from the language's own notation. */
import type { Platform } from "../../../src/contract/known-values.js";

const notations: Readonly<Record<Platform, { readonly group: RegExp; readonly decimal: string }>> =
  {
    en: { group: /,(?=\d{3})/g, decimal: "." },
    de: { group: /\.(?=\d{3})/g, decimal: "," },
    fr: { group: /[\u202f\u00a0](?=\d{3})/g, decimal: "," },
    es: { group: /\.(?=\d{3})/g, decimal: "," },
  };

export function numbersIn(text: string, language: Platform): number[] {
  const { group, decimal } = notations[language];
  const plain = text.replace(group, "");
  const pattern = decimal === "." ? /\d+(?:\.\d+)?/g : /\d+(?:,\d+)?/g;
  return [...plain.matchAll(pattern)].map(([number]) => Number(number.replace(",", ".")));
}
