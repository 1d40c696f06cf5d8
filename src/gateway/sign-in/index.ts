export { openSignIn } from "./open-sign-in.js";
export { registerKeyPage, registerPageFailures } from "./register-key-page.js";
export type { SignInParts } from "./register-key-page.js";
export type { TokenPeople } from "./token-people.js";
