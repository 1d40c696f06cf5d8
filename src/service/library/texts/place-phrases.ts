import type { Place } from "../types.js";

const takesArticle =
  /(Islands|Republic|States|Kingdom|Emirates|Territories|Territory|Union|Netherlands|Philippines|Maldives|Bahamas|Comoros|Seychelles|Outlying Islands)$|^(Democratic Republic|Republic of|Isle of|OECD|Gambia$)/;

/** "in Germany", "in the United States", "worldwide": where something is, in English. */
export function inEnglish(place: Place): string {
  if (place.code === "WLD") return "worldwide";
  return `in ${nameInEnglish(place)}`;
}

/** The English name as it stands inside a sentence. */
export function nameInEnglish(place: Place): string {
  return takesArticle.test(place.name.en) ? `the ${place.name.en}` : place.name.en;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
