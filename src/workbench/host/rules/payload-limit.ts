/**
 * Excel on the web takes requests and gives answers of at most 5 MB ("Resource limits and performance
 * optimization for Office Add-ins"); a larger one fails as a whole.
 */
const payloadLimit = 5 * 1024 * 1024;

const encoder = new TextEncoder();

export function isTooLarge(text: string): boolean {
  // No character takes more than three bytes of each of its units: most texts need no counting.
  return text.length * 3 > payloadLimit && encoder.encode(text).length > payloadLimit;
}
