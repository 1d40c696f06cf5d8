import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";

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

/** A part that would be larger than this when it is inflated is nobody's work but an attacker's. */
const maxInflatedBytes = 10_000_000;
/** Deflated bytes are taken in slices: one inflates to a thousand times its size at most. */
const sliceLength = 4096;
const maxTagLength = 1000;

/**
 * Undefined for a part that is not ours, damaged, too large, or of a form this version cannot read. The
 * time it takes grows with the length of the text alone, whatever it holds.
 */
export function decodePart(xml: string): PartContent | undefined {
  const start = xml.search(/<stat\s/);
  const end = xml.indexOf(">", start);
  if (start < 0 || end < 0 || end - start > maxTagLength) return undefined;
  const tag = xml.slice(start, end);
  const version = /\sversion="(\d{1,6})"/.exec(tag)?.[1];
  const close = xml.indexOf("</stat>", end);
  if (version === undefined || close < 0) return undefined;
  if (!tag.includes(' encoding="deflate-base64"')) return undefined;
  try {
    const text = inflate(fromBase64(xml.slice(end + 1, close)));
    return { version: Number(version), data: JSON.parse(text) as unknown };
  } catch {
    // Damaged: read as nothing; a part whose data cannot be fetched again is kept all the same.
    return undefined;
  }
}

/** @throws RangeError for more than `maxInflatedBytes`, before more than a slice of it is made */
function inflate(bytes: Uint8Array): string {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    length += chunk.length;
    if (length > maxInflatedBytes) throw new RangeError("The part is too large.");
    chunks.push(chunk);
  });
  for (let at = 0; at < bytes.length; at += sliceLength) {
    stream.push(bytes.subarray(at, at + sliceLength), at + sliceLength >= bytes.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return strFromU8(whole);
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
