/** How the letters of a text are written as bytes. */
import { TextDecoder } from "node:util";

const ofUnicode = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
] as const;

const markedEncoding = (bytes: Buffer): string | undefined =>
  ofUnicode.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding;

const whatToDo =
  'Save it as UTF-8 (Excel: "CSV UTF-8") and import it again, or say how it is written: in a mapping table: { encoding: windows-1252 }, in datapackage.json "encoding" of the resource';

/** A text that is not written as is taken for granted. */
export class UnknownEncoding extends Error {
  override readonly name = "UnknownEncoding";
  /** @param isOfBytes it has no zeros, which UTF-16 has beside most letters */
  constructor(
    path: string,
    where: string,
    readonly isOfBytes: boolean,
  ) {
    super(`${path}, ${where}: not UTF-8. ${whatToDo}.`);
  }
}

/** @throws Error with a sentence where nobody knows an encoding by that name */
function decoderOf(encoding: string, path: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Error(
      `${path}: "${encoding}" is no encoding that is known, such as utf-8, utf-16le, windows-1252 or iso-8859-15.`,
    );
  }
}

/** Decodes piece by piece. The mark that a text begins with counts for more than what is said of it. */
export class PieceDecoder {
  readonly #path: string;
  readonly #said: string | undefined;
  #decoder: TextDecoder | undefined;
  /** Beside another one: whether the text could be UTF-8 as well. */
  #utf8: TextDecoder | undefined;
  #hasLetters = false;
  #lines = 1;

  constructor(path: string, said: string | undefined) {
    this.#path = path;
    this.#said = said;
  }

  /** @throws UnknownEncoding that names the line; Error with a sentence */
  decode(chunk?: Buffer): string {
    const decoder = (this.#decoder ??= this.#begin(chunk ?? Buffer.alloc(0)));
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      // UTF-16 without a byte order mark is UTF-8 with a zero beside every letter.
      if (text.includes("\0")) throw new TypeError("a zero");
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#lines += 1;
      this.#refuseUtf8(chunk);
      return text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw this.#fault(chunk, decoder.encoding);
    }
  }

  #begin(first: Buffer): TextDecoder {
    const encoding = markedEncoding(first) ?? this.#said ?? "utf-8";
    const decoder = decoderOf(encoding, this.#path);
    if (!decoder.encoding.startsWith("utf-"))
      this.#utf8 = new TextDecoder("utf-8", { fatal: true });
    return decoder;
  }

  #fault(chunk: Buffer | undefined, encoding: string): Error {
    const [readable = ""] = new TextDecoder(encoding).decode(chunk).split(/[\uFFFD\0]/, 1);
    const isOfBytes = chunk?.includes(0) !== true;
    const where = `about line ${String(this.#lines + readable.split("\n").length - 1)}`;
    return encoding === "utf-8"
      ? new UnknownEncoding(this.#path, where, isOfBytes)
      : new Error(`${this.#path}, ${where}: not ${encoding}. Say another encoding.`);
  }

  /** Letters beyond ASCII are hardly ever UTF-8 by accident: "Ã–sterreich" would be the name of something. */
  #refuseUtf8(chunk: Buffer | undefined): void {
    if (this.#utf8 === undefined) return;
    try {
      const text = this.#utf8.decode(chunk, { stream: chunk !== undefined });
      this.#hasLetters ||= /[^\0-\x7f]/.test(text);
    } catch {
      // As was said.
      this.#utf8 = undefined;
      return;
    }
    if (chunk === undefined && this.#hasLetters)
      throw new Error(
        `${this.#path} is UTF-8 as it stands, and not ${this.#said ?? ""}: leave its encoding out.`,
      );
  }
}
