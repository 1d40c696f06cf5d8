import { filterXSS, type IFilterXSSOptions } from "xss";
import type { Platform } from "../../../contract/known-values.js";
import { platforms } from "../../../contract/index.js";
import { typeface } from "../svg/typeface.js";
import {
  escapeMarkup,
  html,
  pageStyle,
  policyWith,
  toDocument,
  type Html,
} from "../../../server/markup/index.js";

export { html };
export type { Html };

const allowed: IFilterXSSOptions = {
  whiteList: { p: [], b: [], strong: [], i: [], em: [], br: [], ul: [], ol: [], li: [] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ["script", "style", "title", "template"],
  css: false,
};

/** A description, cut down to paragraphs, lists and emphasis. */
export const safeHtml = (description: string): Html => ({ html: filterXSS(description, allowed) });

/** Faces a reader may have that are no wider than the one charts are measured with. */
const readersFaces = "DejaVu Sans Condensed, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif";

/** A chart drawn by us, with a name for those who do not see it. */
export const figure = (svg: string, label: string): Html => ({
  html: `<figure role="img" aria-label="${escapeMarkup(label)}">${svg.replace("<svg ", '<svg aria-hidden="true" ').replaceAll(`font-family="${typeface.family}"`, `font-family="${readersFaces}"`)}</figure>`,
});

const style = `${pageStyle}
.kind,.subject{color:var(--muted)}
.kind{font-size:.875rem;margin:1rem 0 0}
figure{margin:1.5rem 0}
figure svg,figure img{width:100%;height:auto;display:block}
.scroll{overflow-x:auto;max-height:40rem;overflow-y:auto;border:1px solid var(--line)}
thead th{position:sticky;top:0}
.forecast{font-style:italic}
@media print{.scroll{max-height:none}}
`;

/** Our own pictures and form besides. */
export const pageSecurityPolicy = policyWith(style, "img-src 'self'; ");

interface Page {
  readonly language: Platform;
  readonly title: string;
  /** Address of the same page in another language. */
  readonly addressIn: (language: Platform) => string;
  readonly body: Html;
}

const languageNames: Readonly<Record<Platform, string>> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  es: "Español",
};

export function toPage({ language, title, addressIn, body }: Page): string {
  const others = platforms
    .filter((other) => other !== language)
    .map(
      (other) =>
        html`<a href="${addressIn(other)}" hreflang="${other}" lang="${other}"
          >${languageNames[other]}</a
        >`,
    );
  return toDocument({
    ...{ language, title, style },
    body: html`<nav>${others}</nav>
      ${body}`,
  });
}
