import type { LeftOutPart } from "../find-parts.js";

interface PartNames {
  readonly named: Readonly<Record<string, string>>;
  readonly months: (count: number) => string;
  readonly years: (count: number) => string;
}

/** "maturity-3-months" is of so many months. */
export const partNamer =
  ({ named, months, years }: PartNames) =>
  (key: string): string => {
    const [, count, span] = /^maturity-(\d+)-(month|year)s$/.exec(key) ?? [];
    if (count === undefined) return named[key] ?? key;
    return span === "month" ? months(Number(count)) : years(Number(count));
  };

type Reasons = Readonly<Record<LeftOutPart["reason"], (end: string) => string>>;

/** What is said of a part that is not there, with its name and without. */
export const leftOutSayer = (part: (key: string) => string, reasons: Reasons) => {
  const reasonOf = ({ reason, end = "" }: LeftOutPart) => reasons[reason](end);
  return {
    reason: reasonOf,
    leftOut: (left: LeftOutPart) => `${part(left.wanted.key)} (${reasonOf(left)})`,
  };
};
