/** Content of a source for tests of stores: a text, each of whose lines is a measure, called as it says before a colon. */
import type { NewContent, PackedContent } from "../../../src/storage/index.js";

const bytes = (text: string) => new TextEncoder().encode(text);

export const contentOf = (text: string): NewContent => ({
  whole: () => bytes(text),
  pieces: () => ({
    head: bytes("a head"),
    measures: new Map(
      text.split("\n").map((line, at) => [/^(.+):/.exec(line)?.[1] ?? String(at), bytes(line)]),
    ),
  }),
});

export function textOf({ packed }: Pick<PackedContent, "packed">): string {
  const kept = packed();
  const text = (part: Uint8Array) => new TextDecoder().decode(part);
  if (kept instanceof Uint8Array) return text(kept);
  return Array.from(kept.measures.values(), text).join("\n");
}
