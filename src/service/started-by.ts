/** What a sentence names to start the service: a build runs by Node alone. */
const isSource = import.meta.url.endsWith(".ts");

export const startCommand = isSource ? "npm run service" : "node server.js";

/** The same with words after it: npm wants to be told that they are not for itself. */
export const commandWith = (words: string): string =>
  `${startCommand}${isSource ? " --" : ""} ${words}`;
