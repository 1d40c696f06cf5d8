/** What every server of the add-in's pages must say about them: one list, for this project's server and for others'. */

/** Where Excel on the web may come from; a page cannot say this in its own policy. */
export const frameAncestors = [
  "frame-ancestors 'self'",
  "https://*.cloud.microsoft",
  "https://*.officeapps.live.com",
  "https://*.office.com",
  "https://*.microsoft365.com",
  "https://*.sharepoint.com",
  "https://onedrive.live.com",
  // Files opened inside Teams.
  "https://teams.microsoft.com",
  "https://*.teams.microsoft.com",
].join(" ");

export type Headers = Readonly<Record<string, string>>;

/** Of every file. Excel on the web reads functions.json from an origin of its own. */
export const commonHeaders: Headers = {
  "Access-Control-Allow-Origin": "*",
  "X-Content-Type-Options": "nosniff",
};

/** A name that holds a sum of what is in the file: another content has another name. */
export const hashedName = String.raw`\.[0-9a-f]{8}\.\w+$`;

/** How long each kind of file may be kept. Office asks that icons may be cached. */
export const lifetimes = {
  hashed: "public, max-age=31536000, immutable",
  image: "public, max-age=3600",
  other: "no-cache",
} as const;

/** The page that Excel loads, the only one whose policy a header completes. */
export const framedPage = "taskpane.html";

/** @param path of a file, from the site's folder or absolute */
export function headersOf(path: string, policy: string = frameAncestors): Headers {
  const kind = new RegExp(hashedName).test(path)
    ? "hashed"
    : path.endsWith(".png")
      ? "image"
      : "other";
  const isFramed = path.endsWith(framedPage);
  return {
    ...commonHeaders,
    "Cache-Control": lifetimes[kind],
    ...(isFramed ? { "Content-Security-Policy": policy } : {}),
  };
}
