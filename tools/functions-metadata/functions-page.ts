import type { IFunction } from "custom-functions-metadata";
import { registeredFunction } from "../../src/functions/index.js";
import { allowedBy, type OptionRules } from "../../src/statistics/index.js";
import type { FunctionsMetadata } from "../functions-metadata.js";
import { exampleKey, examplesOf } from "./examples.js";
import { optionMeaning } from "./option-meanings.js";
import { anchorOf, inOrder, signatureOf } from "./help-page.js";

/** docs/functions.md: every function with its arguments, options and what its example shows. */
export function functionsPage(
  metadata: FunctionsMetadata,
  shown: Readonly<Record<string, unknown[][]>>,
): string {
  const ordered = inOrder(metadata);
  const table = ordered.map(
    (each) =>
      `| [\`${signatureOf(each)}\`](#${headingAnchor(each.id)}) | ${each.description ?? ""} |`,
  );
  return `# The STAT functions

<!-- Written by npm run docs:functions from functions.json and the examples; not by hand. -->

Every argument takes a cell or a defined name, and a range or a comma list where it says so. Column headers, field names
and option words are English in every language of Excel, so that a formula works for every colleague.
Dates are Excel dates, ISO (2024-05-31), 31.05.2024, 2024/05/31, a month or quarter (2024-05, Q2 2024),
a year, \`today\`, or relative to it: \`-5Y\`, \`-18M\`, \`-2Q\`, \`-6W\`, \`-30D\`. Where Excel's list separator is a semicolon, arguments are
separated by semicolons, too. Errors are explained in [errors.md](errors.md).

| Function | What it does |
| --- | --- |
${table.join("\n")}

${ordered.map((each) => section(each, shown)).join("\n\n")}
`;
}

const start = "<!-- functions: written by npm run docs:functions -->";
const end = "<!-- /functions -->";

/** The README with its table of functions as functions.json has them. */
export function readmePage(readme: string, metadata: FunctionsMetadata): string {
  const [before, behind] = [readme.indexOf(start), readme.indexOf(end)];
  if (before < 0 || behind < before) throw new Error(`README.md lacks ${start} or ${end}`);
  const rows = inOrder(metadata).map(
    (each) => `| \`${signatureOf(each)}\` | ${each.description ?? ""} |`,
  );
  const table = ["| Function | What it does |", "| --- | --- |", ...rows].join("\n");
  return `${readme.slice(0, before)}${start}\n<!-- prettier-ignore -->\n${table}\n\n${readme.slice(behind)}`;
}

const headingAnchor = (id: string) => `stat${anchorOf(id).replace(/-/g, "")}`;

function section(each: IFunction, shown: Readonly<Record<string, unknown[][]>>): string {
  const parameters = each.parameters.map(
    ({ name, optional, description }) =>
      `| \`${name}\`${optional === true ? " (optional)" : ""} | ${description ?? ""} |`,
  );
  const rules = registeredFunction(each.id)?.options;
  return [
    `## STAT.${each.name}`,
    each.description ?? "",
    `\`=${signatureOf(each)}\``,
    `| Argument | Meaning |\n| --- | --- |\n${parameters.join("\n")}`,
    ...(rules === undefined ? [] : [optionsTable(each.id, rules)]),
    ...examplesOf(each.id).flatMap((formula, index) => [
      index === 0 ? "Example:" : "And:",
      `\`\`\`\n${formula}\n\`\`\``,
      cellsTable(shown[exampleKey(each.id, index)] ?? []),
    ]),
  ].join("\n\n");
}

function optionsTable(id: string, rules: OptionRules): string {
  const rows = Object.entries(rules).map(
    ([name, rule]) => `| \`${name}=\` | ${allowedBy(rule)} | ${optionMeaning(id, name)} |`,
  );
  return `| Option | Allowed | Meaning |\n| --- | --- | --- |\n${rows.join("\n")}`;
}

/** Cells as a table with the letters of a sheet, since a Markdown table cannot be without a head. */
function cellsTable(cells: readonly (readonly unknown[])[]): string {
  const width = Math.max(...cells.map((row) => row.length));
  const letters = Array.from({ length: width }, (_, index) => String.fromCharCode(65 + index));
  const line = (row: readonly unknown[]) => `| ${row.map(cellText).join(" | ")} |`;
  return [line(letters), line(letters.map(() => "---")), ...cells.map(line)].join("\n");
}

function cellText(cell: unknown): string {
  const text = typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);
  // Links of the service are signed for one key and one address.
  return text
    .replace(/https?:\/\/[^\s/]+(\/[^\s?]*)?(\?\S*)?/g, "https://…$1")
    .replace(/\|/g, "\\|")
    .replace(/\n/g, "<br>");
}
