import type { ICustomFunctionsMetadata, IFunction } from "custom-functions-metadata";
import { registeredFunction, registry } from "../../src/functions/index.js";
import { allowedBy } from "../../src/statistics/index.js";
import { exampleOf } from "./examples.js";
import { optionMeaning } from "./option-meanings.js";
import { escapeContent } from "../../src/server/markup/index.js";

/** The id of a function's section on the help page and in docs/functions.md. */
export const anchorOf = (id: string) => id.toLowerCase().replace(/\./g, "-");

/** STAT.SEARCH(query, [from], …) */
export function signatureOf({ name, parameters }: IFunction): string {
  const names = parameters.map((each) => (each.optional === true ? `[${each.name}]` : each.name));
  return `STAT.${name}(${names.join(", ")})`;
}

const intro =
  "Every argument takes a cell or a defined name, and a range or a comma list where it says so. Dates are Excel dates, " +
  "ISO (2024-05-31), 31.05.2024, 2024/05/31, a month or quarter (2024-05, Q2 2024), a year, today, or " +
  "relative to it: -5Y, -18M, -2Q, -6W, -30D. Column headers, field names and option words are English " +
  "in every language of Excel. Where Excel's list separator is a semicolon, arguments are separated by " +
  "semicolons, too.";

const style = `:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .4rem 1rem}
nav ul{columns:12rem;padding-left:1.2rem}
h2{margin-top:2.5rem}h3{font-size:1rem;margin-bottom:.3rem}
pre{white-space:pre-wrap;border:1px solid;border-radius:4px;padding:.5rem .7rem}
section:target{outline:2px solid currentColor;outline-offset:.5rem}`;

/** The page that the help links of functions.json lead to: no script, no address beside its own. */
export function helpPage(metadata: ICustomFunctionsMetadata): string {
  const functions = inOrder(metadata);
  const links = functions.map(
    ({ id, name }) => `<li><a href="#${anchorOf(id)}">STAT.${escapeContent(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>STAT functions</title>
<style>${style}</style>
</head>
<body>
<h1>STAT functions</h1>
<p>${escapeContent(intro)}</p>
<nav aria-label="Functions"><ul>
${links.join("\n")}
</ul></nav>
${functions.map(section).join("\n")}
</body>
</html>
`;
}

/** In the order of the documentation: searching first, the state of the add-in last. */
export function inOrder({ functions }: ICustomFunctionsMetadata): IFunction[] {
  const ids = Object.keys(registry);
  return [...functions].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function section(each: IFunction): string {
  const parameters = each.parameters.map(
    ({ name, description }) =>
      `<dt>${escapeContent(name)}</dt><dd>${escapeContent(description ?? "")}</dd>`,
  );
  const rules = registeredFunction(each.id)?.options ?? {};
  const options = Object.entries(rules).map(
    ([name, rule]) =>
      `<dt>${escapeContent(name)}=</dt><dd>${escapeContent(allowedBy(rule))}<br>${escapeContent(optionMeaning(each.id, name))}</dd>`,
  );
  const example = exampleOf(each.id);
  return `<section id="${anchorOf(each.id)}">
<h2>STAT.${escapeContent(each.name)}</h2>
<p>${escapeContent(each.description ?? "")}</p>
<pre><code>=${escapeContent(signatureOf(each))}</code></pre>
<h3>Arguments</h3>
<dl>${parameters.join("")}</dl>${
    options.length === 0 ? "" : `\n<h3>Options</h3>\n<dl>${options.join("")}</dl>`
  }${example === "" ? "" : `\n<h3>Example</h3>\n<pre><code>${escapeContent(example)}</code></pre>`}
</section>`;
}
