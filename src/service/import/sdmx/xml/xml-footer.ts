import type { XmlEvent } from "./read-xml.js";

/** What the standard has for answers that end before their end: too large for who asks, or for the service. */
const cutOff = /^(?:130|413|510)$/;

/** What a service says behind its figures: that there are more, or why there are none. */
export class FooterReader {
  readonly #texts: string[] = [];
  #isInside = false;
  #text = "";
  #isFault = false;

  take(event: XmlEvent): void {
    if (event.kind === "open" && event.name === "Footer") this.#isInside = true;
    if (!this.#isInside) return;
    if (event.kind === "text") this.#text += event.text;
    else if (event.kind === "open") {
      this.#text = "";
      const { code = "", severity = "" } = event.attributes;
      if (event.name === "Message")
        this.#isFault ||= /^error$/i.test(severity) || cutOff.test(code);
    } else {
      if (event.name === "Text" && this.#text.trim() !== "") this.#texts.push(this.#text.trim());
      this.#text = "";
    }
  }

  /** @throws Error with a sentence where figures are not all, or none came and it says why */
  end(path: string, hasFigures: boolean): void {
    const said = this.#texts[0] ?? "an error";
    if (!hasFigures && this.#texts.length > 0)
      throw new Error(`${path} is an answer without figures: ${said}`);
    if (this.#isFault)
      throw new Error(
        `${path} is not whole, as its service says behind the figures: ${said}. Ask for less of it at a time, as files of one folder.`,
      );
  }
}
