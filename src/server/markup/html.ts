import { escapeMarkup } from "./escape-markup.js";

/** HTML that is safe to put into a page. Made by escaping text, or from other such HTML. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Part[];

const toHtml = (part: Part): string => {
  if (typeof part === "string") return escapeMarkup(part);
  if (typeof part === "number") return String(part);
  return "html" in part ? part.html : part.map(toHtml).join("");
};

/** A template whose holes are escaped, unless they hold HTML already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.map((text, index) => text + toHtml(parts[index] ?? "")).join(""),
});
