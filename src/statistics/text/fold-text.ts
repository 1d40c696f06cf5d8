/** Most of what is read has nothing to fold but capitals: thousands of titles are, whenever a service starts. */
export const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Lower case without accents. */
export const foldAccents = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text
        .normalize("NFD")
        .replace(/\p{Mn}+/gu, "")
        .toLowerCase();

/** Lower case without accents, one blank between words: for comparing what people type. */
export function foldText(text: string): string {
  return foldAccents(text)
    .replace(/ß/g, "ss")
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
