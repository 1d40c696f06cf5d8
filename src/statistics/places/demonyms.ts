/**
 * Adjectives of places by ISO alpha-3 code or aggregate, as stems in the four languages, folded.
 * A word counts when it is a stem plus an ending of gender, number or case.
 */
const stems: Readonly<Record<string, string>> = {
  DEU: "german deutsch allemand aleman",
  FRA: "french franzosisch francais frances",
  ESP: "spanish spanisch espagnol espanol",
  ITA: "italian italienisch italien",
  GBR: "british britisch britannique britanico britanica",
  USA: "american amerikanisch americain estadounidense",
  CHN: "chinese chinesisch chinois chino",
  JPN: "japanese japanisch japonais japones",
  IND: "indian indisch indien indio india",
  BRA: "brazilian brasilianisch bresilien brasileno brasilena",
  RUS: "russian russisch russe ruso rusa",
  AUT: "austrian osterreichisch oesterreichisch autrichien austriaco austriaca",
  CHE: "swiss schweizer schweizerisch suisse suizo suiza",
  NLD: "dutch niederlandisch hollandisch neerlandais holandes neerlandes",
  BEL: "belgian belgisch belge belga",
  PRT: "portuguese portugiesisch portugais portugues",
  GRC: "greek griechisch grec grecque griego griega",
  POL: "polish polnisch polonais polaco polaca",
  CZE: "czech tschechisch tcheque checo checa",
  HUN: "hungarian ungarisch hongrois hungaro hungara",
  ROU: "romanian rumanisch roumain rumano rumana",
  SWE: "swedish schwedisch suedois sueco sueca",
  NOR: "norwegian norwegisch norvegien noruego noruega",
  DNK: "danish danisch danois danes",
  FIN: "finnish finnisch finlandais finlandes",
  IRL: "irish irisch irlandais irlandes",
  ISL: "icelandic islandisch islandais islandes",
  TUR: "turkish turkisch turque turc turco turca",
  UKR: "ukrainian ukrainisch ukrainien ucranian",
  CAN: "canadian kanadisch canadien canadiens",
  MEX: "mexican mexikanisch mexicain mexican",
  ARG: "argentine argentinian argentinisch argentin",
  CHL: "chilean chilenisch chilien chilen",
  COL: "colombian kolumbianisch colombien colombian",
  PER: "peruvian peruanisch peruvien peruan",
  AUS: "australian australisch australien",
  NZL: "neuseelandisch neozelandais neozelandes",
  KOR: "korean koreanisch coreen corean surcorean sudkoreanisch",
  IDN: "indonesian indonesisch indonesien",
  VNM: "vietnamese vietnamesisch vietnamien vietnamita",
  THA: "thailandisch thailandais tailandes",
  PHL: "filipino philippinisch philippin filipin",
  PAK: "pakistani pakistanisch pakistanais",
  BGD: "bangladeshi bangladesi",
  EGY: "egyptian agyptisch egyptien egipcio",
  ZAF: "sudafrikanisch sudafrican sudafricain",
  NGA: "nigerian nigerianisch nigerian",
  KEN: "kenyan kenianisch kenian",
  ETH: "ethiopian athiopisch ethiopien etiope",
  MAR: "moroccan marokkanisch marocain marroqui",
  SAU: "saudi saudisch saoudien",
  IRN: "iranian iranisch iranien",
  IRQ: "iraqi irakisch irakien iraqui",
  ISR: "israeli israelisch israelien",
};

const ending = /^(?:e|en|er|es|em|s|a|as|o|os|ne|nes|n)?$/;

const byStem = new Map(
  Object.entries(stems).flatMap(([code, words]) =>
    words.split(" ").map((stem) => [stem, code] as const),
  ),
);

/** A state, and people, that only look like an adjective. */
const otherwise = /^indian(?:as?|ern?)$/;

/** Code of the place whose adjective the folded word is. */
export function placeOfDemonym(word: string): string | undefined {
  if (otherwise.test(word)) return undefined;
  for (let length = word.length; length >= Math.max(4, word.length - 5); length--) {
    const stem = word.slice(0, length);
    const code = byStem.get(stem);
    if (code !== undefined && ending.test(word.slice(length))) return code;
  }
  return undefined;
}
