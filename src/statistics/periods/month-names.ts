import { foldText } from "../text/fold-text.js";

/** Month names in en, de, fr, es, folded; January first. */
const monthNames: readonly (readonly string[])[] = [
  ["january", "januar", "janner", "janvier", "enero"],
  ["february", "februar", "fevrier", "febrero"],
  ["march", "marz", "maerz", "mrz", "mars", "marzo"],
  ["april", "avril", "abril"],
  ["may", "mai", "mayo"],
  ["june", "juni", "juin", "junio"],
  ["july", "juli", "juillet", "julio"],
  ["august", "aout", "agosto"],
  ["september", "septembre", "septiembre", "setiembre"],
  ["october", "oktober", "octobre", "octubre"],
  ["november", "novembre", "noviembre"],
  ["december", "dezember", "decembre", "diciembre"],
];

/** 1 to 12 for a name or its beginning of three letters or more ("Sept", "Okt.", "août"). */
export function monthOf(name: string): number | undefined {
  const folded = foldText(name).replace(/\.$/, "");
  if (folded.length < 3) return undefined;
  const hits = monthNames.flatMap((names, index) =>
    names.some((full) => full.startsWith(folded)) ? [index + 1] : [],
  );
  // "jui" begins juin and juillet: no guess.
  return hits.length === 1 ? hits[0] : undefined;
}
