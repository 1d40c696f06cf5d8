/** Asks a question of research jobs over a library and waits for the end. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { ResearchJob } from "../../../src/contract/schemas/research.js";
import type { Library } from "../../../src/service/library/library-model.js";
import { createResearchJobs } from "../../../src/service/research/index.js";
import { openJobsFile } from "../../../src/storage/index.js";
import { createMemorySearch, createQueryParser } from "../../../src/service/search/index.js";
import { libraryAlone } from "../support/own-library.js";

export interface Asker {
  ask(question: string): Promise<ResearchJob>;
  close(): Promise<void>;
}

export async function openAsker(library: Library): Promise<Asker> {
  const folder = await mkdtemp(join(tmpdir(), "ask-"));
  const now = () => Date.UTC(2026, 10, 20);
  const parser = createQueryParser(library, { now });
  const waiting = new Map<string, () => void>();
  const ended = new Set<string>();
  const jobs = await createResearchJobs({
    library,
    search: createMemorySearch(library, { parser }),
    parser,
    now,
    openStore: (kept) => openJobsFile({ ...kept, path: join(folder, "jobs.jsonl") }),
    onState: (token, status) => {
      if (!["done", "failed", "moderation_failed"].includes(status)) return;
      ended.add(token);
      waiting.get(token)?.();
    },
  });
  return {
    ask: async (question) => {
      const { researchToken } = await jobs.submit(question, "key");
      if (!ended.has(researchToken)) {
        await new Promise<void>((resolve) => waiting.set(researchToken, resolve));
      }
      const job = await jobs.get(researchToken, "key");
      if (job === undefined) throw new Error("The job is gone.");
      return job;
    },
    close: async () => {
      await jobs.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The library alone and who asks it, for all tests of a file or of a `describe`. */
export function askOwnLibrary(): Pick<Asker, "ask"> & { readonly library: Library } {
  let opened: { readonly library: Library; readonly asker: Asker } | undefined;
  const present = () => {
    if (opened === undefined) throw new Error("It is there once a test runs.");
    return opened;
  };
  beforeAll(async () => {
    const library = await libraryAlone();
    opened = { library, asker: await openAsker(library) };
  });
  afterAll(() => opened?.asker.close());
  return {
    ask: (question) => present().asker.ask(question),
    get library() {
      return present().library;
    },
  };
}
