import { ApiError } from "../../contract/index.js";

/** Bound of an answer's body after decompression: a few kilobytes on the line may be gigabytes here. */
const maxBodyBytes = 8 * 1024 * 1024;

const tooLong = () =>
  new ApiError(
    "bad-response",
    "The service sent an answer of more than 8 MB, which is not read: ask for fewer items.",
  );

/**
 * The body as text, read piece by piece and given up once it is longer than `maxBodyBytes`.
 * @throws ApiError `bad-response` for a longer one.
 */
export async function readBody(response: Pick<Response, "body">): Promise<string> {
  if (response.body === null) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces.join("") + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      // What is still on its way is of no use; a service that goes on sending is not listened to.
      reader.cancel().catch(() => undefined);
      throw tooLong();
    }
    pieces.push(decoder.decode(value, { stream: true }));
  }
}
