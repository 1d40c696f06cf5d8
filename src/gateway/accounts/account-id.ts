import { createHash } from "node:crypto";

/** The same at every sign-in: providers promise that a subject is one account's for ever. */
export const accountIdOf = (issuer: string, subject: string): string =>
  `a${createHash("sha256").update(`${issuer}\n${subject}`).digest("hex").slice(0, 24)}`;
