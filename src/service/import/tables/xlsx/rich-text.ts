import type { Attributes } from "./read-part.js";

/** A text of a workbook. */
export interface RichText {
  readonly text: string;
  /** What is written above or below the line in it: the mark of a footnote, mostly. */
  readonly raised: string;
}

/** "_x000D_" is how a workbook writes a sign that XML cannot. */
export const unescapeText = (text: string) =>
  text.includes("_x")
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Hears what stands inside of a text and knows at its end what it says, without its pronunciation. */
export class RichTextReader {
  #text = "";
  #raised = "";
  #isText = false;
  #isRaised = false;
  #isPronunciation = false;

  open(name: string, attributes: Attributes): void {
    if (name === "t") this.#isText = !this.#isPronunciation;
    else if (name === "r") this.#isRaised = false;
    else if (name === "rPh") this.#isPronunciation = true;
    else if (name === "vertAlign") this.#isRaised = attributes["val"] !== "baseline";
  }

  write(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#isRaised) this.#raised += text;
  }

  close(name: string): void {
    if (name === "t") this.#isText = false;
    else if (name === "r") this.#isRaised = false;
    else if (name === "rPh") this.#isPronunciation = false;
  }

  /** What was heard since it was asked last. */
  take(): RichText {
    const said = { text: unescapeText(this.#text), raised: unescapeText(this.#raised).trim() };
    this.#text = "";
    this.#raised = "";
    return said;
  }
}
