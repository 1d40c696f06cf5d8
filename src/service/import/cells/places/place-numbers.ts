import type { LibraryPlace } from "../../../library/library-model.js";

/** The standard's countries and areas end below it: what is above are numbers of the library's own. */
const end = 900;

/** FAOSTAT writes '004, lest a spreadsheet take the noughts away. */
const written = /^'?(\d{1,3})$/;

/** Finds places by the numbers of the United Nations' standard M49, which are those of ISO 3166-1 as well. */
export function createPlaceNumbers(
  places: Iterable<LibraryPlace>,
): (text: string) => string | undefined {
  const known = new Map<number, string>();
  for (const { code, kind, id, alpha2OrM49 } of places) {
    const number = kind === "aggregate" ? Number(alpha2OrM49) : id;
    if (number < end) known.set(number, code);
  }
  return (text) => {
    const [, digits] = written.exec(text.trim()) ?? [];
    return digits === undefined ? undefined : known.get(Number(digits));
  };
}

/** Whether a heading says that numbers below it are of that standard; the IMF, the FAO and others have their own. */
export const saysPlaceNumbers = (heading: string): boolean =>
  /(?:^|[^a-z\d])(?:un[ _-]?)?m[ .]?49(?![a-z\d])|\biso[ _-]?(?:3166)?(?:-1)?[ _-]?(?:code[ _-]?)?n(?:um(?:eric|ber)?)?\b|\biso3n\b/i.test(
    heading.replaceAll("_", " "),
  );

/** Whether a column called so may hold places, were its numbers names. */
export const isPlaceHeading = (heading: string): boolean =>
  /\b(?:countr(?:y|ies)|area|location|geo|region|nation|territor(?:y|ies)|land|länder|pays|pa[ií]s(?:es)?|reporter|economy)\b/i.test(
    heading.replaceAll("_", " "),
  );
