import { readHeading } from "../../cells/read-heading.js";
import { scaleIn } from "../../units.js";
import { scaleInHeading } from "../heading-scale.js";

/** "EUR m", "US$bn", "£k": behind money one letter is enough, which elsewhere numbers an annex. */
const behindMoney =
  /(?:[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN))\s?(k|m|b|tn)(?!\p{L})/iu;
const letters: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, tn: 1e12 };

function scaleInPart(text: string): number | undefined {
  const unit = readHeading(text)?.unit;
  const said = scaleIn(text) ?? (unit === undefined ? undefined : scaleIn(unit));
  if (said !== undefined) return said;
  const money = letters[behindMoney.exec(text)?.[1]?.toLowerCase() ?? ""];
  const heading = scaleInHeading(text);
  // "Annex K" is one of several.
  return money ?? (/^k$/i.test(heading?.text ?? "") ? undefined : heading?.said);
}

/** By what the name of a sheet, or a line above a table, says that its figures are divided; undefined where it does not. */
export function scaleInTitle(title: string): number | undefined {
  const parts = [title, ...title.split(/[,;:|]/)].map((part) => part.trim());
  return parts.map(scaleInPart).find((said) => said !== undefined);
}
