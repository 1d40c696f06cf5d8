import type { PaneRecords } from "../../services/host-ports.js";

interface StoredQuestion {
  readonly text: string;
  readonly askedAt: number;
}

/** The questions that the next session knows, newest first. */
export interface QuestionRecord {
  /** Empty where there is no store. */
  read(): Promise<readonly StoredQuestion[]>;
  add(question: StoredQuestion): void;
  remove(text: string): void;
}

const recordName = "pane-questions";
const maxQuestions = 30;

export function questionRecord(records: PaneRecords): QuestionRecord {
  const edit = (change: (stored: readonly StoredQuestion[]) => readonly StoredQuestion[]) => {
    records
      .updateRecord(recordName, (record) => change(parseStored(record)).slice(0, maxQuestions))
      // Without a store the list lasts as long as the pane.
      .catch(() => undefined);
  };
  return {
    read: async () => parseStored(await records.getRecord(recordName).catch(() => undefined)),
    add: (question) => {
      edit((stored) => [question, ...stored.filter(({ text }) => text !== question.text)]);
    },
    remove: (removed) => {
      edit((stored) => stored.filter(({ text }) => text !== removed));
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
