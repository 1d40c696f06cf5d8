import type { SdmxMessage } from "./message.js";

/** Numbers the lines of all messages of a source in one row, so that each is known by a number alone. */
export class MessageLines {
  readonly #begun: { readonly message: SdmxMessage; readonly offset: number }[] = [];
  #last = 0;

  begin(message: SdmxMessage): void {
    this.#begun.push({ message, offset: this.#last });
  }

  /** Of a line of the message that was begun last. */
  numberOf(line: number): number {
    const at = (this.#begun.at(-1)?.offset ?? 0) + line;
    this.#last = Math.max(this.#last, at);
    return at;
  }

  /** "line 4", and "other.xml, line 4" of a message before the last. */
  place(at: number): string {
    const found = this.#begun.findLast(({ offset }) => offset < at);
    if (found === undefined) return `line ${String(at)}`;
    const { message, offset } = found;
    const where = `${message.counted} ${String(at - offset)}`;
    return found === this.#begun.at(-1) ? where : `${message.path}, ${where}`;
  }
}
