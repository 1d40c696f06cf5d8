/** What a build is made with. Nothing secret: every value ends up in files that anyone can read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** Where the files will be served; the functions' help addresses begin with it. */
export const origin = new URL(process.env.STAT_ORIGIN ?? "https://localhost:3000").origin;

/** Service addresses the add-in may be pointed at, the default first; `same-origin` is the page's own. */
export const serviceAddresses = (process.env.STAT_SERVICES ?? "same-origin")
  .split(",")
  .map((address) => address.trim())
  .filter((address) => address !== "");

const officeCdn = "https://appsforoffice.microsoft.com";

/**
 * The page's policy. A stolen key needs a foreign script or a foreign address to go to: both are shut.
 * `unsafe-inline` holds for styles alone, because office.js writes one and Fluent UI writes its own.
 * `frame-ancestors` cannot stand in a page; a server sends it as a header.
 */
export function contentSecurityPolicy(addresses) {
  const services = addresses.filter((address) => address !== "same-origin");
  const origins = [...new Set(services.map((address) => new URL(address).origin))];
  // Office.js reports its own use to these two, whatever the add-in does.
  const office = ["https://*.events.data.microsoft.com", "https://browser.pipe.aria.microsoft.com"];
  return [
    "default-src 'self'",
    `script-src 'self' ${officeCdn} https://ajax.aspnetcdn.com`,
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self'", ...origins, officeCdn, ...office].join(" "),
    "img-src 'self' data: blob: https:",
    "frame-src https://telemetryservice.firstpartyapps.oaspapps.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
