/** Lower case without accents. */
export const foldAccents = (text: string): string =>
  text
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
