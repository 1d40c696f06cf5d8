/** What turns round what stands beside it, is not seen, or is half of a character; what joins emoji and letters stays. */
const unseen = /[\u00ad\u200b\u2060\ufeff\p{Bidi_C}\p{Cs}]|(?!\s)\p{Cc}/gu;

/**
 * A text in the order in which it is written: without characters that turn text round or are not seen, control
 * characters and halves of characters, which no file and no address can hold. Lines and tabs stay.
 */
export const seenText = (text: string): string => text.replace(unseen, "");
