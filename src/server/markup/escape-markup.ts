const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// Control characters are not allowed in XML at all, not even escaped.
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** A text as content of HTML, to be read by people who see it as HTML and as text: quotes stay as they are. */
export const escapeContent = (text: string): string =>
  text.replace(/[&<>]/g, (char) => entities[char] ?? char);

/** A text as content or attribute of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"']/g, (char) => entities[char] ?? char);
