/** Asks a question of research jobs over a library and waits for the end. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { ResearchJob } from "../../../src/contract/schemas/research.js";
import type { Library } from "../../../src/service/library/library-model.js";
import { createResearchJobs } from "../../../src/service/research/index.js";
import { openJobsFile } from "../../../src/storage/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type QueryParser,
  type SearchBackend,
} from "../../../src/service/search/index.js";
import { searchAlone } from "../support/own-library.js";

export interface Asker {
  ask(question: string): Promise<ResearchJob>;
  close(): Promise<void>;
}

const now = () => Date.UTC(2026, 10, 20);

interface Asked {
  readonly library: Library;
  readonly parser: QueryParser;
  readonly search: SearchBackend;
}

export function openAsker(library: Library): Promise<Asker> {
  const parser = createQueryParser(library, { now });
  return openAskerOf({ library, parser, search: createMemorySearch(library, { parser }) });
}

async function openAskerOf(asked: Asked): Promise<Asker> {
  const folder = await mkdtemp(join(tmpdir(), "ask-"));
  const waiting = new Map<string, () => void>();
  const ended = new Set<string>();
  const jobs = await createResearchJobs({
    ...asked,
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

interface OwnAsker extends Pick<Asker, "ask">, Pick<Asked, "library" | "parser"> {
  /** The answer in words, or what is said where there is none. */
  answerTo(question: string): Promise<string>;
}

/** The library alone, who reads questions to it and who asks it, for all tests of a file or of a `describe`. */
export function askOwnLibrary(): OwnAsker {
  let opened: (Asked & { readonly asker: Asker }) | undefined;
  const present = () => {
    if (opened === undefined) throw new Error("It is there once a test runs.");
    return opened;
  };
  beforeAll(async () => {
    const asked = await searchAlone(now);
    opened = { ...asked, asker: await openAskerOf(asked) };
  });
  afterAll(() => opened?.asker.close());
  const ask = (question: string) => present().asker.ask(question);
  return {
    ask,
    answerTo: async (question) => {
      const { response } = await ask(question);
      return response?.answer ?? response?.errorMessage ?? "";
    },
    get library() {
      return present().library;
    },
    get parser() {
      return present().parser;
    },
  };
}
