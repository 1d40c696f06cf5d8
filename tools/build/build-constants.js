/** What a build is made with. Nothing secret: every value ends up in files that anyone can read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSettings, parseAddresses } from "./build-addresses.js";

const root = join(import.meta.dirname, "../..");
const settings = buildSettings(process.env);

export const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** Where the files will be served; the functions' help addresses begin with it. */
export const origin = new URL(settings.STAT_ORIGIN).origin;

/** Service addresses the add-in may be pointed at, the default first; `same-origin` is the page's own. */
export const serviceAddresses = parseAddresses(settings.STAT_SERVICES, "STAT_SERVICES");

/** Hosts of pictures beside the services themselves, such as a content network of theirs. */
export const pictureAddresses = parseAddresses(settings.STAT_PICTURES, "STAT_PICTURES");

const originsOf = (addresses) => [
  ...new Set(
    addresses
      .filter((address) => address !== "same-origin")
      .map((address) => new URL(address).origin),
  ),
];

const officeCdn = "https://appsforoffice.microsoft.com";

/**
 * The page's policy. A stolen key needs a foreign script or a foreign address to go to: both are shut.
 * `unsafe-inline` holds for styles alone, because office.js writes one and Fluent UI writes its own.
 * `frame-ancestors` cannot stand in a page; a server sends it as a header.
 */
export function contentSecurityPolicy(addresses, pictures = []) {
  const origins = originsOf(addresses);
  // Office.js reports its own use to these two, whatever the add-in does.
  const office = ["https://*.events.data.microsoft.com", "https://browser.pipe.aria.microsoft.com"];
  return [
    "default-src 'self'",
    `script-src 'self' ${officeCdn} https://ajax.aspnetcdn.com`,
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self'", ...origins, officeCdn, ...office].join(" "),
    // A picture's address is a way out, too: its host would learn what is put into it.
    ["img-src 'self' data: blob:", ...originsOf([...addresses, ...pictures])].join(" "),
    "frame-src https://telemetryservice.firstpartyapps.oaspapps.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // The default policy stands in src/addin/trusted-types.ts.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
