import { foldText } from "../text/fold-text.js";
import { clearScaleWords } from "./scales.js";

/** Behind these stands what a unit is per: "U.S. dollars per million Btu". */
const behindPer = /(?:\b(?:per|pro|je|par|pour|por)\b|\/).*$/iu;
/** In other languages, and as tables shorten them. */
const otherWords =
  "mill|mia|mds?|mlds?|ths|thsd|thous|millio|milion[ei]|miliard[ei]|miljoen|miljard|milhao|milhoes|bilhao|bilhoes|kilo(?=[ -](?:euro|dollar))";
const words = new RegExp(
  `\\b(?:${clearScaleWords().join("|")}|billions?|${otherWords}|hundreds?|crores?|lakhs?)\\b|\\b(?:mil|bil|th)\\.|^mil(es)? de `,
);
/** "10^6 EUR", "10⁶ EUR", "1e6"; tens of thousands and hundreds of millions in Chinese and Japanese. */
const powers = /\b10(?:\^|\*\*)\d|\b10[⁰¹²³⁴-⁹]|\b\d+e\d|[千万萬億亿]/iu;
const digits =
  /(?<!\d)(?:10{0,2}[ ,.']?|\d{1,3}[ ,.'])000(?:[ ,.']?000)*(?!\d)|(?:^|[^\d.,])000s?(?!\d)/;
const money = "(?:[€$£¥]|EUR|USD|GBP|CHF|JPY)";
const short = "(?:k|m{1,2}|b|t|md|th|[bt]n|ml?n|bln|mio|mrd|bio|ths|tsd)";
/** "k€", "TEUR", "CP_MEUR"; "EUR m", "US$M"; "MIO_NAC", "THS_PER". */
const abbreviations = new RegExp(
  `(?:^|[\\s_(])${short}[_ ]?${money}(?![a-z])|${money}[_ ]?${short}(?![a-z0-9²³/])|(?:^|_)${short}_|_${short}$`,
  "i",
);

/** Any currency's code, which is in capitals: "SEK m", "PLNbn". */
const codes = /\b[A-Z]{3}(?: (?:[kmbtKMBT]|mm|MM)|(?:k|m|bn|mn|tn))(?![\p{L}\p{N}²³/])|\bG[$€£]/u;
const counted =
  /^[kmb] (?:tonn|ton|person|people|unit|job|passenger|vehicle|household|euro|dollar)/i;

/** Whether a unit whose scale was read as far as it can be holds another power of ten: "Current prices, million euro". */
export function holdsScale(base: string | null): boolean {
  const own = (base ?? "").replace(behindPer, "");
  const signs = [digits, abbreviations, powers, codes, counted];
  return words.test(foldText(own)) || signs.some((sign) => sign.test(own));
}
