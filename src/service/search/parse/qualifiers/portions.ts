/** "5% of Germany's GDP", "la moitié du PIB": a part or multiple of what is asked, which the library does not work out. */
import { foldedText, type Token } from "../text.js";
import { platforms } from "../../../../contract/known-values.js";
import { functionWords } from "../word-lists.js";

interface Portioned {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  /** As it was typed: "5%", "half". */
  readonly portion?: string;
}

const numbers =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|ein|zwei|drei|funf|zehn|un|deux|trois|cinq|dix|uno|dos|tres|cinco|diez)";
const percents = "(?:percent|per cent|prozent|pour ?cents?|por ciento)";
/** Said before what it is taken of. */
const patterns: readonly RegExp[] = [
  new RegExp(`^${numbers} (?:\\d+ )?${percents}$`),
  /^(?:(?:a |one |die )?half|half a|(?:a |one |two )?(?:third|quarter|fifth|tenth)s?)$/,
  /^(?:die )?halfte$|^(?:ein(?:em)? |zwei )?(?:drittel|viertel|funftel|zehntel)$/,
  /^(?:la )?moitie$|^(?:un |le |deux )?(?:tiers|quart|cinquieme|dixieme)$/,
  /^(?:la )?mitad$|^(?:un |el |dos )?(?:tercios?|cuarto|quinto|decimo)$/,
];
const multiples: readonly RegExp[] = [
  /^(?:twice|thrice|double|triple|treble|half)$/,
  new RegExp(`^${numbers} times$`),
  /^(?:das )?(?:doppelte|dreifache|zweifache|zehnfache)$|^doppelt so (?:viel|gross)$/,
  /^(?:le )?(?:double|triple|quadruple)$/,
  /^(?:el )?(?:doble|triple)$/,
];
const of = /^(?:of|von|vom|der|des|du|de|d|del)$/;
const asking =
  /^(?:calculate|compute|berechne|rechne|calcule[rz]?|calcula|sind|ist|equals?|font|makes?)$/;
const longest = 3;

const isLeading = ({ folded }: Token): boolean =>
  asking.test(folded) ||
  (!comparing.test(folded) && platforms.some((one) => functionWords[one].has(folded)));
/** "Over 5 percent of" is a bound, and no part. */
const comparing =
  /^(?:more|less|than|most|over|under|above|below|mehr|weniger|als|uber|unter|bis|plus|moins|sous|mas|menos|sobre|bajo)$/;

export function withoutPortion(tokens: readonly Token[]): Portioned {
  const at = tokens.findIndex((token, index) => !isLeading(token) || lengthAt(tokens, index) > 0);
  const length = at < 0 ? 0 : lengthAt(tokens, at);
  if (length === 0) return { tokens };
  const behind = tokens.slice(at + length);
  const isOf = of.test(behind[0]?.folded ?? "");
  const rest = isOf ? behind.slice(1) : behind;
  // "Half of 2023" is a time.
  if (rest.length === 0 || /^(?:19|20)\d\d$/.test(rest[0]?.folded ?? "")) return { tokens };
  const said = tokens.slice(at, at + length);
  const mark = /^\s?%/.exec(behind[0]?.gap ?? "")?.[0] ?? "";
  const portion =
    said.map(({ raw, gap }, index) => (index === 0 ? raw : gap + raw)).join("") + mark;
  return { tokens: rest, portion };
}

/** How many tokens say a part or multiple here; 0 for none. */
function lengthAt(tokens: readonly Token[], at: number): number {
  for (let length = longest; length > 0; length--) {
    const text = foldedText(tokens.slice(at, at + length));
    const next = tokens[at + length];
    if (next === undefined) continue;
    const isOf = of.test(next.folded);
    const isNumber = tokens
      .slice(at, at + length)
      .every(
        ({ folded, gap }, index) => /^\d+$/.test(folded) && (index === 0 || /^[.,/]$/.test(gap)),
      );
    if (isNumber && isOf && (next.gap.includes("%") || tokens[at + 1]?.gap === "/")) return length;
    if (isOf && patterns.some((pattern) => pattern.test(text))) return length;
    if (multiples.some((pattern) => pattern.test(text))) return length;
  }
  return 0;
}
