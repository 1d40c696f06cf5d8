export { createForwarding } from "./forwarding.js";
export { defaultPackage } from "./keys-file.js";
export type { Forward, Forwarded, ForwardRequest } from "./forwarding.js";
export { createUpstreamKeys } from "./upstream-keys.js";
export type { UpstreamKeys, UpstreamKeySource } from "./upstream-keys.js";
export { createLinkMapping } from "./link-mapping.js";
export { createUpstream, UpstreamFailure } from "./upstream.js";
export type { Upstream } from "./upstream.js";
