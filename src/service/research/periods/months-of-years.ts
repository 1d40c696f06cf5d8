/** "The first nine months of 2024", "9M 2024", "trois derniers mois de 2023": the quarters that a year begins or ends with. */
import { countOf } from "../../../statistics/index.js";
import type { AskedSpan } from "../../search/index.js";

const count = String.raw`(?<count>3|three|drei|trois|tres|6|six|sechs|seis|9|nine|neun|neuf|nueve)`;
const joint = String.raw`(?:[\s,]|of|in|von|des|im|jahres?|de|del|du|l|année|año|the|year)*?`;
const year = String.raw`(?<year>(?:19|20)\d\d)`;

const sayings = [
  String.raw`(?:the\s+)?(?:first|(?<end>last))\s+${count}\s+months`,
  String.raw`(?:den\s+)?(?:ersten?|(?<end>letzten?))\s+${count}\s+monaten?`,
  String.raw`(?:les\s+)?${count}\s+(?:premiers|(?<end>derniers))\s+mois`,
  String.raw`(?:los\s+)?(?:primeros|(?<end>últimos))\s+${count}\s+meses`,
  String.raw`(?<count>9)M`,
].map(
  (saying) => new RegExp(String.raw`(?<![\p{L}\p{N}])${saying}${joint}${year}(?!\p{N})`, "giu"),
);

interface Read {
  /** The question with nothing but their year in the months' place. */
  readonly text: string;
  readonly parts: readonly AskedSpan[];
}

export function readMonthsOfYears(question: string): Read {
  const parts: AskedSpan[] = [];
  const text = sayings.reduce(
    (asked, saying) =>
      asked.replace(saying, (...found: unknown[]) => {
        const said = found.at(-1) as Readonly<Record<string, string | undefined>>;
        const quarters = countOf(said["count"] ?? "") / 3;
        const [first, last] = said["end"] === undefined ? [1, quarters] : [5 - quarters, 4];
        const of = said["year"] ?? "";
        parts.push({ from: `${of}-Q${String(first)}`, to: `${of}-Q${String(last)}` });
        return of;
      }),
    question,
  );
  return { text, parts };
}
