import { errorCodes, platforms } from "../../../src/contract/index.js";
import { cellErrorOf, loadSentences, sentence } from "../../../src/functions/index.js";

const languageNames = { de: "German", en: "English", fr: "French", es: "Spanish" } as const;

/** docs/analysts/errors.md: every reason with its cell error and its sentence in four languages. */
export async function errorsPage(): Promise<string> {
  await Promise.all(platforms.map(loadSentences));
  const ids = Object.keys(cellErrorOf) as (keyof typeof cellErrorOf)[];
  const fromService = new Set<string>(errorCodes);
  const languages = [...platforms].sort((a, b) => Number(b === "en") - Number(a === "en"));
  const table = (rows: typeof ids) =>
    [
      `| Code | Cell | ${languages.map((language) => languageNames[language]).join(" | ")} |`,
      `| --- | --- | ${languages.map(() => "---").join(" | ")} |`,
      ...rows.map((id) => {
        const sentences = languages.map((language) => sentence(id, language).replace(/\|/g, "\\|"));
        return `| <a id="${id}"></a>\`${id}\` | \`${cellErrorOf[id]}\` | ${sentences.join(" | ")} |`;
      }),
    ].join("\n");
  return `# Errors in cells

<!-- Written by npm run docs:functions from src/functions/messages; not by hand. -->

\`#VALUE!\` means that an argument is to be corrected, \`#N/A\` that the formula is right but there is no
data to show. The sentence appears beside the cell in the user's language; some versions of Excel hide
it, so the pane lists the errors as well. Words in braces are filled in.

## From the service and the connection

${table(ids.filter((id) => fromService.has(id)))}

## From the arguments and the data

${table(ids.filter((id) => !fromService.has(id)))}
`;
}
