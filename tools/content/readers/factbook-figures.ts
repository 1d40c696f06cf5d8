interface Figure {
  /** Undefined where the text names none. */
  readonly year?: string;
  readonly value: number;
}

const scales: Readonly<Record<string, number>> = { trillion: 1e12, billion: 1e9, million: 1e6 };

// "-$1.2 billion", "$-1.2 billion", "788.3 million Mt (2012 est.)", "5% (2014 est.)", "0.4% of GDP (2014 est.)"
const figure =
  /^(-?)(\$?)(-?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s*(trillion|billion|million)?\s*(.*)$/;

/**
 * The figures in a profile's text: parts are divided by "++". A part that is not a plain number in the
 * expected unit ("NA", "less than 1", "see entry for …", a range) gives none.
 */
export function parseFigures(text: string, unit: RegExp): Figure[] {
  return text.split("++").flatMap((part) => parseFigure(part.trim(), unit) ?? []);
}

function parseFigure(part: string, unit: RegExp): Figure | undefined {
  const match = figure.exec(part);
  const [, minus, dollar, innerMinus, digits = "", scale, rest = ""] = match ?? [];
  if (!/\d/.test(digits)) return undefined;
  const note = rest.indexOf("(");
  // Units such as "migrant(s)/1,000 population" hold brackets of their own.
  const measured = rest.startsWith("migrant(s)") || note < 0 ? rest : rest.slice(0, note);
  const found = `${dollar ?? ""}${measured.trim().replace(/\s*;.*$/, "")}`;
  if (!unit.test(found)) return undefined;
  const sign = minus === "-" || innerMinus === "-" ? -1 : 1;
  const value = sign * Number(digits.replaceAll(",", "")) * (scales[scale ?? ""] ?? 1);
  const year = yearIn(rest);
  return year === undefined ? { value } : { year, value };
}

/** The year a bracketed remark names: "(2014 est.)", "(1 January 2015 est.)", "(FY13/14)" for 2014. */
export function yearIn(text: string): string | undefined {
  const remarks = [...text.matchAll(/\(([^()]*)\)/g)].map(([, remark = ""]) => remark).reverse();
  for (const remark of remarks) {
    const fiscal = /FY\s?(?:\d\d)?\d\d\/(\d\d)/.exec(remark)?.[1];
    if (fiscal !== undefined) return `20${fiscal}`;
    // Ranges are no year, and other numbers of four digits stand beside words, not months.
    const year = /^(?:(?:c\.|\d{1,2})?\s*(?:[A-Z][a-z]+\s)?)?((?:19|20)\d\d)(?:\s?est\.?)?$/.exec(
      remark.trim(),
    )?.[1];
    if (year !== undefined) return year;
  }
  return undefined;
}
