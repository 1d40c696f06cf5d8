import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * A built page with its policy: nothing from elsewhere is loaded, and no script runs that was not in the page when it was
 * built. The pages share an origin with the add-in, which keeps a key there.
 */
export function withPolicy(page: string): string {
  const sums = [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(sums)].join(" "),
    // The theme writes styles of its own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const place = '<meta charset="utf-8">';
  if (!page.includes(place)) throw new Error(`A page of the documents has no ${place}.`);
  return page.replace(
    place,
    `${place}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
