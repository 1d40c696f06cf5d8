import { createKeptChoice } from "../session/kept-choice.js";

/** Whether title, unit and source are to stand above what is inserted. */
export const { read: wantsNotes, use: useNotesChoice } = createKeptChoice(
  "notes",
  (kept) => kept !== false,
);
