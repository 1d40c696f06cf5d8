/** A group of places as the lists of them state it: names, spellings and members as plain text. */
export type PlaceGroupRow = readonly [
  key: string,
  names: readonly [en: string, de: string, fr: string, es: string],
  /** Parted by semicolons. */
  synonyms: string,
  /** Codes, parted by blanks. */
  members: string,
  source: string,
];
