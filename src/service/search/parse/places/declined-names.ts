/** "In den Vereinigten Staaten", "des Vereinigten Königreichs": German declines what a country is called. */
export function declined(name: string): readonly string[] {
  const words = name.split(" ");
  const isAdjective = (word: string): boolean => /^\p{Lu}.*(?:isch|igt)es?$/u.test(word);
  if (!words.slice(0, -1).some(isAdjective)) return [];
  const stem = words
    .map((word) => (isAdjective(word) ? word.replace(/es?$/, "en") : word))
    .join(" ");
  return [stem, `${stem}n`, `${stem}s`];
}
