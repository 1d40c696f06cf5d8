/** Certificates of PostgreSQL servers that Node refuses. */

/** As Node and OpenSSL name them: `CERT_HAS_EXPIRED`, `SELF_SIGNED_CERT_IN_CHAIN`, `ERR_TLS_CERT_ALTNAME_INVALID` … */
const refused = /CERT|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as { code?: unknown }).code : undefined;

export function isCertificateRefused(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === "string" && refused.test(code);
}

/** What is wrong with it and what to do, as a sentence. */
export function describeCertificate(error: Error, place: string): string {
  const what = `The certificate of ${place}`;
  switch (codeOf(error)) {
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return `${what} is not for that name (${error.message}): write the address with the name that it is made out to.`;
    case "CERT_HAS_EXPIRED":
    case "CERT_NOT_YET_VALID":
      return `${what} does not hold today (${error.message}): give the server one that does, or look at the clock of this machine.`;
    default:
      return `${what} is not trusted (${error.message}): name the file of its authority in the address, as in ?sslmode=verify-full&sslrootcert=/etc/ssl/authority.pem, or in NODE_EXTRA_CA_CERTS.`;
  }
}
