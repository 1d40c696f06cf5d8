export { readSignIn } from "./settings.js";
export type { SignInSettings } from "./settings.js";
export { SignInRefusal, toIdentity } from "./identity.js";
export type { Identity } from "./identity.js";
export { openProvider } from "./open-provider.js";
export { AccountGone, ProviderFailure, SignInBroken } from "./provider.js";
export type { Provider } from "./provider.js";
export type { Tokens } from "./tokens.js";
