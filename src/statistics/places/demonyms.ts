/**
 * Adjectives of places by ISO alpha-3 code or aggregate, as stems in the four languages, folded, and their people where
 * these are called otherwise: in German, and a few in English.
 * A word counts when it is a stem plus an ending of gender, number or case.
 */
const stems: Readonly<Record<string, string>> = {
  DEU: "german deutsch allemand aleman",
  FRA: "french franzosisch francais frances franzos",
  ESP: "spanish spanisch espagnol espanol spanier spaniard",
  ITA: "italian italienisch italien italiener",
  GBR: "british britisch britannique britanico britanica brite briton",
  USA: "american amerikanisch americain estadounidense amerikaner",
  CHN: "chinese chinesisch chinois chino chines",
  JPN: "japanese japanisch japonais japones japaner",
  IND: "indian indisch indien indio india inder",
  BRA: "brazilian brasilianisch bresilien brasileno brasilena brasilianer",
  RUS: "russian russisch russe ruso rusa",
  AUT: "austrian osterreichisch oesterreichisch autrichien austriaco austriaca osterreicher oesterreicher",
  CHE: "swiss schweizer schweizerisch suisse suizo suiza",
  NLD: "dutch niederlandisch hollandisch neerlandais holandes neerlandes niederlander hollander",
  BEL: "belgian belgisch belge belga belgier",
  PRT: "portuguese portugiesisch portugais portugues portugies",
  GRC: "greek griechisch grec grecque griego griega griech",
  POL: "polish polnisch polonais polaco polaca",
  CZE: "czech tschechisch tcheque checo checa tschech",
  HUN: "hungarian ungarisch hongrois hungaro hungara",
  ROU: "romanian rumanisch roumain rumano rumana rumane",
  SWE: "swedish schwedisch suedois sueco sueca swedes",
  NOR: "norwegian norwegisch norvegien noruego noruega norweger",
  DNK: "danish danisch danois danes danen",
  FIN: "finnish finnisch finlandais finlandes finnen finns",
  IRL: "irish irisch irlandais irlandes",
  ISL: "icelandic islandisch islandais islandes icelander",
  TUR: "turkish turkisch turque turc turco turca turke turken turks",
  UKR: "ukrainian ukrainisch ukrainien ucranian ukrainer",
  CAN: "canadian kanadisch canadien canadiens kanadier",
  MEX: "mexican mexikanisch mexicain mexican mexikaner",
  ARG: "argentine argentinian argentinisch argentin argentinier",
  CHL: "chilean chilenisch chilien chilen",
  COL: "colombian kolumbianisch colombien colombian kolumbianer",
  PER: "peruvian peruanisch peruvien peruan peruaner",
  AUS: "australian australisch australien australier",
  NZL: "neuseelandisch neozelandais neozelandes neuseelander",
  KOR: "korean koreanisch coreen corean surcorean sudkoreanisch koreaner sudkoreaner",
  IDN: "indonesian indonesisch indonesien indonesier",
  VNM: "vietnamese vietnamesisch vietnamien vietnamita vietnames",
  THA: "thailandisch thailandais tailandes thailander",
  PHL: "filipino philippinisch philippin filipin philippiner",
  PAK: "pakistani pakistanisch pakistanais",
  BGD: "bangladeshi bangladesi",
  EGY: "egyptian agyptisch egyptien egipcio agypter",
  ZAF: "sudafrikanisch sudafrican sudafricain sudafrikaner",
  NGA: "nigerian nigerianisch nigerian nigerianer",
  KEN: "kenyan kenianisch kenian kenianer",
  ETH: "ethiopian athiopisch ethiopien etiope athiopier",
  MAR: "moroccan marokkanisch marocain marroqui marokkaner",
  SAU: "saudi saudisch saoudien saudis",
  IRN: "iranian iranisch iranien iraner",
  IRQ: "iraqi irakisch irakien iraqui iraker",
  ISR: "israeli israelisch israelien",
};

const ending = /^(?:e|en|er|es|em|s|a|as|o|os|ne|nes|n|in|innen)?$/;

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
