import { createSessionChoice } from "../../session/session-choice.js";

/** Whether formulas are inserted with a readable name for their id. */
export const { read: wantsIdNames, use: useIdNames } = createSessionChoice<boolean>(false);
