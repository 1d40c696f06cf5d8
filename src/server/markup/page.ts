/** What the pages of our servers have in common: one sheet of style, and nothing from elsewhere. */
import { createHash } from "node:crypto";
import { html, type Html } from "./html.js";

/** Each page adds what it alone needs. */
export const pageStyle = `
:root{color-scheme:light;--ink:#1f2328;--muted:#57606a;--line:#d8dde3;--accent:#013abf;--ground:#fff;--head:#f3f5f8}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 .5rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
a{color:var(--accent)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;font-size:.875rem}
.small{color:var(--muted);font-size:.875rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{background:var(--head);white-space:normal;vertical-align:bottom}
tbody th,thead th:first-child{text-align:left;font-weight:400}
tbody th{white-space:normal;min-width:8rem}
caption{text-align:left;padding:.5rem .6rem;color:var(--muted)}
ul{padding-left:1.25rem}
`;

/** Nothing from elsewhere: no script, no frame; the one sheet of style by its hash. */
export const policyWith = (style: string, more = ""): string =>
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; ` +
  `${more}base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface Page {
  readonly language: string;
  readonly title: string;
  /** Known to the policy by its hash. */
  readonly style: string;
  readonly body: Html;
}

export const toDocument = ({ language, title, style, body }: Page): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.html;
