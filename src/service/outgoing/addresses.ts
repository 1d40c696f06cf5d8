/** Which addresses the service asks, and what of them it shows. */
import { BlockList, isIP } from "node:net";
import { isLoopbackHost } from "../../contract/index.js";

export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const ofThisMachine = new BlockList();
ofThisMachine.addSubnet("127.0.0.0", 8);
ofThisMachine.addAddress("0.0.0.0");
ofThisMachine.addAddress("::", "ipv6");
ofThisMachine.addAddress("::1", "ipv6");

/** Wider than what may be asked by http: every spelling of this machine that needs no name server. */
function isThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  const version = isIP(host);
  return version !== 0 && ofThisMachine.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** An address as it may be read by anybody: its query may hold a key. */
export function shownAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === "" ? "" : "?…"}`;
}

/** @throws Error with a sentence for what is not asked */
export function checkAddress(address: string): URL {
  if (!URL.canParse(address)) throw new Error(`${address} is no address.`);
  const url = new URL(address);
  if (url.username !== "" || url.password !== "")
    throw new Error(
      `The address of ${url.host} has a user or a password in it, which would be kept with its figures. Download the file and import that.`,
    );
  if (url.protocol !== "https:" && !isLoopbackHost(url.hostname))
    throw new Error(
      `${shownAddress(address)} is not https: figures and their licence could be changed on the way.`,
    );
  return url;
}

/**
 * Where an answer leads to. Another host does not lead to what only this machine can ask.
 * @throws Error with a sentence for what is not followed
 */
export function checkRedirect(first: string, from: URL, location: string): URL {
  if (!URL.canParse(location, from.href))
    throw new Error(`${shownAddress(first)} leads on to no address.`);
  const url = checkAddress(new URL(location, from.href).href);
  if (isThisMachine(url) && !isThisMachine(new URL(first)))
    throw new Error(
      `${shownAddress(first)} leads to this machine (${url.host}): that is not followed.`,
    );
  return url;
}
