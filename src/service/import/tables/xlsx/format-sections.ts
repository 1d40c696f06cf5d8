/** A part of a number format: for positive numbers, for negative ones, for zero. */
export interface FormatSection {
  /** What stands before and behind the number, without padding. */
  readonly before: string;
  readonly behind: string;
  /** The currency in its brackets, "[$USD]" or "[$€-de-DE]", which Excel shows as well; "" without one. */
  readonly money: string;
  /** Whether a number stands in it at all. */
  readonly hasNumber: boolean;
  readonly isPercentage: boolean;
  /** A comma behind the last digit's place divides; one between two of them parts thousands. */
  readonly isScaling: boolean;
  /** Something else than blanks and marks between thousands stands inside of the number: 123 as "1.23". */
  readonly isBroken: boolean;
  readonly isColoured: boolean;
  readonly isConditional: boolean;
}

/** Texts in quotes, escaped signs, padding, colours and conditions, and what stands for digits. */
const token = /"([^"]*)"|\\(.)|[_*].|\[([^\]]*)\]|General|E[+-]|./gis;
/** Stands for each sign of a text, so that places are those of the text with its signs. */
const literal = "\u0001";
const digit = /[0#?@]/;
const money = /^\$([^-]*)/;
const colour = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)$/i;

interface Draft {
  signs: string;
  spelled: string;
  readonly brackets: string[];
}

function toSection({ signs, spelled, brackets }: Draft): FormatSection {
  const first = signs.search(digit);
  const last = Math.max(...["0", "#", "?", "@"].map((sign) => signs.lastIndexOf(sign)));
  const hasNumber = first >= 0;
  return {
    before: hasNumber ? spelled.slice(0, first) : spelled,
    behind: hasNumber ? spelled.slice(last + 1) : "",
    money: brackets.map((text) => money.exec(text)?.[1] ?? "").join(""),
    hasNumber,
    isPercentage: signs.includes("%"),
    isScaling: /[0#?],+(?![0#?,])/.test(signs),
    isBroken: hasNumber && isBroken(signs, spelled, [first, last]),
    isColoured: brackets.some((text) => colour.test(text)),
    isConditional: brackets.some((text) => /^[<>=]/.test(text)),
  };
}

function isBroken(signs: string, spelled: string, [first, last]: readonly [number, number]) {
  for (let at = first; at < last; at += 1) {
    if (/[0#?@.,%]/.test(signs[at] ?? "")) continue;
    const said = spelled[at] ?? "";
    const partsThousands = /[.,]/.test(said) && /^[0#?]{3}(?![0#?])/.test(signs.slice(at + 1));
    if (!/[\s'’]/.test(said) && !partsThousands) return true;
  }
  return false;
}

/** The sections of a format in their order. */
export function formatSections(code: string): FormatSection[] {
  let draft: Draft = { signs: "", spelled: "", brackets: [] };
  const all = [draft];
  for (const [sign, quoted, escaped, bracket] of code.matchAll(token)) {
    const text = quoted ?? escaped;
    if (sign === ";") all.push((draft = { signs: "", spelled: "", brackets: [] }));
    else if (bracket !== undefined) draft.brackets.push(bracket);
    else if (text !== undefined) {
      draft.signs += literal.repeat(text.length);
      draft.spelled += text;
    } else if (!/^[_*]/.test(sign)) {
      // A number as it is, an exponent and a fraction are digits as others are.
      const shown = sign.length > 1 || sign === "/" ? "0" : sign;
      draft.signs += shown;
      draft.spelled += shown;
    }
  }
  return all.map(toSection);
}
