/**
 * Names that say no one place, folded, with the codes of those that they may be meant to be: two states are called
 * Congo, America is a country in one language and a continent in the next, and England is a part of the one that
 * figures are of.
 */
export const unclearNames: Readonly<Record<string, readonly string[]>> = {
  congo: ["COG", "COD"],
  kongo: ["COG", "COD"],
  "le congo": ["COG", "COD"],
  "el congo": ["COG", "COD"],
  ...Object.fromEntries(
    ["america", "amerika", "amerique", "l'amerique", "americas", "ameriques", "las americas"].map(
      (name) => [name, ["USA", "NOA", "SOA", "LCN"]],
    ),
  ),
  ...Object.fromEntries(
    ["saint martin", "st martin", "st. martin", "san martin"].map((name) => [name, ["MAF", "SXM"]]),
  ),
  "virgin islands": ["VGB", "VIR"],
  england: ["GBR"],
  angleterre: ["GBR"],
  inglaterra: ["GBR"],
};
