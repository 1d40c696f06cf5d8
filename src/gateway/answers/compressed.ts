import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { IncomingHttpHeaders } from "node:http";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import { copyHeaders, type Forwarded } from "../upstream/index.js";

/** By the preference of who sends, where who asks has none. */
export const encodings = ["br", "gzip", "identity"] as const;

/** What is shorter is sent as it is, in bytes. */
export const smallestCompressed = 1024;

type Encoding = "br" | "gzip";

/** Ways of saying what is accepted that are remembered. */
const mostHeaders = 100;

/** Quick rather than small, as the answers that are compressed on their way are. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliQuality),
  gzip: (body) => promisify(gzip)(body),
};

/** Compressed forms of one body; undefined while it is being made. */
type Forms = Map<Encoding, Buffer | undefined>;

/**
 * Kept answers are compressed once and not for everybody whom they are sent to. From the second time on that a
 * body is sent, since those put together of places are sent once; until its form is made it goes out as it is, to be
 * compressed on its way. Forms go with the answer when it is kept no longer.
 */
export function createCompressed(): (answer: Forwarded, asked: IncomingHttpHeaders) => Forwarded {
  const formsOf = new WeakMap<Buffer, Forms>();
  const negotiator = new Negotiator<"br" | "gzip" | "identity">({
    supportedValues: [...encodings],
    cache: new LRUCache<string, string>({ max: mostHeaders }),
  });

  const make = (body: Buffer, forms: Forms, encoding: Encoding) => {
    forms.set(encoding, undefined);
    compress[encoding](body).then(
      (form) => forms.set(encoding, form),
      () => undefined,
    );
  };

  const formOf = (body: Buffer, encoding: Encoding): Buffer | undefined => {
    const forms = formsOf.get(body);
    if (forms === undefined) formsOf.set(body, new Map());
    else if (!forms.has(encoding)) make(body, forms, encoding);
    return forms?.get(encoding);
  };

  return (answer, asked) => {
    const { status, headers, body } = answer;
    if (!Buffer.isBuffer(body) || body.length < smallestCompressed) return answer;
    const accepted = asked["accept-encoding"];
    const encoding = typeof accepted === "string" ? negotiator.negotiate(accepted) : null;
    const form = encoding === "br" || encoding === "gzip" ? formOf(body, encoding) : undefined;
    if (encoding === null || form === undefined) return answer;
    const own = copyHeaders(headers);
    own["content-encoding"] = encoding;
    return { status, headers: own, body: form };
  };
}
