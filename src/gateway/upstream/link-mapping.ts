/**
 * Links of the service's API, which need its key, lead through the gateway; all others stay. The texts are
 * changed where they stand, so that everything else of an answer is what the service has sent, to the digit.
 */
export interface LinkMapping {
  /** In an answer's JSON. */
  toGateway(json: string): string;
  /** In a request's JSON: a link that was got here is the service's again. */
  toUpstream(json: string): string;
  /** An address by itself, as in a header. */
  location(address: string): string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** JSON may write a slash with a backslash before it. */
const inJson = (address: string) => escaped(address).replaceAll("/", "\\\\?/");

const beginning = (base: string) => new RegExp(`"${inJson(`${base}/v1/`)}`, "gi");

export function createLinkMapping(upstreamUrl: string, publicUrl: string): LinkMapping {
  const [ofUpstream, ofGateway] = [beginning(upstreamUrl), beginning(publicUrl)];
  return {
    toGateway: (json) => json.replace(ofUpstream, () => `"${publicUrl}/v1/`),
    toUpstream: (json) => json.replace(ofGateway, () => `"${upstreamUrl}/v1/`),
    location: (address) =>
      address.startsWith(`${upstreamUrl}/v1/`)
        ? publicUrl + address.slice(upstreamUrl.length)
        : address,
  };
}
