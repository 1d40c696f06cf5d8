import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/** What a stored part holds: data of a known version. */
export interface PartContent {
  readonly version: number;
  readonly data: unknown;
}

/**
 * Data as a custom XML part: JSON, deflated, base64, so that no text of a service is ever read as
 * markup and a workbook grows by about a tenth of the JSON's size.
 */
export function encodePart(namespace: string, { version, data }: PartContent): string {
  const bytes = deflateSync(strToU8(JSON.stringify(data)), { level: 6 });
  return `<stat xmlns="${namespace}" version="${String(version)}" encoding="deflate-base64">${toBase64(bytes)}</stat>`;
}

/** Undefined for a part that is not ours, damaged, or of a form this version cannot read. */
export function decodePart(xml: string): PartContent | undefined {
  const match =
    /<stat\b(?=[^>]*\bversion="(\d{1,6})")(?=[^>]*\bencoding="deflate-base64")[^>]*>([A-Za-z0-9+/=\s]*)<\/stat>/.exec(
      xml,
    );
  if (match === null) return undefined;
  try {
    const bytes = inflateSync(fromBase64((match[2] ?? "").replace(/\s/g, "")));
    return { version: Number(match[1]), data: JSON.parse(strFromU8(bytes)) as unknown };
  } catch {
    // Damaged: read as nothing; a part whose data cannot be fetched again is kept all the same.
    return undefined;
  }
}

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  // In slices, since a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
