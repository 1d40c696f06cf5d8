import { foldText } from "../text/fold-text.js";

/** Behind these stands what a unit is per: "U.S. dollars per million Btu". */
const behindPer = /(?:\b(?:per|pro|je|par|pour|por)\b|\/).*$/iu;
const words =
  /(?:^|[^a-z])(?:thousands?|millions?|billions?|trillions?|hundreds?|crores?|lakhs?|mn|mln|mio|mill|mia|bn|tn|tsd|mrd|tausend|millionen|milliarden?|billionen|milliers?|milliards?|millon|millones|billon|billones)(?![a-z])|^mil(?:es)? de /;
const digits =
  /(?<!\d)(?:10{0,2}[ ,.']?|\d{1,3}[ ,.'])000(?:[ ,.']?000)*(?!\d)|(?:^|[^\d.,])000s?(?!\d)/;
const money = "(?:€|\\$|£|¥|EUR|USD|GBP|CHF|JPY)";
/** "k€", "TEUR", "MLN_USD", "CP_MEUR". */
const before = new RegExp(
  `(?:^|[\\s_(])(?:k|K|m|M|MM|T|bn|tn|Md|Mrd|Mio|TSD|THS|MN|MLN|MIO|MRD|BN|BLN|BIO)[_ ]?${money}(?![A-Za-z])`,
);
/** "EUR m", "$bn", "US$M". */
const behind = new RegExp(`${money}[_ ]?(?:k|K|m|M|mm|MM|b|B|bn|tn|th)(?![A-Za-z0-9²³/])`);
/** Codes of offices: "MIO_NAC", "THS_PER". */
const codes = /(?:^|_)(?:TSD|THS|MN|MLN|MIO|MRD|BN|BIO)(?:_|$)/;

/** Whether a unit whose scale was read as far as it can be holds another power of ten: "Current prices, million euro". */
export function holdsScale(base: string | null): boolean {
  const counted = (base ?? "").replace(behindPer, "");
  return (
    words.test(foldText(counted)) ||
    [digits, before, behind, codes].some((pattern) => pattern.test(counted))
  );
}
