import type { ResearchJob } from "../../contract/index.js";
import type { StorePort } from "../cache/store-port.js";
import type { AnswerOrigin } from "../answer.js";

interface KeptAnswer {
  readonly value: ResearchJob;
  readonly fetchedAt: number;
}

/** Which questions were asked: tokens of running jobs and answers of finished ones. */
export interface ResearchRecords {
  findToken(key: string): Promise<string | undefined>;
  keepToken(key: string, token: string): Promise<void>;
  findAnswer(key: string): Promise<(KeptAnswer & { readonly origin: AnswerOrigin }) | undefined>;
  /** Also forgets the token. */
  keepAnswer(key: string, answer: KeptAnswer): Promise<void>;
  forget(key: string): Promise<void>;
  /** Answers go, tokens stay: they stand for jobs already paid for. */
  clearAnswers(): Promise<void>;
  /** Everything of a key that is no longer used. */
  leaveScope(prefix: string): Promise<void>;
}

const tokenName = (key: string) => `research-token|${key}`;
const answerName = (key: string) => `research-answer|${key}`;

export function createResearchRecords(store: StorePort | undefined): ResearchRecords {
  const tokens = new Map<string, string>();
  const answers = new Map<string, KeptAnswer>();

  /** A store that fails costs nothing but memory beyond the session. */
  const tryStore = async <T>(work: (port: StorePort) => Promise<T>): Promise<T | undefined> => {
    try {
      return store && (await work(store));
    } catch {
      return undefined;
    }
  };

  const forget = async (key: string) => {
    tokens.delete(key);
    await tryStore((port) => port.removeRecords(tokenName(key)));
  };

  return {
    findToken: async (key) => {
      const known = tokens.get(key) ?? (await tryStore((port) => port.getRecord(tokenName(key))));
      return typeof known === "string" ? known : undefined;
    },
    keepToken: async (key, token) => {
      tokens.set(key, token);
      await tryStore((port) => port.updateRecord(tokenName(key), () => token));
    },
    findAnswer: async (key) => {
      const known = answers.get(key);
      if (known) return { ...known, origin: "memory" };
      const stored = await tryStore((port) => port.getRecord(answerName(key)));
      if (typeof stored !== "object" || stored === null) return undefined;
      // Written by `keepAnswer` alone; the scope in the key holds the version of its shape.
      const kept = stored as KeptAnswer;
      answers.set(key, kept);
      return { ...kept, origin: "store" };
    },
    keepAnswer: async (key, answer) => {
      answers.set(key, answer);
      await tryStore((port) => port.updateRecord(answerName(key), () => answer));
      await forget(key);
    },
    forget,
    clearAnswers: async () => {
      answers.clear();
      await tryStore((port) => port.removeRecords(answerName("")));
    },
    leaveScope: async (prefix) => {
      tokens.clear();
      answers.clear();
      await tryStore((port) => port.removeRecords(tokenName(prefix)));
      await tryStore((port) => port.removeRecords(answerName(prefix)));
    },
  };
}
