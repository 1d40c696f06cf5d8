/** Whether a letter in the place of another is a slip of the hand or the ear, or makes another word. */

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qwertzuiop"];
const sounds = ["aeiouy", "sz", "cks", "dt", "bp", "fv", "vw", "mn", "gj", "rl"];

const isNeighbour = (a: string, b: string): boolean =>
  rows.some((row) => {
    const [first, second] = [row.indexOf(a), row.indexOf(b)];
    return first >= 0 && second >= 0 && Math.abs(first - second) === 1;
  });

const negations = ["il", "in", "im", "ir", "un", "an", "dis", "non", "no"];

/** "Illiteracy" is no slip of "literacy". */
export const isOpposite = (one: string, other: string): boolean =>
  negations.some((prefix) => one === prefix + other || other === prefix + one);

/**
 * "Frence" is France, "malaria" is not Malasia: of two words one edit apart, true unless one letter stands for
 * another that is neither beside it on a keyboard nor heard for it.
 */
export function isSlip(asked: string, known: string): boolean {
  if (asked.length !== known.length) return true;
  const places = Array.from({ length: asked.length }, (_one, at) => at);
  const [at, second] = places.filter((place) => asked[place] !== known[place]);
  // Two that differ are swapped.
  if (at === undefined || second !== undefined) return true;
  const [a, b] = [asked[at] ?? "", known[at] ?? ""];
  return isNeighbour(a, b) || sounds.some((alike) => alike.includes(a) && alike.includes(b));
}
