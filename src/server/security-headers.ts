/** What every answer says to browsers; pages and the documentation have policies of their own. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  // Data is shown by nobody as a page.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  // An address may hold a signature, which no other site is to see.
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  ...(publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {}),
});
