import { foldText } from "../text/fold-text.js";
import { clearScaleWords } from "./scales.js";

/** Behind these stands what a unit is per: "U.S. dollars per million Btu". */
const behindPer = /(?:\b(?:per|pro|je|par|pour|por)\b|\/).*$/iu;
const words = new RegExp(
  `\\b(?:${clearScaleWords().join("|")}|billions?|mill|mia|hundreds?|crores?|lakhs?)\\b|^mil(es)? de `,
);
const digits =
  /(?<!\d)(?:10{0,2}[ ,.']?|\d{1,3}[ ,.'])000(?:[ ,.']?000)*(?!\d)|(?:^|[^\d.,])000s?(?!\d)/;
const money = "(?:[€$£¥]|EUR|USD|GBP|CHF|JPY)";
const short = "(?:k|m{1,2}|b|t|md|th|[bt]n|ml?n|bln|mio|mrd|bio|ths|tsd)";
/** "k€", "TEUR", "CP_MEUR"; "EUR m", "US$M"; "MIO_NAC", "THS_PER". */
const abbreviations = new RegExp(
  `(?:^|[\\s_(])${short}[_ ]?${money}(?![a-z])|${money}[_ ]?${short}(?![a-z0-9²³/])|(?:^|_)${short}_|_${short}$`,
  "i",
);

/** Whether a unit whose scale was read as far as it can be holds another power of ten: "Current prices, million euro". */
export function holdsScale(base: string | null): boolean {
  const counted = (base ?? "").replace(behindPer, "");
  return words.test(foldText(counted)) || digits.test(counted) || abbreviations.test(counted);
}
