/** Lines of a command, also with texts of others in them: a cell of a file must not steer the terminal. */

/** But for lines and tabs; with what turns round the text beside it, and halves of characters. */
const steering = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_C}\u2028\u2029]/gu;

/** "\u001b" for an escape, as in JSON: a line of JSON says the same as before. */
export const terminalText = (text: string): string =>
  text.replace(
    steering,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
