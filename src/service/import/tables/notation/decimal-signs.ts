import { decimalSignOf } from "../../../../statistics/index.js";
import { isFigureWith, type DecimalSign } from "../../cells/read-figure.js";

/** How a column writes decimals; `undefined`: none of its texts has one. */
type ColumnSign = DecimalSign | undefined | "unclear" | "mixed";

/** Looks at a column's texts one by one and knows at the end how it writes decimals. */
export class DecimalSigns {
  readonly #seen = new Set<DecimalSign>();
  /** The first text with each sign that may part thousands or stand before decimals. */
  readonly #open = new Map<DecimalSign, string>();

  /** What is no figure has no say: a table is asked about rather than read by its "n.a.". */
  look(text: string): void {
    const sign = decimalSignOf(text);
    if (sign !== undefined) {
      if (!this.#seen.has(sign) && isFigureWith(text, sign)) this.#seen.add(sign);
      return;
    }
    for (const open of [".", ","] as const)
      if (!this.#open.has(open) && text.includes(open) && isFigureWith(text, "."))
        this.#open.set(open, text);
  }

  get sign(): ColumnSign {
    if (this.#seen.size > 1) return "mixed";
    const [only] = this.#seen;
    return only ?? (this.#open.size > 0 ? "unclear" : undefined);
  }

  /**
   * The sign that figures are read by.
   * @param where the column, with a comma behind it in a sentence
   * @param of what its format has where nothing else is said, and where to say it
   * @throws Error that says what to do where the column leaves it open
   */
  settle(
    where: (example: string | undefined) => string,
    { usual, ask }: { readonly usual: DecimalSign | undefined; readonly ask: string },
  ): DecimalSign {
    const { sign } = this;
    if (sign === "mixed")
      throw new Error(`${where(undefined)} writes decimals both with "." and with ",". ${ask}`);
    const other = usual === undefined ? undefined : usual === "." ? "," : ".";
    if (other !== undefined && sign === other)
      throw new Error(
        `${where(undefined)} writes decimals with "${other}", which nothing says. ${ask}`,
      );
    if (sign !== "unclear") return sign ?? usual ?? ".";
    const example = other === undefined ? [...this.#open.values()][0] : this.#open.get(other);
    if (usual !== undefined && example === undefined) return usual;
    throw new Error(`${where(example)} does not tell whether 1.234 is 1234 or 1 and a bit. ${ask}`);
  }
}
