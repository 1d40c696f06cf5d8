import { parseArgs, type ParseArgsConfig } from "node:util";

/** The words of a command. @throws Error with a sentence that names the word which is not one of them */
export function parseWords<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(sentenceOf(error, Object.keys(config.options ?? {})), { cause: error });
  }
}

function sentenceOf(error: unknown, known: readonly string[]): string {
  const { code, message } = error as NodeJS.ErrnoException;
  // Node names the word in quotation marks: '--from <value>'.
  const word = /'([^\s']*)/.exec(message)?.[1] ?? "";
  switch (code) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return `${word} is none of its options: ${known.map((name) => `--${name}`).join(", ")}.`;
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `${word} is a word too many.`;
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
      return message.includes("does not take")
        ? `${word} takes no value.`
        : `${word} needs a value; one that begins with a dash is written ${word}=-….`;
    default:
      return message;
  }
}
