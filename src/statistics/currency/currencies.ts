/** A currency that figures are converted from and to. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /**
   * The place whose rates of exchange are those of this currency, as indicators name places. The euro's are
   * the euro area's alone: those of a member may be of the currency that it had before.
   */
  readonly place: string;
  /** What units call it beside its code; matched from their beginning, in any case. */
  readonly names: RegExp | undefined;
}

const rows: readonly (readonly [code: string, place: string, names?: string])[] = [
  [
    "USD",
    "USA",
    "u\\.?s\\.?[ -]?dollars?|us ?\\$|united states dollars?|dollars? (?:am[ée]ricains?|des [ée]tats-unis)|d[óo]lar(?:es)? (?:estadounidenses?|de los estados unidos)",
  ],
  ["EUR", "EMU", "euros?|€"],
  [
    "GBP",
    "GBR",
    "(?:british )?pounds? sterling|british pounds?|£|pfund sterling|livres? sterling|libras? esterlinas?",
  ],
  ["JPY", "JPN", "(?:japanese )?yen"],
  ["CHF", "CHE", "swiss francs?|schweizer franken|francs? suisses?|francos? suizos?"],
  ["CNY", "CHN", "(?:chinese )?yuan(?: renminbi)?|renminbi|rmb"],
  ["CAD", "CAN", "canadian dollars?|kanadische dollar"],
  ["AUD", "AUS", "australian dollars?|australische dollar"],
  ["AED", "ARE"],
  ["BRL", "BRA"],
  ["CLP", "CHL"],
  ["COP", "COL"],
  ["CZK", "CZE"],
  ["DKK", "DNK", "danish kroner?"],
  ["HKD", "HKG", "hong kong dollars?"],
  ["HUF", "HUN"],
  ["IDR", "IDN"],
  ["ILS", "ISR"],
  ["INR", "IND", "indian rupees?"],
  ["KRW", "KOR"],
  ["LKR", "LKA"],
  ["MXN", "MEX", "mexican pesos?"],
  ["MYR", "MYS"],
  ["NOK", "NOR", "norwegian kroner?"],
  ["NZD", "NZL", "new zealand dollars?"],
  ["PHP", "PHL"],
  ["PLN", "POL"],
  ["SAR", "SAU"],
  ["SEK", "SWE", "swedish kronor?"],
  ["SGD", "SGP", "singapore dollars?"],
  ["THB", "THA"],
  ["TRY", "TUR"],
  ["TWD", "TWN"],
  ["ZAR", "ZAF", "south african rand"],
];

export const currencies: readonly Currency[] = rows.map(([code, place, names]) => ({
  code,
  place,
  names: names === undefined ? undefined : new RegExp(`^(?:${names})(?![\\p{L}\\p{N}])`, "iu"),
}));

/** By its ISO code in any case. */
export const currencyOf = (code: string): Currency | undefined =>
  currencies.find((each) => each.code === code.trim().toUpperCase());
