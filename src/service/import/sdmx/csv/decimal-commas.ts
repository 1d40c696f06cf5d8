/** Without doubt before decimals: "1,234" may be a thousand. */
const comma = /^[-+]?(?:\d{1,3}(?:\.\d{3})+|\d+),(?:\d{1,2}|\d{4,})$/;
/** A thousand where points stand between thousands. */
const eitherWay = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

/** Figures of one message: a program in German that saved it writes commas before decimals, and "1.234" is not sure then. */
export class DecimalCommas {
  #comma: string | undefined;
  #eitherWay: string | undefined;

  /** @param where "line 3" */
  look(text: string, where: () => string): void {
    const said = () => `"${text}" (${where()})`;
    if (this.#comma === undefined && comma.test(text)) this.#comma = said();
    if (this.#eitherWay === undefined && eitherWay.test(text)) this.#eitherWay = said();
  }

  /** @throws Error where the message has both */
  end(path: string): void {
    if (this.#comma === undefined || this.#eitherWay === undefined) return;
    throw new Error(
      `${path}: ${this.#comma} has a comma before its decimals, so that ${this.#eitherWay} may be a thousand times as large. Write numbers as SDMX does: a point before the decimals, and nothing between thousands.`,
    );
  }
}
