import { isDateFormat } from "hucre";

/** What a cell's number format makes of its number. */
export type NumberFormat =
  | "plain"
  | "date"
  /** Shown times a hundred. */
  | "percentage"
  /** Shown divided by a thousand once or several times: its code. */
  | { readonly scaling: string }
  /** Shown with texts of the format's own: 2025 as "2025e". */
  | { readonly before: string; readonly behind: string };

/** The percentages among the formats that have a number alone. */
const builtInPercentages: ReadonlySet<number> = new Set([9, 10]);

/** A format without what is shown as it stands: texts, escaped and padding signs, colours and conditions. */
const signsOf = (code: string) =>
  code
    .replace(/"[^"]*"/g, "")
    .replace(/[\\_*]./g, "")
    .replace(/\[[^\]]*\]/g, "");

/** The texts that a format shows around its number. */
function textsOf(code: string): { before: string; behind: string } {
  const around = { before: "", behind: "" };
  let side: keyof typeof around = "before";
  for (const [part, quoted, escaped] of code.matchAll(/"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|;|./g)) {
    if (part === ";") break;
    if (/^[0#?]$/.test(part)) side = "behind";
    else around[side] += quoted ?? escaped ?? "";
  }
  return around;
}

/** @param code undefined for a format that has a number alone */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (isDateFormat(code ?? String(id))) return "date";
  if (code === undefined) return builtInPercentages.has(id) ? "percentage" : "plain";
  const signs = signsOf(code);
  if (signs.includes("%")) return "percentage";
  // A comma behind the last digit's place divides; one between two of them parts thousands.
  if (/[0#?],+(?![0#?,])/.test(signs)) return { scaling: code };
  const texts = textsOf(code);
  return `${texts.before}${texts.behind}`.trim() === "" ? "plain" : texts;
}
