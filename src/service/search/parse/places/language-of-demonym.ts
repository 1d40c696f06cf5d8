/** "Inflation américaine", "exportaciones alemanas": the language that one word for whose it is tells. */
import type { Platform } from "../../../../contract/known-values.js";

/** Folded; "Italien" and "Indien" are countries in German, and "Argentine" is English as well. */
const demonyms: readonly (readonly [Platform, RegExp])[] = [
  ["de", /(?:isch|deutsch)(?:e[nrsm]?)?$/],
  [
    "fr",
    /^(?:(?:americ|mexic|marocai|afric)aine?|(?:franc|japon|angl|irland|portug|neerland|polon|finland|island|liban)aise?|(?:chin|sued|dan|hongr)oise?|allemande?|espagnole?|grecque|turque|tcheque|(?:coree|europee|itali|ind|bresil|canad|austral|autrich|norveg|ukrain|israel|chil|algeri|tunis)i?enne|coreen|europeen)s?$/,
  ],
  [
    "es",
    /^(?:estadounidenses?|canadienses?|(?:norte|sud|latino)?american[oa]s?|mexican[oa]s?|african[oa]s?|aleman(?:a|as|es)?|franc(?:es|esa|esas|eses)|japones(?:a|as|es)?|ingles(?:a|as|es)?|portugues(?:a|as|es)?|italian[oa]s?|espanol(?:a|as|es)?|britanic[oa]s?|brasilen[oa]s?|chilen[oa]s?|colombian[oa]s?|peruan[oa]s?|corean[oa]s?|europe[oa]s?|suizos?|rus[oa]s|chinos?|argentinos?)$/,
  ],
];

/** @param word folded, one that names a place */
export const languageOfDemonym = (word: string): Platform | undefined =>
  demonyms.find(([, pattern]) => pattern.test(word))?.[0];
