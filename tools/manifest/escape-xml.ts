/** A text as content, or as an attribute in double quotes, of XML and HTML. Apostrophes stay readable. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
