import { pageStyle, policyWith, toDocument, type Html } from "../../server/markup/index.js";

const style = `${pageStyle}
:root{color-scheme:light dark;--raised:#fff;--warn:#9a3412;--bar:#013abf;--soft:#c9d6f5}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ed;--muted:#a9b2bd;--line:#3b434d;--accent:#8fb4ff;--ground:#16191d;--head:#20252b;--raised:#20252b;--warn:#ffb38a;--bar:#8fb4ff;--soft:#34466b}}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;font-size:.875rem;color:var(--muted)}
header{margin-bottom:1rem}
header form,header p{margin:0}
form.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.75rem 0}
button,.button{display:inline-block;font:inherit;font-size:.875rem;padding:.35rem .9rem;border:1px solid var(--line);border-radius:4px;background:var(--raised);color:var(--ink);text-decoration:none;cursor:pointer}
button.main,.button{background:var(--accent);border-color:var(--accent);color:var(--ground)}
button.plain{border:0;background:none;color:var(--accent);padding:0;text-decoration:underline}
input{font:inherit;font-size:.875rem;padding:.3rem .5rem;border:1px solid var(--line);border-radius:4px;background:var(--raised);color:var(--ink);max-width:100%}
a:focus-visible,button:focus-visible,input:focus-visible,.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.key{display:block;font:1rem/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere;user-select:all;padding:.75rem;border:1px solid var(--accent);border-radius:4px;background:var(--head)}
.warn{color:var(--warn)}
.scroll{overflow-x:auto;border:1px solid var(--line)}
.scroll table{border:0}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;margin:1rem 0;padding:0}
.facts div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.facts dt{color:var(--muted);font-size:.875rem}
.facts dd{margin:0;font-size:1.5rem;line-height:1.3}
figure{margin:1rem 0}
.chart svg{width:100%;height:10rem;display:block;border-bottom:1px solid var(--line)}
.ends{display:flex;justify-content:space-between}
svg .bar{fill:var(--bar)}
td input{width:6rem;text-align:right}
.field{display:flex;flex-direction:column;gap:.2rem;font-size:.875rem}
[aria-invalid=true]{border-color:var(--warn);outline:1px solid var(--warn)}
@media (max-width:30rem){th,td{padding:.3rem .4rem}td input{width:4.5rem}tbody th{min-width:5rem;overflow-wrap:anywhere}}
@media (forced-colors:active){svg .bar{fill:CanvasText}button,.button{border:1px solid ButtonText}}
`;

interface GatewayPage {
  readonly title: string;
  readonly body: Html;
}

/** What every page says to browsers besides: nobody else keeps it, and it holds nothing from elsewhere. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policyWith(style),
  "cache-control": "no-store",
};

/** A page of the gateway, in light or in dark as the reader's system is. */
export const toGatewayPage = ({ title, body }: GatewayPage): string =>
  toDocument({ language: "en", title: `${title} – Stat gateway`, style, body });
