import type { ICustomFunctionsMetadata, IFunction } from "custom-functions-metadata";
import { examples } from "./examples.js";

const escape = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The id of a function's section on the help page and in docs/functions.md. */
export const anchorOf = (id: string) => id.toLowerCase().replace(/\./g, "-");

/** STAT.SEARCH(query, [from], …) */
export function signatureOf({ name, parameters }: IFunction): string {
  const names = parameters.map((each) => (each.optional === true ? `[${each.name}]` : each.name));
  return `STAT.${name}(${names.join(", ")})`;
}

/** The page that the help links of functions.json lead to: no script, no address beside its own. */
export function helpPage({ functions }: ICustomFunctionsMetadata): string {
  const sections = functions.map((each) => {
    const parameters = each.parameters.map(
      ({ name, description }) => `<dt>${escape(name)}</dt><dd>${escape(description ?? "")}</dd>`,
    );
    const example = examples[each.id];
    return `<section id="${anchorOf(each.id)}">
<h2>STAT.${escape(each.name)}</h2>
<p>${escape(each.description ?? "")}</p>
<p><code>=${escape(signatureOf(each))}</code></p>
<dl>${parameters.join("")}</dl>${
      example === undefined ? "" : `\n<p>Example: <code>${escape(example)}</code></p>`
    }
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>STAT functions</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}section:target{outline:2px solid currentColor;outline-offset:.5rem}</style>
</head>
<body>
<h1>STAT functions</h1>
${sections.join("\n")}
</body>
</html>
`;
}
