import type { Client } from "../../../client/index.js";
import { ApiError, type ErrorCode, type ResearchJob } from "../../../contract/index.js";
import { createObservable } from "../../../observable/index.js";
import type { PaneRecords } from "../../services/host-ports.js";
import { questionRecord, type QuestionRecord } from "./question-record.js";

type QuestionState =
  /** `status` is the service's word for how far it is; undefined before the first word. */
  | { readonly status: "running"; readonly step: string | undefined }
  | { readonly status: "done"; readonly job: ResearchJob; readonly fetchedAt: number }
  | { readonly status: "failed"; readonly error: unknown; readonly mayHaveCost: boolean }
  /** No longer waited for; what has been paid for the service works out all the same. */
  | { readonly status: "stopped"; readonly mayHaveCost: boolean }
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
  /** Waits no longer for the answer. */
  stop(text: string): void;
  forget(text: string): void;
  /** Another key or budget: what was refused to the one before can be asked again. */
  forgetRefusals(): void;
}

/** The pane waits longer than a cell: nothing hangs on it, and the user sees how far it is. */
const waitMs = 15 * 60_000;

/** What says nothing about the question, only about the key or the budget of that moment. */
const refusalCodes: readonly ErrorCode[] = ["forbidden", "bad-key", "missing-key", "budget"];

/** No word came back: the service may have the question, and then has charged for it. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status, cause } = error;
  if (code === "timeout") return true;
  // A device that knows that it has no network has sent nothing.
  if (code === "offline") return cause !== undefined;
  if (code === "bad-response") return status === undefined;
  return code === "server" && status !== 503;
}

const isRefused = ({ state }: Question) =>
  state.status === "failed" &&
  state.error instanceof ApiError &&
  refusalCodes.includes(state.error.code);

const withoutRefusals = (questions: readonly Question[]): Question[] =>
  questions.map((question) =>
    isRefused(question) ? { ...question, state: { status: "forgotten" } } : question,
  );

export function createQuestions(
  client: Pick<Client, "ask">,
  records: PaneRecords,
  now: () => number = () => Date.now(),
): Questions {
  return new QuestionList(client, questionRecord(records), now);
}

interface Followed {
  readonly resumeOnly: boolean;
  readonly stop: () => void;
}

const running: QuestionState = { status: "running", step: undefined };

class QuestionList implements Questions {
  private questions: readonly Question[] = [];
  private loading: Promise<void> | undefined;
  private readonly changes = createObservable();
  /** What is followed of each question now, and whether it asks or only looks for what an earlier session asked. */
  private readonly followed = new Map<string, Followed>();

  constructor(
    private readonly client: Pick<Client, "ask">,
    private readonly record: QuestionRecord,
    private readonly now: () => number,
  ) {}

  list(): readonly Question[] {
    return this.questions;
  }

  onChange(listener: () => void): () => void {
    return this.changes.subscribe(listener);
  }

  load(): Promise<void> {
    return (this.loading ??= this.bringBack());
  }

  async ask(typed: string): Promise<void> {
    const text = typed.normalize("NFC").replace(/\s+/g, " ").trim();
    const current = this.questions.find((question) => question.text === text);
    if (current?.state.status === "running" && this.followed.get(text)?.resumeOnly === false)
      return;
    const asked = { text, askedAt: this.now() };
    this.change([
      { ...asked, state: running },
      // The new answer, or refusal, takes the place of an earlier refusal.
      ...withoutRefusals(this.questions.filter((question) => question.text !== text)),
    ]);
    this.record.add(asked);
    await this.follow(text, false);
  }

  stop(text: string): void {
    this.followed.get(text)?.stop();
  }

  forget(text: string): void {
    this.change(this.questions.filter((question) => question.text !== text));
    this.record.remove(text);
  }

  forgetRefusals(): void {
    if (this.questions.some(isRefused)) this.change(withoutRefusals(this.questions));
  }

  private async bringBack(): Promise<void> {
    const stored = await this.record.read();
    const known = new Set(this.questions.map(({ text }) => text));
    const earlier = stored.filter(({ text }) => !known.has(text));
    this.change([...this.questions, ...earlier.map((asked) => ({ ...asked, state: running }))]);
    await Promise.all(earlier.map(({ text }) => this.follow(text, true)));
  }

  private change(next: readonly Question[]): void {
    this.questions = next;
    this.changes.emit();
  }

  private setState(text: string, state: QuestionState): void {
    this.change(
      this.questions.map((question) =>
        question.text === text ? { ...question, state } : question,
      ),
    );
  }

  private async follow(text: string, resumeOnly: boolean): Promise<void> {
    const leave = new AbortController();
    const mine = {
      resumeOnly,
      stop: () => {
        leave.abort();
      },
    };
    this.followed.set(text, mine);
    const sent = { isAccepted: resumeOnly };
    const setState = (state: QuestionState) => {
      if (this.followed.get(text) === mine) this.setState(text, state);
    };
    try {
      const { value, fetchedAt } = await this.client.ask(text, {
        lane: "pane",
        waitMs,
        resumeOnly,
        signal: leave.signal,
        onAccepted: () => {
          sent.isAccepted = true;
        },
        onState: ({ state }) => {
          setState({ status: "running", step: state.status });
        },
      });
      setState({ status: "done", job: value, fetchedAt });
    } catch (error) {
      if (leave.signal.aborted) {
        setState({ status: "stopped", mayHaveCost: !sent.isAccepted });
        return;
      }
      const isUnknown = resumeOnly && error instanceof ApiError && error.code === "not-cached";
      const mayHaveCost = !sent.isAccepted && isUnanswered(error);
      setState(isUnknown ? { status: "forgotten" } : { status: "failed", error, mayHaveCost });
    }
  }
}
