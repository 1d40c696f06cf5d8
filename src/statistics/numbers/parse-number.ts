import type { Platform } from "../../contract/index.js";
import { foldText } from "../text/fold-text.js";
import { scaleWords } from "../units/scales.js";

/** How a language writes numbers: the sign before decimals. Thousands take the other one or blanks. */
const decimalSign: Readonly<Record<Platform, "." | ",">> = { en: ".", de: ",", fr: ",", es: "," };

const blanks = /[\s\u00a0\u2009\u202f']/g;
const numberPattern =
  /^([-+\u2212\u2013]?)\s*(?:[$€£¥]|us\$)?\s*([-+\u2212]?)(\d[\d.,\s\u00a0\u2009\u202f'’]*)\s*(.*)$/i;

/**
 * A number as people write it in one of the four languages: "1,234.5", "1.234,5", "1 234,5",
 * "-3.2%", "€ 12", "1.2 million". A scale word multiplies; a percent sign stays a percentage.
 * `language` decides where the text alone does not: "1.234" is 1.234 in English, 1234 in German.
 * Undefined for text that is more, or less, than a number.
 */
export function parseNumber(text: string, language: Platform): number | undefined {
  const match = numberPattern.exec(text.trim().replace(/^(?:≈|~|ca\.?|about)\s*/i, ""));
  if (!match) return undefined;
  const digits = parseDigits((match[3] ?? "").trim(), language);
  const scale = scaleOf((match[4] ?? "").trim(), language);
  if (digits === undefined || scale === undefined) return undefined;
  const isNegative = /[-\u2212\u2013]/.test(`${match[1] ?? ""}${match[2] ?? ""}`);
  // 1.2 * 1e6 is 1200000 only after rounding the binary fraction away.
  const value = Number((digits * scale).toPrecision(15));
  return isNegative ? -value : value;
}

function parseDigits(written: string, language: Platform): number | undefined {
  const text = written.replace(/’/g, "'").replace(/[.,]$/, "");
  const sign = decimalSignOf(text) ?? decimalSign[language];
  const [whole = "", decimals, ...more] = text.split(sign);
  if (more.length > 0) return undefined;
  const thousands = sign === "." ? "," : ".";
  const groups = whole.split(new RegExp(`[${thousands}\\s\\u00a0\\u2009\\u202f']`));
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3);
  if (!isGrouped || (groups.length > 1 && (groups[0] ?? "").length > 3)) return undefined;
  const plain =
    groups.join("") + (decimals === undefined ? "" : `.${decimals.replace(blanks, "")}`);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The decimal sign where the text alone tells: both signs, a repeated one, or a group not of three. */
export function decimalSignOf(text: string): "." | "," | undefined {
  const [dots, commas] = [text.split(".").length - 1, text.split(",").length - 1];
  if (dots > 0 && commas > 0) return text.lastIndexOf(".") > text.lastIndexOf(",") ? "." : ",";
  if (dots > 1) return ",";
  if (commas > 1) return ".";
  const sign = dots === 1 ? "." : commas === 1 ? "," : undefined;
  if (sign === undefined) return undefined;
  const [whole = "", rest = ""] = text.split(sign);
  const mayBeThousands =
    /^\d{3}$/.test(rest.trim()) && /^[-+\u2212\u2013]?\s*[1-9]\d{0,2}$/.test(whole.trim());
  return mayBeThousands ? undefined : sign;
}

function scaleOf(words: string, language: Platform): number | undefined {
  if (
    words === "" ||
    /^(?:%|percent|per cent|prozent|pour cent|por ciento|€|\$|£|¥)\.?$/i.test(words)
  ) {
    return 1;
  }
  const folded = foldText(words).replace(/\.$/, "");
  const scale = (scaleWords[language] as Record<string, number | undefined>)[folded];
  return scale;
}
