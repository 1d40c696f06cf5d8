/** Dates in a format of their field's own, in the letters of strptime. */

interface DateField {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
}

const parts: Readonly<Record<string, string>> = {
  ...{ Y: "(?<year>\\d{4})", y: "(?<short>\\d{2})", m: "(?<month>\\d{1,2})" },
  ...{ d: "(?<day>\\d{1,2})", H: "\\d{1,2}", M: "\\d{2}", S: "\\d{2}(?:\\.\\d+)?", "%": "%" },
};

/** Undefined where it has other letters, such as those of months' names, which say by themselves what they are. */
function patternOf(format: string): RegExp | undefined {
  const pieces = format.match(/%.|[^%]+|%$/g) ?? [];
  const written = pieces.map((piece) =>
    piece.startsWith("%") ? parts[piece.slice(1)] : piece.replace(/[^\w\s]/g, "\\$&"),
  );
  return written.includes(undefined) ? undefined : new RegExp(`^${written.join("")}$`);
}

const two = (number: number) => String(number).padStart(2, "0");
/** As strptime has it. */
const wholeYear = (short: string) => (Number(short) < 69 ? `20${short}` : `19${short}`);

/**
 * How a field's dates become 2020-12-31, 2020-12 or 2020. A cell that is not so written says that, so that it is
 * read as no other day.
 * @returns undefined where they are read as they stand
 */
export function dateReader({ type, format }: DateField): ((text: string) => string) | undefined {
  if (format?.includes("%") !== true || !/^(?:date|datetime|yearmonth|year)$/.test(type ?? ""))
    return undefined;
  const pattern = patternOf(format);
  if (pattern === undefined || !/%[Yy]/.test(format)) return undefined;
  return (text) => {
    const { year, short, month, day } = pattern.exec(text)?.groups ?? {};
    const found = year ?? (short === undefined ? undefined : wholeYear(short));
    const [months, days] = [Number(month ?? 1), Number(day ?? 1)];
    if (found === undefined || months < 1 || months > 12 || days < 1 || days > 31)
      return `${text} (not as ${format})`;
    const rest = [month, day].flatMap((one) => (one === undefined ? [] : two(Number(one))));
    return [found, ...rest].join("-");
  };
}
