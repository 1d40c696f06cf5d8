/** A build runs by Node alone. */
const isSource = import.meta.url.endsWith(".ts");

interface Commands {
  readonly startCommand: string;
  /** The same with words after it: npm wants to be told that they are not for itself. */
  readonly commandWith: (words: string) => string;
}

/** What a sentence names to start a program of ours. */
export function commandsOf(script: "service" | "gateway"): Commands {
  const startCommand = isSource ? `npm run ${script}` : "node server.js";
  return {
    startCommand,
    commandWith: (words) => `${startCommand}${isSource ? " --" : ""} ${words}`,
  };
}
