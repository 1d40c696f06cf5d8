import type { Client } from "../../../client/index.js";
import { ApiError, type ErrorCode, type ResearchJob } from "../../../contract/index.js";
import { createObservable } from "../../../observable/index.js";
import type { PaneRecords } from "../../services/host-ports.js";

type QuestionState =
  /** `status` is the service's word for how far it is; undefined before the first word. */
  | { readonly status: "running"; readonly step: string | undefined }
  | { readonly status: "done"; readonly job: ResearchJob; readonly fetchedAt: number }
  | { readonly status: "failed"; readonly error: unknown }
  /** Of an earlier session, with neither an answer kept nor a job under way. */
  | { readonly status: "forgotten" };

export interface Question {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly state: QuestionState;
}

/** The questions asked in the pane, newest first; they go on while the user looks at another screen. */
export interface Questions {
  list(): readonly Question[];
  onChange(listener: () => void): () => void;
  /** Brings the list of earlier sessions back: answers that are kept, jobs that are under way. */
  load(): Promise<void>;
  ask(text: string): Promise<void>;
  forget(text: string): void;
  /** Another key or budget: what was refused to the one before can be asked again. */
  forgetRefusals(): void;
}

interface StoredQuestion {
  readonly text: string;
  readonly askedAt: number;
}

const recordName = "pane-questions";
const maxQuestions = 30;
/** The pane waits longer than a cell: nothing hangs on it, and the user sees how far it is. */
const waitMs = 15 * 60_000;

/** What says nothing about the question, only about the key or the budget of that moment. */
const refusalCodes: readonly ErrorCode[] = ["forbidden", "bad-key", "missing-key", "budget"];

const isRefused = ({ state }: Question) =>
  state.status === "failed" &&
  state.error instanceof ApiError &&
  refusalCodes.includes(state.error.code);

const withoutRefusals = (questions: readonly Question[]): Question[] =>
  questions.map((each) => (isRefused(each) ? { ...each, state: { status: "forgotten" } } : each));

export function createQuestions(
  client: Pick<Client, "ask">,
  records: PaneRecords,
  now: () => number = () => Date.now(),
): Questions {
  let questions: readonly Question[] = [];
  let loading: Promise<void> | undefined;
  const changes = createObservable();
  const change = (next: readonly Question[]) => {
    questions = next;
    changes.emit();
  };
  const setState = (text: string, state: QuestionState) => {
    change(questions.map((each) => (each.text === text ? { ...each, state } : each)));
  };
  const store = (edit: (stored: readonly StoredQuestion[]) => readonly StoredQuestion[]) => {
    records
      .updateRecord(recordName, (record) => edit(parseStored(record)).slice(0, maxQuestions))
      // Without a store the list lasts as long as the pane.
      .catch(() => undefined);
  };
  const follow = async (text: string, resumeOnly: boolean) => {
    try {
      const { value, fetchedAt } = await client.ask(text, {
        lane: "pane",
        waitMs,
        resumeOnly,
        onState: ({ state }) => {
          setState(text, { status: "running", step: state.status });
        },
      });
      setState(text, { status: "done", job: value, fetchedAt });
    } catch (error) {
      const isUnknown = resumeOnly && error instanceof ApiError && error.code === "not-cached";
      setState(text, isUnknown ? { status: "forgotten" } : { status: "failed", error });
    }
  };

  return {
    list: () => questions,
    onChange: (listener) => changes.subscribe(listener),
    load: () =>
      (loading ??= (async () => {
        const stored = parseStored(await records.getRecord(recordName).catch(() => undefined));
        const known = new Set(questions.map(({ text }) => text));
        const earlier = stored.filter(({ text }) => !known.has(text));
        const running: QuestionState = { status: "running", step: undefined };
        change([...questions, ...earlier.map((each) => ({ ...each, state: running }))]);
        await Promise.all(earlier.map(({ text }) => follow(text, true)));
      })()),
    ask: async (typed) => {
      const text = typed.normalize("NFC").replace(/\s+/g, " ").trim();
      const current = questions.find((each) => each.text === text);
      if (current?.state.status === "running") return;
      const asked = { text, askedAt: now() };
      change([
        { ...asked, state: { status: "running", step: undefined } },
        // The new answer, or refusal, takes the place of an earlier refusal.
        ...withoutRefusals(questions.filter((each) => each.text !== text)),
      ]);
      store((stored) => [asked, ...stored.filter((each) => each.text !== text)]);
      await follow(text, false);
    },
    forget: (text) => {
      change(questions.filter((each) => each.text !== text));
      store((stored) => stored.filter((each) => each.text !== text));
    },
    forgetRefusals: () => {
      if (questions.some(isRefused)) change(withoutRefusals(questions));
    },
  };
}

function parseStored(record: unknown): readonly StoredQuestion[] {
  if (!Array.isArray(record)) return [];
  return (record as unknown[]).filter(
    (entry): entry is StoredQuestion =>
      typeof entry === "object" &&
      entry !== null &&
      "text" in entry &&
      typeof entry.text === "string" &&
      "askedAt" in entry &&
      typeof entry.askedAt === "number",
  );
}
