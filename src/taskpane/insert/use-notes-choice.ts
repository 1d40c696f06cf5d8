import { createSessionChoice } from "../session/session-choice.js";

/** Whether title, unit and source are to stand above what is inserted. */
export const { read: wantsNotes, use: useNotesChoice } = createSessionChoice<boolean>(true);
