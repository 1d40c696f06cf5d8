interface ImageSize {
  readonly type: "image/png" | "image/jpeg" | "image/svg+xml";
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads kind and size from a picture's first bytes; undefined for what is no PNG, JPEG or SVG. */
export function imageSize(base64: string): ImageSize | undefined {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    // Not base64: that is the answer.
    return undefined;
  }
  const view = new DataView(bytes.buffer);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) {
    return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  const text = new TextDecoder().decode(bytes.subarray(0, 2000));
  return /<svg[\s>]/.test(text) ? svgSize(text) : undefined;
}

function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame)
      return { type: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

function svgSize(text: string): ImageSize {
  const side = (name: string) =>
    Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)`).exec(text)?.[1]);
  return { type: "image/svg+xml", width: side("width") || 300, height: side("height") || 150 };
}
