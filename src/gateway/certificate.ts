import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { parseWords } from "../server/index.js";
import { requireOwn } from "./upstream/index.js";

/** Files as PEM: the certificate with what leads to its authority, and its key. */
export interface CertificateFiles {
  readonly certPath: string;
  readonly keyPath: string;
}

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A renewed certificate is seen within this time. */
const lookEveryMs = 1000;

/**
 * @param words what follows the command: `--cert FILE --key FILE`, or nothing where a proxy brings TLS
 * @throws Error with a sentence where they are something else
 */
export function readCertificateFiles(words: readonly string[]): CertificateFiles | undefined {
  const options = { cert: { type: "string" }, key: { type: "string" } } as const;
  const { cert, key } = parseWords({ args: [...words], options }).values;
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new Error("--cert and --key go together: a file of each.");
  return { certPath: cert, keyPath: key };
}

function readPem(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Error(`The file ${path} of --cert and --key cannot be read (${code}).`, {
      cause: error,
    });
  }
}

/** @throws Error with a sentence where the files cannot be read, or the key by others */
function readFiles({ certPath, keyPath }: CertificateFiles): Certificate {
  const certificate = { cert: readPem(certPath), key: readPem(keyPath) };
  // A group may read it: that of those who serve with it.
  requireOwn(keyPath, true);
  return certificate;
}

/** @throws Error with a sentence where the key is not the certificate's */
function requirePair(certificate: Certificate, { certPath, keyPath }: CertificateFiles): void {
  try {
    createSecureContext(certificate);
  } catch (error) {
    throw new Error(
      `${certPath} and ${keyPath} are no certificate as PEM with its key without a password.`,
      { cause: error },
    );
  }
}

/** @throws Error with a sentence where the files cannot be read, belong to others or do not belong together */
export function readCertificate(files: CertificateFiles): Certificate {
  const certificate = readFiles(files);
  requirePair(certificate, files);
  return certificate;
}

interface Follower {
  readonly present: Certificate;
  /** Takes another certificate for the connections that come. */
  readonly exchange: (certificate: Certificate) => void;
  readonly onProblem: (error: unknown) => void;
}

/** Uses a renewed certificate without a stop, for as long as the process lives; one that is not whole yet is left alone. */
export function followCertificate(files: CertificateFiles, follower: Follower): void {
  const { exchange, onProblem } = follower;
  let { present } = follower;
  let told = "";
  const look = () => {
    try {
      const found = readFiles(files);
      if (found.cert !== present.cert || found.key !== present.key) {
        requirePair(found, files);
        exchange(found);
        present = found;
      }
      told = "";
    } catch (error) {
      const sentence = String(error);
      if (sentence !== told) onProblem(error);
      told = sentence;
    }
  };
  setInterval(look, lookEveryMs).unref();
}
