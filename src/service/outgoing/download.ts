/** Every request that the service makes to others goes through here: a firm's proxy holds for all of them. */
import { createWriteStream } from "node:fs";
import { pipeline as pipelineOf, Transform, type Duplex, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EnvHttpProxyAgent, request as send, type Dispatcher } from "undici";
import { checkAddress, checkRedirect, shownAddress } from "./addresses.js";
import { acceptEncoding, unpackingOf, wholeLines, type HeaderOf } from "./answer-body.js";

/** What a source says of the version that it gave, so that it can say whether there is another. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

interface DownloadRequest {
  readonly address: string;
  /** Where the answer goes. */
  readonly path: string;
  readonly accept: string;
  readonly acceptLanguage?: string;
  /** Of the version that is known: the source then says if it is still that one. */
  readonly known?: Validators | undefined;
}

const mostBytes = 4 * 1024 ** 3;
const mostRedirects = 5;
const silenceMs = 120_000;

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { code?: string; message?: string };
  return [message, code].filter((part) => part !== undefined && part !== "").join(", ");
}

const unreachable = (address: string, error: unknown) =>
  new Error(
    `${shownAddress(address)} cannot be read: ${reasonOf(error)}. Behind a firm's proxy set HTTPS_PROXY (NO_PROXY for hosts without it); where the firm has a certificate authority of its own, NODE_EXTRA_CA_CERTS.`,
    { cause: error },
  );

interface Answer extends Pick<Dispatcher.ResponseData, "body"> {
  readonly status: number;
  readonly header: HeaderOf;
}

const toAnswer = ({ statusCode, headers, body }: Dispatcher.ResponseData): Answer => ({
  ...{ status: statusCode, body },
  header: (name) => [headers[name]].flat()[0],
});

/** Nothing more of it is read. */
const leave = ({ body }: Answer) => body.on("error", () => undefined).destroy();

async function ask(request: DownloadRequest, dispatcher: EnvHttpProxyAgent): Promise<Answer> {
  const { known = {}, accept, acceptLanguage } = request;
  const headers = {
    accept,
    "accept-encoding": acceptEncoding,
    "user-agent": "stat-service",
    ...(acceptLanguage === undefined ? {} : { "accept-language": acceptLanguage }),
    ...(known.etag === undefined ? {} : { "if-none-match": known.etag }),
    ...(known.lastModified === undefined ? {} : { "if-modified-since": known.lastModified }),
  };
  let url = checkAddress(request.address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const { href } = url;
    const answer = await send(href, { dispatcher, headers }).then(toAnswer, (error: unknown) => {
      throw unreachable(href, error);
    });
    const location = answer.header("location");
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
    leave(answer);
    url = checkRedirect(request.address, url, location);
  }
  throw new Error(
    `${shownAddress(request.address)} leads on more than ${String(mostRedirects)} times.`,
  );
}

/** Ends what is larger than any table: an answer may have no end. */
function bounded(address: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new Error(`${shownAddress(address)} is larger than 4 GB.`));
      else done(null, chunk);
    },
  });
}

/** What is read of a page that says why there is no file: it may have no end. */
const mostRefusalBytes = 65_536;

const unpacked = (body: Readable, unpacking: readonly Duplex[]): Readable =>
  unpacking.reduce<Readable>(
    (from, unpack) =>
      // Whoever reads it is told what went wrong.
      pipelineOf(from, unpack, () => undefined),
    body,
  );

/** Its beginning, as far as it comes. */
async function beginningOf(address: string, { body, header }: Answer): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacked(body, unpackingOf(address, header))) {
      chunks.push(chunk as Uint8Array);
      bytes += (chunk as Uint8Array).length;
      if (bytes >= mostRefusalBytes) break;
    }
  } catch {
    // One that breaks off has said what it has said.
  }
  return Buffer.concat(chunks).toString("utf8", 0, mostRefusalBytes);
}

async function refusal(address: string, answer: Answer): Promise<Error> {
  const text = await beginningOf(address, answer);
  const said = text
    .replace(/<(script|style)\b.*?<\/\1>/gis, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return new Error(
    `${shownAddress(address)} answers ${String(answer.status)}${said === "" ? "" : `: ${said}`}`,
  );
}

/** Nobody asks for a part: the rest of the figures would be taken for gone. */
function partial(address: string, answer: Answer): Error {
  const range = answer.header("content-range") ?? "";
  leave(answer);
  return new Error(
    `${shownAddress(address)} answers 206, with a part of its file alone${range === "" ? "" : ` (${range})`}: please try again, or download the file and import that.`,
  );
}

const brokenOff = (address: string, error: unknown) =>
  new Error(
    `${shownAddress(address)} answers with a file that is not whole: ${reasonOf(error)}. Please try again, or download the file and import that.`,
    { cause: error },
  );

async function save({ address, path }: DownloadRequest, { body, header }: Answer): Promise<void> {
  const parts = [...unpackingOf(address, header), ...wholeLines(address, header)];
  const file = createWriteStream(path, { mode: 0o600 });
  await pipeline([body, ...parts, bounded(address), file]).catch((error: unknown) => {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (/^Z_|^ERR__?ZLIB|BROTLI/.test(code)) throw brokenOff(address, error);
    // Of the connection, and not of the disk.
    throw /^UND_|^E(?:CONN|PIPE|TIMEDOUT)/.test(code) || error instanceof TypeError
      ? unreachable(address, error)
      : error;
  });
}

/**
 * Puts an address's answer into a file.
 * @returns what the source says of this version; undefined where it is still the known one
 * @throws Error with a sentence
 */
export async function download(request: DownloadRequest): Promise<Validators | undefined> {
  const { address, known } = request;
  const dispatcher = new EnvHttpProxyAgent({ headersTimeout: silenceMs, bodyTimeout: silenceMs });
  try {
    const answer = await ask(request, dispatcher);
    if (answer.status === 304 && known !== undefined) return undefined;
    if (answer.status === 206) throw partial(address, answer);
    if (answer.status < 200 || answer.status > 299 || answer.status === 204)
      throw await refusal(address, answer);
    await save(request, answer);
    const [etag, lastModified] = [answer.header("etag"), answer.header("last-modified")];
    return {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    };
  } finally {
    await dispatcher.destroy();
  }
}
