import { createHash } from "node:crypto";
import { filterXSS, type IFilterXSSOptions } from "xss";
import type { Platform } from "../../../contract/known-values.js";
import { platforms } from "../../../contract/index.js";
import { typeface } from "../svg/typeface.js";
import { escapeMarkup } from "../../markup/escape-markup.js";

/** HTML that is safe to put into a page. Made here only: by escaping text, or from other such HTML. */
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

const style = `
:root{color-scheme:light;--ink:#1f2328;--muted:#57606a;--line:#d8dde3;--accent:#013abf}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:#fff}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 .5rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
a{color:var(--accent)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;font-size:.875rem}
.kind,.subject,.small{color:var(--muted)}
.kind{font-size:.875rem;margin:1rem 0 0}
.small{font-size:.875rem}
figure{margin:1.5rem 0}
figure svg,figure img{width:100%;height:auto;display:block}
.scroll{overflow-x:auto;max-height:40rem;overflow-y:auto;border:1px solid var(--line)}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{position:sticky;top:0;background:#f3f5f8;white-space:normal;vertical-align:bottom}
tbody th,thead th:first-child{text-align:left;font-weight:400}
tbody th{white-space:normal;min-width:8rem}
caption{text-align:left;padding:.5rem .6rem;color:var(--muted)}
.forecast{font-style:italic}
ul{padding-left:1.25rem}
@media print{.scroll{max-height:none}}
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Nothing from elsewhere: no script, no frame; our one style sheet by its hash, our own pictures and form. */
export const pageSecurityPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
  "img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

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
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          <nav>${others}</nav>
          ${body}
        </main>
      </body>
    </html> `;
  return page.html;
}
