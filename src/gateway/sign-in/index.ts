export { openSignIn } from "./open-sign-in.js";
export type { OpenSignIn } from "./open-sign-in.js";
export { registerKeyPage, registerPageFailures, requireOwnForm } from "./register-key-page.js";
export { failurePage, formToken, signedInHeader } from "./key-page.js";
export type { Session, Sessions } from "./sessions.js";
export type { SignInParts } from "./register-key-page.js";
export type { TokenPeople } from "./token-people.js";
