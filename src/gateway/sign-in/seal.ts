/** Values that a browser keeps for the gateway: it can neither read nor change them. */
import { hkdfSync, timingSafeEqual } from "node:crypto";
import { EncryptJWT, jwtDecrypt, errors } from "jose";

interface Seal {
  seal(value: object, lifetimeMs: number): Promise<string>;
  /** Undefined for what is over, was made by another secret, or is none of these. */
  open(text: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

interface SealOptions {
  /** Any process may have made it that has this secret. */
  readonly secret: () => Promise<string>;
  /** What is sealed for one use opens for no other. */
  readonly use: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createSeal({ secret, use, now }: SealOptions): Seal {
  const key = async () => new Uint8Array(hkdfSync("sha256", await secret(), "", use, 32));
  return {
    seal: async (value, lifetimeMs) =>
      new EncryptJWT({ ...value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuedAt(new Date(now()))
        .setExpirationTime(new Date(now() + lifetimeMs))
        .encrypt(await key()),
    open: async (text) => {
      try {
        const { payload } = await jwtDecrypt(text, await key(), {
          ...{ currentDate: new Date(now()), requiredClaims: ["exp", "iat"] },
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** As long for what is nearly the same. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
