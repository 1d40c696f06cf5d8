/** A file whose lines are counted, or its observations. */
interface Counted {
  readonly path: string;
  /** @default line */
  readonly counted?: "line" | "observation" | undefined;
}

/** Numbers the lines of all files of a source in one row, so that each is known by a number alone. */
export class LineNumbers {
  readonly #begun: { readonly file: Counted; readonly offset: number }[] = [];
  #last = 0;

  /** Nothing where it was begun last. */
  begin(file: Counted): void {
    if (this.#begun.at(-1)?.file.path === file.path) return;
    this.#begun.push({ file, offset: this.#last });
  }

  /** Of a line of the file that was begun last. */
  numberOf(line: number): number {
    const at = (this.#begun.at(-1)?.offset ?? 0) + line;
    this.#last = Math.max(this.#last, at);
    return at;
  }

  /** The file and the line in it that have a number. */
  find(at: number): Counted & { readonly line: number } {
    const { file, offset } = this.#begun.findLast((one) => one.offset < at) ?? { offset: 0 };
    return { ...(file ?? { path: "" }), line: at - offset };
  }

  /** "line 4", and "other.xml, line 4" of a file before the last. */
  place(at: number): string {
    const { path, counted = "line", line } = this.find(at);
    const where = `${counted} ${String(line)}`;
    return path === this.#begun.at(-1)?.file.path ? where : `${path}, ${where}`;
  }
}
