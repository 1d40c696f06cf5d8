import type { IFunction } from "custom-functions-metadata";
import { registeredFunction } from "../../../src/functions/index.js";
import type { FunctionsMetadata } from "../../functions-metadata.js";
import { cellsTable } from "./cells-table.js";
import { exampleKey, examplesOf } from "../examples.js";
import { optionRows } from "./option-rows.js";
import type { PageWords } from "./page-words.js";
import { anchorOf, inOrder, signatureOf } from "../signatures.js";

/** A page with every function, its arguments, options and what its examples show, in the language of the words. */
export function functionsPage(
  metadata: FunctionsMetadata,
  shown: Readonly<Record<string, unknown[][]>>,
  words: PageWords,
): string {
  const ordered = inOrder(metadata);
  const table = ordered.map(
    (each) => `| [\`${signatureOf(each)}\`](#${anchorOf(each.id)}) | ${each.description ?? ""} |`,
  );
  return `# ${words.title}

<!-- Written by npm run docs:functions from functions.json and the examples; not by hand. -->

${words.intro}

${tableHead(words.table)}
${table.join("\n")}

${ordered.map((each) => section(each, shown, words)).join("\n\n")}
`;
}

const tableHead = (names: readonly string[]) =>
  `| ${names.join(" | ")} |\n| ${names.map(() => "---").join(" | ")} |`;

function section(
  each: IFunction,
  shown: Readonly<Record<string, unknown[][]>>,
  words: PageWords,
): string {
  const parameters = each.parameters.map(
    ({ name, optional, description }) =>
      `| \`${name}\`${optional === true ? ` (${words.optional})` : ""} | ${description ?? ""} |`,
  );
  const rules = registeredFunction(each.id)?.options;
  return [
    `## STAT.${each.name}`,
    each.description ?? "",
    `\`=${signatureOf(each)}\``,
    [tableHead(words.arguments), ...parameters].join("\n"),
    ...(rules === undefined
      ? []
      : [[tableHead(words.options), ...optionRows(each.id, rules, words.optionTexts)].join("\n")]),
    ...examplesOf(each.id).flatMap((formula, index) => [
      index === 0 ? words.example : words.further,
      `\`\`\`\n${formula}\n\`\`\``,
      cellsTable(shown[exampleKey(each.id, index)] ?? []),
    ]),
  ].join("\n\n");
}
