const loopback = /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** Whether the name or IP address of a host is this machine, where http is as good as https. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}

/** Whether the web address is on this machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}

/**
 * A service's base address, without "/v1" and without a slash at its end: "https://host[:port][/path]".
 * Undefined for anything but https, or http on this machine, and for addresses that carry
 * credentials, a query or a fragment.
 */
export function parseServiceAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.href));
  if (!isSafe || url.username !== "" || url.password !== "") return undefined;
  if (url.search !== "" || url.hash !== "") return undefined;
  return url.origin + url.pathname.replace(/\/+$/, "");
}
