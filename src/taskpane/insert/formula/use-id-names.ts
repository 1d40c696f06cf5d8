import { createKeptChoice } from "../../session/kept-choice.js";

/** Whether formulas are inserted with a readable name for their id. */
export const { read: wantsIdNames, use: useIdNames } = createKeptChoice(
  "names-id",
  (kept) => kept === true,
);
