import { foldText } from "../../../../statistics/index.js";
import type { LibraryPlace } from "../../../library/library-model.js";

/**
 * How the tables and lists of offices call places: the United Nations, ISO, the World Bank, the International Monetary
 * Fund, the OECD and Eurostat, where it is not made of the library's own names.
 */
export const officeNames: Readonly<Record<string, readonly string[]>> = {
  ABW: ["Aruba, Kingdom of the Netherlands"],
  AFG: ["Islamic Republic of Afghanistan"],
  BES: ["Bonaire, Sint Eustatius and Saba"],
  BHR: ["Kingdom of Bahrain"],
  BOL: ["Plurinational State of Bolivia"],
  CHN: ["People's Republic of China", "China, P.R.: Mainland"],
  COG: ["Republic of the Congo"],
  COM: ["Union of the Comoros"],
  CUW: ["Curaçao, Kingdom of the Netherlands"],
  DEU: ["Germany including former GDR", "Germany (until 1990 former territory of the FRG)"],
  EGY: ["Arab Republic of Egypt"],
  EMU: ["Euro area (Member States and Institutions of the Euro Area) changing composition"],
  ERI: ["The State of Eritrea"],
  ETH: ["Federal Democratic Republic of Ethiopia"],
  FLK: ["Falkland Islands (Malvinas)"],
  FRO: ["Faeroe Islands"],
  FSM: ["Federated States of Micronesia"],
  GBR: ["United Kingdom of Great Britain and Northern Ireland"],
  GRC: ["EL"],
  HKG: ["Hong Kong, China", "China, P.R.: Hong Kong"],
  IRN: ["Islamic Republic of Iran"],
  KGZ: ["Kyrgyz Republic"],
  KOR: ["Republic of Korea"],
  LAO: ["Lao PDR", "Lao People's Democratic Republic"],
  LBY: ["Libyan Arab Jamahiriya"],
  LSO: ["Kingdom of Lesotho"],
  MAC: ["Macao, China", "China, P.R.: Macao"],
  MAF: ["Saint Martin (French part)"],
  MKD: ["The Former Yugoslav Republic of Macedonia", "FYR Macedonia"],
  MRT: ["Islamic Republic of Mauritania"],
  NLD: ["Netherlands (Kingdom of the)"],
  OED: ["OECD - Total"],
  PRI: ["Puerto Rico (US)"],
  PRK: ["Democratic People's Republic of Korea", "DPR Korea"],
  PSE: [
    ...["West Bank and Gaza", "Occupied Palestinian Territory", "State of Palestine"],
    "Occupied Palestinian territory, including East Jerusalem",
  ],
  STP: ["Democratic Republic of São Tomé and Príncipe"],
  SVK: ["Slovak Republic"],
  SWZ: ["Kingdom of Eswatini"],
  SXM: ["Sint Maarten (Dutch part)", "Sint Maarten, Kingdom of the Netherlands"],
  SYR: ["Syrian Arab Republic"],
  TLS: ["Democratic Republic of Timor-Leste"],
  TWN: ["Taiwan Province of China", "Chinese Taipei", "Taiwan, China"],
  TZA: ["United Republic of Tanzania"],
  VAT: ["Holy See", "Holy See (Vatican City State)"],
  VEN: ["Bolivarian Republic of Venezuela", "República Bolivariana de Venezuela", "Venezuela, RB"],
  VIR: ["United States Virgin Islands", "US Virgin Islands"],
  WLF: ["Wallis and Futuna Islands"],
  // The mark of the United Nations' reservation: any other one may say that the figure is of something else.
  XKX: ["Kosovo*", "Kosovo (*)"],
};

/** Called a republic beside their names; of two the other one, Taiwan and South Vietnam, would be called so. */
const republics = new Set(
  `ARM AZE BLR EST FJI GNQ HRV KAZ MDA MDG MHL MKD MOZ NRU PLW POL SMR SRB SSD SVN TJK TUR UZB XKX YEM`.split(
    " ",
  ),
);

const articles = new Set("the of and de la le les du des del der die das und et y".split(" "));
const inFull: Readonly<Record<string, string>> = {
  ...{ rep: "republic", dem: "democratic", st: "saint", fed: "federated", sts: "states" },
  republica: "republic",
};

/** With a mark of a footnote, or from some year on, a name may be of another place. */
const unsure = /[^\p{L}\p{M}\s.,'’()&:/–-]/u;

/** "U.K." as "UK". */
export const withoutDots = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (found) => found.replaceAll(".", ""));

/** The words of a name in any order: lists turn them round, "Korea, Rep. of". A letter by itself is no article: "S. Sudan". */
function keyOf(name: string): string {
  const text = foldText(withoutDots(name))
    .replace(/'s\b/g, "")
    .replace(/\b[dl]'/g, "");
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !articles.has(word))
    .map((word) => inFull[word] ?? word)
    .sort()
    .join(" ");
}

/** A table may have as many names of what is none. */
const mostKnown = 20_000;

/**
 * Finds states by the words of their names, as offices put them.
 * @param namesOf what else a table may call one
 */
export function createOfficeNames(
  places: readonly LibraryPlace[],
  namesOf: (place: LibraryPlace) => readonly string[],
): (text: string) => string | undefined {
  const byWords = new Map<string, string | null>();
  // Unions are called by their members, whose number and year must not be left out.
  for (const place of places.filter(({ kind }) => kind !== "aggregate")) {
    const { code, name } = place;
    const republic = republics.has(code) ? [`${name.en} Republic`] : [];
    for (const text of [...namesOf(place), ...(officeNames[code] ?? []), ...republic]) {
      const key = keyOf(text);
      const other = byWords.get(key);
      byWords.set(key, other === undefined || other === code ? code : null);
    }
  }
  byWords.delete("");
  const asked = new Map<string, string | undefined>();
  return (text) => {
    if (asked.has(text)) return asked.get(text);
    const found = unsure.test(text) ? undefined : (byWords.get(keyOf(text)) ?? undefined);
    if (asked.size < mostKnown) asked.set(text, found);
    return found;
  };
}
