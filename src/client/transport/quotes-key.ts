/**
 * Does a text give an API key away? A service might quote the key it refuses, and error texts end in
 * cells, logs and screens: so also where the key stands in it encoded, or broken up by other signs.
 */

/** Only what every way of breaking a text up leaves: its letters and digits. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

const units = (text: string, write: (code: number) => string) =>
  Array.from({ length: text.length }, (_, index) => write(text.charCodeAt(index)));

const hex = (code: number) => code.toString(16).padStart(2, "0");

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Base64 of the text wherever it begins in what is encoded: the part that does not depend on its neighbours. */
function base64Forms(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  return [0, 1, 2].map((shift) => {
    const encoded = toBase64(Uint8Array.from([...new Array<number>(shift).fill(0), ...bytes]));
    const first = Math.ceil((shift * 8) / 6);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    return encoded.slice(first, last);
  });
}

/** The ways in which texts are written down, each without its separators. */
function formsOf(text: string): string[] {
  return [
    text,
    Array.from(text).reverse().join(""),
    units(text, hex).join(""),
    units(text, String).join(""),
    units(text, (code) => `u${code.toString(16).padStart(4, "0")}`).join(""),
    units(text, (code) => `x${hex(code)}`).join(""),
    ...base64Forms(text),
  ].map(bare);
}

/** Half of a key is too much; parts of a short one are words that honest texts use, too. */
const shortestPart = 12;

function partsOf(apiKey: string): string[] {
  const length = Math.max(shortestPart, Math.ceil(apiKey.length / 2));
  if (apiKey.length <= length * 1.5) return [apiKey];
  return Array.from({ length: apiKey.length - length + 1 }, (_, at) =>
    apiKey.slice(at, at + length),
  );
}

/** @param texts that are shown together, as the key may be spread over them. */
export function quotesKey(texts: readonly (string | undefined)[], apiKey: string): boolean {
  const shown = bare(texts.join(""));
  return partsOf(apiKey).some((part) =>
    formsOf(part).some((form) => form.length >= Math.min(part.length, 4) && shown.includes(form)),
  );
}
